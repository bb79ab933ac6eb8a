"""A virtual server with one club night, its organiser and phones."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import combinations
from typing import Any

from spotisle.club import changes as ch
from spotisle.club.actor import ClubActor
from spotisle.club.opening import ClubFactory, NewClub
from spotisle.club.points import score_table
from spotisle.club.state import ClubState
from spotisle.protocol import club_commands as cmd
from spotisle.protocol.club_settings import ClubSettings
from spotisle.rooms.registry import RoomRegistry
from tests.club.kit.phone import Phone
from tests.rooms.kit.autoplay import AutoPlayer
from tests.rooms.kit.server import VirtualServer


class ClubServer(VirtualServer):
    """A server with one club night."""

    new: NewClub
    organiser: Phone

    async def open(self, **settings: Any) -> None:
        """Create the club night, connect the organiser and set these settings."""
        self.factory = ClubFactory(self.registry, self._chance)
        self.new = await self.factory.create()
        self.organiser = self.phone("organiser")
        self.organiser.token = self.new.organisers[0]
        self.organiser.join(self.club)
        await self.until(lambda: self.organiser.club_view)
        await self.do(cmd.ChangeClub, settings=ClubSettings(**settings))

    @property
    def club(self) -> ClubActor:
        """The actor of the club night."""
        club = self.registry.clubs[self.new.code]
        assert isinstance(club, ClubActor)
        return club

    @property
    def state(self) -> ClubState:
        """The current state."""
        return self.club.state

    @property
    def phase(self) -> str:
        """The current phase."""
        return self.state.phase

    def phone(self, name: str = "", **network: Any) -> Phone:
        """Return a new phone, not yet connected."""
        phone = Phone(name, self._chance(), wake=self._woken.set, **network)
        self.clients.append(phone)
        return phone

    async def join_people(self, count: int, *, level: str = "expert") -> list[Phone]:
        """Let people join with the key of the QR code; their phones play by themselves."""
        phones = [self.phone() for _ in range(count)]
        for phone in phones:
            phone.join(self.club, key=self.new.key)
            AutoPlayer(phone, level)
        await self.until(lambda: all(phone.number for phone in phones))
        return phones

    async def do(self, kind: type[cmd.ClubCommand], /, **fields: Any) -> None:
        """Send a command as the organiser, and assert that it is done."""
        answer = await self.organiser.answer(kind, **fields)
        assert answer["type"] == "done", answer

    async def until_phase(self, phase: str, round_: int | None = None) -> None:
        """Wait for a phase of the club night."""
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
        self.factory = ClubFactory(self.registry, self._chance)
        await self.registry.find(self.new.code)

    def check_laws(self, phones: list[Phone]) -> None:
        """Check that nobody sits at two tables, points add up, and phones are at their tables."""
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
        folded = ClubState()
        for entry in self.journal.logs[self.new.code].entries:
            folded.apply(ch.decode(entry.body))
        assert folded.points == state.points
        assert folded.tables == state.tables


@asynccontextmanager
async def open_club_server(seed: int = 0) -> AsyncIterator[ClubServer]:
    """Run a club server on the virtual loop, and close all its rooms at the end."""
    server = ClubServer(seed)
    try:
        yield server
    finally:
        await server.registry.close()
