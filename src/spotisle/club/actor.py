"""The actor of a club night: one task with one mailbox, and the only writer of its journal.

It admits phones, organisers and screens, stores each change before it is broadcast, and broadcasts
at most five times a second. `evening.py` decides what happens when.
"""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from math import inf
from random import Random

import msgspec

from spotisle.club import changes as ch
from spotisle.club.connections import ClubConnections
from spotisle.club.crowd import ReceivedAnswer
from spotisle.club.decisions import ClubDecider, come_back, enter
from spotisle.club.evening import Evening
from spotisle.club.names import NameBook
from spotisle.club.no_op_changes import alters_club
from spotisle.club.state import ClubState
from spotisle.protocol import club_commands as cmd
from spotisle.protocol.answers import Done, Refused
from spotisle.protocol.close import CloseReason
from spotisle.protocol.refusals import Refusal, RefusalReason
from spotisle.rooms.actor import RETRY_DELAY_S, token_digest
from spotisle.rooms.budget import JournalBudget
from spotisle.rooms.clock import Clock, RoomClock
from spotisle.rooms.mailbox import Mailbox
from spotisle.rooms.messages import (
    Connect,
    Connection,
    Disconnect,
    Message,
    Release,
    Request,
    Stop,
    Wake,
)
from spotisle.rooms.registry import RoomRegistry
from spotisle.storage import Entry, FencedError, Journal, JournalUnavailableError

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode

ABANDONED_S = 24 * 3600.0
"""How long after the last connection closed the names of a night that nobody ended are deleted."""
MAX_SCREENS = 100
"""With this many screens and organisers connected, new screens are refused."""
MAX_SCREENS_WITHOUT_KEY = 50
"""The same without the join key, so that places remain for the organiser's screens."""
ALL_ORGANISERS = "organisers"
"""The key for all organisers together in the journal budget; a player's key is their number."""
UNLIMITED = cmd.LeaveClub | cmd.FinishClub | cmd.ForgetNames
"""Commands that are allowed even when the sender's journal budget is used up."""
MAX_WITHOUT_KEY = 50
"""How many people from one address may join by code; those with the QR code's key do not count."""


class ClubActor:
    """Runs one club night."""

    def __init__(
        self,
        state: ClubState,
        names: NameBook,
        epoch: int,
        registry: RoomRegistry,
        clock: Clock,
        rng: Random,
    ) -> None:
        self.code = state.code
        self.state, self.names, self.rng = state, names, rng
        self.epoch = epoch
        self.journal: Journal = registry.journal
        self.clock = RoomClock(clock, state.at)
        self.mailbox = Mailbox()
        self.broken = False
        self.connections = ClubConnections(state, names, self.clock.now)
        self.evening = Evening(self, registry)
        self._typed: dict[str, int] = {}
        self._answers: list[ReceivedAnswer] = []
        self._budget = JournalBudget()
        self._empty_since = self.clock.now()
        self._alarm: asyncio.TimerHandle | None = None
        self._due = inf

    @property
    def people(self) -> dict[Connection, int | None]:
        """All connections; players with their number, organisers and screens with None."""
        return self.connections.people

    @property
    def touched_at(self) -> float:
        """When it was last used; never idle while it has names that have to be deleted in time."""
        nameless = self.state.phase == "forgotten" or not self.state.people
        return self.state.at if nameless else inf

    def opens_with(self, key: str) -> bool:
        """Tell whether this is the club night's join key."""
        return bool(key) and secrets.compare_digest(token_digest(key), self.state.join_key)

    def owner_of(self, digest: str) -> int | None:
        """Return whose token has this digest: a person's number, 0 for an organiser."""
        if digest in self.state.organisers:
            return 0
        return next((p.number for p in self.state.people.values() if p.token == digest), None)

    def post(self, message: Message) -> None:
        """Put a message into the mailbox, except for commands with a shortcut.

        Play at a table is forwarded to its room at once; answers of a crowd are batched.
        """
        if isinstance(message, Request) and self._take_shortcut(message):
            return
        self.mailbox.put(self.clock.now(), message)

    def _take_shortcut(self, message: Request) -> bool:
        connection, command = message.connection, message.command
        if not isinstance(command, cmd.ClubCommand):
            if not self.evening.tables.links.forward(connection, command):
                connection.send(Refused(command.id, RefusalReason.NOT_HOST))
            return True
        person = self.connections.people.get(connection)
        if not isinstance(command, cmd.AnswerPair) or person is None:
            return False
        if not self._answers:
            self.mailbox.put(self.clock.now(), Wake())
        self._answers.append(
            ReceivedAnswer(person, command, self.clock.now(), connection.trip.estimate)
        )
        return True

    def wake(self) -> None:
        """Check the deadlines and the tables again."""
        self._due = inf
        self.mailbox.put(self.clock.now(), Wake())

    async def run(self) -> None:
        """Handle messages until the club night is stopped, fenced off, or broken."""
        try:
            await self.evening.resume()
            self._set_alarm()
            _, message = await self.mailbox.take()
            while not isinstance(message, Stop):
                await self._handle(message)
                self._set_alarm()
                del message
                _, message = await self.mailbox.take()
            self.connections.close_all(CloseReason.RESTARTING)
        except FencedError:
            log.info("club night %s is owned by another node now", self.code)
            self.connections.close_all(CloseReason.MOVED)
        except Exception:
            log.exception("club night %s is broken and quarantined", self.code)
            self.broken = True
            self.connections.close_all(CloseReason.BROKEN)
        finally:
            self.evening.tables.close()
            self.connections.close()
            if self._alarm:
                self._alarm.cancel()
            for unread in self.mailbox.drain():
                if isinstance(unread, Connect):
                    unread.connection.refuse(CloseReason.RESTARTING)

    @property
    def _abandoned_at(self) -> float:
        if self.state.phase == "forgotten" or not self.state.people or self.connections.people:
            return inf
        return self._empty_since + ABANDONED_S

    @property
    def _next_due(self) -> float:
        """The next deadline; before the podium, an empty night has only `_abandoned_at`."""
        ended = self.state.phase in ("podium", "closed", "forgotten")
        waits = not self.connections.people and not ended
        return self._abandoned_at if waits else min(self.evening.due, self._abandoned_at)

    def _set_alarm(self) -> None:
        due = self._next_due
        if due == self._due:
            return
        self._due = due
        if self._alarm:
            self._alarm.cancel()
        self._alarm = None
        if due < inf:
            wait = max(0.0, due - self.clock.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self.wake)

    async def _handle(self, message: Message) -> None:
        match message:
            case Connect():
                await self._admit(message)
            case Disconnect(connection, on_purpose):
                self._disconnect(connection, on_purpose=on_purpose)
            case Request(connection, command) if isinstance(command, cmd.ClubCommand):
                if connection in self.connections.people:
                    await self._request(connection, command)
            case Release():
                raise FencedError("the lease has run out")
            case _:
                if self._answers:
                    answers, self._answers = self._answers, []
                    await self.evening.crowd.judge_answers(answers)
                now = self.clock.now()
                if now >= self._abandoned_at:
                    log.info("club night %s was abandoned; its names are deleted", self.code)
                    await self.evening.execute(cmd.ForgetNames(id=0), now)
                await self.evening.run_due(now)

    async def _request(self, connection: Connection, command: cmd.ClubCommand) -> None:
        person, now = self.connections.people[connection], self.clock.now()
        payer = ALL_ORGANISERS if person is None else str(person)
        refusal: Refusal | None
        if command.organiser_only and person is not None:
            refusal = Refusal(RefusalReason.NOT_HOST)
        elif not (self._budget.allows(payer, now) or isinstance(command, UNLIMITED)):
            refusal = Refusal(RefusalReason.TOO_FAST)
        elif isinstance(command, cmd.Go | cmd.EndRound | cmd.FinishClub | cmd.ForgetNames):
            refusal = await self.evening.execute(command, now)
        else:
            decision = ClubDecider(self.state, self.names, person, now, self.rng).decide(command)
            if isinstance(decision, Refusal):
                refusal = decision
            else:
                altering = [change for change in decision if alters_club(change, self.state)]
                for change in altering:
                    self._budget.charge(payer, len(ch.encode(change)), now)
                refusal = await self.commit(altering)
        if refusal is not None:
            connection.send(Refused(command.id, refusal.reason, refusal.text))
            return
        connection.send(Done(command.id))
        await self.evening.after_command(command, now)

    async def commit(self, changes: Sequence[ch.Change], *, tell: bool = True) -> Refusal | None:
        """Store changes, apply them and schedule a broadcast; return a refusal if storing fails."""
        if not changes:
            return None
        first = self.state.seq + 1
        entries = [
            Entry(self.code, first + place, self.epoch, ch.encode(change))
            for place, change in enumerate(changes)
        ]
        try:
            await self.journal.append(entries)
        except JournalUnavailableError as error:
            log.warning("club night %s cannot be stored: %s", self.code, error)
            await asyncio.sleep(RETRY_DELAY_S)
            return Refusal(RefusalReason.UNAVAILABLE)
        for change in changes:
            self.state.apply(change)
        if tell:
            self.connections.schedule_broadcast()
        return None

    async def _admit(self, connect: Connect) -> None:
        connection = connect.connection
        known = self.owner_of(token_digest(connect.token)) if connect.token is not None else None
        if connect.token is not None and known is None:
            connection.refuse(CloseReason.STRANGER)
        elif connection.gone:
            connection.refuse(CloseReason.VANISHED)
        elif known == 0:
            self.connections.welcome(connection, "organiser", None, None)
        elif known is not None:
            await self._return(connection, known)
        elif connect.watch and self._screens >= self._max_screens(connect):
            connection.refuse(CloseReason.ROOM_FULL)
        elif connect.watch:
            self.connections.welcome(connection, "screen", None, None)
        else:
            await self._enter(connect)

    @property
    def _screens(self) -> int:
        return len(self.connections.people) - len(self.connections.here)

    def _max_screens(self, connect: Connect) -> int:
        return MAX_SCREENS if self.opens_with(connect.key) else MAX_SCREENS_WITHOUT_KEY

    async def _return(self, connection: Connection, person: int) -> None:
        """Readmit somebody who was here before."""
        if self.state.people[person].banned:
            connection.refuse(CloseReason.KICKED)
            return
        if self.state.people[person].left and (refusal := await self._come_back(person)):
            connection.refuse(refusal)
            return
        self._attach(connection, person, None)

    async def _come_back(self, person: int) -> CloseReason | None:
        """Store that somebody who had left is back; return the close reason if that fails."""
        now, payer = self.clock.now(), str(person)
        if not self._budget.allows(payer, now):
            return CloseReason.UNAVAILABLE
        changes = come_back(self.state, self.names, person, now)
        for change in changes:
            self._budget.charge(payer, len(ch.encode(change)), now)
        return CloseReason.UNAVAILABLE if await self.commit(changes) else None

    async def _enter(self, connect: Connect) -> None:
        connection, now = connect.connection, self.clock.now()
        with_key = self.opens_with(connect.key)
        if self.state.locked or self.state.phase in ("podium", "closed", "forgotten"):
            connection.refuse(CloseReason.LOCKED)
            return
        if not with_key and self._typed.get(connect.address, 0) >= MAX_WITHOUT_KEY:
            connection.refuse(CloseReason.ROOM_FULL)
            return
        token = secrets.token_urlsafe(24)
        language = connect.language or self.state.settings.language
        decision = enter(
            self.state, self.names, connect.name, token_digest(token), language, now, self.rng
        )
        if isinstance(decision, Refusal):
            connection.refuse(CloseReason.ROOM_FULL)
        elif await self.commit(decision):
            connection.refuse(CloseReason.UNAVAILABLE)
        else:
            if not with_key and connect.address:
                self._typed[connect.address] = self._typed.get(connect.address, 0) + 1
            self._attach(connection, len(self.state.people), token)

    def _attach(self, connection: Connection, person: int, token: str | None) -> None:
        before = self.connections.connection_of(person)
        if before is not None:
            self.evening.tables.links.leave(before)
            self.connections.forget(before)
            before.close(CloseReason.ELSEWHERE)
        self.connections.welcome(connection, "player", person, token)
        self.evening.closed_pages.arrived(person)
        self.evening.tables.arrived(person, connection)

    def _disconnect(self, connection: Connection, *, on_purpose: bool) -> None:
        if connection in self.connections.people:
            person = self.connections.people[connection]
            self.evening.tables.links.leave(connection)
            self.connections.forget(connection)
            if not self.connections.people:
                self._empty_since = self.clock.now()
            if person is not None:
                self.evening.tables.away[person] = self.clock.now()
                if on_purpose:
                    self.evening.closed_pages.note(person)
