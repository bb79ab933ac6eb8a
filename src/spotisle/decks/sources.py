"""What people have: a folder of pictures, a list of words, a table of names; mixed as they like."""

import csv
import io
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from spotisle.decks.drafts import RoughFace, RoughSymbol
from spotisle.decks.emoji import emoji_name, is_emoji
from spotisle.decks.errors import DeckError
from spotisle.decks.limits import MOST_FACES, SOURCE_BYTES
from spotisle.decks.manifest import one_line

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg")
LISTS = (".txt", ".csv")
LIST_BYTES = 2**20
PAIR = re.compile(r"\s*(?:=|\t|\|)\s*")
"""What stands between the two of a pair in a list: dog = hond."""
_LANGUAGE = re.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")
_PICTURE_COLUMNS = ("picture", "image", "file", "emoji")


def collected(sources: Sequence[Path], language: str, *, pairs: bool) -> list[RoughSymbol]:
    """Return the symbols that files and folders hold, in the order of their names."""
    symbols = [symbol for source in sources for symbol in _read(source, language, pairs=pairs)]
    if len(symbols) > MOST_FACES:
        raise DeckError(f"{len(symbols)} symbols are too many; the largest deck has 273")
    return symbols


def tidy_name(file: str) -> str:
    """Return a name for what a picture file shows.

    >>> tidy_name("03_big-red_apple (2).PNG"), tidy_name("DSC_0012.jpg"), tidy_name("7.png")
    ('Big red apple', 'DSC 0012', '7')
    """
    words = re.sub(r"[_\-+.\s]+", " ", Path(file).stem)
    words = re.sub(r"\s*\([0-9]+\)\s*$", "", words).strip()
    bare = re.sub(r"^[0-9]+ (?=\D)", "", words) or words
    return one_line(bare[:1].upper() + bare[1:])[:40] or "?"


def _read(source: Path, language: str, *, pairs: bool) -> Iterator[RoughSymbol]:
    ending = source.suffix.lower()
    if source.is_dir():
        files = sorted(source.iterdir(), key=lambda path: _natural(path.name))
        known = [path for path in files if path.suffix.lower() in (*PICTURES, *LISTS)]
        named = _named_in_tables(known)
        for path in known:
            if path.is_file() and not path.name.startswith(".") and path.name not in named:
                yield from _read(path, language, pairs=pairs)
    elif not source.exists():
        raise DeckError(f"there is no file or folder {str(source)!r}")
    elif ending == ".csv":
        yield from _table(source, language, pairs=pairs)
    elif ending in PICTURES:
        name = tidy_name(source.name)
        picture = RoughFace(source.name, _bytes(source, SOURCE_BYTES))
        faces = (picture, RoughFace(text=name)) if pairs else (picture,)
        yield RoughSymbol({language: (name,)}, faces)
    else:
        yield from _list(source, language, pairs=pairs)


def _natural(name: str) -> list[tuple[str, int]]:
    """Sort 2.png before 10.png."""
    return [(word, int(number or 0)) for word, number in re.findall(r"(\D*)(\d*)", name.casefold())]


def _named_in_tables(files: Sequence[Path]) -> set[str]:
    """Return the pictures that a table beside them names: they come with it, not by themselves."""
    return {
        value.strip()
        for table in files
        if table.suffix.lower() == ".csv"
        for row in _rows(table)
        for column, value in row.items()
        if column in _PICTURE_COLUMNS
    }


def _list(source: Path, language: str, *, pairs: bool) -> Iterator[RoughSymbol]:
    for number, line in enumerate(_text(source).splitlines(), start=1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        first, *rest = PAIR.split(text)
        if not pairs:
            yield RoughSymbol(_names(first, language), (_face(first, source),))
            continue
        if len(rest) > 1 or (not rest and not _is_file(first, source)):
            raise DeckError(f"{source.name}, line {number}: a pair is written as dog = hond")
        second = rest[0] if rest else _said(first)
        word = second if _is_file(first, source) or is_emoji(first) else first
        yield RoughSymbol(_names(word, language), (_face(first, source), _face(second, source)))


def _table(source: Path, language: str, *, pairs: bool) -> Iterator[RoughSymbol]:
    for number, row in enumerate(_rows(source), start=2):
        names = {
            column: tuple(filter(None, (word.strip() for word in value.split("/"))))
            for column, value in row.items()
            if _LANGUAGE.fullmatch(column) and column not in _PICTURE_COLUMNS and value.strip()
        }
        pictured = next((row[c].strip() for c in _PICTURE_COLUMNS if row.get(c, "").strip()), "")
        first = sorted(names, key=lambda column: column != language)
        words = [names[column][0] for column in first if names[column]]
        if not words and not pictured:
            continue
        faces = [_face(text, source) for text in ([pictured] if pictured else []) + words]
        wanted = 2 if pairs else 1
        if len(faces) < wanted:
            raise DeckError(
                f"{source.name}, line {number}: a pair needs a picture and a word, or two languages"
            )
        kept = {lang: words for lang, words in names.items() if words}
        yield RoughSymbol(kept or _names(pictured, language), tuple(faces[:wanted]))


def _rows(source: Path) -> list[dict[str, str]]:
    text = _text(source)
    try:
        dialect = csv.Sniffer().sniff(text[:2000], delimiters=",;\t")
    except csv.Error:
        dialect = csv.excel
    try:
        rows = list(csv.DictReader(io.StringIO(text), dialect=dialect))
    except csv.Error as error:
        raise DeckError(f"{source.name} is no table: {error}") from None
    tidy = [
        {(column or "").strip().lower(): value or "" for column, value in row.items() if column}
        for row in rows
    ]
    known = {column for row in tidy for column in row}
    if not any(_LANGUAGE.fullmatch(name) or name in _PICTURE_COLUMNS for name in known):
        raise DeckError(
            f"{source.name} needs a first line with languages, as in: picture,en,nl (or en,nl)"
        )
    return tidy


def _face(text: str, source: Path) -> RoughFace:
    if not _is_file(text, source):
        return RoughFace(text=text)
    return RoughFace(Path(text).name, _bytes(source.parent / text, SOURCE_BYTES))


def _is_file(text: str, source: Path) -> bool:
    if not text.lower().endswith(PICTURES):
        return False
    if not (source.parent / text).is_file():
        raise DeckError(f"{source.name} names {text!r}, which is not there beside it")
    return True


def _names(text: str, language: str) -> dict[str, tuple[str, ...]]:
    """Return what a face is called where nobody says; emoji have names in English."""
    if is_emoji(text):
        return {"en": (emoji_name(text)[:40],)}
    return {language: (_said(text),)}


def _said(text: str) -> str:
    return tidy_name(text) if text.lower().endswith(PICTURES) else one_line(text)[:40]


def _text(source: Path) -> str:
    body = _bytes(source, LIST_BYTES)
    for encoding in ("utf-8-sig", "utf-16" if body[:2] in (b"\xff\xfe", b"\xfe\xff") else "cp1252"):
        try:
            return body.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise DeckError(f"{source.name} is no text file; save it as UTF-8")


def _bytes(source: Path, most: int) -> bytes:
    try:
        if source.stat().st_size > most:
            raise DeckError(f"{source.name} has more than {most // 2**20} MB; make it smaller")
        return source.read_bytes()
    except OSError as error:
        raise DeckError(f"{source.name} cannot be read: {error.strerror}") from None
