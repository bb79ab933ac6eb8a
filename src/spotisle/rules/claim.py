"""A claim, its verdict and its reason."""

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from msgspec import Struct

Target = int | tuple[int, ...] | None
"""What a claim points at besides the claimant's own card.

A seat, a card, a cell or a team by its number, three cards in triplets, or nothing where the
table has only one thing to point at.
"""

if TYPE_CHECKING:
    CheckedTarget = Any
else:
    CheckedTarget = Target
"""A `Target` of the kind in the game's spec: checked by the table, not by the types."""


class Claim(Struct, frozen=True, gc=False):
    """A seat names a symbol on these cards. Naming and taking are one act."""

    seat: int
    symbol: int
    target: CheckedTarget = None


class Chance(Struct, frozen=True, gc=False):
    """Something that a seat might claim: what to point at, and the cards to compare.

    The claim is right with a symbol that is on all of these cards, if there is one.
    """

    target: CheckedTarget
    cards: tuple[int, ...]


class Pointing(Struct, frozen=True, gc=False):
    """A player without cards points for the partner: at a cell, a symbol, or both."""

    seat: int
    cell: int | None = None
    symbol: int | None = None


class Verdict(StrEnum):
    """The verdict on a claim: always exactly one of these."""

    OK = "ok"
    """Right in the current state, and applied."""
    LATE = "late"
    """Not right now, but right in the state that the claimant had seen: no effect, no penalty."""
    WRONG = "wrong"
    """Right in neither state: no effect, and the table's penalty."""
    ILLEGAL = "illegal"
    """Not allowed for this seat now: no effect."""


class Reason(StrEnum):
    """Why a claim got its verdict: what is wrong with it in the current state, or `MATCH`."""

    MATCH = "match"
    """The named symbol is on all cards concerned."""

    POINTED = "pointed"
    """The partner sees what the player points at."""

    NOT_ON_OWN_CARD = "not_on_own_card"
    NOT_ON_MIDDLE = "not_on_middle"
    """The card in the middle, which everyone searches with, does not carry it."""
    NOT_ON_TARGET = "not_on_target"
    ON_NEITHER_CARD = "on_neither_card"
    NOT_ON_ALL_CARDS = "not_on_all_cards"

    GAME_OVER = "game_over"
    UNKNOWN_SEAT = "unknown_seat"
    UNKNOWN_SYMBOL = "unknown_symbol"
    UNKNOWN_TARGET = "unknown_target"
    """No such seat, card, cell or team at this table, or not the kind of thing to point at here."""
    OWN_TARGET = "own_target"
    """A player's own pile or team cannot be the target."""
    TARGET_GONE = "target_gone"
    """The card has been taken, or the other seat or team holds none in this round."""
    NO_CARD = "no_card"
    """The seat has no card to play with any more."""
    OUT_OF_ROUND = "out_of_round"
    """The seat or its team is out until the next round."""
    OUT_OF_REACH = "out_of_reach"
    """The cell is neither beside a cell of this team nor one of its own."""
    NOT_IN_CENTRE = "not_in_centre"
    """A team that shows no card begins in the centre."""
    DECK_EXHAUSTED = "deck_exhausted"
    """The given deal has too few cards for another round."""
    LOCKED = "locked"
    """Out after a wrong claim, until the contested card changes."""
    FROZEN = "frozen"
    """Out after a wrong claim, for a moment."""
    HAS_CARDS = "has_cards"
    """Only players without cards may point."""
    NO_PARTNER = "no_partner"
    """There is no partner to point for."""

    is_wrong: bool
    """Whether the claim was allowed, but named a symbol that is not there."""


for _reason in Reason:
    _reason.is_wrong = _reason.name in {
        "NOT_ON_OWN_CARD",
        "NOT_ON_MIDDLE",
        "NOT_ON_TARGET",
        "ON_NEITHER_CARD",
        "NOT_ON_ALL_CARDS",
    }
MATCH = Reason.MATCH
OK, LATE, WRONG, ILLEGAL = Verdict.OK, Verdict.LATE, Verdict.WRONG, Verdict.ILLEGAL
"""Module constants: looking up a member of an enum costs more than judging a claim."""


class Judgement(Struct, frozen=True, gc=False):
    """A verdict with its reason."""

    verdict: Verdict
    reason: Reason


MATCHED = Judgement(Verdict.OK, MATCH)
