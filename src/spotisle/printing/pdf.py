"""Render pages with typst: to PDF, or one page to PNG.

For a PDF every picture is first rendered to a page of an intermediate PDF. The book refers to these
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

from spotisle.art.fonts import find_undrawable, fonts_for
from spotisle.printing.pages import Book, Page

if TYPE_CHECKING:
    import typst

ArtIndex = dict[str, int] | dict[str, str]
"""For each picture its page in art.pdf, or its file."""


def find_missing_letters(book: Book) -> str:
    """Return the letters in a book that no font on this machine has."""
    return find_undrawable(_encode_job(book, book.pages, {}))


def render_pdf(book: Book) -> bytes:
    """Return the whole book as PDF: the same book gives the same bytes."""
    with _work_folder(book) as (folder, fonts):
        import typst

        names = list(book.art)
        (folder / "art.json").write_bytes(msgspec.json.encode([f"{name}.svg" for name in names]))
        art = typst.compile(folder / "art.typ", font_paths=fonts, ignore_system_fonts=True)
        (folder / "art.pdf").write_bytes(_one(art))
        _write_job(folder, book, book.pages, {name: page + 1 for page, name in enumerate(names)})
        return _one(typst.compile(folder / "main.typ", font_paths=fonts, ignore_system_fonts=True))


def render_page(book: Book, page: int, pixels_across: int) -> bytes:
    """Return one page as PNG of this width."""
    with _work_folder(book) as (folder, fonts):
        import typst

        _write_job(folder, book, book.pages[page : page + 1], {n: f"{n}.svg" for n in book.art})
        rendered = typst.compile(
            folder / "main.typ",
            font_paths=fonts,
            ignore_system_fonts=True,
            format="png",
            ppi=pixels_across / (book.pages[page].width / 25.4),
        )
    return _one(rendered)


def _one(rendered: bytes | list[bytes]) -> bytes:
    """Return the only file; typst returns a list if it renders several pages to images."""
    return rendered if isinstance(rendered, bytes) else rendered[0]


@contextmanager
def _work_folder(book: Book) -> Iterator[tuple[Path, "typst.Fonts"]]:
    """Write templates, pictures and fonts to a temporary folder; typst reads nothing outside it."""
    import typst

    with (
        TemporaryDirectory(prefix="spotisle-") as name,
        as_file(files("spotisle.art") / "nunito") as own_fonts,
    ):
        folder = Path(name)
        for template in (files("spotisle.printing") / "templates").iterdir():
            (folder / template.name).write_bytes(template.read_bytes())
        for art, svg in book.art.items():
            (folder / f"{art}.svg").write_text(svg, encoding="utf-8")
        other_fonts = folder / "fonts"
        other_fonts.mkdir()
        for font in fonts_for("".join((_encode_job(book, book.pages, {}), *book.art.values()))):
            copyfile(font, other_fonts / font.name)
        yield (
            folder,
            typst.Fonts(
                include_system_fonts=False,
                include_embedded_fonts=False,
                font_paths=[own_fonts, other_fonts],
            ),
        )


def _write_job(folder: Path, book: Book, pages: tuple[Page, ...], art: ArtIndex) -> None:
    job = _encode_job(book, pages, art)
    missing = dict.fromkeys(map(ord, find_undrawable(job)))
    (folder / "job.json").write_text(job.translate(missing), encoding="utf-8")


def _encode_job(book: Book, pages: tuple[Page, ...], art: ArtIndex) -> str:
    job = {
        "title": book.title,
        "language": book.language,
        "pages": to_builtins(pages),
        "art": art,
    }
    return msgspec.json.encode(job).decode()
