"""What a lesson is made of: moments of real play, and the steps that show them."""

from msgspec import Struct, structs

from spotisle.protocol.views import SeriesView
from spotisle.rules import Target
from tools.play_fixtures import Moment


class Scene(Moment, omit_defaults=True):
    """A moment, with the standing of its series if it belongs to one."""

    series: SeriesView | None = None


class Step(Struct, omit_defaults=True):
    """One caption over one moment."""

    text: str
    at: int
    """Which moment is shown."""
    mark: bool = False
    """Highlight the cards of the next claim."""
    ask: bool = False
    """The learner makes the next claim."""
    also: tuple[tuple[int, Target], ...] = ()
    """All right claims at this moment: symbol and target."""
    held: tuple[int, ...] = ()
    """The dice that are kept for the next roll."""
    sheet: bool = False
    """Show the score sheet over the table."""


class Lesson(Struct):
    """What one seat sees of a game or a series, with captions."""

    moments: tuple[Moment, ...]
    steps: tuple[Step, ...]


def for_the_learner(moment: Moment) -> Moment:
    """Leave out the empty seats."""
    return structs.replace(moment, seats=moment.seats[: len(moment.play.seats)])


def without_events(moment: Moment) -> Moment:
    """Return a moment without its events, so that nothing is animated."""
    return structs.replace(moment, events=())
