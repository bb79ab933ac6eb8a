"""Read text files and CSV tables: any common encoding; commas, semicolons or tabs."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

from spotisle.decks.limits import DeckError

MAX_TEXT_BYTES = 2**20

Row = dict[str, str]


def read_rows(source: Path) -> Iterator[tuple[int, Row]]:
    """Yield the rows of a table with their line numbers, as cells by heading.

    The first line holds the headings and decides which separator is used; it is yielded as line 0.
    """
    text = read_text(source)
    separator = max(",;\t", key=text.lstrip().partition("\n")[0].count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    names: list[str] = []
    try:
        for row in reader:
            if not any(cell.strip() for cell in row):
                continue
            line = reader.line_num if names else 0
            names = names or [cell.strip() for cell in row]
            yield line, dict(zip(names, row, strict=False))
    except csv.Error:
        raise DeckError(
            f'{source.name}, line {reader.line_num}: a " is not closed, or something follows it'
        ) from None


def read_text(source: Path) -> str:
    """Return the text of a small file."""
    body = read_bytes(source, MAX_TEXT_BYTES)
    for encoding in ("utf-8-sig", "utf-16" if body[:2] in (b"\xff\xfe", b"\xfe\xff") else "cp1252"):
        try:
            return body.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise DeckError(f"{source.name} is not a text file; save it as UTF-8")


def read_bytes(source: Path, limit: int) -> bytes:
    """Return the bytes of a file; raise `DeckError` if it is too large."""
    try:
        with source.open("rb") as file:
            body = file.read(limit + 1)
    except OSError as error:
        raise DeckError(f"{source.name} cannot be read: {error.strerror}") from None
    if len(body) > limit:
        raise DeckError(f"{source.name} has more than {limit // 2**20} MB; make it smaller")
    return body
