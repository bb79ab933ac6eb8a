"""Find a deck by the name somebody types: a built-in edition, or a deck file.

Nothing heavy is imported before a deck file is opened, so built-in decks stay quick.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from spotisle.decks.limits import MAX_DECK_BYTES
from spotisle.decks.tables import read_bytes
from spotisle.editions import EDITIONS, Edition, load_edition

if TYPE_CHECKING:
    from spotisle.decks.deck import CustomDeck

DECK_FILE_SUFFIX = ".spotisle"


def find_edition(name: str) -> Edition:
    """Return the symbols, names and roles of a built-in deck or of a deck file."""
    return read_deck_file(name).edition if is_deck_file(name) else load_edition(name)


def is_deck_file(name: str) -> bool:
    """Tell whether a name means a deck file and not a built-in deck."""
    return name not in EDITIONS and (name.endswith(DECK_FILE_SUFFIX) or deck_path(name).is_file())


def read_deck_file(name: str) -> "CustomDeck":
    """Read a deck file; raise `DeckError` if it is missing or damaged."""
    from spotisle.decks.archive import from_zip

    return from_zip(read_bytes(deck_path(name), MAX_DECK_BYTES))


def deck_path(name: str) -> Path:
    """Return the path of a deck file; its suffix may be left out."""
    path = Path(name)
    return path if path.suffix == DECK_FILE_SUFFIX else path.parent / (path.name + DECK_FILE_SUFFIX)
