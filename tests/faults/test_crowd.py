"""Many clients at once: a crowd that reconnects after a restart, and a hostile crowd.

`SPOTISLE_FUZZ=5 pytest tests/faults/test_crowd.py -s` runs a larger one.
"""

import asyncio
import time
from contextlib import AsyncExitStack
from random import Random

import pytest

from spotisle.client import Guest, connect, make_room
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Done
from tests.faults.tables import check, tables
from tests.kit.coroutines import until
from tests.kit.fuzz import many
from tests.kit.handmade_socket import HANDSHAKE, HandmadeSocket
from tools.serving import STOP_TIMEOUT_S, ServerProcess

CROWD = many(200)
pytestmark = pytest.mark.timeout(600 + CROWD)
PEOPLE = 4
FUZZERS = 25


async def gather_crowd(server: ServerProcess, stack: AsyncExitStack) -> list[Guest]:
    """Fill rooms with people, four in each."""

    async def fill() -> list[Guest]:
        code = await make_room(server.url)
        return [
            await stack.enter_async_context(connect(server.url, code, f"Guest {place}"))
            for place in range(PEOPLE)
        ]

    rooms: list[list[Guest]] = []
    for _ in range(0, CROWD // PEOPLE, 10):
        rooms += await asyncio.gather(*(fill() for _ in range(10)))
    return [guest for room in rooms for guest in room]


async def test_a_crowd_that_comes_back_at_once_finds_its_seats(server: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        crowd = await gather_crowd(server, stack)
        seats = [(guest.you, guest.private.seat) for guest in crowd]
        server.kill()
        server.start()
        await server.opened()
        began = time.monotonic()
        await asyncio.gather(*map(_back, crowd))
        took = time.monotonic() - began
        assert [(guest.you, guest.private.seat) for guest in crowd] == seats
        answers = await asyncio.gather(*(guest.do(cmd.Rename, name="Back") for guest in crowd))
        assert all(isinstance(answer, Done) for answer in answers)
        print(f"{len(crowd)} were back {took:.1f} s after the server was open again")
    assert server.log_text() == ""


async def _back(guest: Guest) -> None:
    await guest.until(lambda: guest.connections == 2, STOP_TIMEOUT_S)


async def test_players_notice_nothing_of_a_crowd_that_floods_sleeps_and_stays_silent(
    server: ServerProcess,
) -> None:
    async with (
        tables([server.url], 4, 2, Random(2)) as opened,
        AsyncExitStack() as stack,
    ):
        opened.begin()
        code, (player, *_) = next(iter(opened.rooms.items()))
        fuzzers = [await HandmadeSocket.open(server.port) for _ in range(3 * FUZZERS)]
        for fuzzer in fuzzers:
            stack.callback(fuzzer.drop)
        sleepy, floods = fuzzers[FUZZERS : 2 * FUZZERS], fuzzers[2 * FUZZERS :]
        for number, fuzzer in enumerate(sleepy):
            fuzzer.hello(code, f"Sleepy {number}")
            fuzzer.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for number, fuzzer in enumerate(floods):
            fuzzer.hello(code, f"Flood {number}")
            for _ in range(1000):
                fuzzer.send(b'{"type":"stand","id":1}')
        before = {player: player.judged for player in opened.players}
        await until(lambda: all(player.judged > count for player, count in before.items()))
        for fuzzer in floods:
            while await fuzzer.receive() is not None:
                pass
        # A flooding client may be cut off before its welcome; then it has never joined.
        least = 2 + len(sleepy)
        await player.guest.until(lambda: len(player.guest.view["people"]) >= least, STOP_TIMEOUT_S)
        assert len(player.guest.view["people"]) <= least + len(floods)
        await opened.end()
        assert all(player.guest.connections == 1 for player in opened.players)
        assert await server.stop() == 0
        await check(server.data, opened)
    assert server.log_text() == ""


async def test_a_connection_aborted_during_the_handshake_is_not_logged(
    server: ServerProcess,
) -> None:
    for _ in range(10):
        hasty = await asyncio.gather(
            *(asyncio.open_connection("127.0.0.1", server.port) for _ in range(20))
        )
        for _, writer in hasty:
            writer.write(HANDSHAKE)
            writer.transport.abort()
    await server.opened()
    assert await server.stop() == 0
    assert server.log_text() == ""
