"""Views and frames of a club night: one public part, a small own part, one for organisers."""

from typing import Literal

from msgspec import Struct

from spotisle.protocol.club_settings import ClubSettings
from spotisle.protocol.delta import Change

ClubPhase = Literal[
    "doors", "seating", "round", "results", "final", "podium", "closed", "forgotten"
]
Role = Literal["player", "organiser", "screen"]
Score = tuple[int, float]
"""A person and their points."""


class ClubPersonView(Struct, frozen=True):
    """Somebody at the club night."""

    name: str
    colour: int
    here: bool
    guest: bool
    team: int | None


class ClubTableView(Struct, frozen=True):
    """A table of the current round."""

    number: int
    people: tuple[int, ...]
    confirmed: tuple[int, ...]
    state: Literal["seating", "playing", "finished", "void"]
    game: str
    best: tuple[int, ...]
    place: int | None = None
    """The place that tied people play for at the end; None in a normal round."""


class PlanSummary(Struct, frozen=True):
    """The numbers in the sentence that describes the seating plan."""

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


class ClubView(Struct, frozen=True):
    """What everybody may see; it never shows who is last."""

    code: str
    mode: str
    state: ClubPhase
    round: int
    rounds: int
    locked: bool
    paused: bool
    automatic: bool
    sentence: PlanSummary | None
    ends: float | None
    people: dict[str, ClubPersonView]
    tables: tuple[ClubTableView, ...]
    out: tuple[int, ...]
    """Who sits out until they, or an organiser, say that they play again."""
    settings: ClubSettings
    top: tuple[Score, ...]
    climber: int | None
    fastest: FastestView | None
    podium: tuple[tuple[int, ...], ...]
    crowd: CrowdView | None
    duel: bool
    """Whether tied people play for places on the podium."""


class GuestView(Struct, frozen=True):
    """A guest without a phone, who plays on the other half of this one."""

    person: int
    room: str
    token: str
    """For the guest's seat at the table's room."""


class OwnView(Struct, frozen=True):
    """What is sent to one phone only."""

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
    """Each round that was played, and the player's points in it."""
    people_met: tuple[int, ...] = ()
    """Only at the podium."""
    out: bool = False
    """Sits out until the player says that they are here."""
    place: int | None = None
    """Only at the podium."""
    spins: int = 0
    fastest: float | None = None
    practise: bool = False
    guest: GuestView | None = None


class OrganiserView(Struct, frozen=True):
    """What is sent to organisers only."""

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
    """How many ties for the podium are played off next."""
    no_plan: bool = False
    """Whether the wishes and table sizes allow no plan for the next round."""


class ClubWelcome(Struct, frozen=True, tag="event_welcome"):
    """Sent on joining: the whole club night."""

    version: int
    role: Role
    you: int | None
    token: str | None
    clock: float
    view: ClubView
    own: OwnView


class ClubUpdate(Struct, frozen=True, tag="event_update"):
    """How the public view changed."""

    clock: float
    """The club night's clock when the frame was sent. A device that was busy while it joined
    estimates the clock too late, and corrects it with later frames."""
    delta: list[Change]


class ClubOwn(Struct, frozen=True, tag="event_own"):
    """The player's own part, whole."""

    own: OwnView


class ClubOrganiser(Struct, frozen=True, tag="event_organiser"):
    """The organisers' part, whole."""

    organiser: OrganiserView


class TableAssigned(Struct, frozen=True, tag="table"):
    """The phone is at a table now; frames of the table's room follow."""

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
    """The result of a pair: one frame for everybody, with everybody's points."""

    pair: int
    symbol: int
    histogram: tuple[int, ...]
    bin_seconds: float
    right: int
    wrong: int
    points: tuple[tuple[int, int], ...]
    top: tuple[tuple[int, int], ...]


CLUB_FRAMES = (
    ClubWelcome,
    ClubUpdate,
    ClubOwn,
    ClubOrganiser,
    TableAssigned,
    TableOver,
    CrowdCount,
    CrowdVerdict,
    CrowdResult,
)
"""Everything that a club night sends on its own."""
