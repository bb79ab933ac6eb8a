"""What a class found hard: mistakes first, then symbols that took longer than others.

Read from the journals of the tables. Nobody's name or number is in it.
"""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from math import log, sqrt

from msgspec import Struct

from spotisle.rooms import events as ev
from spotisle.rules import Verdict

MIN_SIGHTINGS = 8
"""With fewer finds of a symbol its slowness says nothing."""


class Find(Struct, frozen=True):
    """A symbol that somebody found."""

    symbol: int
    player: tuple[int, int]
    """The table and the seat."""
    seconds: float


class SymbolReport(Struct, frozen=True):
    """One line of the report."""

    deck: str
    symbol: int
    found: int
    mistakes: int
    """How often it was named where it was not."""
    taken_for: tuple[int, ...]
    """The symbols that were right instead, the most frequent first."""
    slowness: float | None
    """Mean of the log time less the player's mean: 0.1 is about a tenth slower than usual."""
    spread: float | None
    """The standard error of the slowness."""


def report_symbols(tables: Iterable[Sequence[ev.Event]]) -> list[SymbolReport]:
    """Return all symbols that came up: the most mistaken first, then the slowest."""
    finds: dict[str, list[Find]] = {}
    mistakes: dict[tuple[str, int], Counter[int]] = {}
    for number, events in enumerate(tables):
        _read_table(number, events, finds, mistakes)
    lines = [
        _summarise(deck, symbol, found, mistakes.get((deck, symbol), Counter()))
        for deck, found in finds.items()
        for symbol in sorted(
            {find.symbol for find in found} | {s for known, s in mistakes if known == deck}
        )
    ]
    return sorted(lines, key=lambda line: (-line.mistakes, -(line.slowness or 0.0)))


def _read_table(
    number: int,
    events: Sequence[ev.Event],
    finds: dict[str, list[Find]],
    mistakes: dict[tuple[str, int], Counter[int]],
) -> None:
    deck = ""
    wrong: list[int] = []
    for event in events:
        if isinstance(event, ev.Dealt):
            deck, wrong = event.deck, []
        elif isinstance(event, ev.Claimed):
            symbol = event.claim.symbol
            if event.judgement.verdict is Verdict.WRONG:
                wrong.append(symbol)
            elif event.judgement.verdict is Verdict.OK:
                seconds = event.bid.key if event.bid else 0.0
                finds.setdefault(deck, []).append(Find(symbol, (number, event.seat), seconds))
                for named in wrong:
                    mistakes.setdefault((deck, named), Counter())[symbol] += 1
                wrong = []


def _summarise(
    deck: str, symbol: int, finds: Sequence[Find], mistaken: Counter[int]
) -> SymbolReport:
    timed = [find for find in finds if find.seconds > 0]
    logs: dict[tuple[int, int], list[float]] = {}
    for find in timed:
        logs.setdefault(find.player, []).append(log(find.seconds))
    usual = {player: sum(times) / len(times) for player, times in logs.items()}
    own = [log(find.seconds) - usual[find.player] for find in timed if find.symbol == symbol]
    slowness = spread = None
    if len(own) >= MIN_SIGHTINGS:
        mean = sum(own) / len(own)
        variance = sum((value - mean) ** 2 for value in own) / (len(own) - 1)
        slowness, spread = round(mean, 3), round(sqrt(variance / len(own)), 3)
    return SymbolReport(
        deck=deck,
        symbol=symbol,
        found=sum(find.symbol == symbol for find in finds),
        mistakes=mistaken.total(),
        taken_for=tuple(other for other, _ in mistaken.most_common(3)),
        slowness=slowness,
        spread=spread,
    )


def write_symbols_csv(lines: Iterable[SymbolReport]) -> str:
    """Return one line a symbol."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["deck", "symbol", "found", "mistakes", "right instead", "slowness", "spread"])
    for line in lines:
        instead = " ".join(map(str, line.taken_for))
        numbers = ["" if value is None else value for value in (line.slowness, line.spread)]
        writer.writerow([line.deck, line.symbol, line.found, line.mistakes, instead, *numbers])
    return text.getvalue()
