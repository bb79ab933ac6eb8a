"""Commands: what people in a room ask for. Each has an id, which its answer repeats."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from spotisle.bounds import AnySeconds, Id, Number, RawName, Word
from spotisle.dice.moves import BuildMove
from spotisle.protocol.handicap import Handicap
from spotisle.protocol.settings import Settings
from spotisle.rules.seats import RoomSeat
from spotisle.scorepad import AnyMark, PadKind, Side

SeatNumber = Annotated[RoomSeat, Meta(ge=0, le=7)]
ReactionName = Literal["clap", "wow", "laugh", "ouch"]
ThreeCards = Annotated[tuple[Number, ...], Meta(min_length=3, max_length=3)]
"""Three places. With a fixed-length tuple in a union with a bounded number, msgspec 0.22 crashes
during garbage collection; `tests/protocol/test_codec.py` would catch it."""


class Command(Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """A request from a person in the room."""

    host_only: ClassVar[bool] = False

    id: Id


class Ping(Command, frozen=True, tag="ping"):
    """Ask whether the connection still works. The server answers at once, without the room."""


class MakeClaim(Command, frozen=True, tag="claim"):
    """Claim: name a symbol."""

    symbol: Number
    seen: Id
    """The number of the state that the claimant was looking at."""
    target: Number | ThreeCards | None = None
    play: Id | None = None
    """The number of the game that it is for; in another game the claim is late."""
    reaction: AnySeconds | None = None
    """Seconds from paint to press, by the client's clock."""


class Ready(Command, frozen=True, tag="ready"):
    """Say that this device has drawn the table of a game, whose cards are still covered."""

    play: Id
    """The number of the game."""


class Trial(Command, frozen=True, tag="trial"):
    """Ask for a trial round, which counts for nothing, before the next game begins."""


class EndTrial(Command, frozen=True, tag="end_trial"):
    """End the trial round; the game is dealt."""


class Point(Command, frozen=True, tag="point"):
    """Point for the partner; for players without cards."""

    cell: Number | None = None
    symbol: Number | None = None


class MakeMove(Command, frozen=True, tag="move"):
    """Roll, turn a die, trade, build or end the turn. The room rolls the faces."""

    do: Word
    reroll: Annotated[tuple[Number, ...], Meta(max_length=6)] | None = None
    knight: Number | None = None
    die: Number | None = None
    dice: Annotated[tuple[Number, ...], Meta(max_length=6)] | None = None
    to: Word | None = None
    item: Word | None = None


class MakeMoves(Command, frozen=True, tag="moves"):
    """Turn dice, trade and build in one go: all of it or nothing."""

    moves: Annotated[tuple[BuildMove, ...], Meta(min_length=1, max_length=12)]


class Advise(Command, frozen=True, tag="advise"):
    """Ask the coach for advice on the current dice."""


class Rename(Command, frozen=True, tag="rename"):
    """Change your name."""

    name: RawName


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat; without a number, any free one."""

    seat: SeatNumber | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leave the seat and watch."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the room for good."""


class Colour(Command, frozen=True, tag="colour"):
    """Choose the team of a seat; without a colour, any."""

    seat: SeatNumber
    colour: Word | None = None


class ChooseFace(Command, frozen=True, tag="face"):
    """Choose your face and tint; what is left out stays as it is."""

    face: Word | None = None
    tint: Word | None = None


class SetHandicap(Command, frozen=True, tag="handicap"):
    """Choose the handicap of a seat, from the next deal on; None removes it."""

    seat: SeatNumber
    handicap: Handicap | None = None


class React(Command, frozen=True, tag="react"):
    """React, perhaps to cheer for a seat."""

    reaction: ReactionName
    seat: SeatNumber | None = None


class Bet(Command, frozen=True, tag="bet"):
    """Bet on the winner of the game; for those who do not play it."""

    seat: SeatNumber


class Mute(Command, frozen=True, tag="mute"):
    """Switch everybody's reactions off, or on again."""

    host_only = True

    muted: bool


class SeatBot(Command, frozen=True, tag="bot"):
    """Put a bot on a seat, or let it sit in for somebody who is away."""

    host_only = True

    seat: SeatNumber
    level: Word


class Clear(Command, frozen=True, tag="clear"):
    """Free a seat: a person watches from now on, a bot leaves."""

    host_only = True

    seat: SeatNumber


class Kick(Command, frozen=True, tag="kick"):
    """Remove somebody from the room."""

    host_only = True

    person: Word


class HandOver(Command, frozen=True, tag="hand_over"):
    """Make somebody else the host."""

    host_only = True

    person: Word


class Choose(Command, frozen=True, tag="choose"):
    """Choose what to play."""

    host_only = True

    settings: Settings


class List(Command, frozen=True, tag="list"):
    """Show the room on the public list, or not."""

    host_only = True

    public: bool


class Start(Command, frozen=True, tag="start"):
    """Start what was chosen."""

    host_only = True


class Rematch(Command, frozen=True, tag="rematch"):
    """Ask for a rematch when the game is over; the host's request starts it."""


class Next(Command, frozen=True, tag="next"):
    """Deal the next minigame."""

    host_only = True


class Pick(Command, frozen=True, tag="pick"):
    """Pick the next minigame; for the loser."""

    game: Word
    seat: SeatNumber | None = None
    """The loser's seat; required when the host picks for them, so that it cannot be an accident."""


class Pause(Command, frozen=True, tag="pause"):
    """Pause or resume."""

    host_only = True

    paused: bool


class Dismiss(Command, frozen=True, tag="dismiss"):
    """Return to the lobby."""

    host_only = True


class OpenPad(Command, frozen=True, tag="open_pad"):
    """Open a new score pad, for games on a real table."""

    host_only = True

    kind: PadKind
    sides: Annotated[tuple[Side, ...], Meta(max_length=8)]
    games: Annotated[tuple[Word, ...], Meta(max_length=10)] = ()


class MarkPad(Command, frozen=True, tag="mark_pad"):
    """Write on the score pad, all marks or none."""

    marks: Annotated[tuple[AnyMark, ...], Meta(min_length=1, max_length=24)]


class UndoPad(Command, frozen=True, tag="undo_pad"):
    """Remove the last mark; on an empty pad, return to the one before."""

    marks: Id
    """How many marks the client sees on it."""


COMMANDS: tuple[type[Command], ...] = tuple(Command.__subclasses__())
