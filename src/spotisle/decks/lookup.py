"""Find a deck by the name somebody types: a built-in edition, or a deck file.

Nothing heavy is imported before a deck file is opened, so built-in decks stay quick.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from spotisle.decks.limits import MAX_DECK_BYTES, DeckError
from spotisle.decks.tables import read_bytes
from spotisle.editions import EDITIONS, Edition, UnknownNameError, load_edition

if TYPE_CHECKING:
    from spotisle.decks.deck import CustomDeck

DECK_FILE_SUFFIX = ".spotisle"


def find_edition(name: str) -> Edition:
    """Return the symbols, names and roles of a built-in deck or of a deck file."""
    file = find_deck_file(name)
    return read_deck_file(file).edition if file else load_edition(name)


def find_deck_file(name: str, others: Sequence[str] = ()) -> Path | None:
    """Return the deck file that a name means, or None if it means a built-in deck.

    The suffix may be left out. Raises `UnknownNameError` if there is neither; `others` are what the
    caller knows besides decks.
    """
    if name in EDITIONS:
        return None
    path = Path(name)
    file = path if path.suffix == DECK_FILE_SUFFIX else path.parent / (path.name + DECK_FILE_SUFFIX)
    if file == path or file.is_file():
        return file
    if path.is_file():
        raise DeckError(f"{name} is not a deck file: its name must end in {DECK_FILE_SUFFIX}")
    known = ", ".join((*EDITIONS, *others))
    raise UnknownNameError(f"no deck {name!r}; there are {known}, and deck files of your own")


def read_deck_file(file: Path) -> "CustomDeck":
    """Read a deck file; raise `DeckError` if it is missing or damaged."""
    from spotisle.decks.archive import from_zip

    return from_zip(read_bytes(file, MAX_DECK_BYTES))
