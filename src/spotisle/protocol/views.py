"""What the people in a room see of it: one public part for all, and a small private part a seat."""

from typing import Any, Literal

from msgspec import Struct

from spotisle import dice
from spotisle.protocol.settings import Settings
from spotisle.rules import Private, View
from spotisle.scorepad import AnyMark, Kind, Side
from spotisle.series import Line

# Views are encoded with all their fields: a delta names a field that the other side must have.


class PersonView(Struct, frozen=True):
    """Somebody in the room."""

    id: str
    name: str


class SeatView(Struct, frozen=True):
    """A seat: who plays there."""

    name: str
    person: str | None
    bot: str | None
    colour: str | None


class PlayView(Struct, frozen=True):
    """What is on the table."""

    number: int
    """Counts what has been dealt in this room."""
    kind: Literal["cards", "dice"]
    """Which of the two kinds of view `view` is."""
    game: str
    deck: str
    seats: tuple[int, ...]
    """The room's seat at each place of the table."""
    teams: tuple[tuple[str, tuple[int, ...]], ...]
    """Colours, each with its places at the table."""
    options: dict[str, Any]
    breaks_tie: bool
    accepted: int
    """The number of this state; a claim says which one it has seen."""
    view: dict[str, Any] | View | dice.DiceView
    locked: tuple[int, ...]
    """Places that are out until the contested card changes."""
    frozen: tuple[tuple[int, float], ...]
    """Places that are out for a moment, each with the time on the room's clock when it ends."""
    ranking: tuple[tuple[int, ...], ...]
    """Of places, or teams on the island; as it stands."""
    points: tuple[int, ...]
    """What a finished game of the island brought each team; those brought along are an option."""
    finished: bool


class SeriesView(Struct, frozen=True):
    """How a series stands."""

    mode: str
    players: tuple[int, ...]
    """The room's seat of each player of the series."""
    step: str
    """What comes next: play, pick, draw or finished."""
    picker: int | None
    """The room's seat that picks the next minigame, if one does."""
    choices: tuple[str, ...]
    sheet: tuple[Line, ...]
    plays: tuple[int, ...]
    """For each line of the sheet, the number of its game in this room."""
    totals: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    finished: bool


class PadView(Struct, frozen=True):
    """The score pad: its heading and its marks, which the page adds up."""

    kind: Kind
    sides: tuple[Side, ...]
    games: tuple[str, ...]
    marks: dict[str, AnyMark]
    """By their number from 1, in order: a new mark travels alone."""
    below: bool
    """Whether the pad before is still there."""


class RoomView(Struct, frozen=True):
    """The public part."""

    code: str
    host: str | None
    public: bool
    paused: bool
    playing: bool
    people: dict[str, PersonView]
    seats: tuple[SeatView, ...]
    settings: Settings
    series: SeriesView | None
    play: PlayView | None
    turn_ends: float | None
    """When the turn of dice will be ended, on the room's clock; None: it may last."""
    pad: PadView | None


class SeatPrivate(Struct, frozen=True):
    """The private part of one seat."""

    seat: int | None
    place: int | None
    """Where it sits at the present table."""
    cards: Private
