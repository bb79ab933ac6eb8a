"""A film of a recorded game: the table after the deal, and what each move changed.

The game is over, so nothing is secret any more: a film shows everybody's hand and the reason of
every verdict.
"""

from typing import Any

from msgspec import Struct

from spotisle.protocol.delta import Change, changes
from spotisle.protocol.views import SeatView
from spotisle.records import read_head
from spotisle.replays.frames import FilmFrame, frames
from spotisle.replays.seats import read_seat_views
from spotisle.rules import BrokenRecordError
from spotisle.rules.parsing import JsonObject

MAX_MOVES = 5000
UNTIMED_MOVE_S = 1.5
"""The time between two moves if the record has no times."""
MAX_GAME = 7 * 24 * 3600.0


class Scene(Struct, frozen=True):
    """One move: when, by whom and with which verdict, and how it changed the frame before it."""

    at: float
    """Seconds since the deal."""
    move: int
    """Its number in the record."""
    event: dict[str, Any]
    delta: list[Change]


class Film(Struct, frozen=True, tag="film"):
    """A whole game. Places at the table and seats are the same here."""

    seats: tuple[SeatView, ...]
    timed: bool
    """Whether the times are from the record; otherwise the moves are evenly spaced."""
    first: FilmFrame
    scenes: tuple[Scene, ...]


def film(record: object, *, number: int = 1, breaks_tie: bool = False) -> Film:
    """Return the film of a record, or raise `BrokenRecordError`."""
    raw = read_head(record)
    moves = raw.get("moves")
    if isinstance(moves, list) and len(moves) > MAX_MOVES:
        raise BrokenRecordError(f"moves: a film has at most {MAX_MOVES}, not {len(moves)}")
    taken = frames(raw, number, breaks_tie=breaks_tie)
    first = before = next(taken).frame
    timed, scenes = _is_timed(raw), []
    for step in taken:
        at = raw["moves"][step.move]["at"] if timed else UNTIMED_MOVE_S * (step.move + 1)
        scenes.append(Scene(float(at), step.move, step.event, changes(before, step.frame)))
        before = step.frame
    return Film(read_seat_views(raw), timed, first, tuple(scenes))


def _is_timed(raw: JsonObject) -> bool:
    """Tell whether all moves have valid times in ascending order."""
    said = [move.get("at") for move in raw["moves"]]
    if not said or not all(type(at) in (int, float) for at in said):
        return False
    return said[0] >= 0 and said == sorted(said) and said[-1] <= MAX_GAME
