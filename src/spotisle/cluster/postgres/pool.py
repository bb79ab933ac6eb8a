"""A small pool of database connections: opened when needed, dropped when in doubt.

A statement ends in one of three ways: the database answered; it was certainly not sent
(`JournalUnavailableError`); or the connection was lost before the answer, so its outcome is unknown
(`UnknownOutcomeError`). The last kind never leaves this package: all our statements are idempotent
and are repeated until the database answers. `asyncpg.Pool` does not tell these cases apart.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol, TypeVar, cast
from urllib.parse import urlsplit

from spotisle.storage.errors import JournalError, JournalUnavailableError

try:
    import asyncpg
except ImportError:
    raise JournalUnavailableError(
        "PostgreSQL needs the package asyncpg: pip install 'spotisle[postgres]'"
    ) from None

CONNECT_TIMEOUT_S = 2.0
FIRST_CONNECT_TIMEOUT_S = 20.0
"""A server that starts may wait for a busy database; a running one has a lease that ends sooner."""
STATEMENT_TIMEOUT_S = 2.0
MAX_TRIES = 4
RETRY_PAUSE_S = 0.05
SET_DURABLE = """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'"""
"""A verdict that was sent is durable, also where the database's own default is otherwise."""

CONNECTION_ERRORS = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError)
LOST_STATES = ("08", "57P", "40003", "XX")
"""SQLSTATE prefixes: the connection or the database went away."""
ROLLED_BACK_STATES = ("40",)
"""SQLSTATE prefixes: two transactions collided, and this one was rolled back."""
REFUSED_STATES = ("53", "25006", "54")
"""SQLSTATE prefixes: the database takes no more: disk full, read-only, a limit."""

T = TypeVar("T")


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


class UnknownOutcomeError(JournalError):
    """The connection was lost before the answer."""


class CollisionError(JournalError):
    """Two transactions collided and this one was rolled back."""


class Pool:
    """The connections of one journal."""

    def __init__(
        self, url: str, size: int = 1, statement_timeout_s: float = STATEMENT_TIMEOUT_S
    ) -> None:
        self.label = _without_password(url)
        """What messages call the database."""
        self.closed = False
        self._connected_before = False
        self._url = url
        self._idle: list[DatabaseConnection] = []
        self._slots = asyncio.Semaphore(size)
        self._statement_timeout_s = statement_timeout_s
        self._reserved: list[Pool] = []

    def reserve(self, size: int = 1, statement_timeout_s: float = STATEMENT_TIMEOUT_S) -> "Pool":
        """Return a pool of its own, for statements that may not queue behind the others."""
        self._reserved.append(Pool(self._url, size, statement_timeout_s))
        return self._reserved[-1]

    async def fetch(self, sql: str, *args: object) -> list[Any]:
        """Send one statement, as often as it takes to get an answer."""
        return await self.retry(lambda connection: connection.fetch(sql, *args))

    async def retry(self, work: Callable[[DatabaseConnection], Awaitable[T]]) -> T:
        """Do idempotent work, and repeat it where the outcome is unknown."""
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
            self._idle.pop().terminate()
        await asyncio.sleep(0)  # the loop closes a socket in its next iteration

    @asynccontextmanager
    async def _acquire(self) -> AsyncIterator[DatabaseConnection]:
        if self.closed:
            raise JournalUnavailableError(f"the journal {self.label} is closed")
        connection = self._take_idle() or await self._connect()
        try:
            async with asyncio.timeout(self._statement_timeout_s):
                yield connection
        except CONNECTION_ERRORS as error:
            connection.terminate()
            if isinstance(error, ValueError):  # something that cannot be sent: a bug of ours
                raise
            raise UnknownOutcomeError(f"{self.label} does not answer") from error
        except asyncpg.PostgresError as error:
            connection.terminate()  # it may be about to end without showing it yet
            raise self._explain(error) from error
        except JournalError:
            self._release(connection)
            raise
        except BaseException:
            connection.terminate()
            raise
        self._release(connection)

    def _take_idle(self) -> DatabaseConnection | None:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return None

    def _release(self, connection: DatabaseConnection) -> None:
        if self.closed or connection.is_closed() or connection.is_in_transaction():
            connection.terminate()
        else:
            self._idle.append(connection)

    async def _connect(self) -> DatabaseConnection:
        timeout_s = CONNECT_TIMEOUT_S if self._connected_before else FIRST_CONNECT_TIMEOUT_S
        try:
            async with asyncio.timeout(timeout_s):
                connection = await self._open_connection()
                await connection.execute(SET_DURABLE)
                self._connected_before = True
                return connection
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            why = str(error) or "no answer"
            raise JournalUnavailableError(
                f"the database {self.label} cannot be reached ({why}): see that it runs and that "
                "its address and password are right"
            ) from error

    async def _open_connection(self) -> DatabaseConnection:
        """Connect; the first time, wait for a database that is just starting."""
        while True:
            try:
                return cast("DatabaseConnection", await asyncpg.connect(self._url))
            except (asyncpg.CannotConnectNowError, asyncpg.ConnectionDoesNotExistError):
                if self._connected_before:
                    raise
                await asyncio.sleep(RETRY_PAUSE_S)

    def _explain(self, error: Any) -> Exception:  # noqa: ANN401
        """Return our error for one that the database answered with; a bug as it is."""
        state: str = error.sqlstate or ""
        if state.startswith(LOST_STATES):
            return UnknownOutcomeError(f"{self.label} went away: {error}")
        if state.startswith(ROLLED_BACK_STATES):
            return CollisionError(f"{self.label} is busy: {error}")
        if state.startswith(REFUSED_STATES):
            return JournalUnavailableError(f"the database {self.label} takes nothing: {error}")
        return error if isinstance(error, Exception) else RuntimeError(str(error))


def _without_password(url: str) -> str:
    """Return how a database is called in messages.

    >>> _without_password("postgresql://ann:secret@db.example:5432/spotisle?sslmode=require")
    'postgresql://ann@db.example:5432/spotisle'
    """
    parts = urlsplit(url)
    account, _, host = parts.netloc.rpartition("@")
    name = account.partition(":")[0]
    return f"{parts.scheme}://{name + '@' if name else ''}{host}{parts.path}"
