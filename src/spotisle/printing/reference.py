"""The reference card: all symbols of a deck with their names."""

from collections.abc import Iterator
from unicodedata import combining, normalize

from spotisle.printing.backs import deck_colour
from spotisle.printing.fronts import face_art
from spotisle.printing.options import PAPERS, PrintOptions
from spotisle.printing.pages import Entry, ReferencePage
from spotisle.printing.printable import PrintableDeck
from spotisle.texts import text

MOST = 80
"""Symbols on a page that can still be told apart at a glance."""


_LAST = str.maketrans({"æ": "{a", "ø": "{b", "å": "{c", "ł": "l"})


def in_alphabet(name: str) -> tuple[str, str]:
    """Return what to sort a name by: letters before their accents, Danish æ, ø and å last.

    >>> sorted(["Zebra", "Łopata", "Øks", "Lampa", "Ćma"], key=in_alphabet)
    ['Ćma', 'Lampa', 'Łopata', 'Zebra', 'Øks']
    """
    letters = normalize("NFKD", name.casefold().translate(_LAST))
    return "".join(letter for letter in letters if not combining(letter)), name


def paper_of(options: PrintOptions) -> tuple[float, float]:
    """Return the paper for pages to read; with single cards they come on A4."""
    return PAPERS.get(options.paper, PAPERS["a4"])


def reference_pages(pack: PrintableDeck, options: PrintOptions) -> Iterator[ReferencePage]:
    """Yield the names in the chosen language, in the order of its alphabet."""
    language = options.language
    entries = sorted(
        (
            Entry(
                tuple(map(face_art, faces)),
                pack.edition.name(symbol, language),
            )
            for symbol, faces in enumerate(pack.faces)
            if faces
        ),
        key=lambda entry: in_alphabet(entry.name),
    )
    sheets = -(-len(entries) // MOST)
    a_sheet = -(-len(entries) // sheets)
    width, height = paper_of(options)
    for start in range(0, len(entries), a_sheet):
        here = tuple(entries[start : start + a_sheet])
        yield ReferencePage(
            part="reference",
            width=width,
            height=height,
            title=pack.name(language),
            lead=text(language, "print-reference", count=len(entries)),
            colour=deck_colour(pack.edition.id),
            columns=5 if len(here) <= 35 else 7 if len(here) <= 63 else 8,
            entries=here,
        )
