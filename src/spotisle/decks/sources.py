"""What people have: a folder of pictures, a list of words, a table of names; mixed as they like."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from spotisle.decks.drafts import RoughFace, RoughSymbol
from spotisle.decks.emoji import emoji_name, is_emoji
from spotisle.decks.errors import DeckError
from spotisle.decks.limits import MAX_FACES, SOURCE_BYTES
from spotisle.decks.manifest import one_line
from spotisle.decks.tables import Row, bytes_of, rows_of, text_of

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg")
TABLES = (".csv", ".tsv")
LISTS = (".txt", *TABLES)
PAIR = re.compile(r"\s*(?:=|\t|\|)\s*")
"""What stands between the two of a pair in a list: dog = hond."""
_LANGUAGE = re.compile("[a-z]{2}(-[a-z0-9]{2,8})?")
"""Two letters, as in the workshop: with three, a word such as cat would pass for a language."""
_PICTURE_COLUMNS = ("picture", "image", "file", "emoji")


def collected(sources: Sequence[Path], language: str, *, pairs: bool) -> list[RoughSymbol]:
    """Return the symbols that files and folders hold, in the order of their names."""
    symbols = [symbol for source in sources for symbol in _read(source, language, pairs=pairs)]
    if len(symbols) > MAX_FACES:
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
    elif ending in TABLES:
        yield from _table(source, language, pairs=pairs)
    elif ending in PICTURES:
        name = tidy_name(source.name)
        picture = RoughFace(source.name, bytes_of(source, SOURCE_BYTES))
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
        if table.suffix.lower() in TABLES
        for _, row in _rows(table)
        for column, value in row.items()
        if column in _PICTURE_COLUMNS
    }


def _list(source: Path, language: str, *, pairs: bool) -> Iterator[RoughSymbol]:
    for number, line in enumerate(text_of(source).splitlines(), start=1):
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
    for number, row in _rows(source, columns=2 if pairs else 1):
        names = {
            column: tuple(filter(None, (word.strip() for word in value.split("/"))))
            for column, value in row.items()
            if _LANGUAGE.fullmatch(column) and value.strip()
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


def _rows(source: Path, columns: int = 1) -> Iterator[tuple[int, Row]]:
    """Return the rows of a table, which must have so many columns that are understood."""
    rows = (
        (line, {name.lower(): cell for name, cell in row.items()}) for line, row in rows_of(source)
    )
    _, heading = next(rows, (0, {}))
    known = [name for name in heading if _LANGUAGE.fullmatch(name) or name in _PICTURE_COLUMNS]
    if len(known) < columns:
        example = "en,nl (or picture,en)" if columns > 1 else "picture,en,nl (or en,nl)"
        raise DeckError(
            f"{source.name} needs a first line with languages, two letters each, as in: {example}"
        )
    return rows


def _face(text: str, source: Path) -> RoughFace:
    if not _is_file(text, source):
        return RoughFace(text=text)
    return RoughFace(Path(text).name, bytes_of(source.parent / text, SOURCE_BYTES))


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
