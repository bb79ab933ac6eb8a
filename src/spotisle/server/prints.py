"""Prints over HTTP: what pages there would be, a picture of each, and the PDF."""

from collections.abc import Awaitable, Callable

from aiohttp import web
from msgspec import Struct

from spotisle.editions import EDITIONS
from spotisle.errors import SpotisleError
from spotisle.journal import JournalError
from spotisle.printing.options import PrintOptions, read_options
from spotisle.printing.pages import Book
from spotisle.server.house import HOUSE
from spotisle.server.replies import answer, complain
from spotisle.server.workshop import BusyError

DECK = "{deck:[a-z0-9]{1,24}}"
DICE = "dice"
PIXELS = 640
"""Width of a page's picture."""
KEEP = {"Cache-Control": "private, max-age=600"}

Answering = Callable[[web.Request], Awaitable[web.Response]]


class PageSize(Struct, frozen=True):
    """A page of a print, in millimetres."""

    part: str
    width: float
    height: float


class Print(Struct, frozen=True):
    """What a print would be."""

    title: str
    pages: tuple[PageSize, ...]


class Order(Struct, frozen=True):
    """What somebody wants printed; equal orders give equal prints."""

    deck: str
    options: PrintOptions
    own: bytes | None = None
    """The file of a deck that is kept on this server."""

    def book(self) -> Book:
        """Lay out the pages."""
        from spotisle.printing.book import deck_book
        from spotisle.printing.dice_book import dice_book
        from spotisle.printing.pack import boxed

        if self.deck == DICE:
            return dice_book(self.options)
        if self.own is None:
            return deck_book(boxed(self.deck), self.options)
        from spotisle.decks.file import read_deck
        from spotisle.decks.pack import packed

        return deck_book(packed(read_deck(self.own)), self.options)

    def pdf(self) -> bytes:
        """Print everything."""
        from spotisle.printing.press import pdf

        return pdf(self.book())

    def picture(self, page: int) -> bytes:
        """Draw one page; nothing if there is no such page."""
        from spotisle.printing.press import picture

        book = self.book()
        return picture(book, page, PIXELS) if page < len(book.pages) else b""


def add_prints(app: web.Application) -> None:
    """Answer under /api/print."""
    app.router.add_get(f"/api/print/{DECK}", _sparing(_print))
    app.router.add_get(f"/api/print/{DECK}.pdf", _sparing(_pdf))
    app.router.add_get(f"/api/print/{DECK}/{{page:[0-9]{{1,4}}}}.png", _sparing(_picture))


def _sparing(answering: Answering) -> Answering:
    """Answer only so many questions of one address, and mistakes with one sentence."""

    async def answered(request: web.Request) -> web.Response:
        house = request.app[HOUSE]
        if not house.printing.take(house.address(request)):
            return complain(429, "You have asked for many prints; wait a minute.")
        try:
            return await answering(request)
        except BusyError as busy:
            return complain(503, str(busy))
        except JournalError:
            raise
        except SpotisleError as mistake:
            return complain(400, str(mistake))

    return answered


async def _order(request: web.Request) -> Order | None:
    deck = request.match_info["deck"]
    options = read_options(request.query)
    if deck in (*EDITIONS, DICE):
        return Order(deck, options)
    own = await request.app[HOUSE].decks.file(deck, "deck.spotisle")
    return None if own is None else Order(deck, options, own)


async def _print(request: web.Request) -> web.Response:
    order = await _order(request)
    if order is None:
        return _unknown()
    book = await request.app[HOUSE].press.work(order.book)
    pages = tuple(PageSize(page.part, page.width, page.height) for page in book.pages)
    return answer(Print(book.title, pages))


async def _pdf(request: web.Request) -> web.Response:
    order = await _order(request)
    if order is None:
        return _unknown()
    made = await request.app[HOUSE].press.make((order.deck, order.options), order.pdf)
    name = "spotisle" if order.own else order.deck
    headers = KEEP | {"Content-Disposition": f'attachment; filename="{name}.pdf"'}
    return web.Response(body=made, content_type="application/pdf", headers=headers)


async def _picture(request: web.Request) -> web.Response:
    order = await _order(request)
    if order is None:
        return _unknown()
    page = int(request.match_info["page"])
    key = (order.deck, order.options, page)
    made = await request.app[HOUSE].press.make(key, lambda: order.picture(page))
    if not made:
        return complain(404, "The print has no such page.")
    return web.Response(body=made, content_type="image/png", headers=KEEP)


def _unknown() -> web.Response:
    return complain(404, "There is no such deck here.")
