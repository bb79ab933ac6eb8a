"""Changes: the entries of an event's journal, each with what it changes.

Everything that chance or the clock decided is stored in them, so folding needs neither. Names are
sealed: without the event's key they are noise.
"""

from functools import reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spotisle.bounds import convert_stored
from spotisle.events.points import MAX_POINTS, Ranking, rank_last, score_table
from spotisle.events.state import CrowdPair, EventState, Person, TableState
from spotisle.protocol.event_settings import EventSettings
from spotisle.protocol.event_views import EventPhase
from spotisle.seating import Rounds


class Change(Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """Something that happened, at a time of the event's own clock."""

    at: float

    def apply(self, event: EventState) -> None:
        """Change the event."""
        raise NotImplementedError


class EventOpened(Change, frozen=True, tag="event_opened"):
    """The event was created."""

    code: str
    join_key: str
    organisers: tuple[str, ...]

    def apply(self, event: EventState) -> None:
        """Name the event."""
        event.code, event.join_key = self.code, self.join_key
        event.organisers = self.organisers


class Configured(Change, frozen=True, tag="configured"):
    """The organiser chose what is played."""

    settings: dict[str, Any]

    def apply(self, event: EventState) -> None:
        """Change the settings; the plan is made anew."""
        event.settings = convert_stored(self.settings, EventSettings)
        event.plan, event.planned_for = (), frozenset()


class Entered(Change, frozen=True, tag="entered"):
    """Somebody came in; a guest has no token."""

    person: int
    token: str
    colour: int = 0

    def apply(self, event: EventState) -> None:
        """Add the person."""
        event.people[self.person] = Person(self.person, self.token, colour=self.colour)


class Named(Change, frozen=True, tag="named"):
    """Somebody got a name, sealed."""

    person: int
    sealed: str
    spun: bool = False

    def apply(self, event: EventState) -> None:
        """Keep the sealed name."""
        event.names[self.person] = self.sealed
        if self.spun:
            spins = event.people[self.person].spins
            event.change_person(self.person, spins=max(0, spins - 1))


class Dressed(Change, frozen=True, tag="dressed"):
    """Somebody chose a colour or a team."""

    person: int
    colour: int
    team: int | None = None

    def apply(self, event: EventState) -> None:
        """Change the person."""
        event.change_person(self.person, colour=self.colour, team=self.team)


class WentAway(Change, frozen=True, tag="went_away"):
    """Somebody left, or was sent away."""

    person: int
    banned: bool = False

    def apply(self, event: EventState) -> None:
        """Keep the person's points; they are not seated any more."""
        event.change_person(self.person, left=True, banned=self.banned)
        table = event.table_of(self.person)
        if table is not None:
            event.change_table(table.number, left=table.left | {self.person})


class CameBack(Change, frozen=True, tag="came_back"):
    """Somebody who had left is here again."""

    person: int

    def apply(self, event: EventState) -> None:
        """Seat the person again from the next round on."""
        event.change_person(self.person, left=False)


class SatOut(Change, frozen=True, tag="sat_out"):
    """Somebody sits out, or plays again."""

    person: int
    out: bool

    def apply(self, event: EventState) -> None:
        """Change the person; before the round begins they leave their table."""
        event.change_person(self.person, out=self.out)
        table = event.table_of(self.person)
        if self.out and table is not None and event.phase == "seating":
            people = tuple(person for person in table.people if person != self.person)
            event.change_table(table.number, people=people)


class Wished(Change, frozen=True, tag="wished"):
    """The organiser said who sits apart and who together."""

    apart: tuple[tuple[int, ...], ...] = ()
    together: tuple[tuple[int, ...], ...] = ()

    def apply(self, event: EventState) -> None:
        """Keep the wishes; the plan is made anew."""
        event.apart, event.together = self.apart, self.together
        event.plan, event.planned_for = (), frozenset()


class LockChanged(Change, frozen=True, tag="lock_changed"):
    """The doors were locked or opened."""

    locked: bool

    def apply(self, event: EventState) -> None:
        """Lock or open."""
        event.locked = self.locked


class PauseChanged(Change, frozen=True, tag="pause_changed"):
    """All clocks stopped, or went on."""

    paused: bool

    def apply(self, event: EventState) -> None:
        """Stop; later the present state lasts longer by the pause."""
        if self.paused:
            event.paused_at = self.at
        elif event.paused_at is not None:
            rest = self.at - event.paused_at
            if event.ends is not None:
                event.ends += rest
            if event.pair is not None:
                opens, closes = event.pair.opens + rest, event.pair.closes + rest
                event.pair = replace(event.pair, opens=opens, closes=closes)
            event.paused_at = None


class PaceChanged(Change, frozen=True, tag="pace_changed"):
    """The evening goes on by itself, or by hand; the plan stays."""

    settings: dict[str, Any]

    def apply(self, event: EventState) -> None:
        """Change the settings."""
        event.settings = convert_stored(self.settings, EventSettings)
        if not event.settings.automatic:
            event.ends = None


class PhaseEnds(Change, frozen=True, tag="phase_ends"):
    """The time at which the present state ends by itself was set, or removed."""

    ends: float | None

    def apply(self, event: EventState) -> None:
        """Set the time."""
        event.ends = self.ends


class Planned(Change, frozen=True, tag="planned"):
    """The rest of the evening was planned."""

    rounds: Rounds
    people: tuple[int, ...]
    repeats: int
    bound: int

    def apply(self, event: EventState) -> None:
        """Keep the plan."""
        event.plan, event.planned_for = self.rounds, frozenset(self.people)
        event.repeats, event.bound = self.repeats, self.bound


class Seated(Change, frozen=True, tag="seated"):
    """A round's tables were given out."""

    round: int
    tables: tuple[tuple[str, tuple[int, ...]], ...]
    """For each table its room and its people."""
    ends: float | None = None
    duel: bool = False
    """Whether those who are tied play for places on the podium."""

    def apply(self, event: EventState) -> None:
        """Lead everybody to their tables."""
        event.duelling = self.duel
        event.phase, event.round, event.ends = "seating", self.round, self.ends
        event.plan = event.plan[1:]
        places = event.places() if self.duel else {}
        event.tables = tuple(
            TableState(number, room, people, place=places.get(people[0]) if people else None)
            for number, (room, people) in enumerate(self.tables, start=1)
        )
        event.places_before = {
            person: place for place, group in enumerate(event.ranking()) for person in group
        }


class Reseated(Change, frozen=True, tag="reseated"):
    """People moved to other tables before the round began, as somebody is missing."""

    tables: tuple[tuple[int, ...], ...]
    """For each table its people."""

    def apply(self, event: EventState) -> None:
        """Change who sits where."""
        for table, people in zip(event.tables, self.tables, strict=True):
            event.change_table(table.number, people=people)


class Confirmed(Change, frozen=True, tag="confirmed"):
    """Somebody is at the table."""

    person: int

    def apply(self, event: EventState) -> None:
        """Note it."""
        if table := event.table_of(self.person):
            event.change_table(table.number, confirmed=table.confirmed | {self.person})


class RoundBegan(Change, frozen=True, tag="round_began"):
    """All tables started to play."""

    ends: float | None = None
    final: bool = False

    def apply(self, event: EventState) -> None:
        """Play."""
        event.phase, event.ends = "final" if self.final else "round", self.ends
        event.last_fastest = None
        event.rooms += [table.room for table in event.tables if len(table.people) > 1]
        for table in () if event.duelling else event.tables:
            for person in table.people:
                event.met.setdefault(person, set()).update(set(table.people) - {person})


class TableLeft(Change, frozen=True, tag="table_left"):
    """Somebody left the table during the round: they come last."""

    person: int

    def apply(self, event: EventState) -> None:
        """Note it."""
        if table := event.table_of(self.person):
            event.change_table(table.number, left=table.left | {self.person})


class TableJudged(Change, frozen=True, tag="table_judged"):
    """A table finished, or was judged as it stood."""

    table: int
    ranking: Ranking
    finds: dict[int, int] = {}
    fastest: dict[int, float] = {}

    def apply(self, event: EventState) -> None:
        """Give the points."""
        table = event.tables[self.table - 1]
        ranking = rank_last(self.ranking, table.left)
        event.change_table(self.table, ranking=ranking)
        if event.duelling:
            best = len(ranking)
            event.duel |= {p: best - place for place, group in enumerate(ranking) for p in group}
            return
        scores = score_table(ranking)
        if len(table.people) == 1:
            scores = {person: event.average(person) for person in scores}
        for person, points in scores.items():
            event.points.setdefault(person, {})[event.round] = points
        found = sum(self.finds.values())
        for person in table.people:
            if found:
                event.shares.setdefault(person, []).append(self.finds.get(person, 0) / found)
        for person, seconds in self.fastest.items():
            event.fastest[person] = min(seconds, event.fastest.get(person, seconds))
            if event.last_fastest is None or seconds < event.last_fastest[1]:
                event.last_fastest = (person, seconds)


class TableVoided(Change, frozen=True, tag="table_voided"):
    """A table's result does not count: half of the points for all."""

    table: int

    def apply(self, event: EventState) -> None:
        """Give half of the points to everybody there."""
        event.change_table(self.table, void=True)
        people = event.tables[self.table - 1].people
        if event.duelling:
            event.duel = {p: won for p, won in event.duel.items() if p not in people}
            return
        for person in people:
            event.points.setdefault(person, {})[event.round] = MAX_POINTS / 2


class Corrected(Change, frozen=True, tag="corrected"):
    """The organiser corrected somebody's points."""

    round: int
    person: int
    points: float

    def apply(self, event: EventState) -> None:
        """Change the points."""
        event.points.setdefault(self.person, {})[self.round] = self.points


class RoundEnded(Change, frozen=True, tag="round_ended"):
    """All tables are judged; the results are shown."""

    ends: float | None = None

    def apply(self, event: EventState) -> None:
        """Show the results."""
        event.phase, event.ends = "results", self.ends
        if not event.duelling:
            event.history.append(tuple(table.people for table in event.tables if table.people))


class PhaseBegan(Change, frozen=True, tag="phase_began"):
    """The podium, the end, or the deletion of the names."""

    phase: EventPhase
    ends: float | None = None

    def apply(self, event: EventState) -> None:
        """Change the state."""
        if self.phase == "podium":
            event.ended_at = self.at
        event.phase, event.ends = self.phase, self.ends
        event.tables = ()
        if self.phase == "forgotten":
            event.names = {}


class PairDealt(Change, frozen=True, tag="pair_dealt"):
    """The crowd looks at two cards."""

    pair: int
    cards: tuple[int, int]
    symbol: int
    opens: float
    closes: float

    def apply(self, event: EventState) -> None:
        """Lay the cards out."""
        event.phase, event.round, event.ends = "round", self.pair, self.closes
        event.pair = CrowdPair(self.pair, self.cards, self.symbol, self.opens, self.closes)
        event.answers, event.missed = {}, {}


class PairAnswer(Struct, frozen=True, array_like=True, gc=False):
    """One person's answer."""

    person: int
    right: bool
    seconds: float
    """The fair time."""
    points: int
    symbol: int | None = None
    """What was named; answers from before do not say."""


class PairAnswered(Change, frozen=True, tag="pair_answered"):
    """People answered."""

    answers: tuple[PairAnswer, ...]

    def apply(self, event: EventState) -> None:
        """Count the answers."""
        for answer in self.answers:
            person = answer.person
            if answer.right:
                event.answers[person] = (True, answer.seconds, answer.points)
                event.crowd[person] += answer.points
            else:
                event.missed[person] = event.missed.get(person, 0) + 1


class PairClosing(Change, frozen=True, tag="pair_closing"):
    """Nearly everybody has answered: the pair closes sooner."""

    closes: float

    def apply(self, event: EventState) -> None:
        """Close sooner."""
        if event.pair is not None:
            event.pair = replace(event.pair, closes=self.closes)
            event.ends = self.closes


class PairShown(Change, frozen=True, tag="pair_shown"):
    """The symbol lights up, and the standings are shown."""

    ends: float | None = None

    def apply(self, event: EventState) -> None:
        """Show the result."""
        event.phase, event.ends = "results", self.ends
        event.crowd_shown = event.crowd.copy()
        if event.pair is not None:
            event.pair = replace(event.pair, shown=True)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Change] = msgspec.json.Decoder(reduce(or_, Change.__subclasses__()))


def encode(change: Change) -> bytes:
    """Encode a change for the journal."""
    return _encoder.encode(change)


def decode(body: bytes) -> Change:
    """Decode a change of the journal."""
    return _decoder.decode(body)
