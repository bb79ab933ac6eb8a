"""Tables and lists as people save them: in any common encoding, with commas, semicolons or tabs."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

from spotisle.decks.errors import DeckError

LIST_BYTES = 2**20

Row = dict[str, str]


def rows_of(source: Path) -> Iterator[tuple[int, Row]]:
    """Yield the rows of a table with the lines that they end in, each cell under its heading.

    The heading comes first, as line 0, under its own names. It says which mark parts the cells.
    """
    text = text_of(source)
    mark = max(",;\t", key=text.lstrip().partition("\n")[0].count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True)
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


def text_of(source: Path) -> str:
    """Return the text of a small file."""
    body = bytes_of(source, LIST_BYTES)
    for encoding in ("utf-8-sig", "utf-16" if body[:2] in (b"\xff\xfe", b"\xfe\xff") else "cp1252"):
        try:
            return body.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise DeckError(f"{source.name} is no text file; save it as UTF-8")


def bytes_of(source: Path, most: int) -> bytes:
    """Return what is in a file, if that is not too much."""
    try:
        with source.open("rb") as file:
            body = file.read(most + 1)
    except OSError as error:
        raise DeckError(f"{source.name} cannot be read: {error.strerror}") from None
    if len(body) > most:
        raise DeckError(f"{source.name} has more than {most // 2**20} MB; make it smaller")
    return body
