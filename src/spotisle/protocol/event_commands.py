"""Commands of an event: what players and organisers ask for besides the play at their table."""

from typing import Annotated, ClassVar

from msgspec import Meta

from spotisle.bounds import AnySeconds, Number, RawName
from spotisle.protocol.commands import Command
from spotisle.protocol.event_settings import MAX_EVENT_PEOPLE, EventSettings

PersonNumber = Annotated[int, Meta(ge=1, le=10_000)]
Pair = Annotated[tuple[PersonNumber, ...], Meta(min_length=2, max_length=8)]
Wishes = Annotated[tuple[Pair, ...], Meta(max_length=50)]
RoundNumber = Annotated[int, Meta(ge=1, le=50)]
TableNumber = Annotated[int, Meta(ge=1, le=MAX_EVENT_PEOPLE)]


class EventCommand(Command, frozen=True):
    """A request to an event."""

    organiser_only: ClassVar[bool] = False


class SayHere(EventCommand, frozen=True, tag="here"):
    """Say that one has come to the table."""


class Spin(EventCommand, frozen=True, tag="spin"):
    """Ask for another friendly name."""


class EventRename(EventCommand, frozen=True, tag="event_rename"):
    """Take a name of one's own, where the organiser allows it."""

    name: RawName


class EventColour(EventCommand, frozen=True, tag="event_colour"):
    """Choose a colour."""

    colour: Annotated[int, Meta(ge=0, le=11)]


class JoinTeam(EventCommand, frozen=True, tag="team"):
    """Join a team of the crowd."""

    team: Annotated[int, Meta(ge=0, le=7)]


class EventLeave(EventCommand, frozen=True, tag="event_leave"):
    """Go home."""


class AnswerPair(EventCommand, frozen=True, tag="answer"):
    """Name the symbol that the two cards of the crowd share."""

    pair: RoundNumber
    symbol: Number
    reaction: AnySeconds | None = None
    """Seconds from uncovering to press, by the client's clock."""


class ChangeEvent(EventCommand, frozen=True, tag="event_settings"):
    """Choose what is played, and how."""

    organiser_only = True

    settings: EventSettings


class Go(EventCommand, frozen=True, tag="event_go"):
    """Go on to what comes next."""

    organiser_only = True


class PauseEvent(EventCommand, frozen=True, tag="event_pause"):
    """Stop all clocks, or let them go on."""

    organiser_only = True

    paused: bool


class SetPace(EventCommand, frozen=True, tag="event_pace"):
    """Let the evening go on by itself, or by hand."""

    organiser_only = True

    automatic: bool


class LockDoors(EventCommand, frozen=True, tag="event_lock"):
    """Let nobody in any more, or open the doors again."""

    organiser_only = True

    locked: bool


class SitOut(EventCommand, frozen=True, tag="sit_out"):
    """Let somebody sit out, or play again."""

    organiser_only = True

    person: PersonNumber
    out: bool


class AddGuest(EventCommand, frozen=True, tag="guest"):
    """Add somebody without a phone, for whom a neighbour taps."""

    organiser_only = True

    name: RawName


class RemovePerson(EventCommand, frozen=True, tag="event_remove"):
    """Send somebody away; only a ban lasts."""

    organiser_only = True

    person: PersonNumber
    ban: bool = False


class NamePerson(EventCommand, frozen=True, tag="event_name"):
    """Give somebody another name."""

    organiser_only = True

    person: PersonNumber
    name: RawName


class SetWishes(EventCommand, frozen=True, tag="wishes"):
    """Say who must sit apart, and who together."""

    organiser_only = True

    apart: Wishes = ()
    together: Wishes = ()


class Extend(EventCommand, frozen=True, tag="extend"):
    """Give the present state more time."""

    organiser_only = True

    seconds: Annotated[int, Meta(ge=1, le=3600)]


class EndRound(EventCommand, frozen=True, tag="end_round"):
    """Judge every table as it stands."""

    organiser_only = True


class VoidTable(EventCommand, frozen=True, tag="void_table"):
    """Give everybody at a table half of the points."""

    organiser_only = True

    table: TableNumber


class CorrectPoints(EventCommand, frozen=True, tag="correct"):
    """Correct somebody's points of a round."""

    organiser_only = True

    round: RoundNumber
    person: PersonNumber
    points: Annotated[float, Meta(ge=0, le=12)]


class FinishEvent(EventCommand, frozen=True, tag="event_finish"):
    """Go straight to the podium."""

    organiser_only = True


class ForgetNames(EventCommand, frozen=True, tag="event_forget"):
    """Delete all names now; the event is over."""

    organiser_only = True


EVENT_COMMANDS: tuple[type[EventCommand], ...] = tuple(EventCommand.__subclasses__())
