"""The header of a minigame: every fact about it that is not a rule of play."""

from enum import StrEnum
from typing import Any, Literal

from msgspec import Struct

from spotisle.rules.scene import SceneCard

ISLAND_DICE = "island_dice"
"""The name of the one game without cards, in records, rooms and simulations."""
PenaltyName = Literal["lock", "freeze", "none"]

Arrangement = Literal["row", "ring", "grid", "hexagons"]
"""How the open cards are arranged."""

Counts = Literal["cards", "left", "visible", "ports", "group", "rounds", "points"]
"""What a score can count; clients have a text for each."""

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
    player's own pile (or their team's), `hand` the turned card that only they see. `seats` and
    `teams` are the piles of all others that show a card, `open` are all open cards.
    """

    own: tuple[str, ...] | None = None
    """What the player searches with; in the aim of a seat None means the same as the game's."""
    goals: tuple[str, ...] = ()
    """What it may be compared with."""
    pick: int = 1
    """How many of the goals a claim compares."""


class SeatAim(Aim, frozen=True, omit_defaults=True):
    """An aim sent to one seat. It is sent whole, so defaults are left out."""


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
    """What a minigame is worth in a tournament: points for its score, and for places."""

    each: int = 0
    """For each card, or for each round if `by_round`."""
    bonus: dict[int, int] = {}
    """By place from 0; LAST is the last one."""
    by_round: bool = False
    """Whether `each` is per round: a round is as many cards as there are players."""
    options: dict[str, Any] = {}
    """The options that a tournament sets."""


class Award(Struct, frozen=True):
    """The points that an island game awards its teams."""

    first_out: int = 0
    most: int = 0
    card: int = 0
    """For each card taken, at the end of each round."""


class Counting(Struct, frozen=True):
    """What the number beside a name counts and which number wins; clients have the words."""

    counts: Counts = "points"
    wins: Literal["most", "fewest", "zero"] = "most"
    runs_down: bool = False
    """Whether the game ends with the pile in the middle."""
    goal: int | None = None
    """The number that ends the game."""
    award: int = 0
    """The points for the best number, in island games."""
    factors: tuple[int, ...] = ()
    """The factor of each side's number, if they differ."""


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
    """What a claim compares; None if it differs from seat to seat: then `chances` decides."""
    narrows: bool = False
    """Whether a seat may claim only a part of the aim at times: `chances` returns that part."""
    layout: Arrangement = "row"
    team_piles: bool = False
    """Whether the piles of the view belong to teams instead of seats."""
    rounds: bool = False
    """Whether it is played in rounds, so that clients show their number."""
    counting: Counting | None = Counting()
    """What its scores mean; None if there are none."""
    price: Price | None = None
    """What it is worth in a tournament; None if tournaments do not play it."""
    award: Award | None = None
    """The points that it awards; only in island games."""
    deal: dict[str, DealPart] = {}
    """The fields of its deal in a record; empty if the deal is the shuffled deck."""
    proposes: dict[str, Any] = {}
    """Options that a lobby sets if the game is played on its own, not as a tie-break."""
    seat_options: tuple[str, ...] = ()
    """Options that are a seat; records contain its name."""
    team_options: tuple[str, ...] = ()
    """Options with a number for each team; records have them by colour."""
    endless: bool = False
    """Whether the game never ends by itself: it has no series and no record."""
    scene: tuple[SceneCard, ...] = ()
    """The picture in its printed rules; a game without one has no printed rules."""
