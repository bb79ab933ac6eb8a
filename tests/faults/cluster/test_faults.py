"""Nodes die, sleep or are cut off, and the database restarts: no verdict that was sent is lost.

The default is a handful of faults; `SPOTISLE_CLUSTER_FAULTS=60 pytest tests/faults/cluster -s`
runs more.
"""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from spotisle.cluster.postgres.journal import PostgresJournal
from tests.faults.cluster.nodes import NodeProcess, Nodes, running
from tests.faults.tables import Tables, check_against, tables

FAULTS = int(os.environ.get("SPOTISLE_CLUSTER_FAULTS", "5"))
FAULTS_A_RUN = 10
ROOMS, PEOPLE = 6, 3


async def kill(_: Nodes, node: NodeProcess, rng: Random) -> None:
    """Kill a node, and start it again some time later."""
    node.server.kill()
    await asyncio.sleep(rng.uniform(0.0, 5.0))
    node.server.start()
    await node.server.opened()


async def sleep(_: Nodes, node: NodeProcess, rng: Random) -> None:
    """Suspend a node's process for a while."""
    node.server.pause()
    await asyncio.sleep(rng.uniform(0.5, 8.0))
    node.server.resume()


async def cut_off(_: Nodes, node: NodeProcess, rng: Random) -> None:
    """Cut a node off from the database, but not from its clients."""
    node.tunnel.refuse()
    node.tunnel.cut()
    await asyncio.sleep(rng.uniform(0.5, 8.0))
    node.tunnel.let_through()


async def flicker(__: Nodes, node: NodeProcess, rng: Random) -> None:
    """Break a node's database connections in the middle of messages, many times."""
    for _ in range(20):
        node.tunnel.cut_after(rng.randrange(1, 2000), upstream=rng.random() < 0.5)
        await asyncio.sleep(rng.uniform(0.0, 0.1))


async def restart_database(nodes: Nodes, _: NodeProcess, rng: Random) -> None:
    """Stop the database, cleanly or not, and start it again."""
    how = rng.choice((signal.SIGINT, signal.SIGQUIT))
    await asyncio.to_thread(nodes.database.stop, how)
    await asyncio.sleep(rng.uniform(0.0, 3.0))
    await asyncio.to_thread(nodes.database.start)


Fault = Callable[[Nodes, NodeProcess, Random], Awaitable[None]]
KINDS: tuple[Fault, ...] = (kill, sleep, cut_off, flicker, restart_database)


@pytest.mark.parametrize("run", range(-(-FAULTS // FAULTS_A_RUN)))
async def test_no_acknowledged_verdict_is_lost_whatever_fails(run: int, tmp_path: Path) -> None:
    faults = min(FAULTS_A_RUN, FAULTS - run * FAULTS_A_RUN)
    rng = Random(f"cluster {run}")
    async with (
        running(tmp_path, 3) as nodes,
        tables(nodes.urls, ROOMS, PEOPLE, rng) as opened,
    ):
        opened.begin()
        due = [*rng.sample(KINDS, len(KINDS)), *rng.choices(KINDS, k=faults)][:faults]
        for fault in due:
            await _strike(fault, nodes, opened, rng)
        await nodes.opened()
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
    await asyncio.sleep(rng.uniform(0.0, 1.0))
    keeping = rng.choice(opened.players).guest.node
    node = next(node for node in nodes.nodes if keeping in (None, node.url))
    began = time.monotonic()
    failing = asyncio.ensure_future(fault(nodes, node, rng))
    if fault is restart_database:
        await failing
        began = time.monotonic()
    await asyncio.sleep(0.1)
    await asyncio.gather(*(player.is_judged() for player in opened.players))
    away = time.monotonic() - began
    await failing
    print(f"{fault.__name__}: all {ROOMS} rooms in play after {away:.1f} s", flush=True)
