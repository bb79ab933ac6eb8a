"""From pages to PDF, and to pictures of pages: typst sets them.

For a PDF every picture is first put on a page of a small PDF of its own. The print refers to those
pages, so that a symbol is in the file once, as vectors, however many cards show it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec
from msgspec import to_builtins

from spotisle.art.fonts import fonts_for, undrawable
from spotisle.printing.pages import Book, Page

if TYPE_CHECKING:
    import typst

Places = dict[str, int] | dict[str, str]
"""Where each picture is: on a page of art.pdf, or in a file."""


def left_out(book: Book) -> str:
    """Return the letters in a book that nothing on this machine can draw."""
    return undrawable(_job(book, book.pages, {}))


def pdf(book: Book) -> bytes:
    """Return the whole book as PDF: the same book gives the same bytes."""
    with _desk(book) as (folder, fonts):
        import typst

        names = list(book.art)
        (folder / "art.json").write_bytes(msgspec.json.encode([f"{name}.svg" for name in names]))
        typst.compile(
            folder / "art.typ", folder / "art.pdf", font_paths=fonts, ignore_system_fonts=True
        )
        _lay_job(folder, book, book.pages, {name: page + 1 for page, name in enumerate(names)})
        typst.compile(
            folder / "main.typ", folder / "out.pdf", font_paths=fonts, ignore_system_fonts=True
        )
        return (folder / "out.pdf").read_bytes()


def picture(book: Book, page: int, pixels_across: int) -> bytes:
    """Return one page as a PNG of this width."""
    with _desk(book) as (folder, fonts):
        import typst

        _lay_job(folder, book, book.pages[page : page + 1], {n: f"{n}.svg" for n in book.art})
        made = typst.compile(
            folder / "main.typ",
            font_paths=fonts,
            ignore_system_fonts=True,
            format="png",
            ppi=pixels_across / (book.pages[page].width / 25.4),
        )
    return made if isinstance(made, bytes) else made[0]


@contextmanager
def _desk(book: Book) -> Iterator[tuple[Path, "typst.Fonts"]]:
    """Lay out plates and pictures in a folder of their own: typst reads nothing outside it."""
    import typst

    with (
        TemporaryDirectory(prefix="spotisle-") as name,
        as_file(files("spotisle.art") / "nunito") as letters,
    ):
        folder = Path(name)
        for plate in (files("spotisle.printing") / "plates").iterdir():
            (folder / plate.name).write_bytes(plate.read_bytes())
        for art, svg in book.art.items():
            (folder / f"{art}.svg").write_text(svg, encoding="utf-8")
        others = folder / "fonts"
        others.mkdir()
        for font in fonts_for("".join((_job(book, book.pages, {}), *book.art.values()))):
            copyfile(font, others / font.name)
        yield (
            folder,
            typst.Fonts(
                include_system_fonts=False,
                include_embedded_fonts=False,
                font_paths=[letters, others],
            ),
        )


def _lay_job(folder: Path, book: Book, pages: tuple[Page, ...], places: Places) -> None:
    job = _job(book, pages, places)
    missing = dict.fromkeys(map(ord, undrawable(job)))
    (folder / "job.json").write_text(job.translate(missing), encoding="utf-8")


def _job(book: Book, pages: tuple[Page, ...], places: Places) -> str:
    job = {
        "title": book.title,
        "language": book.language,
        "pages": to_builtins(pages),
        "art": places,
    }
    return msgspec.json.encode(job).decode()
