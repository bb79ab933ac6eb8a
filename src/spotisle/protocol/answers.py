"""What the room tells the one who asked. Every command gets exactly one answer, by its id."""

from msgspec import Struct

from spotisle.dice.advice import Choice
from spotisle.protocol.refusals import Why
from spotisle.rules import Verdict


class Judged(Struct, frozen=True, tag="verdict", omit_defaults=True, gc=False):
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


class Advised(Struct, frozen=True, tag="advice"):
    """What the coach would do, told to nobody else."""

    id: int
    accepted: int
    """The number of the state that it is about."""
    ready: bool
    """Whether the game is solved already; ask again if it is not."""
    choices: tuple[Choice, ...] = ()
    """The best first."""


Answer = Judged | Done | Refused | Advised
