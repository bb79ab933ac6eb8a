"""Faults of database machines and table nodes, one by one, while people play."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random

from spotisle.cluster.postgres.journal import PostgresJournal
from tests.faults.tables import Tables, check_against, tables
from tools.faults.databases import JOURNAL
from tools.faults.installation import Installation, installation
from tools.faults.play import PACE_S, PEOPLE, ROOMS, measure
from tools.faults.report import Row


async def kill_table_node(all_of: Installation) -> None:
    """A table node is killed."""
    all_of.nodes[0].kill()


async def kill_leader(all_of: Installation) -> None:
    """The database leader is killed (PostgreSQL and Patroni)."""
    (await all_of.databases.leader()).kill_database()


async def crash_postgres(all_of: Installation) -> None:
    """The leader's PostgreSQL is killed, Patroni fails over."""
    (await all_of.databases.leader()).kill_postgres()


async def isolate_leader(all_of: Installation) -> None:
    """The leader is cut off from everybody."""
    (await all_of.databases.leader()).machine.pull_cable()


async def split_databases(all_of: Installation) -> None:
    """The leader is cut off from the other databases, not from the nodes."""
    leader = await all_of.databases.leader()
    leader.machine.lose_sight_of(all_of.databases.others(leader))


async def diverge(all_of: Installation) -> None:
    """The leader is cut off from the other databases, not from the nodes, until another leads."""
    former = await all_of.databases.leader()
    former.machine.lose_sight_of(all_of.databases.others(former))
    await all_of.databases.another_leads(former)


async def freeze_patroni(all_of: Installation) -> None:
    """The leader's Patroni stands still, another leads, and both take writes."""
    former = await all_of.databases.leader()
    former.freeze_patroni()
    await all_of.databases.another_leads(former)


async def switch_over(all_of: Installation) -> None:
    """A planned switchover."""
    leader = await all_of.databases.leader()
    command = ("patronictl", "-c", str(leader.config), "switchover", "--force")
    leader.machine.start(leader.folder / "patronictl.log", *command)
    while await asyncio.to_thread(leader.leads):
        await asyncio.sleep(0.02)


async def kill_replica(all_of: Installation) -> None:
    """The synchronous replica is killed."""
    (await all_of.databases.synchronous_replica()).kill_database()


async def cut_power(all_of: Installation) -> None:
    """The leader's machine and a table node lose power at once."""
    leader = await all_of.databases.leader()
    leader.machine.pull_cable()
    leader.machine.kill_all()
    all_of.nodes[1].machine.pull_cable()
    all_of.nodes[1].kill()


Fault = Callable[[Installation], Awaitable[None]]
SYNCHRONOUS: tuple[Fault, ...] = (
    kill_table_node,
    kill_leader,
    crash_postgres,
    isolate_leader,
    split_databases,
    freeze_patroni,
    switch_over,
    kill_replica,
    cut_power,
)
ASYNCHRONOUS: tuple[Fault, ...] = (kill_leader, diverge)


async def try_synchronous(folder: Path) -> list[Row]:
    """Cause every fault in turn; nothing that was acknowledged may be lost."""
    rows = []
    async with (
        installation(folder) as all_of,
        tables(all_of.urls, ROOMS, PEOPLE, Random(1), pace=PACE_S) as playing,
    ):
        playing.begin()
        for fault in SYNCHRONOUS:
            title = f"synchronous: {_title(fault)}"
            rows.append(await measure(title, partial(fault, all_of), playing, JOURNAL))
            await all_of.heal()
        await _check_all(playing)
    return rows


async def try_asynchronous(folder: Path) -> list[Row]:
    """Count the acknowledged claims that are lost when replicas lag behind."""
    rows = []
    async with (
        installation(folder, synchronous=False) as all_of,
        tables(all_of.urls, ROOMS, PEOPLE, Random(1), pace=PACE_S, asked_again=0.0) as playing,
    ):
        playing.begin()
        for fault in ASYNCHRONOUS:
            for player in playing.players:
                player.verdicts.clear()  # count each loss once
            title, strike = f"asynchronous: {_title(fault)}", partial(fault, all_of)
            rows.append(await measure(title, strike, playing, JOURNAL, may_lose=True))
            await all_of.heal()
    return rows


def _title(fault: Fault) -> str:
    title = (fault.__doc__ or "").rstrip(".")
    return title[0].lower() + title[1:]


async def _check_all(playing: Tables) -> None:
    """Check everything that players were sent against the journal."""
    await playing.end()
    journal = await PostgresJournal.open(JOURNAL, time.time)
    try:
        await check_against(journal, playing)
    finally:
        await journal.close()
