"""What people in a room ask for. Each carries an id, by which the answer is known."""

from typing import Annotated

from msgspec import Meta, Struct

from spotisle.protocol.settings import Settings
from spotisle.scorepad import AnyMark, Kind, Side

Id = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=-1, le=1000)]
Word = Annotated[str, Meta(max_length=40)]
Cards = Annotated[tuple[Number, ...], Meta(min_length=3, max_length=3)]
"""Three places. A tuple of fixed length beside a bounded number makes msgspec 0.22 crash when
garbage is collected; `tests/server/test_wire.py` would notice."""


class Command(Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """Something that a person in the room wants."""

    id: Id


class MakeClaim(Command, frozen=True, tag="claim"):
    """I name this symbol."""

    symbol: Number
    seen: Id
    """The number of the state that I was looking at."""
    target: Number | Cards | None = None
    play: Id | None = None
    """The number of the game that it is for: one that is over by now is not claimed in."""
    reaction: float | None = None
    """Seconds between seeing the cards and pressing, by my own clock."""


class Point(Command, frozen=True, tag="point"):
    """I have no cards left and show my partner something."""

    cell: Number | None = None
    symbol: Number | None = None


class MakeMove(Command, frozen=True, tag="move"):
    """I roll, turn a die, trade, build or end my turn. The faces are the room's to roll."""

    do: Word
    reroll: Annotated[tuple[Number, ...], Meta(max_length=6)] | None = None
    knight: Number | None = None
    die: Number | None = None
    dice: Annotated[tuple[Number, ...], Meta(max_length=6)] | None = None
    to: Word | None = None
    item: Word | None = None


class Advise(Command, frozen=True, tag="advise"):
    """I want to know what a coach would do with these dice."""


class Rename(Command, frozen=True, tag="rename"):
    """Call me this."""

    name: Annotated[str, Meta(max_length=200)]


class Sit(Command, frozen=True, tag="sit"):
    """I want this seat; without a number, any."""

    seat: SeatNumber | None = None


class Stand(Command, frozen=True, tag="stand"):
    """I only want to watch."""


class Leave(Command, frozen=True, tag="leave"):
    """I go for good."""


class Colour(Command, frozen=True, tag="colour"):
    """Let this seat play for this team; without a colour, for any."""

    seat: SeatNumber
    colour: Word | None = None


class SeatBot(Command, frozen=True, tag="bot"):
    """The host: put a bot on this seat, or sit in for somebody who vanished."""

    seat: SeatNumber
    level: Word


class Clear(Command, frozen=True, tag="clear"):
    """The host: free this seat; a person there watches from now on, a bot goes."""

    seat: SeatNumber


class Kick(Command, frozen=True, tag="kick"):
    """The host: send somebody away."""

    person: Word


class HandOver(Command, frozen=True, tag="hand_over"):
    """The host: let somebody else be it."""

    person: Word


class Choose(Command, frozen=True, tag="choose"):
    """The host: this is what we play."""

    settings: Settings


class List(Command, frozen=True, tag="list"):
    """The host: show this room to everyone on the start page, or not."""

    public: bool


class Start(Command, frozen=True, tag="start"):
    """The host: begin."""


class Next(Command, frozen=True, tag="next"):
    """The host: deal the next minigame."""


class Pick(Command, frozen=True, tag="pick"):
    """The loser: this is what we play next."""

    game: Word


class Pause(Command, frozen=True, tag="pause"):
    """The host: stop the game, or go on."""

    paused: bool


class Dismiss(Command, frozen=True, tag="dismiss"):
    """The host: back to the lobby, for a rematch or something else."""


class OpenPad(Command, frozen=True, tag="open_pad"):
    """The host: lay out a new score pad, for cards and dice that lie on a real table."""

    kind: Kind
    sides: Annotated[tuple[Side, ...], Meta(max_length=8)]
    games: Annotated[tuple[Word, ...], Meta(max_length=10)] = ()


class MarkPad(Command, frozen=True, tag="mark_pad"):
    """Write this on the score pad, all of it or nothing."""

    marks: Annotated[tuple[AnyMark, ...], Meta(min_length=1, max_length=24)]


class UndoPad(Command, frozen=True, tag="undo_pad"):
    """Take the last mark back; on an empty pad, bring back the one before it."""

    marks: Id
    """How many marks I see on it."""


AnyCommand = (
    MakeClaim
    | Point
    | MakeMove
    | Advise
    | Rename
    | Sit
    | Stand
    | Leave
    | Colour
    | SeatBot
    | Clear
    | Kick
    | HandOver
    | Choose
    | List
    | Start
    | Next
    | Pick
    | Pause
    | Dismiss
    | OpenPad
    | MarkPad
    | UndoPad
)
