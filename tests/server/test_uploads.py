"""Bodies of requests: bounded together, spilled into files, and freed when they break off."""

import asyncio
import io
import json
import re
import shutil
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest

import spotisle.server
from spotisle.server import uploads
from spotisle.server.openapi import OPERATIONS, Operation
from spotisle.server.uploads import Uploads
from tests.kit.coroutines import until
from tests.kit.local_server import LocalServer, keep_workers, local_server
from tools.serving import ServerProcess

MIB = 2**20
RECORD_BYTES = MIB // 4
DECK_BYTES = MIB // 2
BREAKS = (0.0, 0.5, 0.99)
TIMES = 100
WITH_BODY = [operation for operation in OPERATIONS if operation.body]


def size_of(operation: Operation) -> int:
    return DECK_BYTES if "decks" in operation.path else RECORD_BYTES


def start_of_request(operation: Operation, path: str, address: str, secret: str) -> bytes:
    return "\r\n".join(
        (
            f"{operation.method.upper()} {path} HTTP/1.1",
            "Host: localhost",
            f"Authorization: Bearer {secret}",
            f"X-Forwarded-For: {address}",
            f"Content-Type: {operation.body[0]}",
            f"Content-Length: {size_of(operation)}",
            "\r\n",
        )
    ).encode()


def addresses() -> Iterator[str]:
    """Yield a new address for each request, so that no rate limit refuses it."""
    return (f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}" for n in count(1))


async def break_off(port: int, start: bytes, body: bytes) -> None:
    """Send the beginning of a request and hang up once the server has taken it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(start + body)
    writer.write_eof()
    await reader.read()  # until the server has noticed
    writer.close()


def resident_bytes(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


async def own_deck(url: str) -> tuple[str, str]:
    """Create a deck, and return its id and its owner's key."""
    symbols = [{"names": {"en": [word]}, "faces": [{"text": word}]} for word in "ABCDEFG"]
    form = aiohttp.FormData()
    form.add_field("draft", json.dumps({"name": "Letters", "symbols": symbols}), filename="draft")
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{url}/api/decks", data=form) as made,
    ):
        deck = await made.json()
        return deck["id"], deck["owner"]


async def test_a_body_that_breaks_off_is_freed_on_every_route(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--trust-proxy").running() as server:
        deck, secret = await own_deck(server.url)
        visitors = addresses()

        async def break_all_off(times: int) -> None:
            for operation in WITH_BODY:
                path = operation.path.replace("{id}", deck)
                body = bytes(size_of(operation))
                for broken_at in BREAKS:
                    part = body[: int(len(body) * broken_at)]
                    for _ in range(times):
                        start = start_of_request(operation, path, next(visitors), secret)
                        await break_off(server.port, start, part)

        await break_all_off(5)
        before = resident_bytes(server.process.pid)
        await break_all_off(TIMES)
        assert resident_bytes(server.process.pid) < 1.2 * before


def test_no_other_place_reads_a_body() -> None:
    reading = re.compile(r"request\.(content\.(?!exception)|(read|text|json|post|multipart)\()")
    folder = Path(spotisle.server.__file__).parent
    readers = [file.name for file in folder.rglob("*.py") if reading.search(file.read_text())]
    assert readers == ["uploads.py"]


async def begin(server: LocalServer, size: int, sent: int) -> asyncio.StreamWriter:
    """Begin to send a deck of this size."""
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = "POST /api/decks HTTP/1.1\r\nHost: x\r\nContent-Type: application/zip\r\n"
    writer.write(f"{head}Content-Length: {size}\r\n\r\n".encode() + bytes(sent))
    return writer


async def send_deck(server: LocalServer, size: int) -> int:
    """Send what is no deck, and return the status."""
    async with (
        aiohttp.ClientSession() as session,
        session.post(
            f"{server.url}/api/decks",
            data=io.BytesIO(bytes(size)),
            headers={"Content-Type": "application/zip"},
        ) as answer,
    ):
        assert answer.status != 503 or answer.headers["Retry-After"]
        return answer.status


async def test_the_space_of_all_bodies_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    space = Uploads(tmp_path, memory_bytes=3 * MIB, disk_bytes=4 * MIB)
    async with local_server(tmp_path, uploads=space) as server:
        keep_workers(server)
        in_memory = await begin(server, 2 * MIB, MIB)
        on_disk = await begin(server, 4 * MIB, MIB)
        await until(lambda: (space._in_memory, space._on_disk) == (2 * MIB, 4 * MIB))
        assert not list(tmp_path.glob("tmp*"))  # the file has no name
        assert await send_deck(server, MIB) == 400  # there is room for a small one
        monkeypatch.setattr(uploads, "SPACE_TIMEOUT_S", 0.05)
        assert await send_deck(server, 2 * MIB) == 503
        monkeypatch.setattr(uploads, "SPACE_TIMEOUT_S", 600.0)
        waiting = [asyncio.create_task(send_deck(server, 2 * MIB)) for _ in range(2)]
        await until(lambda: server.context.connections.total == 4)
        on_disk.transport.abort()
        assert await asyncio.gather(*waiting) == [400, 400]
        in_memory.transport.abort()
        await until(lambda: (space._in_memory, space._on_disk) == (0, 0))


async def test_files_take_a_tenth_of_the_free_disk_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    space = Uploads(tmp_path)
    usage = SimpleNamespace(free=100 * MIB)
    measure = shutil.disk_usage
    monkeypatch.setattr(
        shutil, "disk_usage", lambda folder: usage if folder == tmp_path else measure(folder)
    )
    assert space._fits(16 * MIB)
    with space._reserve(16 * MIB) as in_memory:
        assert in_memory
        assert space._fits(10 * MIB)
        assert not space._fits(10 * MIB + 1)
        with space._reserve(10 * MIB) as also_in_memory:
            assert not also_in_memory
            usage.free -= 10 * MIB  # what is written
            assert not space._fits(1)
    assert not Uploads(tmp_path / "missing")._fits(17 * MIB)


async def test_a_body_of_undeclared_length_ends_at_its_limit(server: LocalServer) -> None:
    async def endless() -> AsyncIterator[bytes]:
        while True:
            yield bytes(2**16)

    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{server.url}/api/replay", data=endless()) as answer,
    ):
        assert answer.status == 413
