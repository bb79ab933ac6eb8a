"""Hostile messages close the sender's connection with a reason, and disturb nobody else."""

import asyncio
import json
import logging
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from spotisle.client import connect
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Done
from spotisle.protocol.close import CloseReason
from spotisle.server import websocket
from spotisle.server.routes import live as door
from tests.kit.coroutines import skip
from tests.kit.handmade_socket import PING, HandmadeSocket, masked_frame
from tests.kit.local_server import HELLO, LocalServer, joined_socket, local_server, raw_socket

DEEP = b"[" * 2000 + b"]" * 2000
DEEP_OPTIONS = (
    b'{"type":"choose","id":1,"settings":{"options":{"tower":{"x":'
    + b"[" * 900
    + b"]" * 900
    + b"}}}}"
)


@pytest.fixture
def server(shared_server: LocalServer) -> LocalServer:
    return shared_server


@pytest.fixture(autouse=True)
def _no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Check that nothing a client sends logs a traceback."""
    caplog.set_level(logging.INFO)
    yield
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("message", "close"),
    [
        (b"", CloseReason.MALFORMED),
        (b"hello", CloseReason.MALFORMED),
        (b"null", CloseReason.MALFORMED),
        (b"{}", CloseReason.MALFORMED),
        (b'{"type":"fly","id":1}', CloseReason.MALFORMED),
        (b'{"type":"start"}', CloseReason.MALFORMED),
        (b'{"type":"start","id":-1}', CloseReason.MALFORMED),
        (b'{"type":"start","id":1e300}', CloseReason.MALFORMED),
        (b'{"type":"start","id":1,"extra":true}', CloseReason.MALFORMED),
        (b'{"type":"sit","id":1,"seat":8}', CloseReason.MALFORMED),
        (b'{"type":"claim","id":1,"symbol":1,"seen":0,"target":[1,2]}', CloseReason.MALFORMED),
        (b'{"type":"claim","id":1,"symbol":1,"seen":0,"reaction":NaN}', CloseReason.MALFORMED),
        (b'{"type":"hello","version":1,"room":"ABCDE"}', CloseReason.MALFORMED),
        (DEEP, CloseReason.MALFORMED),
        (DEEP_OPTIONS, CloseReason.MALFORMED),
        (b'{"type":"rename","id":1,"name":"\xff\xfe"}', CloseReason.NOT_UTF8),
        (b'{"type":"rename","id":1,"name":"\xed\xa0\x80"}', CloseReason.NOT_UTF8),
        (b'{"type":"rename","id":1,"name":"\\ud800"}', CloseReason.MALFORMED),
        (b" " * 4097, CloseReason.TOO_BIG),
    ],
    ids=lambda value: value[:40].decode("latin1") if isinstance(value, bytes) else None,
)
async def test_an_invalid_message_closes_the_connection_with_its_reason(
    message: bytes, close: CloseReason, server: LocalServer
) -> None:
    code = await server.room()
    async with connect(server.url, code, "Ann") as ann:
        async with joined_socket(server, code) as eve:
            await eve.websocket.send_frame(message, aiohttp.WSMsgType.TEXT)
            code_seen, why = await eve.closed()
        assert code_seen == close
        assert why in (close.word, "")
        assert isinstance(await ann.do(cmd.Rename, name="Anna"), Done)
    assert server.context.metrics.closed[close.word] == 1


async def test_a_message_of_exactly_the_limit_is_read(server: LocalServer) -> None:
    async with joined_socket(server, await server.room()) as eve:
        message = b'{"type":"rename","id":7,"name":"Eva"}'
        await eve.websocket.send_frame(message.ljust(4096), aiohttp.WSMsgType.TEXT)
        assert await eve.receive("done") == {"type": "done", "id": 7}


async def test_binary_frames_close_the_connection(server: LocalServer) -> None:
    async with joined_socket(server, await server.room()) as eve:
        await eve.websocket.send_bytes(b'{"type":"start","id":1}')
        assert await eve.closed() == (CloseReason.BINARY, "binary")


async def test_a_faulty_frame_is_refused(server: LocalServer) -> None:
    async with joined_socket(server, await server.room()) as eve:
        await eve.websocket.send_frame(b"", 0xB)  # type: ignore[arg-type]
        assert (await eve.closed())[0] == CloseReason.BAD_FRAME
    assert server.context.metrics.closed["bad_frame"] == 1


@pytest.mark.parametrize(
    ("message", "close"),
    [
        (b'{"type":"start","id":1}', CloseReason.MALFORMED),
        (b'{"type":"hello","version":2,"colour":"red"}', CloseReason.VERSION),
        (b'{"type":"hello","version":"1"}', CloseReason.MALFORMED),
        (b'{"type":"hello","version":1,"room":"ABCDE","admin":true}', CloseReason.MALFORMED),
        (b'{"type":"hello","version":1,"room":"' + b"A" * 99 + b'"}', CloseReason.MALFORMED),
        (DEEP, CloseReason.MALFORMED),
        (b"\xff", CloseReason.NOT_UTF8),
    ],
    ids=lambda value: value[:40].decode("latin1") if isinstance(value, bytes) else None,
)
async def test_the_first_message_is_a_hello_of_this_version(
    message: bytes, close: CloseReason, server: LocalServer
) -> None:
    async with raw_socket(server.url) as eve:
        await eve.websocket.send_frame(message, aiohttp.WSMsgType.TEXT)
        assert await eve.closed() == (close, close.word)


async def test_a_connection_without_a_hello_is_closed_after_a_timeout(
    monkeypatch: pytest.MonkeyPatch, server: LocalServer
) -> None:
    monkeypatch.setattr(door, "HELLO_TIMEOUT_S", 0.2)
    async with raw_socket(server.url) as eve:
        await eve.websocket.ping()
        assert await eve.closed() == (CloseReason.NO_HELLO, "no_hello")


async def test_a_flood_ends_the_connection_and_the_others_play_on(
    monkeypatch: pytest.MonkeyPatch, server: LocalServer
) -> None:
    monkeypatch.setattr(websocket, "MESSAGES_PER_S", 0.0)  # a slow machine sends few messages
    monkeypatch.setattr(websocket, "FLOOD_TIMEOUT_S", 0.2)
    code = await server.room()
    async with connect(server.url, code, "Ann") as ann:
        for flood in ("text", "ping", "pong"):
            async with joined_socket(server, code) as eve:
                for number in range(60):
                    if flood == "text":
                        await eve.send(type="rename", id=number, name=f"Eve {number}")
                    else:
                        await getattr(eve.websocket, flood)(b"x")
                assert await eve.closed() == (CloseReason.FLOOD, "flood")
        assert isinstance(await ann.do(cmd.Rename, name="Anna"), Done)


async def test_a_flood_is_not_read_on_while_its_connection_closes(
    monkeypatch: pytest.MonkeyPatch, server: LocalServer
) -> None:
    monkeypatch.setattr(websocket, "FLOOD_TIMEOUT_S", 0.2)
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT_S", 0.2)
    eve = await HandmadeSocket.open(server.port)
    eve.hello(await server.room(), "Eve")
    flood, sent = masked_frame(b"x" * 125, PING) * 400, 0
    with suppress(ConnectionError):
        while True:
            eve.writer.write(flood)
            await eve.writer.drain()
            sent += len(flood)
    assert server.context.metrics.closed["flood"] == 1
    assert sent < 10 * 2**20  # what fits into the system's buffers; it was 19 MB


async def test_a_short_burst_of_messages_is_answered_later(
    monkeypatch: pytest.MonkeyPatch, server: LocalServer
) -> None:
    monkeypatch.setattr(websocket, "MESSAGES_PER_S", 200.0)
    async with connect(server.url, await server.room(), "Ann") as ann:
        for _ in range(2):
            said = [ann.do(cmd.Rename, name=f"Ann {number}") for number in range(60)]
            assert all(isinstance(answer, Done) for answer in await asyncio.gather(*said))
            skip(websocket.FLOOD_TIMEOUT_S)  # the flood is forgotten


async def test_forty_messages_at_once_do_not_count_as_a_flood(server: LocalServer) -> None:
    async with joined_socket(server, await server.room()) as eve:
        for number in range(35):  # the hello and pongs count as well
            await eve.send(type="rename", id=number, name=f"Eve {number}")
        for number in range(35):
            assert await eve.receive("done") == {"type": "done", "id": number}


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://["],
)
async def test_a_page_of_another_site_is_refused(origin: str, server: LocalServer) -> None:
    rooms = set(server.context.registry.actors)
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        async with raw_socket(server.url, origin=origin):
            pass
    assert refused.value.status == 403
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{server.url}/api/rooms", headers={"Origin": origin}) as answer,
    ):
        assert answer.status == 403
    assert set(server.context.registry.actors) == rooms


async def test_the_tables_own_page_and_its_public_address_are_let_in(tmp_path: Path) -> None:
    async with local_server(tmp_path, public_url="https://play.example/") as server:
        code = await server.room()
        for origin in (server.url, "https://play.example"):
            async with joined_socket(server, code, origin=origin):
                pass


async def join_without_reading(
    server: LocalServer, code: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Join with a handmade socket and a small buffer, and stop reading."""
    reader, writer = await asyncio.open_connection(*server.url[7:].split(":"), limit=1024)
    key = b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write(
        key + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + b"A" * 22 + b"==\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    hello = json.dumps({**HELLO, "room": code, "name": "Sleepy"}).encode()
    writer.write(struct.pack("!BBI", 0x81, 0x80 | len(hello), 0) + hello)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    return reader, writer


async def test_a_reader_that_stopped_is_dropped_while_the_others_play_on(
    monkeypatch: pytest.MonkeyPatch, server: LocalServer
) -> None:
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT_S", 0.2)
    code = await server.room()
    async with connect(server.url, code, "Ann") as ann:
        _, writer = await join_without_reading(server, code)
        await ann.until(lambda: len(ann.here) == 2)
        actor = server.context.registry.actors[code]
        connection = next(c for p, c in actor.people.items() if p != ann.you)
        frame = b'{"type":"here","people":["' + b"x" * 8000 + b'"]}'
        for number in range(4000):
            connection.send(frame)
            if number % 400 == 0:
                assert isinstance(await ann.do(cmd.Rename, name=f"Ann {number}"), Done)
            if server.context.metrics.closed["slow"]:
                break
            await asyncio.sleep(0)
        assert server.context.metrics.closed["slow"] == 1
        await ann.until(lambda: len(ann.here) == 1)
        writer.transport.abort()
