"""A whole server on loopback, in the test's own event loop: real sockets, real journal."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web

from spotisle.client import Guest, make_room
from spotisle.plane import Plane
from spotisle.rooms.clock import SteadyClock
from spotisle.rooms.registry import RoomRegistry
from spotisle.server.app import make_app
from spotisle.server.context import AppContext, room_hooks
from spotisle.server.listen import addresses, listen
from spotisle.server.metrics import Metrics
from spotisle.server.serve import close
from spotisle.storage import SqliteJournal
from spotisle.storage.deck_files import DeckFolder
from spotisle.storage.decks import DeckShelf

PLANE = Plane.of_order(7)
HELLO = {"type": "hello", "version": 1}
PATIENCE = 120.0
"""Seconds in which an answer is there even on a very busy machine."""


class Venue:
    """Where it is, and what is behind it."""

    def __init__(self, url: str, house: AppContext) -> None:
        self.url = url
        self.house = house

    async def room(self) -> str:
        return await make_room(self.url)


@asynccontextmanager
async def venue(folder: Path, *, port: int = 0, **house: Any) -> AsyncIterator[Venue]:
    clock = SteadyClock()
    journal = await SqliteJournal.open(folder, clock.now)
    decks = DeckShelf(DeckFolder(folder / "decks"))
    metrics = Metrics()
    registry = RoomRegistry(journal, clock, room_hooks(metrics, decks))
    options = {"rooms_per_minute": 10_000, **house}
    home = AppContext(registry, metrics=metrics, decks=decks, **options)
    runner = web.AppRunner(make_app({}, home), access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    listening = listen("127.0.0.1", port)
    await web.SockSite(runner, listening).start()
    try:
        yield Venue(addresses(listening)[0].rstrip("/"), home)
    finally:
        await close(home)
        await runner.cleanup()
        await journal.close()


class Line:
    """A WebSocket without a client behind it: says exactly what the test wants."""

    def __init__(self, wire: aiohttp.ClientWebSocketResponse) -> None:
        self.wire = wire

    async def say(self, **message: Any) -> None:
        await self.wire.send_str(json.dumps(message))

    async def hear(self, kind: str) -> dict[str, Any]:
        """Return the next message of this kind."""
        while True:
            message = json.loads(await self.wire.receive_str(timeout=PATIENCE))
            if message["type"] == kind:
                return dict(message)

    async def end(self) -> tuple[int | None, str]:
        """Wait for the server to close; return its code, and the why that it said before."""
        why = ""
        while True:
            message = await self.wire.receive(timeout=PATIENCE)
            if message.type is aiohttp.WSMsgType.TEXT:
                said = json.loads(message.data)
                why = said["why"] if said["type"] == "bye" else why
            elif message.type not in (aiohttp.WSMsgType.PING, aiohttp.WSMsgType.PONG):
                return self.wire.close_code, why


@asynccontextmanager
async def line(url: str, **options: Any) -> AsyncIterator[Line]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{url}/ws", **options) as wire,
    ):
        yield Line(wire)


@asynccontextmanager
async def member(place: Venue, code: str, name: str = "Eve", **options: Any) -> AsyncIterator[Line]:
    """A line whose hello was taken."""
    async with line(place.url, **options) as said:
        await said.say(**HELLO, room=code, name=name)
        await said.hear("welcome")
        yield said


async def dealt(*guests: Guest) -> None:
    """Wait until everybody has cards."""
    for guest in guests:
        await guest.until(lambda guest=guest: guest.play and guest.private.place is not None)  # type: ignore[misc]


def right_symbol(guest: Guest) -> int:
    """Return what is on both the guest's card and the one in the middle of tower."""
    assert guest.play
    view = guest.play["view"]
    place = guest.private.place
    return PLANE.shared(view["piles"][place]["top"], view["middle"]["top"])


class Tunnel:
    """A wire to the server that can be cut, or stopped so that it seems to be there."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.flowing = asyncio.Event()
        self.flowing.set()
        self._ends: set[asyncio.StreamWriter] = set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        try:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        finally:
            self.flowing.set()
            server.close()
            self.cut()

    def cut(self) -> None:
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
            self._ends |= {writer, far_writer}
            await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await source.read(4096):
                await self.flowing.wait()
                sink.write(piece)
                await sink.drain()
            sink.close()
