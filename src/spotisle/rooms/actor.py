"""The actor of a room: one task with one mailbox, and the only writer of the room's journal.

It handles requests, deadlines, arrivals and departures one after the other. Events are appended to
the journal first; once they are durable they are applied to the room, and then sent to everyone.
"""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable
from hashlib import sha256
from math import inf
from random import Random
from time import perf_counter
from typing import TypeVar, TypeVarTuple

import msgspec

from spotisle.dice.advice import Advice
from spotisle.dice.adviser import advise_if_ready
from spotisle.protocol import commands as cmd
from spotisle.protocol import frames
from spotisle.protocol.answers import Advised, Answer, Done, Refused
from spotisle.protocol.close import CloseReason
from spotisle.protocol.refusals import Refusal, RefusalReason
from spotisle.rooms import events as ev
from spotisle.rooms.archive import RoomArchive
from spotisle.rooms.broadcast import Broadcast
from spotisle.rooms.clock import Clock, RoomClock
from spotisle.rooms.credit import ignore
from spotisle.rooms.decisions import MAX_PEOPLE_PER_ADDRESS, join
from spotisle.rooms.engine import Outcome, RoomEngine
from spotisle.rooms.hooks import RoomHooks
from spotisle.rooms.mailbox import Mailbox
from spotisle.rooms.messages import (
    Arrange,
    Connect,
    Connection,
    Disconnect,
    Message,
    Release,
    Request,
    Stop,
    Wake,
)
from spotisle.rooms.presence import Presence
from spotisle.rooms.reactions import Reactions
from spotisle.rooms.state import RoomState
from spotisle.storage import Entry, FencedError, Journal, JournalUnavailableError

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode

T = TypeVar("T")
Args = TypeVarTuple("Args")

SLICE_S = 0.005
"""A room that has worked for so long lets others work before its next message."""
RETRY_DELAY_S = 0.2
"""Pause after a failed append: bots and timers would retry at once."""

TOO_LARGE = f"this would take more than {ev.MAX_EVENT_BYTES // 1024} KB to write down"

_ENTRY_REFUSALS = {
    RefusalReason.NO_NAME: CloseReason.NO_NAME,
    RefusalReason.ROOM_FULL: CloseReason.ROOM_FULL,
}
"""How a connection is closed whose request to join is refused."""


def token_digest(token: str) -> str:
    """Return what is kept of a token."""
    return sha256(token.encode()).hexdigest()


class RoomActor:
    """Runs one room."""

    def __init__(
        self,
        state: RoomState,
        epoch: int,
        journal: Journal,
        clock: Clock,
        rng: Random,
        hooks: RoomHooks,
    ) -> None:
        self.engine = RoomEngine(state, rng)
        self.code = state.code
        self.epoch = epoch
        self.journal = journal
        self.clock = RoomClock(clock, state.at)
        self.presence = Presence(state)
        self.mailbox = Mailbox()
        self.people: dict[str, Connection] = {}
        self.engine.curtain.here = self.people.keys()
        self.calendar = clock
        self.touched_at = clock.now()
        self.broken = False
        self.hooks = hooks
        self._person_of: dict[Connection, str] = {}
        self._address_of: dict[str, str] = {}
        """Where people joined from; it is in no event and no journal."""
        self._broadcast = Broadcast(state, epoch)
        self._reactions = Reactions(state)
        self._alarm: asyncio.TimerHandle | None = None
        self._due = inf
        self.archive = RoomArchive(journal)
        self._worked_s = 0.0
        """How long this room has kept the event loop busy since it last gave way to others."""
        self._advising = False
        self._waiting: deque[tuple[str, cmd.Command]] = deque()
        """Commands of people that came in during a contest."""

    @property
    def state(self) -> RoomState:
        """The present state of the room."""
        return self.engine.state

    def post(self, message: Message) -> None:
        """Put a message into the mailbox."""
        self.mailbox.put(self.clock.now(), message)

    async def run(self) -> None:
        """Handle messages until the room is stopped, fenced off, or broken."""
        self.engine.set_attended(attended=False, now=self.clock.now())
        try:
            await self.archive.save_records(self.state)
            at, message = await self.mailbox.take()
            while not isinstance(message, Stop):
                await self._handle(message, at)
                if self._waiting:
                    await self._handle_waiting()
                self._set_alarm()
                if self._worked_s > SLICE_S:
                    self._worked_s = 0.0
                    await asyncio.sleep(0)
                del message  # it would keep a connection that has ended until the next one comes
                at, message = await self.mailbox.take()
            now = self.clock.now()
            await self._carry_out(self.engine.settle(now), now)
            await self._handle_waiting()
            await self.archive.save_snapshot(self.state)
            url = await self.hooks.hand_over(self.state.code)
            self._close_all(CloseReason.MOVED if url else CloseReason.RESTARTING, url=url)
        except FencedError:
            log.info("room %s is owned by another node now", self.state.code)
            self._close_all(CloseReason.MOVED)
        except Exception:
            log.exception("room %s is broken and quarantined", self.state.code)
            self.broken = True
            self._close_all(
                CloseReason.BROKEN, "This room ran into a fault and is closed; others go on."
            )
        finally:
            self._due = inf
            if self._alarm:
                self._alarm.cancel()
            self.hooks.on_stop(self.state.code)
            self._refuse_unread()

    def _set_alarm(self) -> None:
        """Schedule a wake-up for the next deadline, unless that is scheduled already."""
        due = min(self.engine.due, self.presence.due if self.people else inf)
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
        self.post(Wake())

    def _update_presence(self) -> None:
        """Note who is connected; the room's timers stop while nobody is."""
        now = self.clock.now()
        self.engine.set_attended(attended=bool(self.people), now=now)
        self.presence.update(self.people, now)

    async def _handle(self, message: Message, arrived_at: float) -> None:
        now = self.clock.now()
        match message:
            case Request(connection, command):
                person = self._person_of.get(connection)
                if person is not None:
                    self.touched_at = self.calendar.now()
                    await self._request(person, command, now, arrived_at)
            case Connect():
                await self._admit(message, now)
            case Disconnect(connection):
                self._disconnect(connection)
            case Arrange(decide):
                await self._carry_out(Outcome(tuple(decide(self.state, now))), now)
            case Release():
                raise FencedError("the lease has run out")
            case _:
                absences = Outcome(tuple(self.presence.act(now)))
                if not absences.events and self.engine.dice.bot_is_due(now):
                    await self.hooks.run_aside(self.engine.dice.think)
                outcome = absences if absences.events else self._timed(self.engine.wake, now)
                await self._carry_out(outcome, now)

    async def _handle_waiting(self) -> None:
        """Handle the commands that waited for a contest to close."""
        while self._waiting and not self.engine.contest_open:
            person, command = self._waiting.popleft()
            if person in self.state.people:
                now = self.clock.now()
                await self._request(person, command, now, now)

    async def _request(
        self, person: str, command: cmd.Command, now: float, arrived_at: float
    ) -> None:
        if self.engine.contest_open and not isinstance(command, cmd.MakeClaim):
            # Nobody may end a contest early, nor change what its claims are judged by.
            self._waiting.append((person, command))
            return
        if isinstance(command, cmd.Advise):
            self._advise(person, command)
            return
        if isinstance(command, cmd.React):
            self._react(person, command, now)
            return
        if isinstance(command, cmd.Choose) and (reason := await self._lacks(command.settings.deck)):
            self._answer(person, Refused(command.id, reason))
            return
        outcome = self._timed(self.engine.request, person, command, now, arrived_at)
        await self._carry_out(outcome, now)

    def _timed(self, work: Callable[[*Args], T], *args: *Args) -> T:
        """Do work of this room and note how long it kept the event loop busy."""
        started = perf_counter()
        result = work(*args)
        seconds = perf_counter() - started
        self._worked_s += seconds
        self.hooks.on_worked(seconds)
        return result

    async def _lacks(self, deck: str | None) -> RefusalReason | None:
        """Return why a deck cannot be used; None if it can."""
        try:
            return None if await self.hooks.knows_deck(deck) else RefusalReason.NO_SUCH_DECK
        except JournalUnavailableError as error:
            log.warning("room %s cannot look for a deck: %s", self.state.code, error)
            return RefusalReason.UNAVAILABLE

    def _react(self, person: str, asked: cmd.React, now: float) -> None:
        """Show a reaction to everybody."""
        shown = self._reactions.react(person, asked, now)
        if isinstance(shown, RefusalReason):
            self._answer(person, Refused(asked.id, shown))
            return
        frame = encode(shown)
        for connection in self.people.values():
            connection.send(frame)
        self._answer(person, Done(asked.id))

    def _advise(self, person: str, asked: cmd.Advise) -> None:
        """Compute advice in a worker thread, so that nobody else waits for it."""
        play, seat = self.state.dice, self.state.seat_of(person)
        in_turn = play is not None and play.turn is not None and play.seat_at(play.turn) == seat
        if play is None or not in_turn or not self.state.settings.coach:
            self._answer(person, Refused(asked.id, RefusalReason.NOT_ASKED))
            return
        accepted = play.number
        if self._advising:  # threads share the processor with the event loop
            self._answer(person, Advised(asked.id, accepted, ready=False))
            return
        self._advising = True

        def send_advice(job: asyncio.Future[tuple[Advice, ...] | None]) -> None:
            self._advising = False
            found = None if job.exception() else job.result()
            advice = Advised(asked.id, accepted, found is not None, found or ())
            self._answer(person, advice)

        job = asyncio.get_running_loop().run_in_executor(None, advise_if_ready, play.state)
        job.add_done_callback(send_advice)

    async def _carry_out(self, outcome: Outcome, now: float) -> bool:
        """Append the events, apply them, broadcast, answer: in this order."""
        events = outcome.events
        if events and (refusal := await self._append(outcome, now)):
            for person, answer in outcome.answers:
                self._answer(person, Refused(answer.id, refusal.reason, refusal.text))
            await asyncio.sleep(RETRY_DELAY_S)
            self.engine.commit((), self.clock.now())
            return False
        if events:
            self._timed(self._commit, outcome, now)
            await self._after_events(events)
        else:
            for person, answer in outcome.answers:
                self._answer(person, answer)
        return True

    def _commit(self, outcome: Outcome, now: float) -> None:
        since = self.state.seq
        self.engine.commit(outcome.events, now)
        self._publish(since, outcome)

    async def _after_events(self, events: tuple[ev.Event, ...]) -> None:
        """Close connections of those who left; store records and snapshots of what has ended."""
        self._close_left(events)
        self.hooks.on_events(self.state, events)
        if any(isinstance(event, ev.HandedOver) for event in events):
            self._broadcast_here()
        if self.archive.unsaved or (self.state.play is not None and self.state.play.finished):
            await self.archive.save_records(self.state)
        if self.archive.snapshot_is_due(self.state, self.clock.now()):
            await self.archive.save_snapshot(self.state)

    async def _append(self, outcome: Outcome, now: float) -> Refusal | None:
        """Store the events; return why that was not possible."""
        events, first = outcome.events, self.state.seq + 1
        entries = [
            Entry(self.state.code, first + place, self.epoch, ev.encode(event))
            for place, event in enumerate(events)
        ]
        if max(len(entry.body) for entry in entries) > ev.MAX_EVENT_BYTES:
            log.warning(
                "room %s: an event of more than %d bytes", self.state.code, ev.MAX_EVENT_BYTES
            )
            return Refusal(RefusalReason.CANNOT_PLAY, TOO_LARGE)
        before = self.clock.now()
        try:
            await self.journal.append(entries)
        except JournalUnavailableError as error:
            log.warning("room %s cannot be stored: %s", self.state.code, error)
            return Refusal(RefusalReason.UNAVAILABLE)
        self.hooks.on_stored(self.clock.now() - before)
        self.archive.count(entries, now)
        for event, entry in zip(events, entries, strict=True):
            self.engine.charge(outcome.person, event, len(entry.body), now)
        return None

    def _publish(self, since: int, outcome: Outcome) -> None:
        """Send everyone the update, together with their private part and answers in one write."""
        update = self._broadcast.update(since, outcome.events)
        if not ev.only_claims(outcome.events):
            self._assign_trips()
            self._update_presence()
        own: dict[str, list[bytes | Answer]] = {
            person: [it] for person, it in update.private.items()
        }
        for person, answer in outcome.answers:
            own.setdefault(person, []).append(answer)
        for person, connection in self.people.items():
            messages = own.get(person, ())
            if person in self.state.people:
                connection.send(update.public, *messages)
            elif messages:
                connection.send(*messages)
        self._note_sent()

    def _close_left(self, events: tuple[ev.Event, ...]) -> None:
        """Close the connections of those who left; their answers have been sent."""
        for event in events:
            if isinstance(event, ev.Left) and (connection := self.people.get(event.person)):
                self._forget(connection)
                self._reactions.forget(event.person)
                connection.close(CloseReason.KICKED if event.kicked else CloseReason.LEFT)
                self._update_presence()
                self._broadcast_here()

    def _note_sent(self) -> None:
        """Tell the referee that the present cards have been sent to everybody who is here."""
        if self.people and self.state.cards is not None and self.state.curtain is None:
            self.engine.referee.note_sent(self.clock.now())

    def _answer(self, person: str, answer: Answer) -> None:
        if connection := self.people.get(person):
            connection.send(answer)

    async def _admit(self, connect: Connect, now: float) -> None:
        """Let a connection in or refuse it; it hears of a fault as well."""
        try:
            await self._join(connect, now)
        except Exception as error:
            fenced = isinstance(error, FencedError)
            connect.connection.refuse(CloseReason.MOVED if fenced else CloseReason.BROKEN)
            raise

    async def _join(self, connect: Connect, now: float) -> None:
        known = self.owner_of(token_digest(connect.token or ""))
        token = None
        if known is None and connect.token is not None:
            connect.connection.refuse(CloseReason.STRANGER)
            return
        if connect.connection.gone:
            connect.connection.refuse(CloseReason.VANISHED)
            return
        if known is None and self._is_crowded(connect.address):
            connect.connection.refuse(CloseReason.ROOM_FULL)
            return
        if known is None:
            token = secrets.token_urlsafe(24)
            events = join(
                self.state,
                connect.name,
                token_digest(token),
                now,
                watch=connect.watch,
                look=(connect.face, connect.tint),
            )
            if isinstance(events, Refusal):
                connect.connection.refuse(_ENTRY_REFUSALS[events.reason])
                return
            known = f"p{self.state.joined + 1}"
            self._address_of[known] = connect.address
            if not await self._carry_out(Outcome(tuple(events)), now):
                connect.connection.refuse(CloseReason.UNAVAILABLE)
                return
            if connect.connection.gone:
                # Nobody has received the token, so nobody could return with it.
                await self._carry_out(Outcome((ev.Left(at=now, person=known),)), now)
                connect.connection.refuse(CloseReason.VANISHED)
                return
        self._attach(known, connect, token)

    def owner_of(self, digest: str) -> str | None:
        """Return the person whose token has this digest; None if it is nobody's."""
        return next((p.id for p in self.state.people.values() if p.token == digest), None)

    def _is_crowded(self, address: str) -> bool:
        """Tell whether too many people have joined from an address, as far as this actor knows."""
        people = self.state.people
        self._address_of = {it: came for it, came in self._address_of.items() if it in people}
        joined = sum(came == address for came in self._address_of.values())
        return bool(address) and joined >= MAX_PEOPLE_PER_ADDRESS

    def _attach(self, person: str, connect: Connect, token: str | None) -> None:
        before = self.people.get(person)
        if before is not None:
            self._forget(before)
            before.close(CloseReason.ELSEWHERE, "You opened this room somewhere else.")
        self.touched_at = self.calendar.now()
        connect.connection.admit()
        self.people[person] = connect.connection
        self._person_of[connect.connection] = person
        connect.connection.trip.on_change = self._broadcast_here
        clock, here = self.clock.now(), tuple(self.people)
        if token is None:
            back = self._broadcast.welcome_back(person, connect.epoch, connect.seq, clock, here)
            connect.connection.send(*back)
        else:
            connect.connection.send(self._broadcast.welcome(person, token, clock, here))
        self._assign_trips()
        self._update_presence()
        self._note_sent()
        self._broadcast_here()

    def _disconnect(self, connection: Connection) -> None:
        if connection in self._person_of:
            self._forget(connection)
            self._update_presence()
            self._broadcast_here()

    def _forget(self, connection: Connection) -> None:
        person = self._person_of.pop(connection)
        del self.people[person]
        connection.trip.on_change = ignore
        self._broadcast.forget(person)
        self._assign_trips()

    def _assign_trips(self) -> None:
        """Give the referee the round trip of each seat that a person plays."""
        seats = ((self.state.seat_of(person), link) for person, link in self.people.items())
        self.engine.referee.trips = {
            seat: link.trip
            for seat, link in seats
            if seat is not None and not self.state.seats[seat].bot
        }

    def _broadcast_here(self) -> None:
        people, host = tuple(self.people), self.state.host
        late = tuple(one for one, connection in self.people.items() if connection.trip.late_pongs)
        frame = encode(frames.Here(people))
        for person, connection in self.people.items():
            connection.send(encode(frames.Here(people, late)) if person == host else frame)

    def _close_all(self, reason: CloseReason, text: str = "", url: str = "") -> None:
        for connection in list(self.people.values()):
            self._forget(connection)
            connection.close(reason, text, url)

    def _refuse_unread(self) -> None:
        """Let clients retry whose request to join was not read any more."""
        for message in self.mailbox.drain():
            if isinstance(message, Connect):
                message.connection.refuse(CloseReason.RESTARTING)
