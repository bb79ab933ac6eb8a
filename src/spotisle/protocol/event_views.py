"""Views and frames of an event: one public part, a small own part, one for organisers."""

from typing import Literal

from msgspec import Struct

from spotisle.protocol.delta import Change
from spotisle.protocol.event_settings import EventSettings

EventPhase = Literal[
    "doors", "seating", "round", "results", "final", "podium", "closed", "forgotten"
]
Role = Literal["player", "organiser", "screen"]
Score = tuple[int, float]
"""A person and their points."""


class EventPersonView(Struct, frozen=True):
    """Somebody at the event."""

    name: str
    colour: int
    here: bool
    guest: bool
    team: int | None


class EventTableView(Struct, frozen=True):
    """A table of the present round."""

    number: int
    people: tuple[int, ...]
    confirmed: tuple[int, ...]
    state: Literal["seating", "playing", "finished", "void"]
    game: str
    best: tuple[int, ...]
    place: int | None = None
    """The place that those who are tied play for at the end; None in a round."""


class SentenceView(Struct, frozen=True):
    """What the plan gives: the parts of the honest sentence."""

    people: int
    sizes: tuple[int, ...]
    rounds: int
    repeats: int
    bound: int


class FastestView(Struct, frozen=True):
    """The fastest find of a round."""

    person: int
    seconds: float


class CrowdView(Struct, frozen=True):
    """The pair of cards that everybody looks at."""

    pair: int
    of: int
    phase: Literal["cover", "open", "result"]
    opens: float
    closes: float
    deck: str
    cards: tuple[int, int]
    symbol: int | None
    teams: tuple[float, ...]
    """The mean points of each team."""


class EventView(Struct, frozen=True):
    """What everybody may see; never the bottom of the list."""

    code: str
    mode: str
    state: EventPhase
    round: int
    rounds: int
    locked: bool
    paused: bool
    automatic: bool
    sentence: SentenceView | None
    ends: float | None
    people: dict[str, EventPersonView]
    tables: tuple[EventTableView, ...]
    out: tuple[int, ...]
    settings: EventSettings
    top: tuple[Score, ...]
    climber: int | None
    fastest: FastestView | None
    podium: tuple[tuple[int, ...], ...]
    crowd: CrowdView | None
    duel: bool
    """Whether those who are tied play for places on the podium."""


class GuestView(Struct, frozen=True):
    """A guest without a phone who plays on one's own, from the other end of it."""

    person: int
    room: str
    token: str
    """For the guest's seat at the table's room."""


class OwnView(Struct, frozen=True):
    """What only one phone is told."""

    table: int | None = None
    company: tuple[int, ...] = ()
    """Who else sits there."""
    confirmed: bool = False
    points: float = 0.0
    round_points: float | None = None
    met: int = 0
    others: int = 0
    """How many people there are to meet."""
    rounds: tuple[Score, ...] = ()
    """Each round that was played, and one's points in it."""
    people_met: tuple[int, ...] = ()
    """Only at the podium."""
    out: bool = False
    """Sits out until one says that one is here."""
    place: int | None = None
    """Only at the podium."""
    spins: int = 0
    fastest: float | None = None
    practise: bool = False
    guest: GuestView | None = None


class OrganiserView(Struct, frozen=True):
    """What only organisers are told."""

    missing: tuple[int, ...]
    away: tuple[int, ...]
    standing: tuple[Score, ...]
    apart: tuple[tuple[int, ...], ...]
    together: tuple[tuple[int, ...], ...]
    banned: int
    organisers: int
    rows: tuple[tuple[int, int, float], ...]
    """Person, round, points."""
    duels: int = 0
    """How many ties on the podium are played for next."""


class EventWelcome(Struct, frozen=True, tag="event_welcome"):
    """Sent on joining: the whole event."""

    version: int
    role: Role
    you: int | None
    token: str | None
    clock: float
    view: EventView
    own: OwnView


class EventUpdate(Struct, frozen=True, tag="event_update"):
    """How the public view changed."""

    clock: float
    """The event's clock: no frame comes before it was sent, so a device that was busy when it was
    let in learns how late its own clock is."""
    delta: list[Change]


class EventOwn(Struct, frozen=True, tag="event_own"):
    """One's own part, whole."""

    own: OwnView


class EventOrganiser(Struct, frozen=True, tag="event_organiser"):
    """The organisers' part, whole."""

    organiser: OrganiserView


class TableAssigned(Struct, frozen=True, tag="table"):
    """Frames of a room follow: those of this table."""

    table: int
    room: str
    people: tuple[int, ...]
    """By seat. The room calls them "player 7": it must not know names."""


class TableOver(Struct, frozen=True, tag="table_over"):
    """No more frames of the table follow."""


class CrowdCount(Struct, frozen=True, tag="crowd_count"):
    """How many have answered, for screens and organisers."""

    pair: int
    answered: int
    of: int


class CrowdVerdict(Struct, frozen=True, tag="crowd_verdict"):
    """The verdict on an answer, only to its sender."""

    id: int
    pair: int
    ok: bool
    points: int
    seconds: float | None
    locked_until: float | None


class CrowdResult(Struct, frozen=True, tag="crowd_result"):
    """The result of a pair: one frame for everybody, in which each phone finds itself."""

    pair: int
    symbol: int
    histogram: tuple[int, ...]
    bin_seconds: float
    right: int
    wrong: int
    points: tuple[tuple[int, int], ...]
    top: tuple[tuple[int, int], ...]


EVENT_FRAMES = (
    EventWelcome,
    EventUpdate,
    EventOwn,
    EventOrganiser,
    TableAssigned,
    TableOver,
    CrowdCount,
    CrowdVerdict,
    CrowdResult,
)
"""Everything that an event sends on its own."""
