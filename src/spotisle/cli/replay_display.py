"""Print a record as a table: every move with its verdict, and the outcome."""

import re
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

from spotisle.editions import EDITIONS, load_edition
from spotisle.rules.parsing import JsonObject, ReplayResult
from spotisle.series import SeriesReplay

MAX_GAME_S = 366 * 86_400
"""A year; longer times are not shown."""
_CONTROL_CHARACTERS = re.compile(r"[\x00-\x1f\x7f-\x9f]")


class ReplayPrinter:
    """Prints records on a console."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def show_game(self, record: JsonObject, replayed: ReplayResult) -> None:
        """Print every move with its verdict, and the outcome."""
        self._print_head(record["game"], record["seats"])
        table = Table("", "seconds", "seat", "move", "verdict", box=None, pad_edge=False)
        moves = zip(record["moves"], replayed.verdicts, replayed.reasons, strict=True)
        for number, (move, verdict, reason) in enumerate(moves, start=1):
            said = str(verdict) if verdict == "ok" else f"{verdict}: {reason.replace('_', ' ')}"
            table.add_row(
                str(number),
                _format_seconds(move.get("at")),
                _escape_text(move.get("seat", "")),
                _escape_text(_describe_move(record, move)),
                said,
                style="" if verdict == "ok" else "dim",
            )
        self.console.print(table)
        self._print_ranking(replayed.ranking, replayed.scores)

    def show_series(self, replayed: SeriesReplay) -> None:
        """Print the score sheet of a series, and who won."""
        names, standing = replayed.names, replayed.series.standing
        self._print_head(replayed.series.plan.mode, names.seats)
        table = Table("", *map(_escape_text, names.sides), box=None, pad_edge=False)
        for line in standing.sheet:
            table.add_row(line.game, *map(str, line.gained))
        table.add_row("total", *map(str, standing.totals), style="bold")
        self.console.print(table)
        if not standing.finished:
            self.console.print("not finished", style="yellow")
        ranking = tuple(tuple(names.sides[side] for side in group) for group in standing.ranking)
        self._print_ranking(ranking, names.by_side(standing.totals))

    def _print_head(self, what: str, seats: Iterable[str]) -> None:
        self.console.print(
            f"{what}: {_mask_controls(', '.join(seats))}", style="bold", markup=False
        )

    def _print_ranking(self, ranking: tuple[tuple[str, ...], ...], scores: dict[str, int]) -> None:
        place = 1
        for group in ranking:
            line = ", ".join(f"{name} {scores[name]}" for name in group)
            self.console.print(f"{place}. {_mask_controls(line)}", markup=False, highlight=False)
            place += len(group)


def _describe_move(record: JsonObject, move: JsonObject) -> str:
    """Return what a move does: a symbol by its name, with its target, or a move of the dice."""
    if "do" in move:
        parts = [move["do"], *(move.get(key) for key in ("item", "faces", "to"))]
        return " ".join(_join(part) for part in parts if part is not None)
    symbol, target = move.get("symbol"), move.get("target")
    named = _name_symbol(record.get("deck"), symbol)
    return named if target is None else f"{named} -> {_join(target)}"


def _join(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _name_symbol(deck: object, symbol: object) -> str:
    if isinstance(deck, str) and deck in EDITIONS and isinstance(symbol, int):
        symbols = load_edition(deck).symbols
        if 0 <= symbol < len(symbols):
            return symbols[symbol].id
    return str(symbol)


def _format_seconds(at: object) -> str:
    """Return the time of a move; nothing for a time that makes no sense."""
    return f"{at:.1f}" if isinstance(at, int | float) and abs(at) < MAX_GAME_S else ""


def _escape_text(text: object) -> str:
    """Escape markup and control characters."""
    from rich.markup import escape

    return escape(_mask_controls(str(text)))


def _mask_controls(text: str) -> str:
    """Replace control characters, so that a record cannot control the terminal.

    >>> _mask_controls("ann" + chr(27) + "[2J")
    'ann?[2J'
    """
    return _CONTROL_CHARACTERS.sub("?", text)
