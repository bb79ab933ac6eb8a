"""The header of a minigame: every fact about it that is not a rule of play."""

from enum import StrEnum
from typing import Any, Literal

from msgspec import Struct

from spotisle.rules.scene import SceneCard

ISLAND_DICE = "island_dice"
"""The one game without cards, by its name in records, rooms and simulations."""
PenaltyName = Literal["lock", "freeze", "none"]

Layout = Literal["row", "ring", "grid", "hexagons"]
"""How the open cards lie."""

Counts = Literal["cards", "left", "visible", "ports", "group", "rounds", "points"]
"""What a score may count: screens have a word for each."""

LAST = -1
"""The last place, however many play."""


class TargetKind(StrEnum):
    """What a claim must point at in a game."""

    NONE = "none"
    SEAT = "seat"
    CARD = "card"
    CARDS = "cards"
    CELL = "cell"
    TEAM = "team"


class Aim(Struct, frozen=True):
    """What a claim compares, in spots of the table; `rules/aim.py` reads it.

    A spot is `middle`, `seat-2`, `team-0` or `open-4`, and `open-4-6,9` are four; `own` is the
    pile of whoever looks (or of their team), `hand` the turned card that only they see. `seats` and
    `teams` are the piles of all others that show a card, `open` are all open cards.
    """

    own: tuple[str, ...] | None = None
    """What one searches with; None in the aim of a seat: as in the aim of the game."""
    goals: tuple[str, ...] = ()
    """What it may be compared with."""
    pick: int = 1
    """How many of the goals a claim joins."""


class SeatAim(Aim, frozen=True, omit_defaults=True):
    """An aim that one seat is told of. It travels whole, so what is usual is left out."""


class DealPart(StrEnum):
    """How a record writes one field of a deal."""

    CARDS = "cards"
    """A list of cards."""
    HANDS = "hands"
    """A list of cards for each seat, by name."""
    DECKS = "decks"
    """A list of cards for each team, by colour."""
    TEAM_CARDS = "team_cards"
    """One card for each team, by colour."""


class Price(Struct, frozen=True):
    """What a minigame brings in a tournament: points for its score, and for places."""

    each: int = 0
    """For each card, or for each round where `by_round`."""
    bonus: dict[int, int] = {}
    """By place from 0; LAST is the last one."""
    by_round: bool = False
    """Whether a round counts as one, which brings as many cards as there are players."""
    options: dict[str, Any] = {}
    """What a tournament decides about the game."""


class Award(Struct, frozen=True):
    """The points that an island game awards its teams."""

    first_out: int = 0
    most: int = 0
    card: int = 0
    """For each card taken, at the end of each round."""


class Counting(Struct, frozen=True):
    """What the number beside a name counts and which number wins, for screens to say in words."""

    counts: Counts = "points"
    wins: Literal["most", "fewest", "zero"] = "most"
    runs_down: bool = False
    """Whether the pile in the middle is what is left to play for."""
    goal: int | None = None
    """The number that ends the game."""
    award: int = 0
    """The points that the best number brings, on the island."""
    factors: tuple[int, ...] = ()
    """What the number of each side is multiplied by, where not all count alike."""


class Spec(Struct, frozen=True):
    """The header of a minigame."""

    name: str
    seats: range
    target: TargetKind = TargetKind.NONE
    penalty: PenaltyName = "lock"
    teams: bool = False
    contested: bool = False
    """Whether all search the same card for a pair, so that a right claim ends every search."""
    hides_hands: bool = False
    """Whether seats see cards that others do not: the game has a `private` part."""
    aim: Aim | None = None
    """What a claim compares; None: it differs from seat to seat, and `chances` says it."""
    narrows: bool = False
    """Whether not all that the aim names may be claimed at any time: `chances` says what may."""
    layout: Layout = "row"
    team_piles: bool = False
    """Whether the piles of the view are the teams', not the seats'."""
    rounds: bool = False
    """Whether it is played in rounds, so that their number is worth showing."""
    counting: Counting | None = Counting()
    """What its scores mean; None: nothing is counted."""
    price: Price | None = None
    """What it brings in a tournament; None: a tournament does not play it."""
    award: Award | None = None
    """What it awards; only island games award points."""
    deal: dict[str, DealPart] = {}
    """The fields of its deal as a record writes them; without any it is the shuffled deck."""
    proposes: dict[str, Any] = {}
    """Options that a lobby sets where the game is played for its own sake, not as a tie-break."""
    seat_options: tuple[str, ...] = ()
    """Options that name a seat; records write it by name."""
    team_options: tuple[str, ...] = ()
    """Options that give a number for each team; records write them by colour."""
    endless: bool = False
    """Whether the game goes on for as long as somebody plays: no series, no record."""
    scene: tuple[SceneCard, ...] = ()
    """The picture of its printed rules; without one there are none."""
