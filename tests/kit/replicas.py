"""A streaming replica of a real PostgreSQL, and what the two have to say."""

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
async def replica(leader: Database, way: Tunnel) -> AsyncIterator[Database]:
    """A streaming replica, whose way to the leader can be stopped."""
    server = await asyncio.to_thread(Database, replica_of=way.url)
    try:
        await asyncio.to_thread(server.start)
        await shows(leader, STREAMING, "1")
        yield server
    finally:
        await asyncio.to_thread(server.remove)


async def shows(server: Database, query: str, answer: str) -> None:
    """Wait until a query has an answer."""
    async with asyncio.timeout(TIMEOUT_S):
        while (await asyncio.to_thread(server.sql, query)).strip() != answer:
            await asyncio.sleep(0.05)


def url_of_all(*servers: Database | Tunnel) -> str:
    """Return the address of several servers, of which one leads."""
    hosts = ",".join(server.url.split("@")[1].split("/")[0] for server in servers)
    return f"postgresql://postgres@{hosts}/postgres"


async def wait_for_replica(leader: Database, *, synchronous: bool) -> None:
    """Let commits wait for the replica, or no longer."""
    names = "*" if synchronous else ""
    leader.sql(f"ALTER SYSTEM SET synchronous_standby_names = '{names}'", RELOAD)
    await shows(leader, STANDBY_NAMES, names)
