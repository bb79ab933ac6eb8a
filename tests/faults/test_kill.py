"""Power cuts: the server is killed at random moments of play, and nothing told is ever lost.

A dozen kills here. `SPOTISLE_KILLS=200 pytest tests/faults/test_kill.py -s` takes longer.
"""

import asyncio
import os
import time
from random import Random

import pytest

from spotisle.protocol.refusals import RefusalReason
from tests.faults.tables import Tables, check, tables
from tools.serving import ServerProcess

KILLS = int(os.environ.get("SPOTISLE_KILLS", "12"))
KILLS_A_RUN = 20
"""After so many, everybody moves to new rooms: the more history, the longer the check."""
ROOMS, PEOPLE = 8, 3
STILLBORN = 0.2
"""How often the server is killed while it starts."""


@pytest.mark.parametrize("run", range(-(-KILLS // KILLS_A_RUN)))
async def test_no_verdict_is_lost_or_given_twice_when_the_server_is_killed(
    run: int, server: ServerProcess
) -> None:
    kills = min(KILLS_A_RUN, KILLS - run * KILLS_A_RUN)
    rng = Random(f"kills {run}")
    async with tables([server.url], ROOMS, PEOPLE, rng) as opened:
        opened.begin()
        absences = [await _kill(server, opened, rng) for _ in range(kills)]
        await opened.end()
        server.kill()
        await check(server.data, opened)
    assert server.log_text() == ""
    told = sum(len(player.told) for player in opened.players)
    again = sum(player.asked_again for player in opened.players)
    refused = {refusal.reason for player in opened.players for refusal in player.refusals}
    assert refused <= {RefusalReason.NOT_PLAYING}  # asked again when the host had cleared the table
    opening, playing = map(max, zip(*absences, strict=True))
    print(
        f"{kills} kills, {told} verdicts, {again} asked for again; the server was open after "
        f"at most {opening:.1f} s, all {ROOMS} rooms in play after {playing:.1f} s"
    )


async def _kill(server: ServerProcess, opened: Tables, rng: Random) -> tuple[float, float]:
    """Kill and start again; return how long it took to open, and until all rooms were in play."""
    await asyncio.sleep(rng.uniform(0.0, 0.8))
    server.kill()
    server.start()
    while rng.random() < STILLBORN:
        await asyncio.sleep(rng.uniform(0.0, 0.8))
        server.kill()
        server.start()
    began = time.monotonic()
    before = {player: player.guest.connections for player in opened.players}
    back = asyncio.gather(*(player.plays_again(count) for player, count in before.items()))
    await server.opened()
    open_after = time.monotonic() - began
    await back
    return open_after, time.monotonic() - began
