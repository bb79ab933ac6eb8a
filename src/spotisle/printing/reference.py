"""The reference card: all symbols of a deck with their names."""

from collections.abc import Iterator
from unicodedata import combining, normalize

from spotisle.printing.card_sheets import face_name
from spotisle.printing.options import PAPERS, PrintOptions
from spotisle.printing.pages import ReferenceEntry, ReferencePage
from spotisle.printing.printable import PrintableDeck
from spotisle.texts import translate

MAX_SYMBOLS_PER_PAGE = 80
"""More would be too small to tell apart at a glance."""

_DANISH_LAST = str.maketrans({"æ": "{a", "ø": "{b", "å": "{c", "ł": "l"})


def alphabet_key(name: str) -> tuple[str, str]:
    """Return the sort key of a name: letters before their accents, Danish æ, ø and å last.

    >>> sorted(["Zebra", "Łopata", "Øks", "Lampa", "Ćma"], key=alphabet_key)
    ['Ćma', 'Lampa', 'Łopata', 'Zebra', 'Øks']
    """
    letters = normalize("NFKD", name.casefold().translate(_DANISH_LAST))
    return "".join(letter for letter in letters if not combining(letter)), name


def choose_paper(options: PrintOptions) -> tuple[float, float]:
    """Return the paper for text pages: A4 if every card has its own page."""
    return PAPERS.get(options.paper, PAPERS["a4"])


def lay_reference_pages(deck: PrintableDeck, options: PrintOptions) -> Iterator[ReferencePage]:
    """Yield all symbols with their names in the chosen language, in alphabetical order."""
    language = options.language
    entries = sorted(
        (
            ReferenceEntry(tuple(map(face_name, faces)), deck.edition.name(symbol, language))
            for symbol, faces in enumerate(deck.faces)
            if faces
        ),
        key=lambda entry: alphabet_key(entry.name),
    )
    sheets = -(-len(entries) // MAX_SYMBOLS_PER_PAGE)
    per_page = -(-len(entries) // sheets)
    width, height = choose_paper(options)
    for start in range(0, len(entries), per_page):
        here = tuple(entries[start : start + per_page])
        yield ReferencePage(
            part="reference",
            width=width,
            height=height,
            title=deck.name(language),
            lead=translate(language, "print-reference", count=len(entries)),
            colour=deck.edition.colour,
            columns=5 if len(here) <= 35 else 7 if len(here) <= 63 else 8,
            entries=here,
        )
