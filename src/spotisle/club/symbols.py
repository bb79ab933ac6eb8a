"""What a class found hard: mistakes first, then symbols that took longer than others.

The report contains no names and no person numbers.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from math import log, sqrt
from typing import TypeVar

from msgspec import Struct

from spotisle.club.sightings import Find, Mistake, Sighting

K = TypeVar("K", bound=Hashable)

MIN_SIGHTINGS = 8
"""With fewer finds, the slowness of a symbol or a card is mostly noise."""
MAX_TAKEN_FOR = 3
SWEEPS = 20
"""Iterations of the fit; it has converged by then."""
LESSON_SIZE = 13
"""A whole deck: 13 cards with 4 symbols each."""


class SymbolReport(Struct, frozen=True):
    """One line of the report."""

    deck: str
    symbol: int
    found: int
    mistakes: int
    """How often it was named and was wrong."""
    taken_for: tuple[tuple[int, int], ...]
    """The symbols that were right instead, the most frequent first, each with how often."""
    missed: int
    """How often something else was named where it was right."""
    slowness: float | None
    """Mean log time without the player's and the cards' effects: 0.1 is about a tenth slower."""
    spread: float | None
    """The standard error of the slowness."""

    @property
    def mixed_up(self) -> int:
        """How many mistakes it had a part in."""
        return self.mistakes + self.missed


def report_symbols(sightings: Iterable[Sighting]) -> list[SymbolReport]:
    """Return all symbols that came up: the most mixed up first, then the slowest."""
    finds: dict[str, list[Find]] = {}
    mistakes: dict[str, list[Mistake]] = {}
    for sighting in sightings:
        if isinstance(sighting, Find):
            finds.setdefault(sighting.deck, []).append(sighting)
        else:
            mistakes.setdefault(sighting.deck, []).append(sighting)
    lines = [
        line
        for deck in dict.fromkeys((*finds, *mistakes))
        for line in _report_deck(deck, finds.get(deck, []), mistakes.get(deck, []))
    ]
    return sorted(lines, key=lambda line: (-line.mixed_up, -(line.slowness or 0.0)))


def _report_deck(
    deck: str, finds: Sequence[Find], mistakes: Sequence[Mistake]
) -> Iterable[SymbolReport]:
    found = Counter(find.symbol for find in finds)
    missed = Counter(one.right for one in mistakes if one.right is not None)
    instead: dict[int, Counter[int | None]] = {}
    for mistake in mistakes:
        if mistake.named is not None:
            instead.setdefault(mistake.named, Counter())[mistake.right] += 1
    times = compare_times(finds)
    for symbol in sorted({*found, *missed, *instead}):
        mistaken = instead.get(symbol, Counter())
        slowness, spread = _summarise(times.get(symbol, []))
        yield SymbolReport(
            deck=deck,
            symbol=symbol,
            found=found[symbol],
            mistakes=mistaken.total(),
            taken_for=_most_frequent(mistaken),
            missed=missed[symbol],
            slowness=slowness,
            spread=spread,
        )


def _most_frequent(symbols: Counter[int | None]) -> tuple[tuple[int, int], ...]:
    known = [(symbol, times) for symbol, times in symbols.most_common() if symbol is not None]
    return tuple(known[:MAX_TAKEN_FOR])


def compare_times(finds: Iterable[Find]) -> dict[int, list[float]]:
    """Return the log times of each symbol, less what the player and the cards explain.

    An additive model: a log time is the sum of the effects of the player, the symbol and each card.
    Backfitting finds them: it subtracts the means of one group after the other. Symbols come before
    cards: a card on which only one symbol was found says nothing about the card.
    """
    timed = [find for find in finds if find.seconds]
    rests = [log(find.seconds or 1.0) for find in timed]
    symbols = _group((find.symbol, row) for row, find in enumerate(timed))
    cards = _group((card, row) for row, find in enumerate(timed) for card in find.cards)
    players = _group((find.player, row) for row, find in enumerate(timed))
    seen_enough = [rows for rows in cards.values() if len(rows) >= MIN_SIGHTINGS]
    parts = dict.fromkeys(symbols, 0.0)
    for _ in range(SWEEPS):
        for rows in players.values():
            _take_mean(rests, rows)
        for symbol, rows in symbols.items():
            parts[symbol] += _take_mean(rests, rows)
        for rows in seen_enough:
            _take_mean(rests, rows)
    return {symbol: [parts[symbol] + rests[row] for row in symbols[symbol]] for symbol in symbols}


def _group(rows: Iterable[tuple[K, int]]) -> dict[K, list[int]]:
    groups: dict[K, list[int]] = {}
    for key, row in rows:
        groups.setdefault(key, []).append(row)
    return groups


def _take_mean(numbers: list[float], rows: Sequence[int]) -> float:
    """Subtract the mean of these rows from each of them, and return it."""
    mean = sum(numbers[row] for row in rows) / len(rows)
    for row in rows:
        numbers[row] -= mean
    return mean


def _summarise(times: Sequence[float]) -> tuple[float, float] | tuple[None, None]:
    """Return the mean and its standard error, if there are enough."""
    if len(times) < MIN_SIGHTINGS:
        return None, None
    mean = sum(times) / len(times)
    variance = sum((time - mean) ** 2 for time in times) / (len(times) - 1)
    return round(mean, 3), round(sqrt(variance / len(times)), 3)


def choose_lesson(lines: Sequence[SymbolReport]) -> list[SymbolReport]:
    """Return the symbols that are most worth repeating, the hardest first.

    If several decks were played, only the one with the most mistakes is used.
    """
    mixed_up: Counter[str] = Counter()
    for line in lines:
        mixed_up[line.deck] += line.mixed_up
    hardest = max(mixed_up, key=lambda deck: mixed_up[deck], default="")
    return [line for line in lines if line.deck == hardest][:LESSON_SIZE]
