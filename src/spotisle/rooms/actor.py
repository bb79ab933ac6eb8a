"""The keeper of a room: one task, one mailbox, the only one who writes.

Everything that happens in a room goes through here in one order: what is asked, what is due, who
comes and who goes. Events are written to the journal first; only then they happen, and only then
anybody hears of them.
"""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from math import inf
from random import Random

import msgspec

from spotisle.dice.advice import Choice
from spotisle.dice.coach import advice_at_hand
from spotisle.protocol import commands as cmd
from spotisle.protocol import frames
from spotisle.protocol.answers import Advised, Answer, Refused
from spotisle.protocol.refusals import Refusal, Why
from spotisle.rooms import events as ev
from spotisle.rooms.broadcast import Broadcast
from spotisle.rooms.clock import Clock, RoomClock
from spotisle.rooms.engine import Outcome, Room
from spotisle.rooms.mailbox import Mailbox
from spotisle.rooms.messages import LET_GO, REST, WAKE, Ask, Connection, Enter, Gone
from spotisle.rooms.play import CardPlay
from spotisle.rooms.presence import Presence
from spotisle.rooms.snapshot import taken
from spotisle.rooms.state import RoomState
from spotisle.storage import Entry, FencedError, Journal, JournalUnavailableError

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode

SERIES = "series"
"""What stands for a game where the record is that of a whole series."""

RETRY_SECONDS = 0.2
"""How long a room rests after the journal refused: bots and timers would ask at once again."""


async def any_deck(_: str | None) -> bool:
    """Know every deck: the rules need no pictures."""
    return True


async def nobody() -> str:
    """Hand a room over to nobody: whoever comes next wakes it."""
    return ""


class RoomActor:
    """Keeps one room."""

    def __init__(
        self, state: RoomState, epoch: int, journal: Journal, clock: Clock, rng: Random
    ) -> None:
        self.room = Room(state, rng)
        self.epoch = epoch
        self.journal = journal
        self.clock = RoomClock(clock, state.at)
        self.presence = Presence(state)
        self.mailbox = Mailbox()
        self.people: dict[str, Connection] = {}
        self.calendar = clock
        self.touched_at = clock.now()
        self.broken = False
        self.on_stop: Callable[[], None] = lambda: None
        self.hand_over: Callable[[], Awaitable[str]] = nobody
        """Called when the room rests: returns where it is from now on, if anywhere."""
        self.on_stored: Callable[[float], None] = lambda _: None
        """Told how many seconds the journal took each time."""
        self.knows_deck: Callable[[str | None], Awaitable[bool]] = any_deck
        self._who: dict[Connection, str] = {}
        self._broadcast = Broadcast(state, epoch)
        self._alarm: asyncio.TimerHandle | None = None
        self._due = inf
        self._noted = 0
        """The number of the last game whose record is kept, or waits in `_unkept`."""
        self._unkept: deque[tuple[int, float, str, bytes]] = deque()

    @property
    def state(self) -> RoomState:
        """The room as it is."""
        return self.room.state

    def post(self, letter: object) -> None:
        """Put something into the mailbox."""
        self.mailbox.put(letter)

    async def run(self) -> None:
        """Keep the room until it is put to rest, fenced off, or broken."""
        self.room.attend(attended=False, now=self.clock.now())
        try:
            await self._keep_records()
            while (letter := await self.mailbox.take()) is not REST:
                await self._handle(letter)
                self._set_alarm()
            now = self.clock.now()
            await self._carry_out(self.room.settle(now), now)
            url = await self.hand_over()
            self._send_away("moved" if url else "restarting", url=url)
        except FencedError:
            log.info("room %s is kept elsewhere now", self.state.code)
            self._send_away("moved")
        except Exception:
            log.exception("room %s is broken and put aside", self.state.code)
            self.broken = True
            self._send_away("broken", "This room ran into a fault and is closed; others go on.")
        finally:
            self._due = inf
            if self._alarm:
                self._alarm.cancel()
            self.on_stop()
            self._turn_away_latecomers()

    def _set_alarm(self) -> None:
        """Wake when something is due; an alarm that is set for that moment stays."""
        due = min(self.room.due, self.presence.due) if self.people else inf
        if due == self._due:
            return
        self._due = due
        if self._alarm:
            self._alarm.cancel()
        self._alarm = None
        if due < inf:
            wait = max(0.0, due - self.clock.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._wake)

    def _wake(self) -> None:
        self._due = inf
        self.post(WAKE)

    def _look_around(self) -> None:
        """See who is there: without anybody a room stands still."""
        now = self.clock.now()
        self.room.attend(attended=bool(self.people), now=now)
        self.presence.look(self.people, now)

    async def _handle(self, letter: object) -> None:
        now = self.clock.now()
        match letter:
            case Ask(connection, command):
                person = self._who.get(connection)
                if person is not None:
                    self.touched_at = self.calendar.now()
                    await self._ask(person, command, now)
            case Enter():
                self.touched_at = self.calendar.now()
                await self._enter(letter, now)
            case Gone(connection):
                self._leave(connection)
            case _ if letter is LET_GO:
                raise FencedError("the lease has run out")
            case _:
                let_go = Outcome(tuple(self.presence.act(now)))
                await self._carry_out(let_go if let_go.events else self.room.wake(now), now)

    async def _ask(self, person: str, command: cmd.Command, now: float) -> None:
        if isinstance(command, cmd.Advise):
            self._advise(person, command)
            return
        if isinstance(command, cmd.Choose) and (why := await self._lacks(command.settings.deck)):
            self._answer(person, Refused(command.id, why))
            return
        outcome = self.room.ask(person, command, now)
        if outcome.ask_again:
            if not await self._carry_out(outcome, now):
                self._answer(person, Refused(command.id, Why.UNAVAILABLE))
                return
            outcome = self.room.ask(person, command, now)
        await self._carry_out(outcome, now)

    async def _lacks(self, deck: str | None) -> Why | None:
        """Return why a deck cannot be played with, if so."""
        try:
            return None if await self.knows_deck(deck) else Why.NO_SUCH_DECK
        except JournalUnavailableError as error:
            log.warning("room %s cannot look for a deck: %s", self.state.code, error)
            return Why.UNAVAILABLE

    def _advise(self, person: str, asked: cmd.Advise) -> None:
        """Let the coach think in a thread of its own; nobody else waits for that."""
        play = self.state.dice_turn_of(person)
        if play is None or not self.state.settings.coach:
            self._answer(person, Refused(asked.id, Why.NOT_ASKED))
            return
        accepted = play.number

        def told(thought: asyncio.Future[tuple[Choice, ...] | None]) -> None:
            found = None if thought.exception() else thought.result()
            advice = Advised(asked.id, accepted, found is not None, found or ())
            self._answer(person, advice)

        thinking = asyncio.get_running_loop().run_in_executor(None, advice_at_hand, play.state)
        thinking.add_done_callback(told)

    async def _carry_out(self, outcome: Outcome, now: float) -> bool:
        """Write down, let happen, tell everyone, answer: in this order."""
        events = outcome.events
        if events and not await self._write(events):
            for person, answer in outcome.answers:
                self._answer(person, Refused(answer.id, Why.UNAVAILABLE))
            await asyncio.sleep(RETRY_SECONDS)
            self.room.commit((), self.clock.now())
            return False
        if events:
            since = self.state.seq
            self.room.commit(events, now)
            self._publish(since, outcome)
            await self._tidy_up(events)
        else:
            for person, answer in outcome.answers:
                self._answer(person, answer)
        return True

    async def _tidy_up(self, events: tuple[ev.AnyEvent, ...]) -> None:
        """See off who left, and keep what a finished or dismissed game leaves behind."""
        self._see_off(events)
        if self._unkept or (self.state.play is not None and self.state.play.finished):
            await self._keep_records()
        if any(isinstance(event, ev.Dismissed) for event in events):
            await self._keep_snapshot()

    async def _write(self, events: tuple[ev.AnyEvent, ...]) -> bool:
        first = self.state.seq + 1
        entries = [
            Entry(self.state.code, first + place, self.epoch, ev.encode(event))
            for place, event in enumerate(events)
        ]
        before = self.clock.now()
        try:
            await self.journal.append(entries)
        except JournalUnavailableError as error:
            log.warning("room %s cannot be written: %s", self.state.code, error)
            return False
        self.on_stored(self.clock.now() - before)
        return True

    async def _keep_snapshot(self) -> None:
        """Keep the room in short, so that it wakes without folding games that are long over."""
        body = taken(self.state)
        if body is not None:
            with suppress(JournalUnavailableError):
                await self.journal.save_snapshot(self.state.code, self.state.seq, body)

    async def _keep_records(self) -> None:
        """Keep the records of finished games, and those that could not be kept before."""
        play = self.state.play
        if play is not None and play.finished and self._noted != self.state.plays:
            self._noted = self.state.plays
            self._unkept.append(
                (self._noted, self.state.at, play.dealt.game, encode(play.record()))
            )
            if (series := self.state.series_record()) is not None:
                self._unkept.append((self._noted, self.state.at, SERIES, encode(series)))
        try:
            while self._unkept:
                await self.journal.keep_record(self.state.code, *self._unkept[0])
                self._unkept.popleft()
        except JournalUnavailableError as error:
            log.warning("a record of room %s was not kept yet: %s", self.state.code, error)

    def _publish(self, since: int, outcome: Outcome) -> None:
        """Tell everyone what happened, and each at once what else there is for them."""
        news = self._broadcast.update(since, outcome.events)
        if not ev.only_claims(outcome.events):
            self._measure_trips()
            self._look_around()
        own: dict[str, list[bytes | Answer]] = {person: [it] for person, it in news.own.items()}
        for person, answer in outcome.answers:
            own.setdefault(person, []).append(answer)
        for person, connection in self.people.items():
            words = own.get(person, ())
            if person in self.state.people:
                connection.send(news.frame, *words)
            elif words:
                connection.send(*words)
        self._show_cards()

    def _see_off(self, events: tuple[ev.AnyEvent, ...]) -> None:
        """Close the wires of those who left, once they have been answered."""
        for event in events:
            if isinstance(event, ev.Left) and (connection := self.people.get(event.person)):
                self._forget(connection)
                connection.leave("kicked" if event.kicked else "left")
                self._look_around()
                self._tell_here()

    def _show_cards(self) -> None:
        """Note when the cards went out to those who sit: to all at the same moment."""
        if isinstance(self.state.play, CardPlay):
            self.room.referee.shown(self.room.referee.trips, self.clock.now())

    def _answer(self, person: str, answer: Answer) -> None:
        if connection := self.people.get(person):
            connection.send(answer)

    async def _enter(self, enter: Enter, now: float) -> None:
        digest = sha256((enter.token or "").encode()).hexdigest()
        known = next((p.id for p in self.state.people.values() if p.token == digest), None)
        token = None
        if known is None and enter.token is not None:
            enter.connection.leave("stranger")
            return
        if enter.connection.gone:
            return
        if known is None:
            token = secrets.token_urlsafe(24)
            events = self.room.come_in(
                enter.name, sha256(token.encode()).hexdigest(), now, watch=enter.watch
            )
            if isinstance(events, Refusal):
                enter.connection.leave(events.why)
                return
            known = f"p{self.state.joined + 1}"
            if not await self._carry_out(Outcome(tuple(events)), now):
                enter.connection.leave("unavailable", "The server cannot store anything just now.")
                return
            if enter.connection.gone:
                # Nobody has heard the token, so nobody could come back on it.
                await self._carry_out(Outcome((ev.Left(at=now, person=known),)), now)
                return
        self._connect(known, enter, token)

    def _connect(self, person: str, enter: Enter, token: str | None) -> None:
        before = self.people.get(person)
        if before is not None:
            self._forget(before)
            before.leave("elsewhere", "You opened this room somewhere else.")
        self.people[person] = enter.connection
        self._who[enter.connection] = person
        clock, here = self.clock.now(), tuple(self.people)
        if token is None:
            back = self._broadcast.welcome_back(person, enter.epoch, enter.seq, clock, here)
            enter.connection.send(*back)
        else:
            enter.connection.send(self._broadcast.welcome(person, token, clock, here))
        self._measure_trips()
        self._look_around()
        self._show_cards()
        self._tell_here()

    def _leave(self, connection: Connection) -> None:
        if connection in self._who:
            self._forget(connection)
            self._look_around()
            self._tell_here()

    def _forget(self, connection: Connection) -> None:
        person = self._who.pop(connection)
        del self.people[person]
        self._broadcast.forget(person)
        self._measure_trips()

    def _measure_trips(self) -> None:
        """Tell the referee which seats are played over which wires; a bot needs none."""
        seats = ((self.state.seat_of(person), wire) for person, wire in self.people.items())
        self.room.referee.trips = {
            seat: wire.trip
            for seat, wire in seats
            if seat is not None and not self.state.seats[seat].bot
        }

    def _tell_here(self) -> None:
        frame = encode(frames.Here(tuple(self.people)))
        for connection in self.people.values():
            connection.send(frame)

    def _send_away(self, why: str, text: str = "", url: str = "") -> None:
        for connection in list(self.people.values()):
            self._forget(connection)
            connection.leave(why, text, url)

    def _turn_away_latecomers(self) -> None:
        """Let those try again whose letters came after the last one that was opened."""
        for letter in self.mailbox.empty():
            if isinstance(letter, Enter):
                letter.connection.leave("restarting")
