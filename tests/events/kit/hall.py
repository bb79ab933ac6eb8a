"""A hall with an event, its organiser, and phones, on one virtual clock."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import combinations
from typing import Any

from spotisle.events import changes as ch
from spotisle.events.actor import EventActor
from spotisle.events.opening import EventFactory, NewEvent
from spotisle.events.points import score_table
from spotisle.events.state import EventState
from spotisle.protocol import event_commands as cmd
from spotisle.protocol.event_settings import EventSettings
from spotisle.rooms.registry import RoomRegistry
from tests.events.kit.phone import Phone
from tests.rooms.kit.autoplay import AutoPlayer
from tests.rooms.kit.server import VirtualServer


class Hall(VirtualServer):
    """A server with one event."""

    new: NewEvent
    organiser: Phone

    async def open(self, **settings: Any) -> None:
        """Create the event, let the organiser in and choose."""
        self.factory = EventFactory(self.registry, self._chance)
        self.new = await self.factory.create()
        self.organiser = self.phone("organiser")
        self.organiser.token = self.new.organisers[0]
        self.organiser.join(self.event)
        await self.until(lambda: self.organiser.event_view)
        await self.do(cmd.ChangeEvent, settings=EventSettings(**settings))

    @property
    def event(self) -> EventActor:
        """The event as it runs now."""
        event = self.registry.events[self.new.code]
        assert isinstance(event, EventActor)
        return event

    @property
    def state(self) -> EventState:
        """The present state."""
        return self.event.state

    @property
    def phase(self) -> str:
        """The name of the present state."""
        return self.state.phase

    def phone(self, name: str = "", **network: Any) -> Phone:
        """Return a new phone, not yet connected."""
        phone = Phone(name, self._chance(), wake=self._woken.set, **network)
        self.clients.append(phone)
        return phone

    async def come(self, count: int, *, level: str = "expert") -> list[Phone]:
        """Let people come in with the key of the QR code, who play by themselves."""
        phones = [self.phone() for _ in range(count)]
        for phone in phones:
            phone.join(self.event, key=self.new.key)
            AutoPlayer(phone, level)
        await self.until(lambda: all(phone.number for phone in phones))
        return phones

    async def do(self, kind: type[cmd.EventCommand], /, **fields: Any) -> None:
        """Let the organiser ask for something that is done."""
        answer = await self.organiser.answer(kind, **fields)
        assert answer["type"] == "done", answer

    async def until_phase(self, phase: str, round_: int | None = None) -> None:
        """Wait for a state of the event."""
        await self.until(
            lambda: self.state.phase == phase and round_ in (None, self.state.round),
        )

    async def kill(self) -> None:
        """Stop the server at once and start it again over the same journal."""
        old = self.registry
        for task in list(old._tasks.values()):
            task.cancel()
        for phone in self.clients:
            if isinstance(phone, Phone):
                if phone.connection is not None:
                    phone.connection.cut = True
                phone.connection, phone.table, phone.view = None, None, {}
        self.registry = RoomRegistry(self.journal, self.clock, rng=self._chance)
        self.factory = EventFactory(self.registry, self._chance)
        await self.registry.find(self.new.code)

    def check_laws(self, phones: list[Phone]) -> None:
        """Nobody sits at two tables, points add up, and everybody is where they belong."""
        state = self.state
        for one, other in combinations(state.tables, 2):
            assert not set(one.people) & set(other.people)
        for table in state.tables:
            if table.ranking is not None and len(table.people) > 1:
                scores = score_table(table.ranking)
                assert sum(scores.values()) == 6 * len(table.people)
        for phone in phones:
            if phone.connection is None or phone.number is None:
                continue
            own = state.table_of(phone.number)
            assert phone.own["table"] == (own.number if own else None)
            if state.phase == "round" and own is not None and not own.done:
                assert phone.table == own.number
                assert phone.seat is not None
        folded = EventState()
        for entry in self.journal.logs[self.new.code].entries:
            folded.apply(ch.decode(entry.body))
        assert folded.points == state.points
        assert folded.tables == state.tables


@asynccontextmanager
async def open_hall(seed: int = 0) -> AsyncIterator[Hall]:
    """A hall on the running virtual loop; afterwards everything is closed."""
    hall = Hall(seed)
    try:
        yield hall
    finally:
        await hall.registry.close()
