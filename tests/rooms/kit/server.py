"""A server without sockets, its clients and their network, on one virtual clock from one seed."""

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
from tests.rooms.kit.autoplay import AutoPlayer
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.loop import VirtualClock
from tests.rooms.kit.memory import MemoryJournal

HOUR_S = 3600.0


class VirtualServer:
    """Rooms over a journal in memory, and the clients that connect to them."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.clock = VirtualClock(asyncio.get_running_loop())
        self.journal = MemoryJournal(self.clock.now)
        self.registry = RoomRegistry(self.journal, self.clock, rng=self._chance)
        self.clients: list[VirtualClient] = []
        self._woken = asyncio.Event()

    def _chance(self) -> Random:
        return Random(self.rng.getrandbits(64))

    def client(self, name: str, **network: Any) -> VirtualClient:
        """Return a new client, not yet connected."""
        client = VirtualClient(name, self._chance(), wake=self._woken.set, **network)
        self.clients.append(client)
        return client

    async def join(self, actor: RoomActor, *names: str, watch: bool = False) -> list[VirtualClient]:
        """Connect new clients, one after the other."""
        clients = [self.client(name) for name in names]
        for client in clients:
            client.enter(actor, watch=watch)
            await self.until(lambda client=client: client.view)  # type: ignore[misc]
        return clients

    async def room(self, *names: str) -> tuple[RoomActor, list[VirtualClient]]:
        """Open a room with these people in it."""
        actor = await self.registry.make_room()
        return actor, await self.join(actor, *names)

    async def until(self, done: Callable[[], object], timeout: float = HOUR_S) -> None:
        """Wait until a condition holds."""
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not done():
            assert loop.time() < end, "the condition never held"
            self._woken.clear()
            alarm = loop.call_later(1.0, self._woken.set)
            await self._woken.wait()
            alarm.cancel()

    async def settle(self) -> None:
        """Wait until everything in flight has arrived."""
        await asyncio.sleep(2.0)

    async def restart(self) -> None:
        """Stop the server, and start it again over the same journal."""
        await self.registry.close()
        self.registry = RoomRegistry(self.journal, self.clock, rng=self._chance)

    async def reopen(self, code: str) -> RoomActor:
        """Return the actor of a room that exists."""
        actor = await self.registry.room(code)
        assert actor is not None
        return actor

    async def open_with(self, *events: ev.Event) -> RoomActor:
        """Open a room whose journal already holds these events."""
        opened = events[0]
        assert isinstance(opened, ev.Opened)
        epoch = await self.journal.open_room(opened.code)
        bodies = map(ev.encode, events)
        entries = [Entry(opened.code, n, epoch, body) for n, body in enumerate(bodies, start=1)]
        await self.journal.append(entries)
        return await self.reopen(opened.code)

    def events(self, code: str) -> list[ev.Event]:
        """Return a room's events in the journal."""
        return [ev.decode(entry.body) for entry in self.journal.logs[code].entries]

    def folded(self, code: str) -> RoomState:
        """Return the fold of a room's journal."""
        state = RoomState()
        for event in self.events(code):
            state.replay(event)
        return state

    def records(self, code: str) -> list[bytes]:
        """Return the records of a room, the oldest first."""
        return [body for line, body in self.journal.kept.values() if line.room == code]


@asynccontextmanager
async def virtual_server(seed: int = 0) -> AsyncIterator[VirtualServer]:
    """A server on the running virtual loop; closes all its rooms at the end."""
    server = VirtualServer(seed)
    try:
        yield server
    finally:
        await server.registry.close()


def autoplay(clients: list[VirtualClient], level: str = "expert") -> list[AutoPlayer]:
    """Let these clients play by themselves from now on."""
    return [AutoPlayer(client, level) for client in clients]


async def done(host: VirtualClient, kind: type[cmd.Command], /, **fields: Any) -> None:
    """Send a command, and assert that it is done."""
    answer = await host.answer(kind, **fields)
    assert answer["type"] == "done", answer


async def refused(
    client: VirtualClient, kind: type[cmd.Command], /, **fields: Any
) -> dict[str, Any]:
    """Send a command, assert that it is refused, and return the answer."""
    answer = await client.answer(kind, **fields)
    assert answer["type"] == "refused", answer
    return answer
