"""A house with a hall of rooms, guests and a network, all on one virtual clock, from one seed."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from spotisle.protocol import commands as cmd
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.registry import RoomRegistry
from spotisle.rooms.state import RoomState
from spotisle.storage import Entry
from tests.rooms.kit.guest import Guest
from tests.rooms.kit.loop import VirtualClock
from tests.rooms.kit.memory import MemoryJournal
from tests.rooms.kit.mind import Mind

AN_HOUR = 3600.0


class House:
    """Where a scene plays."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.clock = VirtualClock(asyncio.get_running_loop())
        self.journal = MemoryJournal(self.clock.now)
        self.hall = RoomRegistry(self.journal, self.clock, self._chance)
        self.guests: list[Guest] = []
        self._stirred = asyncio.Event()

    def _chance(self) -> Random:
        return Random(self.rng.getrandbits(64))

    def guest(self, name: str, **network: float) -> Guest:
        """Return somebody new at the door."""
        guest = Guest(name, self._chance(), stir=self._stirred.set, **network)
        self.guests.append(guest)
        return guest

    async def come(self, keeper: RoomActor, *names: str, watch: bool = False) -> list[Guest]:
        """Let new guests in, one after the other."""
        guests = [self.guest(name) for name in names]
        for guest in guests:
            guest.enter(keeper, watch=watch)
            await self.until(lambda guest=guest: guest.view)  # type: ignore[misc]
        return guests

    async def room(self, *names: str) -> tuple[RoomActor, list[Guest]]:
        """Open a room with these people in it."""
        keeper = await self.hall.make_room()
        return keeper, await self.come(keeper, *names)

    async def until(self, done: Callable[[], object], patience: float = AN_HOUR) -> None:
        """Wait until it is so."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while not done():
            assert loop.time() < end, "it never happened"
            self._stirred.clear()
            alarm = loop.call_later(1.0, self._stirred.set)
            await self._stirred.wait()
            alarm.cancel()

    async def quiet(self) -> None:
        """Wait until everything that is under way has arrived."""
        await asyncio.sleep(2.0)

    async def restart(self) -> None:
        """Stop the server, and start it again over the same journal."""
        await self.hall.close()
        self.hall = RoomRegistry(self.journal, self.clock, self._chance)

    async def reopen(self, code: str) -> RoomActor:
        """Return the keeper of a room that is there."""
        keeper = await self.hall.room(code)
        assert keeper is not None
        return keeper

    async def stage(self, *events: ev.AnyEvent) -> RoomActor:
        """Open a room in which all this has happened already."""
        opened = events[0]
        assert isinstance(opened, ev.Opened)
        epoch = await self.journal.open_room(opened.code)
        bodies = map(ev.encode, events)
        entries = [Entry(opened.code, n, epoch, body) for n, body in enumerate(bodies, start=1)]
        await self.journal.append(entries)
        return await self.reopen(opened.code)

    def events(self, code: str) -> list[ev.AnyEvent]:
        """Return all that the journal holds of a room."""
        return [ev.decode(entry.body) for entry in self.journal.shelves[code].entries]

    def folded(self, code: str) -> RoomState:
        """Return the room as its journal alone tells it."""
        state = RoomState()
        for event in self.events(code):
            state.apply(event)
        return state

    def records(self, code: str) -> list[bytes]:
        """Return the records of a room, the oldest first."""
        return [body for line, body in self.journal.kept.values() if line.room == code]


@asynccontextmanager
async def virtual_server(seed: int = 0) -> AsyncIterator[House]:
    """A server on the running virtual loop; afterwards all its rooms are closed."""
    house = House(seed)
    try:
        yield house
    finally:
        await house.hall.close()


def minds(guests: list[Guest], level: str = "expert") -> list[Mind]:
    """Let these guests play by themselves from now on."""
    return [Mind(guest, level) for guest in guests]


async def done(host: Guest, kind: type[cmd.Command], /, **fields: Any) -> None:
    """Ask for something that must be done."""
    answer = await host.answer(kind, **fields)
    assert answer["type"] == "done", answer


async def refused(guest: Guest, kind: type[cmd.Command], /, **fields: Any) -> dict[str, Any]:
    """Ask for something that must be refused."""
    answer = await guest.answer(kind, **fields)
    assert answer["type"] == "refused", answer
    return answer
