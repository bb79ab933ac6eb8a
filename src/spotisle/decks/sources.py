"""Collect symbols from folders of pictures, lists of words and tables of names."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from spotisle.decks.draft import DraftFace, DraftSymbol
from spotisle.decks.emoji import emoji_name, is_emoji
from spotisle.decks.limits import MAX_FACES, MAX_SOURCE_BYTES, DeckError
from spotisle.decks.manifest import one_line
from spotisle.decks.tables import Row, read_bytes, read_rows, read_text

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg")
TABLES = (".csv", ".tsv")
LISTS = (".txt", *TABLES)
PAIR_SEPARATOR = re.compile(r"\s*(?:=|\t|\|)\s*")
"""Between the two faces of a pair in a list: dog = hond."""
_LANGUAGE = re.compile("[a-z]{2}(-[a-z0-9]{2,8})?")
"""Two letters, as in the workshop: with three, a word such as cat would pass for a language."""
_PICTURE_COLUMNS = ("picture", "image", "file", "emoji")


def collect_symbols(
    sources: Sequence[Path], language: str, *, pairs: bool
) -> tuple[list[DraftSymbol], dict[str, bytes]]:
    """Return the symbols in files and folders, in natural order, and the pictures they name."""
    if not _LANGUAGE.fullmatch(language):
        raise DeckError(f"{language!r} is no language code; write it like en, pl or pt-br")
    collector = _Collector(language, pairs=pairs)
    symbols = [symbol for source in sources for symbol in collector.read(source)]
    if len(symbols) > MAX_FACES:
        raise DeckError(f"{len(symbols)} symbols are too many; the largest deck has 273")
    return symbols, collector.pictures


def guess_name(file: str) -> str:
    """Return a name for what a picture file shows.

    >>> guess_name("03_big-red_apple (2).PNG"), guess_name("DSC_0012.jpg"), guess_name("7.png")
    ('Big red apple', 'DSC 0012', '7')
    """
    words = re.sub(r"[_\-+.\s]+", " ", Path(file).stem)
    words = re.sub(r"\s*\([0-9]+\)\s*$", "", words).strip()
    bare = re.sub(r"^[0-9]+ (?=\D)", "", words) or words
    return one_line(bare[:1].upper() + bare[1:])[:40] or "?"


class _Collector:
    """Reads sources and keeps the pictures that they name."""

    def __init__(self, language: str, *, pairs: bool) -> None:
        self.language = language
        self.pairs = pairs
        self.pictures: dict[str, bytes] = {}

    def read(self, source: Path) -> Iterator[DraftSymbol]:
        suffix = source.suffix.lower()
        if source.is_dir():
            for path in _relevant_files(source):
                yield from self.read(path)
        elif not source.exists():
            raise DeckError(f"there is no file or folder {str(source)!r}")
        elif suffix in TABLES:
            yield from self._read_table(source)
        elif suffix in PICTURES:
            name = guess_name(source.name)
            picture = self._add_picture(source)
            faces = (picture, DraftFace(text=name)) if self.pairs else (picture,)
            yield DraftSymbol({self.language: (name,)}, faces)
        else:
            yield from self._read_list(source)

    def _read_list(self, source: Path) -> Iterator[DraftSymbol]:
        for number, line in enumerate(read_text(source).splitlines(), start=1):
            text = line.strip()
            if not text or text.startswith("#"):
                continue
            first, *rest = PAIR_SEPARATOR.split(text)
            if not self.pairs:
                yield DraftSymbol(self._name(first), (self._face(first, source),))
                continue
            if len(rest) > 1 or (not rest and not _is_picture(first, source)):
                raise DeckError(f"{source.name}, line {number}: a pair is written as dog = hond")
            second = rest[0] if rest else _name_of(first)
            word = second if _is_picture(first, source) or is_emoji(first) else first
            faces = (self._face(first, source), self._face(second, source))
            yield DraftSymbol(self._name(word), faces)

    def _read_table(self, source: Path) -> Iterator[DraftSymbol]:
        wanted = 2 if self.pairs else 1
        for number, row in _read_columns(source, wanted):
            names = {
                column: tuple(filter(None, (word.strip() for word in value.split("/"))))
                for column, value in row.items()
                if _LANGUAGE.fullmatch(column) and value.strip()
            }
            picture = next((row[c].strip() for c in _PICTURE_COLUMNS if row.get(c, "").strip()), "")
            first = sorted(names, key=lambda column: column != self.language)
            words = [names[column][0] for column in first if names[column]]
            if not words and not picture:
                continue
            faces = [self._face(text, source) for text in ([picture] if picture else []) + words]
            if len(faces) < wanted:
                raise DeckError(
                    f"{source.name}, line {number}: a pair needs a picture and a word, "
                    "or two languages"
                )
            known = {lang: words for lang, words in names.items() if words}
            yield DraftSymbol(known or self._name(picture), tuple(faces[:wanted]))

    def _face(self, text: str, source: Path) -> DraftFace:
        if not _is_picture(text, source):
            return DraftFace(text=text)
        return self._add_picture(source.parent / text)

    def _add_picture(self, path: Path) -> DraftFace:
        """Read a picture; two different files of one name are told apart by their paths."""
        body = read_bytes(path, MAX_SOURCE_BYTES)
        name = path.name if self.pictures.get(path.name, body) == body else str(path)
        self.pictures[name] = body
        return DraftFace(file=name)

    def _name(self, text: str) -> dict[str, tuple[str, ...]]:
        """Return the name of a face that has none; emoji are named in English."""
        if is_emoji(text):
            return {"en": (emoji_name(text)[:40],)}
        return {self.language: (_name_of(text),)}


def _relevant_files(folder: Path) -> Iterator[Path]:
    """Yield pictures, lists and tables in natural order, without pictures that a table names."""
    files = sorted(folder.iterdir(), key=lambda path: _natural_key(path.name))
    known = [
        path
        for path in files
        if path.suffix.lower() in (*PICTURES, *LISTS)
        and path.is_file()
        and not path.name.startswith(".")  # macOS puts a ._names.csv beside each names.csv
    ]
    in_tables = {
        value.strip()
        for table in known
        if table.suffix.lower() in TABLES
        for _, row in _read_columns(table)
        for column, value in row.items()
        if column in _PICTURE_COLUMNS
    }
    for path in known:
        if path.name not in in_tables:
            yield path


def _natural_key(name: str) -> list[tuple[str, int]]:
    """Sort 2.png before 10.png."""
    return [(word, int(number or 0)) for word, number in re.findall(r"(\D*)(\d*)", name.casefold())]


def _read_columns(source: Path, columns: int = 1) -> Iterator[tuple[int, Row]]:
    """Return the rows of a table; `DeckError` unless it has this many known columns."""
    rows = (
        (line, {name.lower(): cell for name, cell in row.items()})
        for line, row in read_rows(source)
    )
    _, heading = next(rows, (0, {}))
    known = [name for name in heading if _LANGUAGE.fullmatch(name) or name in _PICTURE_COLUMNS]
    if len(known) < columns:
        example = "en,nl (or picture,en)" if columns > 1 else "picture,en,nl (or en,nl)"
        raise DeckError(
            f"{source.name} needs a first line with two-letter language codes, as in: {example}"
        )
    return rows


def _is_picture(text: str, source: Path) -> bool:
    if not text.lower().endswith(PICTURES):
        return False
    if not (source.parent / text).is_file():
        raise DeckError(f"{source.name} names {text!r}, which isn't in the same folder")
    return True


def _name_of(text: str) -> str:
    return guess_name(text) if text.lower().endswith(PICTURES) else one_line(text)[:40]
