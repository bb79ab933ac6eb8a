"""Many malformed messages from one seed: no traceback, no hung room.

The default is a thousand frames; `make fuzz` sends many more.
"""

import asyncio
import json
import logging
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest

from spotisle.client import connect
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Done
from spotisle.protocol.close import CloseReason
from tests.kit.fuzz import many
from tests.kit.local_server import (
    HELLO,
    REPLY_TIMEOUT_S,
    LocalServer,
    RawSocket,
    local_server,
    raw_socket,
)
from tests.kit.watchdog import watchdog

FRAMES = many(1000)
pytestmark = pytest.mark.timeout(600 + FRAMES / 10)
FRAMES_A_ROOM = 500
FUZZERS = 4
OPCODES = [aiohttp.WSMsgType.TEXT] * 50 + [aiohttp.WSMsgType.BINARY]

VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 7, 8, 56, 57, 1000, 2**53, 2**64, 10**40, 0.5, -1e308, "", "a",
    "classic", "tower", "island_dice", "p1", "p2", "roll", "end", "custom:7", "custom:1000003",
    "\x00", "\u202e", "x" * 41, [], {}, [0, 1, 2], [0] * 7, {"tower": {"rounds": -1}},
    {"mode": "dice"}, {"mode": "practice"}, {"mode": "series", "games": []}, {"games": ["duel"]},
    {"mode": "tournament", "length": 50, "options": {"well": {"x": [[1]]}}}, {"deck": "beach"},
    {"mode": "adventure", "preset": "island", "next_seconds": 0.001},
    {"games": ["knights"], "options": {"knights": {"rounds": 100, "target": 100}}},
    {"games": ["knights"], "options": {"knights": {"rounds": 3_000_000}}},
    {"games": ["knights"], "options": {"knights": {"points": [1, 2, 3]}}},
    {"games": ["triplets"], "deck": "custom:16", "options": {"triplets": {"places": 20}}},
    {"games": ["hot_potato"], "deck": "custom:16", "options": {"hot_potato": {"rounds": "deck"}}},
    {"mode": "series", "games": ["tower"] * 20, "deck": "custom:16", "next_seconds": 0.001},
]  # fmt: skip
FIELDS = [
    "id", "symbol", "seen", "target", "reaction", "cell", "do", "reroll", "knight", "die", "dice",
    "to", "item", "name", "seat", "colour", "level", "person", "settings", "public", "game",
    "paused", "version", "room", "token", "watch", "epoch", "seq", "nonsense",
]  # fmt: skip
KINDS = [
    "claim", "point", "move", "moves", "rename", "sit", "stand", "colour", "bot", "clear",
    "hand_over", "choose", "list", "start", "next", "pick", "pause", "dismiss", "hello", "leave",
    "kick", "fly",
]  # fmt: skip
SEEDS: list[dict[str, Any]] = [
    {"type": "claim", "id": 1, "symbol": 3, "seen": 0, "target": None, "reaction": 0.3},
    {"type": "move", "id": 2, "do": "roll", "reroll": [0, 1, 2, 3, 4, 5]},
    {"type": "moves", "id": 3, "moves": [{"do": "trade", "dice": [0, 1], "to": "ore"}]},
    {"type": "choose", "id": 3, "settings": {"mode": "series", "games": ["well", "tower"]}},
    {"type": "choose", "id": 3, "settings": {"mode": "single", "games": ["welcome"]}},
    {"type": "bot", "id": 4, "seat": 3, "level": "lightning"},
    {"type": "start", "id": 5},
    {"type": "dismiss", "id": 6},
    {"type": "sit", "id": 7, "seat": 2},
    {"type": "pause", "id": 8, "paused": False},
]


def random_message(rng: Random) -> bytes:
    """Return a message: valid, nearly valid, or noise."""
    message = dict(rng.choice(SEEDS)) | {"id": rng.randrange(10_000)}
    for _ in range(rng.choice([0, 0, 1, 1, 2, 4])):
        message[rng.choice(FIELDS)] = rng.choice(VALUES)
    if rng.random() < 0.3:
        message["type"] = rng.choice(KINDS)
    text = bytearray(json.dumps(message).encode())
    match rng.randrange(12):
        case 0:
            for _ in range(rng.randrange(1, 6)):
                text[rng.randrange(len(text))] = rng.randrange(256)
        case 1:
            del text[rng.randrange(len(text)) :]
        case 2:
            text = bytearray(rng.randbytes(rng.randrange(200)))
        case 3:
            text = bytearray(rng.choice([b"[", b'{"a":', b'"', b"9"]) * rng.randrange(700))
    return bytes(text)


class Fuzzer:
    """A client that sends junk, and reconnects whenever the server closes the connection."""

    def __init__(self, server: LocalServer, code: str, rng: Random) -> None:
        self.server, self.code, self.rng = server, code, rng
        self.token: str | None = None
        self.welcome = asyncio.Event()

    async def send_junk(self, frames: int) -> None:
        while frames:
            async with raw_socket(self.server.url) as socket:
                await socket.send(**HELLO, room=self.code, name="Eve", token=self.token)
                self.welcome.clear()
                reading = asyncio.create_task(self._read(socket))
                await asyncio.wait_for(self.welcome.wait(), REPLY_TIMEOUT_S)
                while frames and not reading.done():
                    frames -= 1
                    with suppress(ConnectionError):
                        await socket.websocket.send_frame(
                            random_message(self.rng), self.rng.choice(OPCODES)
                        )
                    await asyncio.sleep(0)
                reading.cancel()

    async def _read(self, socket: RawSocket) -> None:
        async for message in socket.websocket:
            if message.type is aiohttp.WSMsgType.TEXT:
                told = json.loads(message.data)
                if told["type"] == "welcome":
                    self.token = told["token"] or self.token
                if told["type"] in ("welcome", "resumed", "bye"):
                    self.welcome.set()
                if told["type"] == "bye" and told["why"] in ("stranger", "kicked", "left"):
                    self.token = None


async def send_junk_to_rooms(server: LocalServer, rng: Random) -> None:
    """Send junk to one room after the other; check that each, and another room, still works."""
    async with connect(server.url, await server.room(), "Bob") as bob:
        for _ in range(0, FRAMES, FRAMES_A_ROOM):
            code = await server.room()
            fuzzers = [Fuzzer(server, code, Random(rng.random())) for _ in range(FUZZERS)]
            await asyncio.gather(
                *(fuzzer.send_junk(FRAMES_A_ROOM // FUZZERS) for fuzzer in fuzzers)
            )
            async with connect(server.url, code, "Ann") as ann:
                assert isinstance(await ann.do(cmd.Rename, name="Anna"), Done)
            assert isinstance(await bob.do(cmd.Rename, name="Robert"), Done)
            assert bob.connections == 1


async def test_no_message_breaks_a_room_or_stalls_the_loop(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spotisle.server.websocket.MESSAGES_PER_S", 1e9)
    monkeypatch.setattr("spotisle.server.websocket.MESSAGE_BURST", 1e9)
    caplog.set_level(logging.WARNING)
    async with local_server(tmp_path) as server:
        with watchdog() as watched:
            await send_junk_to_rooms(server, Random("fuzz"))
        watched.check()
        assert set(server.context.metrics.closed) <= {close.word for close in CloseReason}
        assert server.context.metrics.closed["malformed"] > FRAMES / 20
        assert "broken" not in server.context.metrics.closed
    assert [record.getMessage() for record in caplog.records] == []
