"""What somebody wants printed, and what the printing process does with it."""

from msgspec import Struct

from spotisle.printing.options import PrintOptions
from spotisle.printing.pages import Book

DICE = "dice"
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
    """Letters that nothing on this machine can draw, and that are not on the pages."""


class PrintRequest(Struct, frozen=True):
    """What somebody wants printed; equal requests give equal prints. Its methods run as jobs."""

    deck: str
    options: PrintOptions
    own: bytes | None = None
    """The file of a deck that is kept on this server."""

    def book(self) -> Book:
        """Lay out the pages."""
        from spotisle.printing.book import deck_book
        from spotisle.printing.dice_book import dice_book
        from spotisle.printing.printable import PrintableDeck

        if self.deck == DICE:
            return dice_book(self.options)
        if self.own is None:
            return deck_book(PrintableDeck.from_edition(self.deck), self.options)
        from spotisle.decks.archive import from_zip

        return deck_book(PrintableDeck.from_custom(from_zip(self.own)), self.options)

    def describe(self) -> Print:
        """List the pages that there would be."""
        from spotisle.printing.pdf import left_out

        book = self.book()
        pages = tuple(PageSize(page.part, page.width, page.height) for page in book.pages)
        return Print(book.title, pages, left_out(book))

    def pdf(self) -> bytes:
        """Print everything."""
        from spotisle.printing.pdf import pdf

        return pdf(self.book())

    def picture(self, page: int) -> bytes:
        """Draw one page; nothing if there is no such page."""
        from spotisle.printing.pdf import picture

        book = self.book()
        return picture(book, page, PREVIEW_WIDTH_PX) if page < len(book.pages) else b""
