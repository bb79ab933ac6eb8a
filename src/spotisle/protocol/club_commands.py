"""Commands of a club night: what players and organisers ask for besides the play at their table."""

from typing import Annotated, ClassVar

from msgspec import Meta

from spotisle.bounds import AnySeconds, Number, RawName
from spotisle.protocol.club_settings import MAX_CLUB_PEOPLE, ClubSettings
from spotisle.protocol.club_views import ClubPhase
from spotisle.protocol.commands import Command

PersonNumber = Annotated[int, Meta(ge=1, le=10_000)]
PeopleTogether = Annotated[tuple[PersonNumber, ...], Meta(min_length=2, max_length=8)]
Wishes = Annotated[tuple[PeopleTogether, ...], Meta(max_length=50)]
RoundNumber = Annotated[int, Meta(ge=1, le=50)]
TableNumber = Annotated[int, Meta(ge=1, le=MAX_CLUB_PEOPLE)]


class ClubCommand(Command, frozen=True):
    """A request to a club night."""

    organiser_only: ClassVar[bool] = False


class SayHere(ClubCommand, frozen=True, tag="here"):
    """Say that you are at the table."""


class Spin(ClubCommand, frozen=True, tag="spin"):
    """Ask for another friendly name."""


class ChooseName(ClubCommand, frozen=True, tag="event_rename"):
    """Choose your own name, if the organiser allows it."""

    name: RawName


class ChooseColour(ClubCommand, frozen=True, tag="event_colour"):
    """Choose a colour."""

    colour: Annotated[int, Meta(ge=0, le=11)]


class JoinTeam(ClubCommand, frozen=True, tag="team"):
    """Join a team of the crowd."""

    team: Annotated[int, Meta(ge=0, le=7)]


class LeaveClub(ClubCommand, frozen=True, tag="event_leave"):
    """Leave the club night."""


class AnswerPair(ClubCommand, frozen=True, tag="answer"):
    """Name the symbol that the two cards of the crowd share."""

    pair: RoundNumber
    symbol: Number
    reaction: AnySeconds | None = None
    """Seconds from uncovering to press, by the client's clock."""


class ChangeClub(ClubCommand, frozen=True, tag="event_settings"):
    """Choose what is played, and how."""

    organiser_only = True

    settings: ClubSettings


class Go(ClubCommand, frozen=True, tag="event_go"):
    """Go on to the next phase."""

    organiser_only = True

    state: ClubPhase | None = None
    """The phase that the organiser saw. If it is over, another organiser has gone on already."""


class PauseClub(ClubCommand, frozen=True, tag="event_pause"):
    """Pause or resume the club night."""

    organiser_only = True

    paused: bool


class SetPace(ClubCommand, frozen=True, tag="event_pace"):
    """Switch between automatic and manual mode."""

    organiser_only = True

    automatic: bool


class LockDoors(ClubCommand, frozen=True, tag="event_lock"):
    """Lock the doors, or open them again."""

    organiser_only = True

    locked: bool


class SitOut(ClubCommand, frozen=True, tag="sit_out"):
    """Let somebody sit out, or play again."""

    organiser_only = True

    person: PersonNumber
    out: bool


class AddGuest(ClubCommand, frozen=True, tag="guest"):
    """Add somebody without a phone, who plays on a neighbour's."""

    organiser_only = True

    name: RawName


class RemovePerson(ClubCommand, frozen=True, tag="event_remove"):
    """Remove somebody; without a ban they may come back."""

    organiser_only = True

    person: PersonNumber
    ban: bool = False


class NamePerson(ClubCommand, frozen=True, tag="event_name"):
    """Give somebody another name."""

    organiser_only = True

    person: PersonNumber
    name: RawName


class SetWishes(ClubCommand, frozen=True, tag="wishes"):
    """Say who must sit apart, and who together."""

    organiser_only = True

    apart: Wishes = ()
    together: Wishes = ()


class Extend(ClubCommand, frozen=True, tag="extend"):
    """Give the current phase more time."""

    organiser_only = True

    seconds: Annotated[int, Meta(ge=1, le=3600)]


class EndRound(ClubCommand, frozen=True, tag="end_round"):
    """Judge every table as it stands."""

    organiser_only = True


class VoidTable(ClubCommand, frozen=True, tag="void_table"):
    """Give everybody at a table half of the points."""

    organiser_only = True

    table: TableNumber


class CorrectPoints(ClubCommand, frozen=True, tag="correct"):
    """Correct somebody's points of a round."""

    organiser_only = True

    round: RoundNumber
    person: PersonNumber
    points: Annotated[float, Meta(ge=0, le=12)]


class FinishClub(ClubCommand, frozen=True, tag="event_finish"):
    """Go straight to the podium."""

    organiser_only = True


class ForgetNames(ClubCommand, frozen=True, tag="event_forget"):
    """Delete all names now; the club night is over."""

    organiser_only = True


CLUB_COMMANDS: tuple[type[ClubCommand], ...] = tuple(ClubCommand.__subclasses__())
