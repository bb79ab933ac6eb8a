"""A small pool of database connections: opened when needed, dropped when in doubt.

A statement ends in one of three ways: the database answered; it was certainly not sent
(`JournalUnavailableError`); or the connection was lost before the answer, so its outcome is unknown
(`UnknownOutcomeError`). The last kind never leaves this package: all our statements are idempotent
and are retried. `asyncpg.Pool` does not tell these cases apart.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg

from spotisle.cluster.postgres.connection import (
    CONNECT_ERRORS,
    NO_LEADER_YET,
    DatabaseConnection,
    open_connection,
)
from spotisle.storage.errors import JournalError, JournalFullError, JournalUnavailableError

CONNECT_TIMEOUT_S = 2.0
FIRST_CONNECT_TIMEOUT_S = 20.0
"""A server that starts may wait for a busy database; a running one has a lease that ends sooner."""
STATEMENT_TIMEOUT_S = 2.0
MAX_TRIES = 4
RETRY_PAUSE_S = 0.05
CONNECTION_ERRORS = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError)
LOST_STATES = ("08", "57P", "25P03", "40003", "XX")
"""SQLSTATE prefixes: the connection or the database went away."""
ROLLED_BACK_STATES = ("40", "57014")
"""SQLSTATE prefixes: rolled back, because two transactions collided or somebody cancelled it."""
REFUSED_STATES = ("53", "25006", "54")
"""SQLSTATE prefixes: the database refuses writes: disk full, read-only, a limit."""
DISK_FULL_STATE = "53100"

T = TypeVar("T")


class UnknownOutcomeError(JournalError):
    """The connection was lost before the answer."""


class CollisionError(JournalError):
    """Two transactions collided and this one was rolled back."""


class Leader:
    """The database server that the pools of one journal are connected to, as far as they know."""

    def __init__(self) -> None:
        self.number = 0
        """Raised whenever the leader may have changed: older connections are not reused."""
        self._timeline = ""

    def suspect(self) -> None:
        """Stop reusing the connections: the leader did not answer, or refuses writes."""
        self.number += 1

    def note_timeline(self, timeline: str) -> None:
        """Note the timeline of a new connection; a different one means a new leader."""
        if timeline != self._timeline:
            self._timeline = timeline
            self.suspect()


class Pool:
    """The connections of one journal."""

    def __init__(
        self,
        url: str,
        size: int = 1,
        statement_timeout_s: float = STATEMENT_TIMEOUT_S,
        leader: Leader | None = None,
    ) -> None:
        self.label = without_password(url)
        """The name of the database in messages."""
        self.closed = False
        self._connected_before = False
        self._url = url
        self._leader = leader or Leader()
        self._idle: list[tuple[DatabaseConnection, int]] = []
        """Connections, each with the number of the leader that it was opened to."""
        self._slots = asyncio.Semaphore(size)
        self._statement_timeout_s = statement_timeout_s
        self._reserved: list[Pool] = []

    def reserve(self, size: int = 1, statement_timeout_s: float = STATEMENT_TIMEOUT_S) -> "Pool":
        """Return a separate pool, for statements that must not queue behind the others."""
        self._reserved.append(Pool(self._url, size, statement_timeout_s, self._leader))
        return self._reserved[-1]

    async def fetch(self, sql: str, *args: object) -> list[Any]:
        """Send one statement, up to `MAX_TRIES` times, and return its rows."""
        return await self.retry(lambda connection: connection.fetch(sql, *args))

    async def retry(self, work: Callable[[DatabaseConnection], Awaitable[T]]) -> T:
        """Do idempotent work; retry it if the outcome is unknown or transactions collided."""
        for _ in range(MAX_TRIES - 1):
            try:
                return await self.run(work)
            except (UnknownOutcomeError, CollisionError):
                await asyncio.sleep(RETRY_PAUSE_S)
        try:
            return await self.run(work)
        except (UnknownOutcomeError, CollisionError) as error:
            raise JournalUnavailableError(str(error)) from error

    async def run(self, work: Callable[[DatabaseConnection], Awaitable[T]]) -> T:
        """Do work on a connection, once."""
        async with self._slots, self._acquire() as connection:
            return await work(connection)

    async def transaction(self, work: Callable[[DatabaseConnection], Awaitable[T]]) -> T:
        """Do work in one transaction, once."""

        async def in_transaction(connection: DatabaseConnection) -> T:
            async with connection.transaction():
                return await work(connection)

        return await self.run(in_transaction)

    async def close(self) -> None:
        """Close all connections, the reserved ones too."""
        self.closed = True
        for pool in self._reserved:
            await pool.close()
        while self._idle:
            self._idle.pop()[0].terminate()
        await asyncio.sleep(0)  # the loop closes a socket in its next iteration

    @asynccontextmanager
    async def _acquire(self) -> AsyncIterator[DatabaseConnection]:
        if self.closed:
            raise JournalUnavailableError(f"the journal {self.label} is closed")
        connection, leader = self._take_idle() or await self._connect()
        # Not cancelled, but terminated: a cancelled transaction would wait for its ROLLBACK.
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self._statement_timeout_s, connection.terminate)
        try:
            yield connection
        except CONNECTION_ERRORS as error:
            connection.terminate()
            if isinstance(error, ValueError):  # arguments that cannot be sent: our bug
                raise
            self._leader.suspect()
            raise UnknownOutcomeError(f"{self.label} does not answer") from error
        except asyncpg.PostgresError as error:
            connection.terminate()  # the database may be about to close it
            raise self._explain(error) from error
        except JournalError:
            self._release(connection, leader)
            raise
        except BaseException:
            connection.terminate()
            raise
        finally:
            timer.cancel()
        self._release(connection, leader)

    def _take_idle(self) -> tuple[DatabaseConnection, int] | None:
        while self._idle:
            connection, leader = self._idle.pop()
            if self._is_usable(connection, leader):
                return connection, leader
            connection.terminate()
        return None

    def _release(self, connection: DatabaseConnection, leader: int) -> None:
        if self._is_usable(connection, leader) and not connection.is_in_transaction():
            self._idle.append((connection, leader))
        else:
            connection.terminate()

    def _is_usable(self, connection: DatabaseConnection, leader: int) -> bool:
        return not (self.closed or connection.is_closed() or leader != self._leader.number)

    async def _connect(self) -> tuple[DatabaseConnection, int]:
        timeout_s = CONNECT_TIMEOUT_S if self._connected_before else FIRST_CONNECT_TIMEOUT_S
        try:
            async with asyncio.timeout(timeout_s):
                connection, timeline = await self._open_connection()
        except CONNECT_ERRORS as error:
            why = str(error) or "no answer"
            if isinstance(error, asyncpg.TargetServerAttributeNotMatched):
                why = "no host takes writes"
            raise JournalUnavailableError(
                f"the database {self.label} cannot be reached ({why}): check that it is "
                "running, and its address and password"
            ) from error
        self._connected_before = True
        self._leader.note_timeline(timeline)
        return connection, self._leader.number

    async def _open_connection(self) -> tuple[DatabaseConnection, str]:
        """Connect; the first time, wait for a database that is just starting."""
        while True:
            try:
                return await open_connection(self._url)
            except NO_LEADER_YET:
                if self._connected_before:
                    raise
                await asyncio.sleep(RETRY_PAUSE_S)

    def _explain(self, error: Any) -> Exception:  # noqa: ANN401
        """Translate the database's error into ours; return a bug unchanged."""
        state: str = error.sqlstate or ""
        if state.startswith(LOST_STATES):
            self._leader.suspect()
            return UnknownOutcomeError(f"{self.label} went away: {error}")
        if state.startswith(ROLLED_BACK_STATES):
            return CollisionError(f"{self.label} is busy: {error}")
        if state.startswith(REFUSED_STATES):
            self._leader.suspect()
            kind = JournalFullError if state == DISK_FULL_STATE else JournalUnavailableError
            return kind(f"the database {self.label} takes nothing: {error}")
        return error if isinstance(error, Exception) else RuntimeError(str(error))


def without_password(url: str) -> str:
    """Return a database's URL without password and options, for messages.

    >>> without_password("postgresql://ann:secret@db.example:5432/spotisle?sslmode=require")
    'postgresql://ann@db.example:5432/spotisle'
    """
    parts = urlsplit(url)
    account, _, host = parts.netloc.rpartition("@")
    name = account.partition(":")[0]
    return f"{parts.scheme}://{name + '@' if name else ''}{host}{parts.path}"
