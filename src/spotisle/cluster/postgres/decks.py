"""The deck store in PostgreSQL, which all nodes share."""

from math import inf

import msgspec

from spotisle.cluster.postgres.connection import DatabaseConnection
from spotisle.cluster.postgres.pool import Pool
from spotisle.decks.limits import MAX_DECK_BYTES
from spotisle.storage.decks import DeckGoneError, Files, StoredDeck

STATEMENT_TIMEOUT_S = 20.0
"""A deck has up to 32 MB, and a database may be far away."""
POOL_SIZE = 2
TOUCH_INTERVAL_S = 3600.0
"""A deck's time of last use is written at most this often."""

USED = "SELECT count(*), coalesce(sum(bytes), 0) FROM deck WHERE id <> $1"
OPEN = """INSERT INTO deck_version (version, seen_at) VALUES ($1, $2)
    ON CONFLICT (version) DO UPDATE SET seen_at = $2"""
FILL = """INSERT INTO deck_file (version, name, body) VALUES ($1, $2, $3)
    ON CONFLICT (version, name) DO NOTHING"""
KEEP = """INSERT INTO deck (id, version, bytes, changed_at, body) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO UPDATE SET version = $2, bytes = $3, changed_at = $4, body = $5
    RETURNING id"""
REPLACE = """UPDATE deck SET version = $2, bytes = $3, changed_at = $4, body = $5
    WHERE id = $1 RETURNING id"""
REMOVE = "DELETE FROM deck WHERE id = $1 RETURNING version"
MEASURE = "SELECT length(body) FROM deck_file WHERE version = $1 AND name = $2"
READ = """SELECT substring(body from $3::int for $4::int) FROM deck_file
    WHERE version = $1 AND name = $2"""
TOUCH = "UPDATE deck_version SET seen_at = $2 WHERE version = $1 AND seen_at < $3"
LAST_USES = "SELECT seen_at FROM deck_version UNION ALL SELECT changed_at FROM deck"
UNSEEN = """DELETE FROM deck WHERE changed_at < $1 AND NOT EXISTS (
    SELECT 1 FROM deck_version WHERE version = deck.version AND seen_at >= $1)"""
UNUSED = """SELECT version FROM deck_version WHERE seen_at < $1 AND NOT EXISTS (
    SELECT 1 FROM deck WHERE version = deck_version.version)"""
HOLD = "SELECT 1 FROM deck_version WHERE version = $1 AND seen_at < $2 FOR UPDATE"
IN_USE = "SELECT 1 FROM deck WHERE version = $1 LIMIT 1"
DROP = (
    "DELETE FROM deck_file WHERE version = $1",
    "DELETE FROM deck_version WHERE version = $1",
)


class PostgresDeckStore:
    """A `DeckStore` in PostgreSQL.

    Storing and dropping a version lock its row until the end of the transaction, so that no node
    drops files that another one has just stored.
    """

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._file_pool = pool.reserve(POOL_SIZE, STATEMENT_TIMEOUT_S)

    async def find(self, deck_id: str) -> StoredDeck | None:
        """Return a deck by its id."""
        rows = await self._pool.fetch("SELECT body FROM deck WHERE id = $1", deck_id)
        return msgspec.json.decode(rows[0][0], type=StoredDeck) if rows else None

    async def count_used(self, except_id: str) -> tuple[int, int]:
        """Return the number of decks and their bytes, without the deck with this id."""
        ((decks, size),) = await self._pool.fetch(USED, except_id)
        return int(decks), int(size)

    async def put(self, deck: StoredDeck, files: Files) -> None:
        """Store the files of a new deck and the deck, in one transaction."""
        await self._store(KEEP, deck, files)

    async def replace(self, deck: StoredDeck, files: Files) -> None:
        """Do the same for a deck that is there; raise `DeckGoneError` if it was removed."""
        await self._store(REPLACE, deck, files)

    async def remove(self, deck: StoredDeck) -> None:
        """Remove a deck, and the version that it has now if no other deck uses it."""
        gone = await self._pool.fetch(REMOVE, deck.id)
        # No rows: it was removed before, perhaps by a try whose answer was lost.
        await self._drop(gone[0][0] if gone else deck.summary.version, inf)

    async def has(self, version: str) -> bool:
        """Tell whether this version of a deck is here."""
        asked = "SELECT 1 FROM deck_version WHERE version = $1"
        return bool(await self._pool.fetch(asked, version))

    async def file_size(self, version: str, name: str) -> int | None:
        """Return how many bytes a file of a version has."""
        rows = await self._pool.fetch(MEASURE, version, name)
        return int(rows[0][0]) if rows else None

    async def file(
        self, version: str, name: str, start: int = 0, size: int | None = None
    ) -> bytes | None:
        """Return a file of a version, or `size` bytes of it from `start`."""
        length = MAX_DECK_BYTES if size is None else size
        rows = await self._file_pool.fetch(READ, version, name, start + 1, length)
        return bytes(rows[0][0]) if rows else None

    async def touch(self, version: str, now: float) -> None:
        """Note that a version was used, at most once an hour."""
        await self._pool.fetch(TOUCH, version, now, now - TOUCH_INTERVAL_S)

    async def last_uses(self) -> list[float]:
        """Return when each deck was changed, and when each version was last used."""
        return [used_at for (used_at,) in await self._pool.fetch(LAST_USES)]

    async def forget(self, decks_before: float, versions_before: float) -> None:
        """Remove decks last used before a time, and older versions that no deck uses."""
        await self._pool.fetch(UNSEEN, decks_before)
        for (version,) in await self._pool.fetch(UNUSED, versions_before):
            await self._drop(version, versions_before)

    async def _store(self, statement: str, deck: StoredDeck, files: Files) -> None:
        version = deck.summary.version
        row = (deck.id, version, deck.bytes, deck.changed_at, msgspec.json.encode(deck))

        async def storing(connection: DatabaseConnection) -> None:
            async with connection.transaction():
                await connection.execute(OPEN, version, deck.changed_at)
                for name, body in files.items():
                    await connection.execute(FILL, version, name, bytes(body))
                if not await connection.fetch(statement, *row):
                    raise DeckGoneError

        await self._file_pool.retry(storing)

    async def _drop(self, version: str, seen_before: float) -> None:
        async def dropping(connection: DatabaseConnection) -> None:
            async with connection.transaction():
                if not await connection.fetch(HOLD, version, seen_before):
                    return
                if not await connection.fetch(IN_USE, version):
                    for statement in DROP:
                        await connection.execute(statement, version)

        await self._file_pool.retry(dropping)
