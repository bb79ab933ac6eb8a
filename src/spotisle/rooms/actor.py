"""The actor of a room: one task with one mailbox, and the only writer of the room's journal.

It handles requests, deadlines, arrivals and departures one after the other. Events are appended to
the journal first; once they are durable they are applied to the room, and then sent to everyone.
"""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from math import inf
from random import Random
from time import perf_counter
from typing import TypeVarTuple

import msgspec

from spotisle.dice.advice import Advice
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Advised, Done, Refused
from spotisle.protocol.close import CloseReason
from spotisle.protocol.refusals import Refusal, RefusalReason
from spotisle.rooms import events as ev
from spotisle.rooms.archive import RoomArchive
from spotisle.rooms.clock import Clock, RoomClock
from spotisle.rooms.coach import advise, check_may_ask
from spotisle.rooms.connections import RoomConnections
from spotisle.rooms.decisions import join
from spotisle.rooms.engine import Outcome, RoomEngine
from spotisle.rooms.hooks import RoomHooks
from spotisle.rooms.mailbox import Mailbox
from spotisle.rooms.messages import (
    Connect,
    Disconnect,
    Failed,
    InjectEvents,
    Message,
    Release,
    Request,
    Stop,
    Wake,
)
from spotisle.rooms.state import RoomState
from spotisle.storage import Entry, FencedError, Journal, JournalUnavailableError

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode

Args = TypeVarTuple("Args")

SLICE_S = 0.005
"""After this much work, a room yields to the event loop before its next message."""
RETRY_DELAY_S = 0.2
"""Pause after a failed append: bots and timers would retry at once."""

TOO_LARGE = f"this would take more than {ev.MAX_EVENT_BYTES // 1024} KB to write down"

_ENTRY_REFUSALS = {
    RefusalReason.NO_NAME: CloseReason.NO_NAME,
    RefusalReason.ROOM_FULL: CloseReason.ROOM_FULL,
}
"""The close reason for each refusal of a request to join."""


def token_digest(token: str) -> str:
    """Return the digest of a token, which is stored instead of it."""
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
        self.connections = RoomConnections(self.engine, self.clock, epoch)
        self.people = self.connections.people
        self.mailbox = Mailbox()
        self.calendar = clock
        self.touched_at = clock.now()
        self.broken = False
        self.hooks = hooks
        self._alarm: asyncio.TimerHandle | None = None
        self._due = inf
        self.archive = RoomArchive(journal)
        self._worked_s = 0.0
        """How long this room has kept the event loop busy since it last yielded."""
        self._advising = False
        self._waiting: deque[tuple[str, cmd.Command]] = deque()
        """Commands by person that arrived during a contest."""

    @property
    def state(self) -> RoomState:
        """The current state of the room."""
        return self.engine.state

    def post(self, message: Message) -> None:
        """Handle a claim at once if the actor is idle; put anything else into the mailbox.

        Both paths go through the same engine to the same events. Without a task switch, a claim is
        answered sooner and costs less.
        """
        now = self.clock.now()
        if (
            type(message) is Request
            and type(message.command) is cmd.MakeClaim
            and self.mailbox.idle
            and (person := self.connections.person_of.get(message.connection)) is not None
        ):
            self.touched_at = self.calendar.now()
            self._do_at_once(self.engine.request, person, message.command, now)
        else:
            self.mailbox.put(now, message)

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
                await self.archive.save_if_due(self.state, self.clock.now())
                self._set_alarm()
                if self._worked_s > SLICE_S:
                    self._worked_s = 0.0
                    await asyncio.sleep(0)
                del message  # otherwise it keeps a closed connection alive until the next message
                at, message = await self.mailbox.take()
            now = self.clock.now()
            await self._carry_out(self.engine.settle(now), now)
            await self._handle_waiting()
            await self.archive.save_if_due(self.state, now)
            await self.archive.save_snapshot(self.state)
            url = await self.hooks.hand_over(self.state.code)
            self.connections.close_all(
                CloseReason.MOVED if url else CloseReason.RESTARTING, url=url
            )
        except FencedError:
            log.info("room %s is owned by another node now", self.state.code)
            self.connections.close_all(CloseReason.MOVED)
        except Exception:
            log.exception("room %s is broken and quarantined", self.state.code)
            self.broken = True
            self.connections.close_all(CloseReason.BROKEN)
        finally:
            self._due = inf
            if self._alarm:
                self._alarm.cancel()
            self.hooks.on_stop(self.state.code)
            self._refuse_unread()

    def _set_alarm(self) -> None:
        """Schedule a wake-up for the next deadline, unless that is scheduled already."""
        due = min(self.engine.due, self.connections.presence.due if self.people else inf)
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
        now, closes_at = self.clock.now(), self.engine.referee.closes_at
        if closes_at is not None and closes_at <= now and self.mailbox.idle:
            self._do_at_once(self.engine.settle, now)
        else:
            self.post(Wake())

    async def _handle(self, message: Message, arrived_at: float) -> None:
        now = self.clock.now()
        match message:
            case Request(connection, command):
                person = self.connections.person_of.get(connection)
                if person is not None:
                    self.touched_at = self.calendar.now()
                    await self._request(person, command, now, arrived_at)
            case Connect():
                await self._admit(message, now)
            case Disconnect(connection):
                self.connections.disconnect(connection)
            case InjectEvents(decide):
                await self._carry_out(Outcome(tuple(decide(self.state, now))), now)
            case Release():
                raise FencedError("the lease has run out")
            case Failed(error) if not isinstance(error, JournalUnavailableError):
                raise error
            case Failed():
                await self._retry_later()
            case _:
                await self._meet_deadlines(now)

    async def _meet_deadlines(self, now: float) -> None:
        absences = Outcome(tuple(self.connections.presence.act(now)))
        if not absences.events and self.engine.dice.bot_is_due(now):
            await self.hooks.run_in_thread(self.engine.dice.think)
        began_at = perf_counter()
        outcome = absences if absences.events else self.engine.wake(now)
        self._note_work(began_at)
        await self._carry_out(outcome, now)

    async def _handle_waiting(self) -> None:
        """Handle the commands that waited for a contest to close.

        The contest may have ended a game, and one of them may clear the table.
        """
        await self.archive.save_if_due(self.state, self.clock.now())
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
            self.connections.answer(person, Refused(command.id, reason))
            return
        began_at = perf_counter()
        outcome = self.engine.request(person, command, now, arrived_at)
        self._note_work(began_at)
        await self._carry_out(outcome, now)

    def _note_work(self, began_at: float) -> None:
        """Note how long this room has kept the event loop busy, by the machine's clock."""
        seconds = perf_counter() - began_at
        self._worked_s += seconds
        self.hooks.on_worked(seconds)

    async def _lacks(self, deck: str | None) -> RefusalReason | None:
        """Return why a deck cannot be used; None if it can."""
        try:
            return None if await self.hooks.knows_deck(deck) else RefusalReason.NO_SUCH_DECK
        except JournalUnavailableError as error:
            log.warning("room %s cannot look for a deck: %s", self.state.code, error)
            return RefusalReason.UNAVAILABLE

    def _react(self, person: str, asked: cmd.React, now: float) -> None:
        """Show a reaction to everybody."""
        shown = self.connections.reactions.react(person, asked, now)
        if isinstance(shown, RefusalReason):
            self.connections.answer(person, Refused(asked.id, shown))
            return
        frame = encode(shown)
        for connection in self.people.values():
            connection.send(frame)
        self.connections.answer(person, Done(asked.id))

    def _advise(self, person: str, asked: cmd.Advise) -> None:
        """Compute advice in a worker thread, so that nobody else waits for it."""
        play = check_may_ask(self.state, self.state.seat_of(person))
        if isinstance(play, RefusalReason):
            self.connections.answer(person, Refused(asked.id, play))
            return
        accepted = play.number
        if self._advising:  # one job at a time: threads compete with the event loop
            self.connections.answer(person, Advised(asked.id, accepted, ready=False))
            return
        self._advising = True

        results: list[tuple[Advice, ...] | None] = []

        def send_advice(job: asyncio.Future[None]) -> None:
            self._advising = False
            found = None if job.exception() else results[0]
            advice = Advised(asked.id, accepted, found is not None, found or ())
            self.connections.answer(person, advice)

        work = self.hooks.run_in_thread(lambda: results.append(advise(play.state)))
        job = asyncio.ensure_future(work)
        job.add_done_callback(send_advice)

    async def _carry_out(self, outcome: Outcome, now: float) -> bool:
        """Append the events, apply them, broadcast, answer: in this order."""
        if not outcome.events:
            self.connections.answer_all(outcome)
            return True
        entries = self._encode(outcome)
        if isinstance(entries, Refusal):
            self.connections.answer_all(outcome, entries)
            await self._retry_later()
            return False
        asked_at = self.clock.now()
        try:
            await self.journal.append(entries)
        except JournalUnavailableError as error:
            self.connections.answer_all(outcome, self._unavailable(error))
            await self._retry_later()
            return False
        self._commit(outcome, entries, now, asked_at)
        return True

    def _do_at_once(self, decide: Callable[[*Args], Outcome], *args: *Args) -> None:
        """Do what `_carry_out` does, but outside the actor's task; only for claims.

        The mailbox is held until the journal calls back, so nothing is handled in between. Errors,
        and everything that has to await something, are left to the task.
        """
        try:
            began_at = perf_counter()
            outcome = decide(*args)
            self._note_work(began_at)
            if not outcome.events:
                self.connections.answer_all(outcome)
                self._set_alarm()
                return
            entries, now = self._encode(outcome), self.clock.now()
            if isinstance(entries, Refusal):
                self.connections.answer_all(outcome, entries)
                return
        except Exception as error:
            self.mailbox.put_first(self.clock.now(), Failed(error))
            return
        self.mailbox.hold()
        self.journal.append_soon(entries, partial(self._appended, outcome, entries, now))

    def _appended(
        self, outcome: Outcome, entries: list[Entry], now: float, error: Exception | None
    ) -> None:
        """Continue `_do_at_once` after the journal has called back."""
        try:
            if error is None:
                self._commit(outcome, entries, now, asked_at=now)
                self._set_alarm()
            elif isinstance(error, JournalUnavailableError):
                self.connections.answer_all(outcome, self._unavailable(error))
        except Exception as failure:
            error = failure
        if error is not None:
            self.mailbox.put_first(now, Failed(error))
        elif self._waiting or self.archive.is_due(self.state, now):
            self.mailbox.put_first(now, Wake())
        self.mailbox.release()

    def _encode(self, outcome: Outcome) -> list[Entry] | Refusal:
        """Return the entries of events, unless one is too large."""
        code, epoch, first = self.code, self.epoch, self.state.seq + 1
        entries = [
            Entry(code, first + place, epoch, ev.encode(event))
            for place, event in enumerate(outcome.events)
        ]
        if max(map(len, [entry.body for entry in entries])) > ev.MAX_EVENT_BYTES:
            log.warning("room %s: an event of more than %d bytes", code, ev.MAX_EVENT_BYTES)
            return Refusal(RefusalReason.CANNOT_PLAY, TOO_LARGE)
        return entries

    def _unavailable(self, error: JournalUnavailableError) -> Refusal:
        log.warning("room %s cannot be stored: %s", self.state.code, error)
        return Refusal(RefusalReason.UNAVAILABLE)

    async def _retry_later(self) -> None:
        """Wait, then recompute the deadlines, so that bots and timers try again."""
        await asyncio.sleep(RETRY_DELAY_S)
        self.engine.commit((), self.clock.now())

    def _commit(self, outcome: Outcome, entries: list[Entry], now: float, asked_at: float) -> None:
        """Apply durable events, and broadcast them."""
        events, since, began_at = outcome.events, self.state.seq, perf_counter()
        only_claims = ev.only_claims(events)
        self.hooks.on_stored(self.clock.now() - asked_at)
        self.archive.count(entries, now)
        for event, entry in zip(events, entries, strict=True):
            self.engine.charge(outcome.person, event, len(entry.body), now)
        self.engine.commit(events, now)
        self.connections.publish(since, outcome, only_claims=only_claims)
        self._note_work(began_at)
        if not only_claims:
            self.connections.close_left(events)
        self.hooks.on_events(self.state, events)

    async def _admit(self, connect: Connect, now: float) -> None:
        """Admit or refuse a connection; refuse it after a fault, too."""
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
        if known is None and self.connections.is_crowded(connect.address):
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
            self.connections.address_of[known] = connect.address
            if not await self._carry_out(Outcome(tuple(events)), now):
                connect.connection.refuse(CloseReason.UNAVAILABLE)
                return
            if connect.connection.gone:
                # Nobody has received the token, so nobody could return with it.
                await self._carry_out(Outcome((ev.Left(at=now, person=known),)), now)
                connect.connection.refuse(CloseReason.VANISHED)
                return
        self.touched_at = self.calendar.now()
        self.connections.attach(known, connect, token)

    def owner_of(self, digest: str) -> str | None:
        """Return the person whose token has this digest, or None."""
        return next((p.id for p in self.state.people.values() if p.token == digest), None)

    def _refuse_unread(self) -> None:
        """Refuse requests to join that are still in the mailbox, so that their clients retry."""
        for message in self.mailbox.drain():
            if isinstance(message, Connect):
                message.connection.refuse(CloseReason.RESTARTING)
