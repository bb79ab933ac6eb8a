"""Opening a connection to the database; with several hosts, to the leader among them.

`asyncpg` tries hosts one after another, so one that drops packets (a machine without power, a cut
cable) would use up the whole timeout. Here all are tried at once.
"""

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, cast
from urllib.parse import urlsplit

import asyncpg

SECOND_LEADER_WAIT_S = 0.2
"""How long to wait for the other hosts when one has answered as the leader: it may be a former
leader that does not know yet."""
NO_LEADER_YET = (
    asyncpg.CannotConnectNowError,
    asyncpg.ConnectionDoesNotExistError,
    asyncpg.TargetServerAttributeNotMatched,
)
"""The database is there, but starting, stopping or a replica."""
CONNECT_ERRORS = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
PREPARE_SESSION = """SELECT set_config(name, value, false) FROM pg_settings
    JOIN (VALUES
        ('synchronous_commit', 'on'),
        ('statement_timeout', '0'),
        ('idle_in_transaction_session_timeout', '4s'),
        ('client_connection_check_interval', '1s'),
        ('tcp_user_timeout', '4s'),
        ('tcp_keepalives_idle', '2'),
        ('tcp_keepalives_interval', '1'),
        ('tcp_keepalives_count', '3')
    ) AS wanted (name, value) USING (name)
    WHERE name <> 'synchronous_commit' OR setting = 'off'"""
"""Commits are durable even if the database's default is otherwise. No timeout cancels a commit that
waits for a replica: PostgreSQL would report it as done. A node that vanishes during a transaction
holds its locks for seconds, not for hours."""
LEADER_POSITION = "SELECT pg_walfile_name(pg_current_wal_lsn())"
"""Begins with the number of the timeline, which grows with each change of the leader."""
TIMELINE_LENGTH = 8

_Attempt = asyncio.Task[tuple[str, "DatabaseConnection"]]


class DatabaseConnection(Protocol):
    """What we use of an asyncpg connection; that package has no types."""

    async def fetch(self, sql: str, *args: object) -> list[Any]:
        """Return all rows."""
        ...

    async def fetchval(self, sql: str, *args: object) -> Any:  # noqa: ANN401
        """Return the first value of the first row."""
        ...

    async def execute(self, sql: str, *args: object) -> str:
        """Run a statement."""
        ...

    def transaction(self) -> AbstractAsyncContextManager[None]:
        """Return a transaction to enter."""
        ...

    def is_closed(self) -> bool:
        """Tell whether the connection is closed."""
        ...

    def is_in_transaction(self) -> bool:
        """Tell whether a transaction is open."""
        ...

    def terminate(self) -> None:
        """Close without waiting."""
        ...


async def open_connection(url: str) -> tuple[DatabaseConnection, str]:
    """Return a connection, and the leader's timeline if the URL names several hosts."""
    urls = split_hosts(url)
    if len(urls) == 1:
        return await _open(url), ""
    attempts = [asyncio.create_task(_open_leader(one)) for one in urls]
    try:
        await _wait_for_leader(attempts)
        newest = _newest(attempts)
        attempts.remove(newest)
        position, connection = newest.result()
        return connection, position[:TIMELINE_LENGTH]
    finally:
        for attempt in attempts:
            attempt.add_done_callback(_discard)
            attempt.cancel()


def split_hosts(url: str) -> list[str]:
    """Return a URL for each host that a URL names; with several, each must accept writes.

    >>> split_hosts("postgresql://ann@one:5433,two/spotisle")[1]
    'postgresql://ann@two/spotisle?target_session_attrs=read-write'
    """
    parts = urlsplit(url)
    account, at, hosts = parts.netloc.rpartition("@")
    if "," not in hosts:
        return [url]
    options = [one for one in parts.query.split("&") if one]
    if not any(one.startswith("target_session_attrs=") for one in options):
        options.append("target_session_attrs=read-write")
    query = "&".join(options)
    return [
        parts._replace(netloc=f"{account}{at}{host}", query=query).geturl()
        for host in hosts.split(",")
    ]


async def _open(url: str) -> DatabaseConnection:
    connection = cast("DatabaseConnection", await asyncpg.connect(url))
    try:
        await connection.execute(PREPARE_SESSION)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _open_leader(url: str) -> tuple[str, DatabaseConnection]:
    """Return a connection to a leader, and its position: the higher, the newer the leader."""
    connection = await _open(url)
    try:
        return await connection.fetchval(LEADER_POSITION), connection
    except asyncpg.UndefinedFunctionError:  # a compatible database whose hosts are all equal
        return "", connection
    except BaseException:
        connection.terminate()
        raise


async def _wait_for_leader(attempts: list[_Attempt]) -> None:
    waiting = set(attempts)
    while waiting and not any(map(_has_succeeded, attempts)):
        _, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    if waiting:
        await asyncio.wait(waiting, timeout=SECOND_LEADER_WAIT_S)


def _newest(attempts: list[_Attempt]) -> _Attempt:
    """Return the attempt that reached the newest leader, or raise why there is none."""
    if leaders := list(filter(_has_succeeded, attempts)):
        return max(leaders, key=lambda attempt: attempt.result()[0])
    errors = [error for attempt in attempts if (error := attempt.exception())]
    raise next((error for error in errors if isinstance(error, NO_LEADER_YET)), errors[0])


def _has_succeeded(attempt: _Attempt) -> bool:
    return attempt.done() and not attempt.cancelled() and attempt.exception() is None


def _discard(attempt: _Attempt) -> None:
    if _has_succeeded(attempt):
        attempt.result()[1].terminate()
