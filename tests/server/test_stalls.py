"""No request stalls the event loop: no callback calls many functions or takes much memory.

Each callback works for one caller.
"""

import asyncio
import gzip
import json
import random
import struct
import zlib
from contextlib import suppress
from functools import cache
from pathlib import Path

import aiohttp
import pytest

from spotisle.client import connect
from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rules.seats import RoomSeat
from spotisle.server import http_connection, websocket
from spotisle.server.loop_lag import measure_loop_lag
from spotisle.server.masking import MAX_FRAMES_AT_ONCE
from spotisle.server.metrics import Histogram
from tests.kit.coroutines import skip, until
from tests.kit.local_server import HELLO, LocalServer, local_server
from tests.kit.watchdog import MAX_CALLS, watchdog

MEGABYTE = 2**20
ANSWER_TIMEOUT_S = 60.0
FORM = "Content-Type: multipart/form-data; boundary=b"
PART = b'--b\r\nContent-Disposition: form-data; name="draft"\r\n'
CHUNKS = (
    b"POST /api/replay HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    + b"1\r\nx\r\n" * 60_000
    + b"0\r\n\r\n"
)
"""To read a full buffer of chunks of one letter takes many calls, each of which does little."""
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASK = b"\0\0\0\0"


@pytest.fixture
def server(shared_server: LocalServer) -> LocalServer:
    return shared_server


async def send(server: LocalServer, message: bytes, *frames: bytes) -> bytes:
    """Send a request and then frames, without a stall; return the start of the answer."""
    reader, writer = await asyncio.open_connection(*server.url[7:].split(":"))
    answer = b""
    with watchdog(memory=message != CHUNKS) as watched, suppress(ConnectionError):
        writer.write(message)
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            answer = await reader.read(4096)
            writer.writelines(frames)
            if frames:
                await reader.read()
    writer.transport.abort()
    watched.check(10 * MAX_CALLS if message == CHUNKS else MAX_CALLS)
    return answer


def request(first: str, *headers: str, body: bytes = b"") -> bytes:
    """Return a request."""
    lines = [first, "Host: x", *headers, *([f"Content-Length: {len(body)}"] if body else [])]
    return "\r\n".join([*lines, "", ""]).encode() + body


def post(path: str, body: bytes, *headers: str) -> bytes:
    return request(f"POST {path} HTTP/1.1", *headers, body=body)


@cache
def zeros(encoding: str) -> bytes:
    """Return 40 MiB of zeros, compressed."""
    body = b"\0" * (40 * MEGABYTE)
    return gzip.compress(body) if encoding == "gzip" else zlib.compress(body)


@pytest.mark.parametrize("path", ["/api/replay", "/api/analysis", "/api/decks", "/api/rooms"])
@pytest.mark.parametrize("encoding", ["deflate", "gzip"])
async def test_a_compressed_body_is_not_unpacked(
    path: str, encoding: str, server: LocalServer
) -> None:
    kind = "Content-Type: application/zip"
    packed = post(path, zeros(encoding), kind, f"Content-Encoding: {encoding}")
    assert b" 415 " in await send(server, packed)


@pytest.mark.parametrize(
    "message",
    [
        CHUNKS,
        post("/api/decks", b"x\r\n" * 200_000, FORM),
        post("/api/decks", PART + b"X-A: b\r\n" * 50_000, FORM),
        post("/api/replay", b"[" * MEGABYTE),
        request("GET /healthz HTTP/1.1") * 5_000,
        request("GET /api/rooms HTTP/1.1", "Cookie: " + "a=b;" * 1900),
        request("GET /api/rooms HTTP/1.1", *["A: b"] * 5_000),
        request("GET /api/print/classic?" + "a=b&" * 1900 + " HTTP/1.1"),
        request("GET /api/records?room=" + "%41" * 2500 + " HTTP/1.1"),
        request("GET /" + "%2e%2e/" * 1100 + " HTTP/1.1"),
        request("GET /decks/" + "a/" * 3900 + " HTTP/1.1"),
        request("GET /ws HTTP/1.1", "Origin: http://" + "[" * 7000),
        request("GET /ws HTTP/1.1", "X-Forwarded-For: " + "1," * 3900),
        UPGRADE[:-2] + b"Sec-WebSocket-Extensions: " + b"permessage-deflate;a," * 350 + b"\r\n\r\n",
        UPGRADE[:-2] + b"Sec-WebSocket-Protocol: " + b"a," * 3900 + b"\r\n\r\n",
    ],
    ids=lambda message: message[-24:].decode("latin1"),
)
async def test_no_request_stalls_the_loop(message: bytes, server: LocalServer) -> None:
    await send(server, message)


def frame(opcode: int, body: bytes = b"") -> bytes:
    """Return a short frame of a client."""
    return struct.pack("!BB", opcode, 0x80 | len(body)) + MASK + body


PING = frame(0x81, b'{"type":"ping","id":1}')


@pytest.mark.parametrize("joined", [False, True])
@pytest.mark.parametrize(
    "frames",
    [
        frame(0x01) + frame(0x00) * 60_000,
        frame(0x01) + frame(0x00, b"a") * 60_000,
        frame(0x81) * 60_000,
        frame(0x89) * 60_000,
        frame(0x8A) * 60_000,
        frame(0xC1, b"aaaaa"),
        PING * 20_000,
        b"\x81\xff" + struct.pack("!Q", 2**62) + MASK + b"a" * 100_000,
    ],
    ids=["continuations", "letters", "texts", "pings", "pongs", "compressed", "commands", "long"],
)
async def test_no_frames_stall_the_loop(
    frames: bytes, joined: bool, server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "FLOOD_TIMEOUT_S", 0.05)
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT_S", 0.05)
    hello = json.dumps({**HELLO, "room": await server.room(), "name": "Eve"}).encode()
    await send(server, UPGRADE, frame(0x81, hello) if joined else b"", frames)
    assert sum(server.context.metrics.closed.values()) == 1


async def test_frames_that_queued_up_for_a_while_are_read(server: LocalServer) -> None:
    hello = json.dumps({**HELLO, "room": await server.room(), "name": "Eve"}).encode()
    reader, writer = await asyncio.open_connection(*server.url[7:].split(":"))
    writer.write(UPGRADE + frame(0x81, hello) + frame(0x8A) * (MAX_FRAMES_AT_ONCE - 1))
    async with asyncio.timeout(ANSWER_TIMEOUT_S):
        await reader.readuntil(b'"type":"welcome"')
    writer.transport.abort()


async def test_the_loop_and_the_rooms_tell_how_busy_they_are(server: LocalServer) -> None:
    lag = Histogram()
    measuring = asyncio.create_task(measure_loop_lag(lag))
    await until(lambda: sum(lag.counts) > 1)
    skip(0.3)  # as if something had blocked the loop
    before = sum(lag.counts)
    await until(lambda: sum(lag.counts) > before)
    measuring.cancel()
    assert lag.total > 0.2
    async with connect(server.url, await server.room(), "Ann") as ann:
        await ann.do(cmd.Rename, name="Anna")
    async with aiohttp.ClientSession() as session, session.get(f"{server.url}/metrics") as answer:
        text = await answer.text()
    for name in ("spotisle_room_step_seconds", "spotisle_loop_lag_seconds"):
        assert f"# TYPE {name} histogram" in text
        assert f'{name}_bucket{{le="0.02"}}' in text
    assert "spotisle_room_step_seconds_count 0" not in text


async def test_a_bot_of_dice_thinks_in_a_thread(server: LocalServer) -> None:
    """Its first move spends a tenth of a second on loading and computing tables."""
    async with connect(server.url, await server.room(), "Ann", watch=True) as ann:
        await ann.do(cmd.SeatBot, seat=RoomSeat(0), level="sharp")
        await ann.do(cmd.Choose, settings=Settings(mode="dice"))
        with watchdog() as watched:
            await ann.do(cmd.Start)
            await ann.until(lambda: ann.play and ann.play["accepted"] > 1)
    watched.check()


async def test_a_long_film_is_compressed_in_a_thread(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    film = random.Random(1).randbytes(MEGABYTE)

    async def make_film(*_: object) -> bytes:
        return film

    monkeypatch.setattr(server.context.jobs.films, "run", make_film)
    async with aiohttp.ClientSession() as session:
        with watchdog() as watched:
            async with session.post(f"{server.url}/api/replay", data=b"{}") as answer:
                first = await answer.content.read(1)
        assert first
        assert answer.headers["Content-Encoding"] == "deflate"
    assert "Compress.compress" not in watched.called
    watched.check()


async def test_a_long_file_is_sent_in_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "STALL_CHECK_S", 0.05)
    body = random.Random(1).randbytes(30 * MEGABYTE)
    version = tmp_path / "decks" / "versions" / ("ab" * 12)
    version.mkdir(parents=True)
    (version / "deck.spotisle").write_bytes(body)
    async with local_server(tmp_path) as server:
        path = f"/decks/{version.name}/deck.spotisle"
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        with watchdog(memory=True) as watched:
            writer.write(request(f"GET {path} HTTP/1.1"))
            await reader.readuntil(b"\r\n\r\n")
            # Nothing more is read, so the server has to stop.
            await until(lambda: server.context.metrics.closed["stalled"])
        watched.check()
        writer.transport.abort()
        monkeypatch.undo()
        async with aiohttp.ClientSession() as session:
            async with session.get(server.url + path) as answer:
                assert answer.content_length == len(body)
                assert await answer.read() == body
            async with session.head(server.url + path) as answer:
                assert answer.content_length == len(body)
