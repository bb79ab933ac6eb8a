"""A room as its events left it. Folding the same events always gives the same room."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spotisle.protocol.settings import Settings
from spotisle.records.names import Names
from spotisle.rooms import events as ev
from spotisle.rooms.names import make_unique
from spotisle.rooms.play import DICE, AnyPlay, CardPlay, DicePlay
from spotisle.rules import Verdict
from spotisle.scorepad import Pad
from spotisle.series import Finished, Pick, Picked, Series, series_record

SEATS = 8
MAX_REMEMBERED_VERDICTS = 64
"""How many verdicts of a person are kept for those who ask again after a broken connection."""
SEATING = (ev.Sat, ev.Stood, ev.Left, ev.BotSat, ev.Dealt)
"""After these, somebody else may sit somewhere."""


class DivergedError(RuntimeError):
    """The journal says one thing and the rules another: the room cannot go on."""


class Person(Struct, frozen=True):
    """Somebody who is in the room, seated or watching."""

    id: str
    name: str
    token: str


class RememberedVerdict(Struct, frozen=True, gc=False):
    """What somebody was told of a claim or a move."""

    verdict: Verdict
    reason: str


class Seat(Struct, frozen=True):
    """A place in the room: free, a person's, a bot's, or a person's with a bot sitting in."""

    person: str | None = None
    bot: str | None = None
    colour: str | None = None

    @property
    def taken(self) -> bool:
        """Tell whether somebody plays here."""
        return self.person is not None or self.bot is not None


class RoomState:
    """The fold. Nothing in here reads a clock, draws a number or waits."""

    def __init__(self) -> None:
        self.seq = 0
        self.at = 0.0
        self.code = ""
        self.seed = 0
        self.people: dict[str, Person] = {}
        self.joined = 0
        self.host: str | None = None
        self.seats: list[Seat] = [Seat()] * SEATS
        self.settings = Settings()
        self.public = False
        self.paused = False
        self.paused_at = 0.0
        self.players: tuple[int, ...] = ()
        """The seats that play: who sits at each seat of the series."""
        self.names_at_start: dict[int, str] = {}
        """What the seats that play were called when they began: a series has one name for each."""
        self.series: Series | None = None
        self.series_events: list[dict[str, Any]] = []
        """What has happened in the series, as its record tells it."""
        self.counted_plays: list[int] = []
        """The numbers of the games that the series counts; the others broke a tie."""
        self.play: AnyPlay | None = None
        self.plays = 0
        self.pads: tuple[Pad, ...] = ()
        """The score pad that is written on, and below it the one before, in case it is missed."""
        self.verdicts: dict[str, dict[int, RememberedVerdict]] = {}
        """What each person was told of the last claims and moves, by their ids."""

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

    def seat_of(self, person: str) -> int | None:
        """Return where somebody sits."""
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return None

    def dice_turn_of(self, person: str) -> DicePlay | None:
        """Return the game of dice in which it is this person's turn, if it is."""
        play, seat = self.play, self.seat_of(person)
        if not isinstance(play, DicePlay) or play.finished or seat not in play.dealt.seats:
            return None
        return play if play.dealt.seats.index(seat) == play.state.seat else None

    def seat_name(self, seat: int) -> str:
        """Return who plays at a seat, as the others call them."""
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

    def apply(self, event: ev.AnyEvent) -> None:
        """Let an event happen."""
        _APPLY[type(event)](self, event)
        if isinstance(event, SEATING) and isinstance(self.play, CardPlay):
            self.play.seat({n for n, seat in enumerate(self.seats) if seat.taken})
        self.seq += 1
        self.at = event.at

    def remember(self, seat: int, claim: int, told_now: RememberedVerdict) -> None:
        """Keep a verdict for a person who asks again; bots do not."""
        holder = self.seats[seat]
        if holder.person is None or holder.bot:
            return
        told = self.verdicts.setdefault(holder.person, {})
        told[claim] = told_now
        if len(told) > MAX_REMEMBERED_VERDICTS:
            del told[next(iter(told))]


def _opened(room: RoomState, event: ev.Opened) -> None:
    room.code, room.seed = event.code, event.seed


def _joined(room: RoomState, event: ev.Joined) -> None:
    room.people[event.person] = Person(event.person, event.name, event.token)
    room.joined += 1
    room.host = room.host or event.person


def _renamed(room: RoomState, event: ev.Renamed) -> None:
    room.people[event.person] = replace(room.people[event.person], name=event.name)


def _left(room: RoomState, event: ev.Left) -> None:
    seat = room.seat_of(event.person)
    if seat is not None:
        room.seats[seat] = replace(room.seats[seat], person=None)
    del room.people[event.person]
    room.verdicts.pop(event.person, None)
    if room.host == event.person:
        room.host = next(iter(room.people), None)


def _sat(room: RoomState, event: ev.Sat) -> None:
    before = room.seat_of(event.person)
    if before is not None and before != event.seat:
        room.seats[before] = Seat()
    room.seats[event.seat] = replace(room.seats[event.seat], person=event.person, bot=None)


def _stood(room: RoomState, event: ev.Stood) -> None:
    room.seats[event.seat] = Seat()


def _bot_sat(room: RoomState, event: ev.BotSat) -> None:
    room.seats[event.seat] = replace(room.seats[event.seat], bot=event.level)


def _coloured(room: RoomState, event: ev.Coloured) -> None:
    room.seats[event.seat] = replace(room.seats[event.seat], colour=event.colour)


def _handed_over(room: RoomState, event: ev.HandedOver) -> None:
    room.host = event.person


def _chosen(room: RoomState, event: ev.Chosen) -> None:
    room.settings = event.settings


def _listed(room: RoomState, event: ev.Listed) -> None:
    room.public = event.public


def _started(room: RoomState, event: ev.Started) -> None:
    room.players = event.seats
    room.names_at_start = {seat: room.seat_name(seat) for seat in event.seats}
    room.play, room.series, room.series_events, room.counted_plays = None, None, [], []
    if room.settings.mode not in ("practice", "dice"):
        colours = tuple(room.seats[seat].colour for seat in event.seats)
        plan = room.settings.plan(len(event.seats), colours)
        room.series = Series.start(replace(plan, games=event.order) if event.order else plan)


def _dealt(room: RoomState, event: ev.Dealt) -> None:
    room.play = DicePlay(event) if event.game == DICE else CardPlay(event)
    room.plays += 1
    if not event.breaks_tie:
        room.counted_plays.append(room.plays)


def _answered(room: RoomState, event: ev.Answered) -> None:
    if room.series is None:
        return
    if isinstance(event.answer, Picked):
        step = room.series.step
        assert isinstance(step, Pick)
        picker = room.names_at_start[room.players[step.seat]]
        room.series_events.append({"pick": event.answer.game, "seat": picker})
    else:
        room.series_events.append({"draw": room.names_at_start[room.players[event.answer.seat]]})
    room.series = room.series.after(event.answer)


def _claimed(room: RoomState, event: ev.Claimed) -> None:
    if not isinstance(room.play, CardPlay):
        raise DivergedError("a claim without a game of cards")
    judgement = room.play.judge(event.claim, event.seen, event.at)
    if judgement != event.judgement:
        raise DivergedError(f"the journal says {event.judgement}, the rules say {judgement}")
    room.remember(event.seat, event.id, RememberedVerdict(judgement.verdict, judgement.reason))
    if room.play.finished and judgement.verdict == "ok" and room.series is not None:
        room.series = room.series.after(room.play.result())
        room.series_events.append({"record": msgspec.Raw(msgspec.json.encode(room.play.record()))})


def _pointed(room: RoomState, event: ev.Pointed) -> None:
    if isinstance(room.play, CardPlay):
        room.play.point(event.pointing)


def _moved(room: RoomState, event: ev.Moved) -> None:
    if not isinstance(room.play, DicePlay):
        raise DivergedError("a move of dice without a game of dice")
    reason = room.play.move(room.play.dealt.seats.index(event.seat), event.move, event.at)
    if reason != event.reason:
        raise DivergedError(f"the journal says {event.reason}, the rules say {reason}")
    room.remember(event.seat, event.id, RememberedVerdict(Verdict.OK, reason))


def _paused(room: RoomState, event: ev.Paused) -> None:
    if event.paused and not room.paused:
        room.paused_at = event.at
    elif room.paused and not event.paused and isinstance(room.play, DicePlay):
        room.play.turn_since += event.at - room.paused_at
    room.paused = event.paused


def _dismissed(room: RoomState, event: ev.Dismissed) -> None:
    room.players, room.series, room.play, room.paused = (), None, None, False
    room.names_at_start, room.series_events, room.counted_plays = {}, [], []


def _pad_opened(room: RoomState, event: ev.PadOpened) -> None:
    room.pads = (event.pad, *room.pads[:1])


def _pad_marked(room: RoomState, event: ev.PadMarked) -> None:
    pad, *below = room.pads
    room.pads = (replace(pad, marks=pad.marks + event.marks), *below)


def _pad_undone(room: RoomState, event: ev.PadUndone) -> None:
    pad, *below = room.pads
    room.pads = (pad.without_last(), *below) if pad.marks else tuple(below)


_APPLY: dict[type, Any] = {
    ev.Opened: _opened,
    ev.Joined: _joined,
    ev.Renamed: _renamed,
    ev.Left: _left,
    ev.Sat: _sat,
    ev.Stood: _stood,
    ev.BotSat: _bot_sat,
    ev.Coloured: _coloured,
    ev.HandedOver: _handed_over,
    ev.Chosen: _chosen,
    ev.Listed: _listed,
    ev.Started: _started,
    ev.Dealt: _dealt,
    ev.Answered: _answered,
    ev.Claimed: _claimed,
    ev.Pointed: _pointed,
    ev.Moved: _moved,
    ev.Paused: _paused,
    ev.Dismissed: _dismissed,
    ev.PadOpened: _pad_opened,
    ev.PadMarked: _pad_marked,
    ev.PadUndone: _pad_undone,
}
