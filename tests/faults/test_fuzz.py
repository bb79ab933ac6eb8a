"""Random commands and bytes: the server refuses them without an error, and no room hangs.

The default is a thousand frames; `make fuzz` sends many more.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from spotisle.client import connect, make_room
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Done
from spotisle.protocol.settings import Settings
from tests.kit.fuzz import many
from tests.kit.handmade_socket import PING, PONG, TEXT, HandmadeSocket
from tools.serving import STOP_TIMEOUT_S, ServerProcess

FRAMES = many(1000)
pytestmark = pytest.mark.timeout(600 + FRAMES / 10)
AT_ONCE = 16
FRAMES_PER_CONNECTION = 18
"""Frames per connection, each followed by a ping; more would be closed as a flood."""
WORDS = (
    "tower",
    "practice",
    "dice",
    "casual",
    "blue",
    "roll",
    "build",
    "p1",
    "p2",
    "",
    "\u202e" * 9,
)
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    7,
    8,
    56,
    57,
    2**53,
    2**63,
    1e308,
    -0.5,
    "",
    [],
    {},
    [1, 2, 3],
    "p1",
)


def value(rng: Random, kind: object) -> Any:
    """Return a random value for a field of this type, sometimes an invalid one."""
    text = str(kind)
    if rng.random() < (0.3 if "None" in text else 0.02):
        return None if "None" in text else rng.choice(STRANGE)
    if "Settings" in text:
        games = tuple(rng.choices(WORDS, k=rng.randrange(3)))
        return {"mode": rng.choice(("single", "series", "practice", "dice")), "games": games}
    if "bool" in text:
        return rng.random() < 0.5
    if "tuple" in text and rng.random() < 0.5:
        return [rng.randrange(-1, 9) for _ in range(rng.randrange(8))]
    if "str" in text:
        return rng.choice(WORDS)
    return rng.random() if "float" in text else rng.choice((rng.randrange(8), rng.randrange(60)))


def a_command(rng: Random) -> bytes:
    """Return a command with random fields."""
    kind = rng.choice(cmd.COMMANDS)
    fields = {
        field.name: value(rng, field.type)
        for field in msgspec.structs.fields(kind)
        if field.required or rng.random() < 0.5
    }
    fields["id"] = rng.randrange(10**6) if rng.random() < 0.95 else value(rng, None)
    return json.dumps({"type": kind.__struct_config__.tag, **fields}).encode()


def a_damaged_command(rng: Random) -> bytes:
    """Return a command with some bytes changed, removed or added."""
    body = bytearray(a_command(rng))
    for _ in range(rng.randrange(1, 5)):
        place = rng.randrange(len(body))
        body[place : place + rng.randrange(3)] = rng.randbytes(rng.randrange(3)) or b"["
    return bytes(body)


def noise(rng: Random) -> bytes:
    """Return random bytes."""
    return rng.randbytes(rng.choice((0, 1, 10, 125, 126, 4096, 5000)))


def nesting(rng: Random) -> bytes:
    """Return deeply nested brackets."""
    return rng.choice((b"[", b'{"a":')) * rng.randrange(1, 2000)


MAKERS: tuple[Callable[[Random], bytes], ...] = (a_command, a_damaged_command, noise, nesting)
MAKER_WEIGHTS = (40, 3, 1, 1)


class Fuzzer:
    """A client that sends junk, and keeps reconnecting to the same seat."""

    def __init__(self, server: ServerProcess, room: str, rng: Random) -> None:
        self.server = server
        self.room = room
        self.rng = rng
        self.token: str | None = None
        self.sent = 0
        self.let_in = 0

    async def send_junk(self, frames: int) -> None:
        """Send this many frames, over as many connections as that takes."""
        while self.sent < frames:
            line = await HandmadeSocket.open(self.server.port)
            with suppress(ConnectionError):
                await self._misbehave(line)
            line.drop()

    async def _misbehave(self, line: HandmadeSocket) -> None:
        if self.rng.random() < 0.05:
            line.send(a_damaged_command(self.rng))
        line.hello(self.room, "Pest", self.token)
        answer = json.loads(await line.receive() or b"{}")
        self.token = answer.get("token") or self.token
        if answer.get("why") == "stranger":
            self.token = None
        if answer.get("type") not in ("welcome", "resumed"):
            self.sent += 1
            return
        self.let_in += 1
        for _ in range(FRAMES_PER_CONNECTION):
            self.sent += 1
            self._send(line)
            line.send(b"read?", PING)
            async with asyncio.timeout(STOP_TIMEOUT_S):
                if await line.receive(PONG) is None:
                    return
        line.writer.write(noise(self.rng))

    def _send(self, line: HandmadeSocket) -> None:
        (make,) = self.rng.choices(MAKERS, MAKER_WEIGHTS)
        kind = TEXT if self.rng.random() < 0.97 else self.rng.choice((PING, 0x82, 0x01, 0x8F))
        line.send(make(self.rng), kind)


async def test_no_bytes_make_a_room_hang_or_the_server_complain(server: ServerProcess) -> None:
    quiet = await make_room(server.url)
    rooms = [await make_room(server.url) for _ in range(4)]
    fuzzers = [Fuzzer(server, rooms[n % 4], Random(n)) for n in range(AT_ONCE)]
    async with connect(server.url, quiet, "Ann") as ann:
        await ann.do(cmd.Choose, settings=Settings(mode="practice"))
        await asyncio.gather(*(fuzzer.send_junk(FRAMES // AT_ONCE) for fuzzer in fuzzers))
        assert isinstance(await ann.do(cmd.Start), Done)
        assert ann.connections == 1
    for room in rooms:
        async with connect(server.url, room, "Witness", watch=True) as witness:
            assert isinstance(await witness.do(cmd.Rename, name="Wanda"), Done)
    assert await server.stop() == 0
    assert server.log_text() == ""
    sent, let_in = sum(p.sent for p in fuzzers), sum(p.let_in for p in fuzzers)
    assert let_in > len(fuzzers)
    print(f"{sent} frames over {let_in} connections that were let in")
