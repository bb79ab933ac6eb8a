"""What a lesson is made of: moments of real play, and the steps that show them."""

from msgspec import Struct, structs

from spotisle.protocol.views import SeriesView
from spotisle.rules import Target
from tools.play_fixtures import Moment


class Scene(Moment, omit_defaults=True):
    """A moment, and how the series stands if it is one of a series."""

    series: SeriesView | None = None


class Step(Struct, omit_defaults=True):
    """One caption over one moment."""

    text: str
    at: int
    """Which moment is shown."""
    mark: bool = False
    """Light up the cards of the claim that comes next."""
    ask: bool = False
    """The learner makes the claim that comes next."""
    also: tuple[tuple[int, Target], ...] = ()
    """Other claims that would be right just as well: symbol and target."""
    held: tuple[int, ...] = ()
    """The dice that are kept for the next roll."""
    sheet: bool = False
    """The score sheet lies over the table."""


class Lesson(Struct):
    """What one seat sees of a game or a series, and what is said about it."""

    moments: tuple[Moment, ...]
    steps: tuple[Step, ...]


def for_the_learner(moment: Moment) -> Moment:
    """Leave out the seats that nobody has taken."""
    return structs.replace(moment, seats=moment.seats[: len(moment.play.seats)])


def without_events(moment: Moment) -> Moment:
    """Return a moment that just lies there."""
    return structs.replace(moment, events=())
