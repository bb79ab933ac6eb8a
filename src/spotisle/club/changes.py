"""Changes: the entries of a club night's journal, each with what it changes.

Everything that chance or the clock decided is stored in them, so folding needs neither. Names are
sealed: nobody can read them without the club night's key.
"""

from functools import reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import field
from msgspec.structs import replace

from spotisle.bounds import convert_stored
from spotisle.club.change import Change
from spotisle.club.crowd_changes import PairAnswer, PairAnswered, PairClosing, PairDealt, PairShown
from spotisle.club.people_changes import (
    AppearanceChanged,
    CameBack,
    Entered,
    Named,
    SatOut,
    WentAway,
    Wished,
)
from spotisle.club.points import MAX_POINTS, Ranking, rank_last, score_table
from spotisle.club.state import ClubState, TableState
from spotisle.protocol.club_settings import ClubSettings
from spotisle.protocol.club_views import ClubPhase
from spotisle.seating import Rounds

__all__ = [
    "AppearanceChanged",
    "CameBack",
    "Change",
    "Entered",
    "Named",
    "PairAnswer",
    "PairAnswered",
    "PairClosing",
    "PairDealt",
    "PairShown",
    "SatOut",
    "WentAway",
    "Wished",
]


class ClubOpened(Change, frozen=True, tag="event_opened"):
    """The club night was created."""

    code: str
    join_key: str
    organisers: tuple[str, ...]

    def apply(self, club: ClubState) -> None:
        """Name the club night."""
        club.code, club.join_key = self.code, self.join_key
        club.organisers = self.organisers


class Configured(Change, frozen=True, tag="configured"):
    """The organiser chose what is played."""

    settings: dict[str, Any]

    def apply(self, club: ClubState) -> None:
        """Change the settings, and drop the plan that was made for the old ones."""
        club.settings = convert_stored(self.settings, ClubSettings)
        club.plan, club.planned_for = (), frozenset()


class LockChanged(Change, frozen=True, tag="lock_changed"):
    """The doors were locked or opened."""

    locked: bool

    def apply(self, club: ClubState) -> None:
        """Lock or open."""
        club.locked = self.locked


class PauseChanged(Change, frozen=True, tag="pause_changed"):
    """The club night was paused or resumed."""

    paused: bool

    def apply(self, club: ClubState) -> None:
        """Pause, or resume and postpone the deadlines by the length of the pause."""
        if self.paused:
            club.paused_at = self.at
        elif club.paused_at is not None:
            rest = self.at - club.paused_at
            if club.ends is not None:
                club.ends += rest
            if club.pair is not None:
                opens, closes = club.pair.opens + rest, club.pair.closes + rest
                club.pair = replace(club.pair, opens=opens, closes=closes)
            club.paused_at = None


class PaceChanged(Change, frozen=True, tag="pace_changed"):
    """The organiser switched between automatic and manual mode; the plan stays."""

    settings: dict[str, Any]

    def apply(self, club: ClubState) -> None:
        """Change the settings; in manual mode, only an open pair has a deadline."""
        club.settings = convert_stored(self.settings, ClubSettings)
        pair_open = club.pair is not None and not club.pair.shown
        if not club.settings.automatic and not pair_open:
            club.ends = None


class PhaseEnds(Change, frozen=True, tag="phase_ends"):
    """The deadline of the current phase was set or removed."""

    ends: float | None

    def apply(self, club: ClubState) -> None:
        """Set the deadline."""
        club.ends = self.ends


class Planned(Change, frozen=True, tag="planned"):
    """The rest of the evening was planned."""

    rounds: Rounds
    people: tuple[int, ...]
    repeats: int
    bound: int

    def apply(self, club: ClubState) -> None:
        """Keep the plan."""
        club.plan, club.planned_for = self.rounds, frozenset(self.people)
        club.repeats, club.bound = self.repeats, self.bound


class Seated(Change, frozen=True, tag="seated"):
    """People were assigned to the tables of a round."""

    round: int
    tables: tuple[tuple[str, tuple[int, ...]], ...]
    """For each table its room and its people."""
    ends: float | None = None
    duel: bool = False
    """Whether tied people play for places on the podium."""

    def apply(self, club: ClubState) -> None:
        """Begin the seating phase with these tables."""
        club.duelling = self.duel
        club.phase, club.round, club.ends = "seating", self.round, self.ends
        club.plan = club.plan[1:]
        places = club.places() if self.duel else {}
        club.tables = tuple(
            TableState(number, room, people, place=places.get(people[0]) if people else None)
            for number, (room, people) in enumerate(self.tables, start=1)
        )
        club.places_before = {
            person: place for place, group in enumerate(club.ranking()) for person in group
        }


class Reseated(Change, frozen=True, tag="reseated"):
    """People moved to other tables before the round began, because somebody is missing."""

    tables: tuple[tuple[int, ...], ...]
    """For each table its people."""

    def apply(self, club: ClubState) -> None:
        """Change who sits where."""
        for table, people in zip(club.tables, self.tables, strict=True):
            club.change_table(table.number, people=people)


class Confirmed(Change, frozen=True, tag="confirmed"):
    """Somebody is at the table."""

    person: int

    def apply(self, club: ClubState) -> None:
        """Note it."""
        if table := club.table_of(self.person):
            club.change_table(table.number, confirmed=table.confirmed | {self.person})


class RoundBegan(Change, frozen=True, tag="round_began"):
    """All tables started to play."""

    ends: float | None = None
    final: bool = False

    def apply(self, club: ClubState) -> None:
        """Begin the round, and note who meets whom."""
        club.phase, club.ends = "final" if self.final else "round", self.ends
        club.last_fastest = None
        club.rooms += [table.room for table in club.tables if len(table.people) > 1]
        for table in () if club.duelling else club.tables:
            for person in table.people:
                club.met.setdefault(person, set()).update(set(table.people) - {person})


class TableLeft(Change, frozen=True, tag="table_left"):
    """Somebody left the table during the round: they come last."""

    person: int

    def apply(self, club: ClubState) -> None:
        """Note it."""
        if table := club.table_of(self.person):
            club.change_table(table.number, left=table.left | {self.person})


class TableJudged(Change, frozen=True, tag="table_judged"):
    """A table finished, or was judged as it stood."""

    table: int
    ranking: Ranking
    finds: dict[int, int] = field(default_factory=dict)
    fastest: dict[int, float] = field(default_factory=dict)

    def apply(self, club: ClubState) -> None:
        """Give the points."""
        table = club.tables[self.table - 1]
        ranking = rank_last(self.ranking, table.left)
        club.change_table(self.table, ranking=ranking)
        if club.duelling:
            best = len(ranking)
            club.duel |= {p: best - place for place, group in enumerate(ranking) for p in group}
            return
        scores = score_table(ranking)
        if len(table.people) == 1:
            scores = {person: club.average(person) for person in scores}
        for person, points in scores.items():
            club.points.setdefault(person, {})[club.round] = points
        found = sum(self.finds.values())
        for person in table.people:
            if found:
                club.shares.setdefault(person, []).append(self.finds.get(person, 0) / found)
        for person, seconds in self.fastest.items():
            club.fastest[person] = min(seconds, club.fastest.get(person, seconds))
            if club.last_fastest is None or seconds < club.last_fastest[1]:
                club.last_fastest = (person, seconds)


class TableVoided(Change, frozen=True, tag="table_voided"):
    """A table's result does not count: everybody there gets half of the points."""

    table: int

    def apply(self, club: ClubState) -> None:
        """Give half of the points to everybody there."""
        club.change_table(self.table, void=True)
        people = club.tables[self.table - 1].people
        if club.duelling:
            club.duel = {p: won for p, won in club.duel.items() if p not in people}
            return
        for person in people:
            club.points.setdefault(person, {})[club.round] = MAX_POINTS / 2


class Corrected(Change, frozen=True, tag="corrected"):
    """The organiser corrected somebody's points."""

    round: int
    person: int
    points: float

    def apply(self, club: ClubState) -> None:
        """Change the points."""
        club.points.setdefault(self.person, {})[self.round] = self.points


class ClubRoundEnded(Change, frozen=True, tag="round_ended"):
    """All tables are judged; the results are shown."""

    ends: float | None = None

    def apply(self, club: ClubState) -> None:
        """Show the results."""
        club.phase, club.ends = "results", self.ends
        if not club.duelling:
            club.history.append(tuple(table.people for table in club.tables if table.people))


class PhaseBegan(Change, frozen=True, tag="phase_began"):
    """The night reached the podium, was closed, or its names were deleted."""

    phase: ClubPhase
    ends: float | None = None

    def apply(self, club: ClubState) -> None:
        """Change the phase."""
        if self.phase == "podium":
            club.ended_at = self.at
        club.phase, club.ends = self.phase, self.ends
        club.tables = ()
        if self.phase == "forgotten":
            club.names = {}


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Change] = msgspec.json.Decoder(reduce(or_, Change.__subclasses__()))


def encode(change: Change) -> bytes:
    """Encode a change for the journal."""
    return _encoder.encode(change)


def decode(body: bytes) -> Change:
    """Decode a change of the journal."""
    return _decoder.decode(body)
