"""A server in the test's own event loop: real sockets, real journal, on loopback."""

import asyncio
import json
import socket
import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import aiohttp

from spotisle.client import Guest, make_room
from spotisle.plane import Plane
from spotisle.rooms.registry import RoomRegistry
from spotisle.server.app import make_app
from spotisle.server.context import AppContext, room_hooks
from spotisle.server.jobs import GIB, JobPool
from spotisle.server.listener import Listener
from spotisle.server.metrics import Metrics
from spotisle.server.serve import close
from spotisle.server.startup import addresses, listen
from spotisle.server.uploads import Uploads
from spotisle.storage import SqliteJournal
from spotisle.storage.deck_files import FileDeckStore
from spotisle.storage.decks import DeckRepository
from tests.kit.coroutines import TIMEOUT_S, LoopClock

T = TypeVar("T")

PLANE = Plane.of_order(7)
HELLO = {"type": "hello", "version": 1}
REPLY_TIMEOUT_S = 120.0
"""Longer than an answer takes, even on a very busy machine."""


class LocalServer:
    """A server in the test's own event loop: its URL, its context, and its folder if it has one."""

    def __init__(self, url: str, context: AppContext, folder: Path = Path()) -> None:
        self.url = url
        self.context = context
        self.folder = folder

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    async def room(self) -> str:
        return await make_room(self.url)


@asynccontextmanager
async def serving(
    context: AppContext, listening: socket.socket, tls: ssl.SSLContext | None = None
) -> AsyncIterator[str]:
    """Serve an application without pages on a socket, and yield its URL."""
    listener = Listener(
        make_app({}, context),
        listening,
        context.connections,
        context.metrics,
        tls=tls,
        behind_proxy=context.proxies > 0,
        shutdown_timeout=0.1,
    )
    await listener.start()
    try:
        yield addresses(listening, "https" if tls else "http")[0].rstrip("/")
    finally:
        if not context.closing:
            await close(context)
        await listener.close()


@asynccontextmanager
async def local_server(
    folder: Path, *, port: int = 0, tls: ssl.SSLContext | None = None, **options: Any
) -> AsyncIterator[LocalServer]:
    """Run a server on loopback with its journal and its decks in a folder."""
    clock = LoopClock()
    journal = await SqliteJournal.open(folder, clock.now)
    decks = DeckRepository(FileDeckStore(folder / "decks"))
    metrics = Metrics()
    registry = RoomRegistry(journal, clock, room_hooks(metrics, decks))
    options = {"rooms_per_minute": 10_000, **options}
    options = {"uploads": Uploads(folder), **options}
    context = AppContext(registry, metrics=metrics, decks=decks, **options)
    try:
        async with serving(context, listen("127.0.0.1", port), tls) as url:
            yield LocalServer(url, context, folder)
    finally:
        await journal.close()


def keep_workers(server: LocalServer) -> None:
    """Let one process do all jobs of a kind, for tests that are not about a fresh one for each."""
    for kind in ("decks", "films", "analyses"):
        pool = JobPool(busy="", max_waiting=100, timeout_s=300, memory_bytes=2 * GIB, reuse=True)
        setattr(server.context.jobs, kind, pool)


@contextmanager
def in_background(manager: AbstractAsyncContextManager[T]) -> Iterator[T]:
    """Enter a manager on an event loop in a thread, so that a test can send blocking requests."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    async def enter() -> T:
        return await manager.__aenter__()

    async def leave() -> None:
        await manager.__aexit__(None, None, None)

    try:
        value = asyncio.run_coroutine_threadsafe(enter(), loop).result(TIMEOUT_S)
        try:
            yield value
        finally:
            asyncio.run_coroutine_threadsafe(leave(), loop).result(TIMEOUT_S)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class RawSocket:
    """A WebSocket that sends exactly what the test wants."""

    def __init__(self, websocket: aiohttp.ClientWebSocketResponse) -> None:
        self.websocket = websocket

    async def send(self, **message: Any) -> None:
        await self.websocket.send_str(json.dumps(message))

    async def receive(self, kind: str) -> dict[str, Any]:
        """Return the next message of this kind."""
        while True:
            message = json.loads(await self.websocket.receive_str(timeout=REPLY_TIMEOUT_S))
            if message["type"] == kind:
                return dict(message)

    async def closed(self) -> tuple[int | None, str]:
        """Wait until the server closes; return the close code and the reason in its bye."""
        why = ""
        while True:
            message = await self.websocket.receive(timeout=REPLY_TIMEOUT_S)
            if message.type is aiohttp.WSMsgType.TEXT:
                told = json.loads(message.data)
                why = told["why"] if told["type"] == "bye" else why
            elif message.type not in (aiohttp.WSMsgType.PING, aiohttp.WSMsgType.PONG):
                return self.websocket.close_code, why


@asynccontextmanager
async def raw_socket(url: str, **options: Any) -> AsyncIterator[RawSocket]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{url}/ws", **options) as websocket,
    ):
        yield RawSocket(websocket)


@asynccontextmanager
async def joined_socket(
    server: LocalServer, code: str, name: str = "Eve", **options: Any
) -> AsyncIterator[RawSocket]:
    """A raw socket that has joined a room."""
    async with raw_socket(server.url, **options) as joined:
        await joined.send(**HELLO, room=code, name=name)
        await joined.receive("welcome")
        yield joined


async def dealt(*guests: Guest) -> None:
    """Wait until everybody has cards."""
    for guest in guests:
        await guest.until(lambda guest=guest: guest.play and guest.private.place is not None)  # type: ignore[misc]


def right_symbol(guest: Guest) -> int:
    """Return the symbol that the guest's card shares with the middle card of tower."""
    assert guest.play
    view = guest.play["view"]
    place = guest.private.place
    return PLANE.shared(view["piles"][place]["top"], view["middle"]["top"])
