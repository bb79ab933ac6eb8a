"""The server is killed at random moments of play, and no verdict that was sent is lost.

The default is a handful of kills; `SPOTISLE_FUZZ=30 pytest tests/faults/test_kill.py -s` runs more.
"""

import asyncio
import time
from random import Random

import pytest

from spotisle.protocol.refusals import RefusalReason
from tests.faults.tables import Tables, check, tables
from tests.kit.coroutines import until
from tests.kit.fuzz import many
from tests.kit.processes import cpu_seconds
from tools.serving import ServerProcess

KILLS = many(5)
KILLS_A_RUN = 20
"""Kills per run. Each run has new rooms, because a longer history takes longer to check."""
ROOMS, PEOPLE = 8, 3
KILL_DURING_START_SHARE = 0.2
"""Probability that the server is killed again while it starts."""
MAX_VERDICTS_BEFORE = 100
"""A kill comes at most this many verdicts after everybody plays again."""
MAX_START_CPU_S = 0.8
"""A kill during a start comes after at most this much of its work, or soon after it."""


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
    verdicts = sum(len(player.verdicts) for player in opened.players)
    again = sum(player.asked_again for player in opened.players)
    refused = {refusal.reason for player in opened.players for refusal in player.refusals}
    assert refused <= {RefusalReason.NOT_PLAYING}  # repeated after the host dismissed a game
    opening, playing = map(max, zip(*absences, strict=True))
    print(
        f"{kills} kills, {verdicts} verdicts, {again} asked for again; the server was open after "
        f"at most {opening:.1f} s, all {ROOMS} rooms in play after {playing:.1f} s"
    )


async def _kill(server: ServerProcess, opened: Tables, rng: Random) -> tuple[float, float]:
    """Kill and restart the server; return the seconds until it is open, and until all play."""
    await opened.play_on(rng.randrange(MAX_VERDICTS_BEFORE))
    server.kill()
    server.start()
    while rng.random() < KILL_DURING_START_SHARE:
        worked = rng.uniform(0.0, MAX_START_CPU_S)
        await until(lambda: cpu_seconds(server.process.pid) > worked)  # noqa: B023
        server.kill()
        server.start()
    began = time.monotonic()
    before = {player: player.guest.connections for player in opened.players}
    back = asyncio.gather(*(player.plays_again(count) for player, count in before.items()))
    await server.opened()
    open_after = time.monotonic() - began
    await back
    return open_after, time.monotonic() - began
