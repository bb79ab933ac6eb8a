"""Play during a fault: how long play stops, and whether acknowledged claims are lost."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from spotisle.cluster.postgres.journal import PostgresJournal
from spotisle.rooms import events as ev
from tests.faults.player import Player
from tests.faults.tables import Tables, find_lost, replay_room
from tools.faults.report import Row

ROOMS, PEOPLE = 4, 3
PACE_S = (0.15, 0.45)
"""Seconds between two claims of one person: about 40 claims per second in total."""
PLAY_BEFORE_S = 3.0
"""Time to make claims that a fault could lose."""
PLAY_TIMEOUT_S = 120.0


async def measure(
    title: str,
    fault: Callable[[], Awaitable[None]],
    playing: Tables,
    journal: str,
    *,
    may_lose: bool = False,
) -> Row:
    """Cause a fault while people play, and wait until all of them play again."""
    print(title, end=" ... ", flush=True)
    before = _count_verdicts(playing)
    await asyncio.sleep(PLAY_BEFORE_S)
    try:
        async with asyncio.timeout(PLAY_TIMEOUT_S):
            await fault()
            began = time.monotonic()
            await playing.all_judged()
    except TimeoutError:
        why = list(map(str, playing.failures)) or list(map(_describe, playing.players))
        raise RuntimeError(f"not everybody plays {PLAY_TIMEOUT_S:.0f} s later: {why}") from None
    again_s = time.monotonic() - began
    acknowledged = _count_verdicts(playing) - before
    lost, twice = await _count_damage(playing, journal)
    print(f"in play again after {again_s:.1f} s, {lost} of {acknowledged} claims lost", flush=True)
    return Row(title, again_s, acknowledged, lost, twice, may_lose)


def _describe(player: Player) -> str:
    guest, play = player.guest, player.guest.play or {}
    finished, refused = play.get("finished"), player.refusals[-1:]
    return f"{guest.you} at {guest.node}, {player.judged} judged, {finished=}, {refused=}"


def _count_verdicts(playing: Tables) -> int:
    return sum(len(player.verdicts) for player in playing.players)


async def _count_damage(playing: Tables, url: str) -> tuple[int, int]:
    """Return how many acknowledged claims are not in the journal, and how many are there twice."""
    journal = await PostgresJournal.open(url, time.time)
    lost = twice = 0
    try:
        for code, players in playing.rooms.items():
            received = [(player.guest.you, dict(player.verdicts)) for player in players]
            entries = await journal.read(code)
            _, claims = replay_room(ev.decode(entry.body) for entry in entries)
            lost += sum(len(find_lost(claims, *one)) for one in received)
            twice += sum(len(found) > 1 for found in claims.values())
    finally:
        await journal.close()
    return lost, twice
