"""Answers: every command gets exactly one, with the same id."""

from msgspec import Struct, field

from spotisle.dice.advice import Advice
from spotisle.protocol.refusals import RefusalReason
from spotisle.rules import Verdict


class Judged(Struct, frozen=True, tag="verdict", omit_defaults=True, gc=False):
    """The verdict on a claim or a move."""

    id: int
    verdict: Verdict
    reason: str
    behind: float | None = None
    """Seconds by which another claim was quicker, where that decided it."""


class Done(Struct, frozen=True, tag="done"):
    """The command was carried out."""

    id: int


class Refused(Struct, frozen=True, tag="refused", omit_defaults=True):
    """The command was refused; nothing changed."""

    id: int
    reason: RefusalReason = field(name="why")
    text: str = ""


class Advised(Struct, frozen=True, tag="advice"):
    """The coach's advice, sent only to the player who asked."""

    id: int
    accepted: int
    """The number of the state that the advice is about."""
    ready: bool
    """Whether the solver has finished; ask again if not."""
    choices: tuple[Advice, ...] = ()
    """Best first."""


Answer = Judged | Done | Refused | Advised
ANSWERS = (Judged, Done, Refused, Advised)
