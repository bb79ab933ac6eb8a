"""A streaming replica of a real PostgreSQL, and queries about its replication."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.kit.coroutines import TIMEOUT_S
from tests.kit.tunnel import Tunnel
from tools.postgres import Database

RELOAD = "SELECT pg_reload_conf()"
STREAMING = "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'"
STANDBY_NAMES = "SHOW synchronous_standby_names"


@asynccontextmanager
async def replica(leader: Database, tunnel: Tunnel) -> AsyncIterator[Database]:
    """Run a streaming replica that reaches its leader through a tunnel."""
    server = await asyncio.to_thread(Database, replica_of=tunnel.url)
    try:
        await asyncio.to_thread(server.start)
        await wait_for_answer(leader, STREAMING, "1")
        yield server
    finally:
        await asyncio.to_thread(server.remove)


async def wait_for_answer(server: Database, query: str, answer: str) -> None:
    """Wait until a query returns this answer."""
    async with asyncio.timeout(TIMEOUT_S):
        while (await asyncio.to_thread(server.sql, query)).strip() != answer:
            await asyncio.sleep(0.05)


def url_of_all(*servers: Database | Tunnel) -> str:
    """Return one URL with the hosts of several servers, one of which is the leader."""
    hosts = ",".join(server.url.split("@")[1].split("/")[0] for server in servers)
    return f"postgresql://postgres@{hosts}/postgres"


async def wait_for_replica(leader: Database, *, synchronous: bool) -> None:
    """Set whether commits wait for the replica."""
    names = "*" if synchronous else ""
    leader.sql(f"ALTER SYSTEM SET synchronous_standby_names = '{names}'", RELOAD)
    await wait_for_answer(leader, STANDBY_NAMES, names)
