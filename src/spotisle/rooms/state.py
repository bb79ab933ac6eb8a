"""The state of a room: the fold of its events. The same events always give the same state.

`rooms.events` changes it, `rooms.decisions` reads it to judge a command, and `rooms.broadcast`
reads it for the views.
"""

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from spotisle.protocol.curtain import Curtain
from spotisle.protocol.handicap import Handicap
from spotisle.protocol.settings import Settings
from spotisle.records.names import Names
from spotisle.records.tally import Tally
from spotisle.rooms.names import make_unique
from spotisle.rooms.play import CardPlay, DicePlay, Play
from spotisle.rooms.verdicts import RememberedVerdict, VerdictLog
from spotisle.rules import GAMES
from spotisle.rules.seats import MAX_SEATS, RoomSeat, SeriesSeat
from spotisle.scorepad import Pad
from spotisle.series import Finished, Series, series_record

if TYPE_CHECKING:
    from spotisle.rooms.events import Event


class DivergedError(RuntimeError):
    """The journal and the rules contradict each other: the room cannot go on."""


class Person(Struct, frozen=True):
    """Somebody in the room, seated or watching."""

    id: str
    name: str
    token: str
    watch: bool = False
    """Joined to watch and has never had a seat, like a television."""
    face: str | None = None
    tint: str | None = None
    sat: bool = True
    """Has had a seat. Assumed in old snapshots, which do not store it."""


class Seat(Struct, frozen=True):
    """A seat in the room: free, a person's, a bot's, or a person's with a bot sitting in."""

    person: str | None = None
    bot: str | None = None
    colour: str | None = None
    handicap: Handicap | None = None

    @property
    def taken(self) -> bool:
        """Tell whether somebody plays here."""
        return self.person is not None or self.bot is not None


class RoomState:
    """The fold of a room's events. Reads no clock, draws no random number, never waits."""

    def __init__(self) -> None:
        self.seq = 0
        self.at = 0.0
        self.code = ""
        self.seed = 0
        self.people: dict[str, Person] = {}
        self.joined = 0
        self.host: str | None = None
        self.seats: list[Seat] = [Seat()] * MAX_SEATS
        self.settings = Settings()
        self.public = False
        self.muted = False
        self.paused = False
        self.paused_at = 0.0
        self.players: tuple[RoomSeat, ...] = ()
        """The room's seat of each player of the series."""
        self.names_at_start: dict[RoomSeat, str] = {}
        """The names of the seats that play; a series keeps them to its end."""
        self.series: Series | None = None
        self.series_events: list[dict[str, Any]] = []
        """What has happened in the series, as in its record."""
        self.counted_plays: list[int] = []
        """The numbers of the games that the series counts; no tie-breaks, no trial rounds."""
        self.play: Play | None = None
        self.plays = 0
        self.curtain: Curtain | None = None
        """Set while the cards on the table are covered."""
        self.last_game = ""
        """The game that was dealt last."""
        self.bets: dict[str, RoomSeat] = {}
        """The seat that each spectator bets on, by person."""
        self.rematch: tuple[str, ...] = ()
        """Who has asked for a rematch of what is over, in order."""
        self.dice_starter: RoomSeat | None = None
        """Who began the last game of dice; the next one begins one seat on."""
        self.tallies: dict[RoomSeat, Tally] = {}
        """What each player of the series has done so far."""
        self.stood_locked: dict[str, tuple[int, int]] = {}
        """People who stood up while locked, with the game and the state of the lock."""
        self.pads: tuple[Pad, ...] = ()
        """The score pad in use, and the one before it."""
        self.verdicts: dict[str, VerdictLog] = {}
        """The verdicts sent to each person, by command id."""

    @property
    def playing(self) -> bool:
        """Tell whether something has been started and not dismissed."""
        return bool(self.players)

    @property
    def over(self) -> bool:
        """Tell whether what was started has come to its end."""
        if self.series is not None:
            return isinstance(self.series.step, Finished)
        return self.play is not None and self.play.finished

    @property
    def may_change_seats(self) -> bool:
        """Whether people may sit down and stand up: not during a game, but always in practice."""
        return not self.playing or self.settings.mode == "practice"

    @property
    def cards(self) -> CardPlay | None:
        """The game of cards on the table, if there is one."""
        return self.play.as_cards if self.play else None

    @property
    def dice(self) -> DicePlay | None:
        """The game of dice on the table, if there is one."""
        return self.play.as_dice if self.play else None

    @property
    def taken_seats(self) -> tuple[RoomSeat, ...]:
        """The seats where somebody plays, in order."""
        return tuple(RoomSeat(n) for n, seat in enumerate(self.seats) if seat.taken)

    @property
    def max_players(self) -> int:
        """How many can play what the host has chosen."""
        of_cards = self.settings.mode not in ("practice", "dice")
        games = self.settings.games_in_force if of_cards else ()
        return min([MAX_SEATS, *(max(GAMES[game].spec.seats) for game in games if game in GAMES)])

    @property
    def free_seat(self) -> RoomSeat | None:
        """The first free seat; during a game, one that nobody plays at."""
        playing = () if self.may_change_seats else self.players
        free = (RoomSeat(n) for n, seat in enumerate(self.seats) if not seat.taken)
        return next((seat for seat in free if seat not in playing), None)

    def seat_of(self, person: str) -> RoomSeat | None:
        """Return the seat of a person."""
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return RoomSeat(number)
        return None

    def is_locked(self, seat: RoomSeat) -> bool:
        """Tell whether a seat is out until the cards change."""
        return self.play is not None and self.play.place_of(seat) in self.play.locked()

    def is_locked_out(self, person: str) -> bool:
        """Tell whether a person is out until the cards change, seated or not."""
        seat, play = self.seat_of(person), self.play
        if seat is not None:
            return self.is_locked(seat)
        return play is not None and self.stood_locked.get(person) == (self.plays, play.number)

    def player_seat(self, player: SeriesSeat) -> RoomSeat:
        """Return the room's seat of a player of the series."""
        return self.players[player]

    @property
    def turn_ends_at(self) -> float | None:
        """When the current turn times out; None without a limit, or if it is a bot's."""
        play, limit = self.play, self.settings.turn_seconds
        if not limit or play is None or play.turn is None:
            return None
        bot = self.seats[play.seat_at(play.turn)].bot
        return None if bot else play.turn_started_at + limit

    def seat_name(self, seat: RoomSeat) -> str:
        """Return the name that is shown for a seat."""
        holder = self.seats[seat]
        if holder.person is not None:
            return self.people[holder.person].name
        if holder.bot is None:
            return ""
        people = (self.people[other.person].name for other in self.seats if other.person)
        return make_unique(f"{holder.bot} {seat + 1}", people)

    def series_record(self) -> dict[str, Any] | None:
        """Return the record of a series that is over; a single game has its own record."""
        games = sum("record" in event for event in self.series_events)
        if self.series is None or not self.over or games < 2:
            return None
        names = tuple(self.names_at_start[seat] for seat in self.players)
        return series_record(self.series, Names(names, self.series.plan.teams), self.series_events)

    def replay(self, event: "Event") -> None:
        """Apply an event of the journal; raise `DivergedError` if the rules contradict it."""
        event.check(self)
        self.apply(event)

    def apply(self, event: "Event") -> None:
        """Apply an event that was decided in this state, without checking it again."""
        event.apply(self)
        if event.reseats and self.play is not None:
            self.play.update_seats(self.taken_seats)
        self.seq += 1
        self.at = event.at

    def after(self, events: Sequence["Event"]) -> "RoomState":
        """Return a copy of the room after events that lead to its lobby; this one is unchanged."""
        ahead = copy(self)
        ahead.people, ahead.seats = self.people.copy(), self.seats.copy()
        for event in events:
            ahead.apply(event)
        return ahead

    def remember_verdict(self, seat: RoomSeat, command: int, verdict: RememberedVerdict) -> None:
        """Keep a verdict for a person who sends the same command again; not for bots."""
        holder = self.seats[seat]
        if holder.person is None or holder.bot:
            return
        log = self.verdicts.get(holder.person)
        if log is None:
            log = self.verdicts[holder.person] = VerdictLog()
        log.add(command, verdict)
