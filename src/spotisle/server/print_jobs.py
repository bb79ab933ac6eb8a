"""Print jobs, which run in a child process: list the pages, draw one, render the PDF."""

from msgspec import Struct

from spotisle.printing.options import PrintOptions
from spotisle.printing.pages import Book

DICE = "dice"
WHY = "why"
PREVIEW_WIDTH_PX = 640


class PageSize(Struct, frozen=True):
    """A page of a print, in millimetres."""

    part: str
    width: float
    height: float


class Print(Struct, frozen=True):
    """What a print would be."""

    title: str
    pages: tuple[PageSize, ...]
    left_out: str
    """Letters left out of the pages, because no font on this machine has them."""


class PrintRequest(Struct, frozen=True):
    """What to print; equal requests give equal prints."""

    deck: str
    options: PrintOptions


def describe_print(request: PrintRequest, own: bytes | None) -> Print:
    """List the pages of a print; `own` is the deck file of a custom deck."""
    from spotisle.printing.pdf import find_missing_letters

    book = _book(request, own)
    pages = tuple(PageSize(page.part, page.width, page.height) for page in book.pages)
    return Print(book.title, pages, find_missing_letters(book))


def render_pdf(request: PrintRequest, own: bytes | None) -> bytes:
    """Render the PDF."""
    from spotisle.printing.pdf import render_pdf as render

    return render(_book(request, own))


def render_page(request: PrintRequest, own: bytes | None, page: int) -> bytes:
    """Draw one page as PNG; empty if there is no such page."""
    from spotisle.printing.pdf import render_page as render

    book = _book(request, own)
    return render(book, page, PREVIEW_WIDTH_PX) if page < len(book.pages) else b""


def _book(request: PrintRequest, own: bytes | None) -> Book:
    """Lay out the pages."""
    from spotisle.printing.book import build_deck_book
    from spotisle.printing.dice_book import build_dice_book
    from spotisle.printing.printable import PrintableDeck

    if request.deck == DICE:
        return build_dice_book(request.options)
    if request.deck == WHY:
        from spotisle.printing.why_book import build_why_book

        return build_why_book(request.options)
    if own is None:
        return build_deck_book(PrintableDeck.from_edition(request.deck), request.options)
    from spotisle.decks.archive import from_zip

    return build_deck_book(PrintableDeck.from_custom(from_zip(own)), request.options)
