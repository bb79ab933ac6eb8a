"""Views: what people see of a room. One public part for all, a small private part for each."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from spotisle import dice
from spotisle.protocol.curtain import Curtain
from spotisle.protocol.handicap import Handicap
from spotisle.protocol.settings import Settings
from spotisle.rules import CardsView, PrivateCards
from spotisle.rules.claim import Reason
from spotisle.rules.seats import Place, RoomSeat
from spotisle.rules.spec import Counting, SeatAim
from spotisle.rules.view import TableLayout
from spotisle.scorepad import AnyMark, PadKind, Side
from spotisle.series import ScoreLine

AwardKind = Literal[
    "fastest_find",
    "most_even",
    "comeback",
    "most_mistakes",
    "best_partner",
    "best_turn",
    "most_crosses",
]

# Views are encoded with all their fields: a delta names a field that the other side must have.


class PersonView(Struct, frozen=True):
    """A person in the room."""

    id: str
    name: str
    face: str | None
    tint: str | None
    """What they chose; at the table, their seat's look counts."""


class SeatView(Struct, frozen=True):
    """A seat: who plays there."""

    name: str
    person: str | None
    bot: str | None
    colour: str | None
    face: str | None = None
    tint: str | None = None
    """The look of a seat that is taken, no two alike."""
    handicap: Handicap | None = None
    """From the next deal on."""


class PlayView(Struct, frozen=True):
    """What is on the table."""

    number: int
    """Counts the games dealt in this room."""
    kind: Literal["cards", "dice"]
    """Which of the two kinds of view `view` is."""
    game: str
    deck: str
    seats: tuple[RoomSeat, ...]
    """The room's seat at each place of the table."""
    teams: tuple[tuple[str, tuple[int, ...]], ...]
    """Colours, each with its places at the table."""
    options: dict[str, Any]
    table: TableLayout | None
    """How the table is laid; none for dice."""
    counting: Counting | None
    """What the scores mean; None where nothing is counted."""
    breaks_tie: bool
    handicaps: tuple[Handicap | None, ...]
    """Of each place; empty if nobody has one."""
    trial: bool
    """Whether this is a trial round: nothing counts."""
    curtain: Curtain | None
    """Why the cards are covered, and until when; the view then shows none. None if face up."""
    accepted: int
    """The number of this state; a claim names the one that it was made in."""
    view: dict[str, Any] | CardsView | dice.DiceView
    locked: tuple[int, ...]
    """Places that are out until the contested card changes."""
    frozen: tuple[tuple[int, float], ...]
    """Places that are out for a moment, each with the time on the room's clock when it ends."""
    ranking: tuple[tuple[int, ...], ...]
    """Of places, or of teams on the island; best first."""
    points: tuple[int, ...]
    """What an island game has awarded to each team so far; earlier points are an option."""
    finished: bool


class NextGame(Struct, frozen=True):
    """The minigame that comes next."""

    game: str
    seats: tuple[RoomSeat, ...]
    """Who plays it."""
    breaks_tie: bool


class SeriesView(Struct, frozen=True):
    """The standing of a series."""

    mode: str
    players: tuple[RoomSeat, ...]
    """The room's seat of each player of the series."""
    step: str
    """What comes next: play, pick, draw or finished."""
    picker: RoomSeat | None
    """The room's seat that picks the next minigame, if one does."""
    choices: tuple[str, ...]
    next: NextGame | None
    """What is dealt next; set once the previous game is over."""
    sheet: tuple[ScoreLine, ...]
    plays: tuple[int, ...]
    """For each line of the sheet, the number of its game in this room."""
    totals: tuple[int, ...]
    goal: int | None
    """The points that end it, in the modes that collect them."""
    ranking: tuple[tuple[int, ...], ...]
    finished: bool


class FinaleAward(Struct, frozen=True):
    """Something that somebody did better than all the others, or worse."""

    kind: AwardKind
    seats: tuple[RoomSeat, ...]
    value: float


class PadView(Struct, frozen=True):
    """The score pad: its heading and its marks, which the client adds up."""

    kind: PadKind
    sides: tuple[Side, ...]
    games: tuple[str, ...]
    marks: dict[str, AnyMark]
    """By their number from 1, in order, so that a delta holds only the new marks."""
    below: bool
    """Whether there is an earlier pad to return to."""


class RoomView(Struct, frozen=True):
    """The public part."""

    code: str
    host: str | None
    public: bool
    muted: bool
    """Whether the host has switched reactions off."""
    paused: bool
    playing: bool
    people: dict[str, PersonView]
    seats: tuple[SeatView, ...]
    settings: Settings
    series: SeriesView | None
    play: PlayView | None
    turn_ends: float | None
    """When the turn of dice times out, on the room's clock; None without a limit."""
    bets: dict[str, RoomSeat]
    """The seat that each spectator bets on, by person."""
    awards: tuple[FinaleAward, ...]
    """Who stood out; empty until the game or series is over."""
    rematch: tuple[str, ...]
    """The people who ask for a rematch."""
    pad: PadView | None


class SeatPrivate(Struct, frozen=True, omit_defaults=True):
    """The private part of one seat; sent whole once, then only its changes."""

    seat: RoomSeat | None
    place: Place | None
    """The seat's place at the current table."""
    cards: PrivateCards
    aims: tuple[SeatAim, ...] | None = None
    """What the seat may claim; None if that is everything in the table's aim."""
    barred: Reason | None = None
    """Why it may not claim the rest of the table's aim."""

    def changes_since(self, before: "SeatPrivate") -> "PrivateChange":
        """Return the fields that differ."""
        now = {field: getattr(self, field) for field in self.__struct_fields__}
        return PrivateChange(
            **{field: said for field, said in now.items() if said != getattr(before, field)}
        )


class PrivateChange(Struct, frozen=True, omit_defaults=True):
    """What has changed in the private part of a seat; fields that are left out are unchanged."""

    seat: RoomSeat | UnsetType | None = UNSET
    place: Place | UnsetType | None = UNSET
    cards: PrivateCards | UnsetType = UNSET
    aims: tuple[SeatAim, ...] | UnsetType | None = UNSET
    barred: Reason | UnsetType | None = UNSET

    def apply_to(self, private: SeatPrivate) -> SeatPrivate:
        """Return the private part after the change."""
        said = {field: getattr(self, field) for field in self.__struct_fields__}
        return replace(private, **{name: one for name, one in said.items() if one is not UNSET})
