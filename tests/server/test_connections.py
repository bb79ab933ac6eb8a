"""Connections: timeouts, limits per address and overall, and no memory leaks."""

import asyncio
import gc
import os
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import uvloop

from spotisle.client import connect
from spotisle.protocol.close import CloseReason
from spotisle.server import http_connection
from spotisle.server import websocket as sockets
from spotisle.server.addresses import visitor_of_peer
from spotisle.server.connections import Connections, raise_descriptor_limit
from spotisle.server.http_connection import HttpConnection
from spotisle.server.limits import MESSAGE_BURST, MESSAGES_PER_S, TokenBucket
from spotisle.server.metrics import Metrics
from spotisle.server.websocket import WebSocket
from tests.kit.coroutines import until
from tests.kit.handmade_socket import CLOSE, HANDSHAKE, PING, TEXT, HandmadeSocket, masked_frame
from tests.kit.local_server import LocalServer, local_server

SILENT = int(os.environ.get("SPOTISLE_SILENT_SOCKETS", "120"))
"""Set 1,100 or more on an idle machine."""
CHURN = int(os.environ.get("SPOTISLE_CHURN", "60"))
PER_ADDRESS = 40
_streams: "list[Stream]" = []


@asynccontextmanager
async def limited_server(
    folder: Path, limit: int = 10_000, per_address: int = PER_ADDRESS, **options: Any
) -> AsyncIterator[LocalServer]:
    async with local_server(folder, **options) as server:
        server.context.connections.limit = limit
        server.context.connections.per_address = per_address
        yield server
        for stream in _streams:
            stream.drop()
        _streams.clear()


class Stream:
    """A TCP connection from an address of this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, server: LocalServer, address: str = "127.0.0.1") -> "Stream":
        port = server.port
        opened = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        self = cls(*opened)
        _streams.append(self)
        return self

    async def ended(self) -> bool:
        """Wait until the server closes the connection; discard what it sends."""
        with suppress(ConnectionError):
            while await self.reader.read(4096):
                pass
        return True

    async def get(self, path: str = "/healthz", **headers: str) -> int:
        """Send a GET request on this connection, and return the status."""
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
        self.writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n{lines}\r\n".encode())
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = next(line for line in head.split(b"\r\n") if line.startswith(b"Content-Length"))
        await self.reader.readexactly(int(length.split()[1]))
        return int(head.split()[1])

    def drop(self) -> None:
        self.writer.transport.abort()


async def test_silent_sockets_of_one_address_keep_nobody_out(tmp_path: Path) -> None:
    async with limited_server(tmp_path) as server:
        code = await server.room()
        for _ in range(SILENT):
            await Stream.open(server)
        connections = server.context.connections
        await until(lambda: connections.total <= PER_ADDRESS)
        for address in ("127.0.0.9", "127.0.0.1"):
            assert await (await Stream.open(server, address)).get() == 200
        async with connect(server.url, code, "Ann") as ann:
            assert ann.you
        assert server.context.metrics.refused["address"] >= SILENT - PER_ADDRESS


async def test_an_address_at_its_limit_is_refused_and_another_one_is_not(tmp_path: Path) -> None:
    async with limited_server(tmp_path, per_address=3) as server, AsyncExitStack() as stack:
        code = await server.room()
        for name in ("Ann", "Bob", "Cy"):
            await stack.enter_async_context(connect(server.url, code, name))
        assert await (await Stream.open(server)).ended()
        assert await (await Stream.open(server, "127.0.0.9")).get() == 200
        assert "spotisle_refused_connections_total" in server.context.metrics.text(1, {})


async def test_all_addresses_together_have_a_limit(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with limited_server(tmp_path, limit=10) as server:
        for number in range(2, 42):
            await Stream.open(server, f"127.0.0.{number}")
        await until(lambda: server.context.metrics.refused["overall"] == 30)
        assert server.context.connections.total == 10
        assert await (await Stream.open(server)).get() == 200
    refusals = [record for record in caplog.records if "refused" in record.message]
    assert len(refusals) == 1  # one line a minute, however many refusals
    assert "127." not in refusals[0].message


async def test_behind_a_proxy_the_forwarded_address_counts(tmp_path: Path) -> None:
    async with limited_server(tmp_path, per_address=2, proxies=1) as server:
        proxied = [await Stream.open(server) for _ in range(6)]
        for stream, visitor in zip(proxied, "AAB BC", strict=True):
            if visitor != " ":
                assert await stream.get(X_Forwarded_For=f"10.0.0.{ord(visitor)}") == 200
        sockets = [await Stream.open(server) for _ in range(3)]
        for number, stream in enumerate(sockets):
            forwarded = b"\r\nX-Forwarded-For: 2001:db8:1:2::%d\r\n\r\n" % number
            stream.writer.write(HANDSHAKE.replace(b"\r\n\r\n", forwarded))
        answers = [await stream.reader.readline() for stream in sockets]
        assert [answer.split()[1] for answer in answers] == [b"101", b"101", b"429"]


async def test_a_connection_without_a_first_byte_or_whole_headers_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "FIRST_BYTE_TIMEOUT_S", 0.1)
    monkeypatch.setattr(http_connection, "HEADERS_TIMEOUT_S", 0.1)
    async with limited_server(tmp_path) as server:
        assert await (await Stream.open(server)).ended()
        slow = await Stream.open(server)
        slow.writer.write(b"GET /healthz HTTP/1.1\r\nHost:")
        assert await slow.ended()
        assert server.context.metrics.closed["silent"] == 2
        assert server.context.connections.total == 0


async def test_a_kept_connection_ends_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "KEEP_ALIVE_TIMEOUT_S", 0.1)
    async with limited_server(tmp_path) as server:
        kept = await Stream.open(server)
        assert await kept.get() == 200
        kept.writer.write(b"GET ")
        assert await kept.ended()


async def test_a_client_that_reads_nothing_of_its_answer_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "STALL_CHECK_S", 0.2)
    async with limited_server(tmp_path) as server:
        greedy = await Stream.open(server)
        HandmadeSocket(greedy.reader, greedy.writer).stop_reading()

        def is_cut() -> bool:
            greedy.writer.write(b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
            return bool(server.context.metrics.closed["stalled"])

        await until(is_cut)


async def test_a_closed_socket_that_reads_nothing_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client sent its close frame, so only the close timeout ends the connection."""
    monkeypatch.setattr(sockets, "CLOSE_TIMEOUT_S", 0.2)
    async with local_server(tmp_path) as server:
        code = await server.room()
        sleepy = await HandmadeSocket.open(server.port)
        sleepy.hello(code, "Sleepy")
        await sleepy.receive()
        sleepy.stop_reading()
        actor = server.context.registry.actors[code]
        (connection,) = actor.people.values()
        frame = b'{"type":"here","people":["' + b"x" * 8000 + b'"]}'
        while not server.context.metrics.closed["slow"]:
            connection.send(frame)
            await asyncio.sleep(0)
        sleepy.send(struct.pack("!H", 1000), CLOSE)
        await until(lambda: server.context.connections.total == 0)
        sleepy.drop()


@pytest.mark.parametrize("split", [False, True])
@pytest.mark.parametrize("kind", [TEXT, PING, CLOSE])
async def test_a_frame_without_a_mask_is_refused(
    kind: int, split: bool, server: LocalServer
) -> None:
    code = await server.room()
    eve = await HandmadeSocket.open(server.port)
    eve.hello(code, "Eve")
    await eve.receive()
    eve.send(b'{"type":"rename","id":1,"name":"Eva"}' + b" " * 300)
    body = b'{"type":"rename","id":2,"name":"Evil"}'
    frame = bytes((kind, len(body))) + body
    if split:
        (connection,) = server.context.sockets
        eve.writer.write(frame[:1])
        await until(lambda: connection._frames and connection._frames._held)
        frame = frame[1:]
    eve.writer.write(frame)
    closing = await eve.receive(CLOSE)
    assert closing is not None
    assert struct.unpack("!H", closing[:2])[0] == CloseReason.BAD_FRAME
    people = server.context.registry.actors[code].state.people
    await until(lambda: [person.name for person in people.values()] == ["Eva"])
    assert server.context.metrics.closed["bad_frame"] == 1
    eve.drop()


async def test_frames_in_any_pieces_are_read(server: LocalServer) -> None:
    code = await server.room()
    eve = await HandmadeSocket.open(server.port)
    eve.hello(code, "Eve")
    await eve.receive()
    rename = b'{"type":"rename","id":1,"name":"Eva"}'
    stream = b"".join(masked_frame(rename.ljust(size)) for size in (0, 90, 400, 3000))
    for at in range(0, len(stream), 7):
        eve.writer.write(stream[at : at + 7])
        await asyncio.sleep(0)
    answers = 0
    while answers < 4:
        message = await eve.receive()
        assert message is not None
        answers += message.startswith(b'{"type":"done"')
    eve.drop()


class FloodClock:
    """A fake clock whose sleep takes longer than requested."""

    def __init__(self, late: float) -> None:
        self.now = 100.0
        self.late = late

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds + self.late


@pytest.mark.parametrize("late", [0.0, 0.03, 0.2])
@pytest.mark.parametrize("per_second", [25, 60, 1000])
async def test_a_flood_lasts_two_seconds_whatever_the_timers_do(
    late: float, per_second: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FloodClock(late)
    socket = WebSocket.__new__(WebSocket)
    monkeypatch.setattr(socket, "_loop", clock, raising=False)
    socket._bucket = TokenBucket(MESSAGES_PER_S, MESSAGE_BURST, clock.now)
    socket._flooding_since = None
    monkeypatch.setattr(asyncio, "sleep", clock.sleep)
    began = emptied = clock.now
    count = 0
    while count < 10_000 and await socket._within_rate():
        count += 1
        clock.now = max(clock.now, began + count / per_second)
        if socket._flooding_since is None:
            emptied = clock.now
        assert clock.now - emptied < sockets.FLOOD_TIMEOUT_S + 3 * late + 0.1
    assert clock.now - emptied > sockets.FLOOD_TIMEOUT_S - 0.3


async def visit(server: LocalServer, code: str, how: str) -> None:
    """Connect and disconnect in one of several ways."""
    port = server.port
    if how == "page":
        stream = await Stream.open(server)
        await stream.get()
        stream.drop()
        return
    socket = await HandmadeSocket.open(port)
    if how != "no hello":
        socket.hello("ABCDE" if how == "no room" else code, "Eve")
        await socket.receive()
    if how == "close":
        socket.send(struct.pack("!H", 1000), CLOSE)
        await socket.receive(CLOSE)
    elif how == "leave":
        socket.send(b'{"type":"leave","id":1}')
        while await socket.receive():
            pass
    elif how == "invalid":
        socket.send(b"{")
        await socket.receive(CLOSE)
    socket.drop()


def live_connections() -> int:
    return sum(isinstance(it, HttpConnection | WebSocket) for it in gc.get_objects())


def run_on_uvloop(main: Callable[[], Any]) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_a_connection_that_ended_is_freed_without_the_garbage_collector(
    loop: str, tmp_path: Path
) -> None:
    async def churn() -> None:
        async with local_server(tmp_path) as server:
            code = await server.room()
            ways = ("page", "no hello", "drop", "close", "leave", "invalid")
            for number in range(CHURN):
                await visit(server, code, ways[number % len(ways)])
            await until(lambda: server.context.connections.total == 0)
            await until(lambda: not server.context.sockets)
            await until(lambda: live_connections() == 0)

    gc.collect()
    gc.disable()
    try:
        run_on_uvloop(churn) if loop == "uvloop" else asyncio.run(churn())
    finally:
        gc.enable()


def test_idle_connections_make_room_and_busy_ones_do_not() -> None:
    ended: list[str] = []
    connections = Connections(Metrics(), limit=4, per_address=2)

    def admit(peer: str, name: str) -> Any:
        return connections.admit(visitor_of_peer(peer), lambda: ended.append(name))

    first, second = admit("a", "a1"), admit("a", "a2")
    second.set_idle(idle=False)
    third = admit("a", "a3")
    assert ended == ["a1"]
    third.set_idle(idle=False)
    assert admit("a", "a4") is None
    busy, idle = admit("b", "b1"), admit("c", "c1")
    busy.set_idle(idle=False)
    assert admit("d", "d1")
    assert ended == ["a1", "c1"]
    for slot in (first, second, third, busy, idle):
        slot.release()
    assert connections.total == 1
    assert admit("a", "a5")


def test_the_descriptor_limit_exceeds_the_connection_limit() -> None:
    resource = pytest.importorskip("resource")
    fitting = raise_descriptor_limit()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert fitting < soft
    assert soft == hard or soft >= 65_536


async def test_pages_are_still_served_on_one_connection(server: LocalServer) -> None:
    async with aiohttp.ClientSession() as session:
        for _ in range(3):
            async with session.get(f"{server.url}/healthz") as answer:
                assert answer.status == 200
    assert server.context.metrics.refused == {}
