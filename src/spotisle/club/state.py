"""The state of a club night: the fold of its changes."""

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from spotisle.club.points import MAX_POINTS, Ranking, rank_people, rate_opponents, total
from spotisle.protocol.club_settings import ClubSettings
from spotisle.protocol.club_views import ClubPhase
from spotisle.protocol.settings import OptionValue, Settings
from spotisle.seating import Rounds

if TYPE_CHECKING:
    from spotisle.club.changes import Change

PLAYING = ("round", "final")


class ClubPerson(Struct, frozen=True):
    """Somebody who has come to the club night."""

    number: int
    token: str
    """A digest; guests without a phone have none."""
    colour: int = 0
    team: int | None = None
    left: bool = False
    banned: bool = False
    out: bool = False
    """Sits out until they say that they are here, or the organiser lets them play again."""
    spins: int = 3
    declined: tuple[str, ...] = ()
    """The sealed names that they gave up for another."""

    @property
    def guest(self) -> bool:
        """Whether they have no phone, and play on a neighbour's."""
        return not self.token


class TableState(Struct, frozen=True):
    """A table of the current round."""

    number: int
    room: str
    people: tuple[int, ...]
    confirmed: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()
    """People who left the table during the round; they come last."""
    ranking: Ranking | None = None
    void: bool = False
    place: int | None = None
    """The place that tied people play for at the end; None in a normal round."""

    @property
    def done(self) -> bool:
        """Whether its result is known."""
        return self.ranking is not None or self.void


class CrowdPair(Struct, frozen=True):
    """A pair of cards that the crowd looks at."""

    number: int
    cards: tuple[int, int]
    symbol: int
    opens: float
    closes: float
    shown: bool = False


def duel_settings(game: Settings, people: int) -> Settings:
    """Return the settings of a game that breaks a tie, with the deck of the last round.

    >>> duel_settings(Settings(), 2).games, duel_settings(Settings(), 3).games
    (('duel',), ('hot_potato',))
    """
    name = "duel" if people == 2 else "hot_potato"
    options: dict[str, dict[str, OptionValue]] = {"hot_potato": {"rounds": 1}} if people > 2 else {}
    return Settings(games=(name,), deck=game.deck_in_force, options=options, pace=game.pace)


class ClubState:
    """The fold of a club night's changes. Reads no clock and draws no random number."""

    def __init__(self) -> None:
        self.seq = 0
        self.at = 0.0
        self.code = ""
        self.join_key = ""
        self.organisers: tuple[str, ...] = ()
        """Digests of the organisers' tokens."""
        self.settings = ClubSettings()
        self.people: dict[int, ClubPerson] = {}
        self.names: dict[int, str] = {}
        """Sealed under the club night's key: `club.names` opens them."""
        self.apart: tuple[tuple[int, ...], ...] = ()
        self.together: tuple[tuple[int, ...], ...] = ()
        self.phase: ClubPhase = "doors"
        self.round = 0
        self.ends: float | None = None
        self.paused_at: float | None = None
        self.locked = False
        self.plan: Rounds = ()
        """The remaining rounds, the next one first, as person numbers."""
        self.planned_for: frozenset[int] = frozenset()
        self.repeats = self.bound = 0
        self.tables: tuple[TableState, ...] = ()
        self.history: list[tuple[tuple[int, ...], ...]] = []
        self.rooms: list[str] = []
        """The rooms of all tables that have played."""
        self.met: dict[int, set[int]] = {}
        """Whom each person has met at a table."""
        self.points: dict[int, dict[int, float]] = {}
        """For each person the points of each round."""
        self.shares: dict[int, list[float]] = {}
        """For each person the share of finds at each table."""
        self.duelling = False
        """Whether the current tables only break ties."""
        self.duel: dict[int, int] = {}
        """Points from duels, more is better; people who played none have no entry."""
        self.fastest: dict[int, float] = {}
        self.last_fastest: tuple[int, float] | None = None
        self.places_before: dict[int, int] = {}
        self.ended_at = 0.0
        self.pair: CrowdPair | None = None
        self.answers: dict[int, tuple[bool, float, int]] = {}
        """Answers to the current pair: right or wrong, the fair time, the points."""
        self.missed: dict[int, int] = {}
        """How often each person was wrong in the current pair."""
        self.crowd: Counter[int] = Counter()
        """Points of the crowd."""
        self.crowd_shown: Counter[int] = Counter()
        """The same as of the last result that was shown."""

    def apply(self, change: "Change") -> None:
        """Apply a change; a phase that begins during a pause is delayed only by the rest of it."""
        before = self.phase, self.round
        change.apply(self)
        if self.paused and (self.phase, self.round) != before:
            self.paused_at = change.at
        self.seq += 1
        self.at = change.at

    @property
    def paused(self) -> bool:
        """Whether the club night is paused."""
        return self.paused_at is not None

    @property
    def present(self) -> tuple[int, ...]:
        """Everybody who has come and not left."""
        return tuple(number for number, person in self.people.items() if not person.left)

    @property
    def playing(self) -> tuple[int, ...]:
        """Everybody who is seated in the next round."""
        return tuple(number for number in self.present if not self.people[number].out)

    def table_of(self, person: int) -> TableState | None:
        """Return the current table of a person."""
        return next((table for table in self.tables if person in table.people), None)

    def change_table(self, number: int, **fields: object) -> None:
        """Replace fields of a table."""
        self.tables = tuple(
            replace(table, **fields) if table.number == number else table for table in self.tables
        )

    def forget_names(self) -> None:
        """Forget every name: the key that could open them is gone."""
        self.names = {}
        for number in self.people:
            self.change_person(number, declined=())

    def change_person(self, number: int, **fields: object) -> None:
        """Replace fields of a person."""
        self.people[number] = replace(self.people[number], **fields)

    def game_at(self, table: TableState) -> Settings:
        """Return what a table plays in this round; a duel if it breaks a tie at the end."""
        settings = self.settings
        last = settings.game_of(min(self.round, settings.rounds))
        return duel_settings(last, len(table.people)) if self.duelling else last

    def totals(self) -> dict[int, float]:
        """Return the points of everybody who is there."""
        return {person: self._total(person) for person in self.present}

    def _total(self, person: int) -> float:
        settings = self.settings
        if settings.mode == "crowd":
            return float(self.crowd_shown[person])
        earned = self.points.get(person, {})
        return total(earned, self.round, settings.rounds, settings.scoring)

    def average(self, person: int) -> float:
        """Return a person's mean points so far: what a bye is worth."""
        earned = self.points.get(person, {}).values()
        return round(sum(earned) / len(earned), 2) if earned else MAX_POINTS / 2

    def ranking(self) -> Ranking:
        """Return everybody who is there, the best first.

        Ties are broken by the share of finds; with club scoring by the opponents' points before
        that, and by duels for the podium after it.
        """
        shares = {person: sum(parts) / len(parts) for person, parts in self.shares.items() if parts}
        totals = self.totals()
        if self.settings.scoring == "family" or self.settings.mode == "crowd":
            return rank_people({p: (totals[p], shares.get(p, 0.0)) for p in totals})
        everybody = {person: self._total(person) for person in self.points}
        opponents = rate_opponents(everybody, self.history)
        return rank_people(
            {
                p: (totals[p], opponents.get(p, 0.0), shares.get(p, 0.0), self.duel.get(p, 0))
                for p in totals
            }
        )

    def places(self) -> dict[int, int]:
        """Return the place of everybody who is there, 1 for the first; tied people share one."""
        places: dict[int, int] = {}
        for group in self.ranking():
            places |= dict.fromkeys(group, len(places) + 1)
        return places
