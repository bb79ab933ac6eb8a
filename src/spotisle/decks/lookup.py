"""Finding a deck by what somebody calls it: a box of the package, or a deck file."""

from pathlib import Path

from spotisle.decks.deck import CustomDeck
from spotisle.decks.file import ENDING, read_deck
from spotisle.decks.limits import FILE_BYTES
from spotisle.decks.pack import packed
from spotisle.decks.tables import bytes_of
from spotisle.editions import EDITIONS
from spotisle.printing.printable import Pack, boxed


def is_file_name(name: str) -> bool:
    """Tell whether somebody means a deck file."""
    return name not in EDITIONS and (name.endswith(ENDING) or deck_file(name).is_file())


def open_deck(name: str) -> CustomDeck:
    """Read a deck file."""
    return read_deck(bytes_of(deck_file(name), FILE_BYTES))


def pack_of(name: str) -> Pack:
    """Return a deck with everything that is needed to draw or print it."""
    return packed(open_deck(name)) if is_file_name(name) else boxed(name)


def deck_file(name: str) -> Path:
    """Return the file of a deck; its ending may be left out."""
    path = Path(name)
    return path if path.suffix == ENDING else path.parent / (path.name + ENDING)
