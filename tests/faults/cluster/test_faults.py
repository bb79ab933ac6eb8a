"""Nodes die, sleep or are cut off, and the database restarts: no verdict that was sent is lost.

The default is one fault of each kind; `SPOTISLE_FUZZ=12 pytest tests/faults/cluster -s` runs more.
"""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from spotisle.cluster.postgres.journal import PostgresJournal
from tests.faults.cluster.nodes import NodeProcess, Nodes, running
from tests.faults.tables import Tables, check_against, tables
from tests.kit.fuzz import many

FAULTS = many(5)
FAULTS_A_RUN = 10
ROOMS, PEOPLE = 6, 3
TAKEN_OVER_SHARE = 0.4
"""Probability that a node stays away until the others have taken over its rooms."""
BRIEF_VERDICTS = 40
"""A brief fault ends after at most so many verdicts, from rooms that it does not touch."""


async def kill(nodes: Nodes, node: NodeProcess, opened: Tables, rng: Random) -> None:
    """Kill a node, and start it again some time later."""
    node.server.kill()
    await _meanwhile(opened, rng)
    node.server.start()
    await nodes.opened()


async def sleep(_: Nodes, node: NodeProcess, opened: Tables, rng: Random) -> None:
    """Suspend a node's process for a while."""
    node.server.pause()
    await _meanwhile(opened, rng)
    node.server.resume()


async def cut_off(_: Nodes, node: NodeProcess, opened: Tables, rng: Random) -> None:
    """Cut a node off from the database, but not from its clients."""
    node.tunnel.refuse()
    node.tunnel.cut()
    await _meanwhile(opened, rng)
    node.tunnel.let_through()


async def flicker(__: Nodes, node: NodeProcess, opened: Tables, rng: Random) -> None:
    """Break a node's database connections in the middle of messages, many times."""
    for _ in range(20):
        node.tunnel.cut_after(rng.randrange(1, 2000), upstream=rng.random() < 0.5)
        await opened.play_on(rng.randrange(8))


async def restart_database(nodes: Nodes, _: NodeProcess, opened: Tables, rng: Random) -> None:
    """Stop the database, cleanly or not, and start it again."""
    how = rng.choice((signal.SIGINT, signal.SIGQUIT))
    await asyncio.to_thread(nodes.database.stop, how)
    await asyncio.to_thread(nodes.database.start)


async def _meanwhile(opened: Tables, rng: Random) -> None:
    """Wait until other nodes have taken over all rooms of a node, or only for a moment."""
    if rng.random() < TAKEN_OVER_SHARE:
        await opened.all_judged()
    else:
        await opened.play_on(rng.randrange(BRIEF_VERDICTS))


Fault = Callable[[Nodes, NodeProcess, Tables, Random], Awaitable[None]]
KINDS: tuple[Fault, ...] = (kill, sleep, cut_off, flicker, restart_database)


@pytest.mark.parametrize("run", range(-(-FAULTS // FAULTS_A_RUN)))
async def test_no_acknowledged_verdict_is_lost_whatever_fails(run: int, tmp_path: Path) -> None:
    faults = min(FAULTS_A_RUN, FAULTS - run * FAULTS_A_RUN)
    rng = Random(f"cluster {run}")
    async with (
        running(tmp_path, 3, "--lease-seconds", "2") as nodes,
        tables(nodes.urls, ROOMS, PEOPLE, rng) as opened,
    ):
        opened.begin()
        due = [*rng.sample(KINDS, len(KINDS)), *rng.choices(KINDS, k=faults)][:faults]
        for fault in due:
            await _strike(fault, nodes, opened, rng)
        await nodes.opened()
        await opened.all_judged()
        await opened.end()
        journal = await PostgresJournal.open(nodes.database.url, time.time)
        try:
            await check_against(journal, opened)
        finally:
            await journal.close()
        verdicts = sum(len(player.verdicts) for player in opened.players)
        again = sum(player.asked_again for player in opened.players)
        print(f"{len(due)} faults, {verdicts} verdicts, {again} asked for again")


async def _strike(fault: Fault, nodes: Nodes, opened: Tables, rng: Random) -> None:
    """Cause a fault, and wait until everybody in every room has got a verdict since.

    Without the database nobody gets one, so the time of `restart_database` counts from its end;
    that of the other faults counts from their beginning.
    """
    await opened.play_on(rng.randrange(BRIEF_VERDICTS))
    keeping = rng.choice(opened.players).guest.node
    node = next(node for node in nodes.nodes if keeping in (None, node.url))
    began = time.monotonic()
    failing = asyncio.ensure_future(fault(nodes, node, opened, rng))
    if fault is restart_database:
        await failing
        began = time.monotonic()
    await opened.all_judged()
    away = time.monotonic() - began
    await failing
    print(f"{fault.__name__}: all {ROOMS} rooms in play after {away:.1f} s", flush=True)
