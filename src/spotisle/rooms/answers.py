"""What the room tells the one who asked. Every command gets exactly one answer, by its id."""

from msgspec import Struct

from spotisle.games import Verdict
from spotisle.rooms.refusal import Why


class Judged(Struct, frozen=True, tag="verdict", omit_defaults=True):
    """What became of a claim or a move."""

    id: int
    verdict: Verdict
    reason: str
    behind: float | None = None
    """How many seconds somebody else was quicker, where that decided it."""


class Done(Struct, frozen=True, tag="done"):
    """It was done."""

    id: int


class Refused(Struct, frozen=True, tag="refused", omit_defaults=True):
    """It was not done."""

    id: int
    why: Why
    text: str = ""


Answer = Judged | Done | Refused
