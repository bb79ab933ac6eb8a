"""Nodes that die, sleep or are cut off, and a database that starts anew: nothing told is lost.

A handful of faults here; `SPOTISLE_CLUSTER_FAULTS=60 pytest tests/faults/cluster -s` takes longer.
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
    """A power cut, and a start some time later."""
    node.server.kill()
    await asyncio.sleep(rng.uniform(0.0, 5.0))
    node.server.start()
    await node.server.opened()


async def sleep(_: Nodes, node: NodeProcess, rng: Random) -> None:
    """A machine that stands still for a while and does not know."""
    node.server.pause()
    await asyncio.sleep(rng.uniform(0.5, 8.0))
    node.server.resume()


async def cut_off(_: Nodes, node: NodeProcess, rng: Random) -> None:
    """A node that reaches its clients but not the database."""
    node.tunnel.refuse()
    node.tunnel.cut()
    await asyncio.sleep(rng.uniform(0.5, 8.0))
    node.tunnel.let_through()


async def flicker(__: Nodes, node: NodeProcess, rng: Random) -> None:
    """Connections that break in the middle of what is said, again and again."""
    for _ in range(20):
        node.tunnel.cut_after(rng.randrange(1, 2000), upstream=rng.random() < 0.5)
        await asyncio.sleep(rng.uniform(0.0, 0.1))


async def restart_database(nodes: Nodes, _: NodeProcess, rng: Random) -> None:
    """The database ends, politely or not, and recovers."""
    how = rng.choice((signal.SIGINT, signal.SIGQUIT))
    await asyncio.to_thread(nodes.database.stop, how)
    await asyncio.sleep(rng.uniform(0.0, 3.0))
    await asyncio.to_thread(nodes.database.start)


Fault = Callable[[Nodes, NodeProcess, Random], Awaitable[None]]
KINDS: tuple[Fault, ...] = (kill, sleep, cut_off, flicker, restart_database)


@pytest.mark.parametrize("run", range(-(-FAULTS // FAULTS_A_RUN)))
async def test_nothing_that_anybody_was_told_is_lost_whatever_fails(
    run: int, tmp_path: Path
) -> None:
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
        told = sum(len(player.told) for player in opened.players)
        again = sum(player.asked_again for player in opened.players)
        print(f"{len(due)} faults, {told} verdicts, {again} asked for again")


async def _strike(fault: Fault, nodes: Nodes, opened: Tables, rng: Random) -> None:
    """Let a fault happen, and wait until everybody in every room has been judged since.

    While the database is away nobody can be; for the other faults time counts from the beginning.
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
