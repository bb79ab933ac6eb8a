"""Connections to the database: a few, opened when needed, thrown away when in doubt.

A statement ends in one of three ways: the database answered; it was certainly not sent
(`JournalUnavailableError`); or nobody knows (`UnknownOutcomeError`), because the connection was
lost before the answer. The last kind never leaves this package: everything we send may be sent
again, and is, until the database says what is so.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

from spotisle.storage.errors import JournalError, JournalUnavailableError

try:
    import asyncpg
except ImportError:
    raise JournalUnavailableError(
        "PostgreSQL needs the package asyncpg: pip install 'spotisle[postgres]'"
    ) from None

CONNECT_SECONDS = 2.0
FIRST_CONNECT_SECONDS = 20.0
"""Who starts may wait for a database that is busy; who runs has a lease that ends sooner."""
ANSWER_SECONDS = 2.0
TRIES = 4
PAUSE_SECONDS = 0.05
DURABLE = """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'"""
"""A verdict that was sent is durable, also where the database's own default is otherwise."""

TRY_AGAIN = ("40",)
"""SQLSTATE classes that leave nothing behind: two transactions met, one may try again."""
BROKEN = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError)
LOST = ("08", "57P", "40003", "XX")
NO_ROOM = ("53", "25006", "54")

Answer = TypeVar("Answer")
Line = Any
"""A connection of asyncpg, which brings no types."""


class UnknownOutcomeError(JournalError):
    """The connection was lost before the answer."""


class CollisionError(JournalError):
    """Two transactions met and this one was undone."""


class Lines:
    """The connections of one journal."""

    def __init__(self, url: str, most: int = 1, patience: float = ANSWER_SECONDS) -> None:
        self.place = _without_password(url)
        self.closed = False
        self._reached = False
        self._url = url
        self._idle: list[Line] = []
        self._places = asyncio.Semaphore(most)
        self._patience = patience
        self._beside: list[Lines] = []

    def beside(self, most: int = 1, patience: float = ANSWER_SECONDS) -> "Lines":
        """Return connections of their own, for what may not wait behind the others."""
        self._beside.append(Lines(self._url, most, patience))
        return self._beside[-1]

    async def fetch(self, sql: str, *given: object) -> list[Any]:
        """Send one statement, as often as it takes to get an answer."""
        return await self.again(lambda line: line.fetch(sql, *given))

    async def again(self, work: Callable[[Line], Awaitable[Answer]]) -> Answer:
        """Do work that may be done twice, and try again where the outcome is unknown."""
        for _ in range(TRIES - 1):
            try:
                return await self.once(work)
            except (UnknownOutcomeError, CollisionError):
                await asyncio.sleep(PAUSE_SECONDS)
        try:
            return await self.once(work)
        except (UnknownOutcomeError, CollisionError) as error:
            raise JournalUnavailableError(str(error)) from error

    async def once(self, work: Callable[[Line], Awaitable[Answer]]) -> Answer:
        """Do work on a connection, once."""
        async with self._places, self._taken() as line:
            return await work(line)

    async def transaction(self, work: Callable[[Line], Awaitable[Answer]]) -> Answer:
        """Do work in one transaction, once."""

        async def whole(line: Line) -> Answer:
            async with line.transaction():
                return await work(line)

        return await self.once(whole)

    async def close(self) -> None:
        """Let all connections go, and those beside."""
        self.closed = True
        for lines in self._beside:
            await lines.close()
        while self._idle:
            self._idle.pop().terminate()
        await asyncio.sleep(0)  # the loop lets go of a socket at its next turn

    @asynccontextmanager
    async def _taken(self) -> AsyncIterator[Line]:
        if self.closed:
            raise JournalUnavailableError(f"the journal {self.place} is closed")
        line = self._open_one() or await self._connect()
        try:
            async with asyncio.timeout(self._patience):
                yield line
        except BROKEN as error:
            line.terminate()
            if isinstance(error, ValueError):  # something that cannot be sent: a bug of ours
                raise
            raise UnknownOutcomeError(f"{self.place} does not answer") from error
        except asyncpg.PostgresError as error:
            line.terminate()  # perhaps it is ending, and does not show it yet
            raise self._explained(error) from error
        except JournalError:
            self._keep(line)
            raise
        except BaseException:
            line.terminate()
            raise
        self._keep(line)

    def _open_one(self) -> Line | None:
        while self._idle:
            line = self._idle.pop()
            if not line.is_closed():
                return line
        return None

    def _keep(self, line: Line) -> None:
        if self.closed or line.is_closed() or line.is_in_transaction():
            line.terminate()
        else:
            self._idle.append(line)

    async def _connect(self) -> Line:
        try:
            async with asyncio.timeout(CONNECT_SECONDS if self._reached else FIRST_CONNECT_SECONDS):
                line = await self._reach()
                await line.execute(DURABLE)
                self._reached = True
                return line
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            why = str(error) or "no answer"
            raise JournalUnavailableError(
                f"the database {self.place} cannot be reached ({why}): see that it runs and that "
                "its address and password are right"
            ) from error

    async def _reach(self) -> Line:
        """Connect; who starts waits for a database that starts as well."""
        while True:
            try:
                return await asyncpg.connect(self._url)
            except (asyncpg.CannotConnectNowError, asyncpg.ConnectionDoesNotExistError):
                if self._reached:
                    raise
                await asyncio.sleep(PAUSE_SECONDS)

    def _explained(self, error: Any) -> Exception:  # noqa: ANN401
        """Return our error for one that the database answered with; a bug as it is."""
        state: str = error.sqlstate or ""
        if state.startswith(LOST):
            return UnknownOutcomeError(f"{self.place} went away: {error}")
        if state.startswith(TRY_AGAIN):
            return CollisionError(f"{self.place} is busy: {error}")
        if state.startswith(NO_ROOM):
            return JournalUnavailableError(f"the database {self.place} takes nothing: {error}")
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
