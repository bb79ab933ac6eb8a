"""Files about what a class found hard: a table of all symbols, a list for the next lesson."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from spotisle.club.spreadsheet import write_csv
from spotisle.club.symbols import SymbolReport

HEADINGS = (
    *("deck", "symbol", "found", "mistakes", "right instead", "missed"),
    *("slowness", "spread"),
)


class DeckWords(Struct, frozen=True):
    """What a deck and its symbols are called in one language."""

    title: str
    names: tuple[str, ...]
    entries: tuple[str, ...]
    """How a list for a new deck names each symbol: `dog = hond` in a learning deck."""


def write_symbols_csv(lines: Sequence[SymbolReport], decks: Mapping[str, DeckWords]) -> str:
    """Return CSV with one line per symbol."""
    return write_csv([HEADINGS, *(_row(line, decks[line.deck]) for line in lines)])


def _row(line: SymbolReport, words: DeckWords) -> Sequence[object]:
    instead = ", ".join(f"{words.names[symbol]} ({times})" for symbol, times in line.taken_for)
    return (
        *(words.title, words.names[line.symbol], line.found, line.mistakes, instead, line.missed),
        *("" if number is None else number for number in (line.slowness, line.spread)),
    )


def write_lesson(lines: Sequence[SymbolReport], decks: Mapping[str, DeckWords]) -> str:
    """Return a list to make a new deck from, one symbol per line."""
    return "".join(f"{decks[line.deck].entries[line.symbol]}\n" for line in lines)
