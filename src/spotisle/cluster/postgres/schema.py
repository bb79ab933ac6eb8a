"""The tables in PostgreSQL, and the migrations from older versions.

Nodes of different versions run together during an upgrade. Each migration names the oldest version
that may use the tables after it; older nodes are refused, even while they run.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from asyncpg.exceptions import DuplicateObjectError, DuplicateTableError, UniqueViolationError
from msgspec import Struct

from spotisle.cluster.postgres.connection import DatabaseConnection
from spotisle.cluster.postgres.pool import (
    RETRY_PAUSE_S,
    CollisionError,
    Pool,
    UnknownOutcomeError,
)
from spotisle.storage.errors import DamagedJournalError, JournalUnavailableError, OutdatedError

MAX_TRIES = 40


class Migration(Struct, frozen=True):
    """One step; versions count from 1."""

    statements: tuple[str, ...]
    oldest: int
    """The oldest version whose programs may use the tables afterwards."""


FIRST = Migration(
    (
        """CREATE TABLE room (
            code text PRIMARY KEY,
            epoch bigint NOT NULL,
            seq bigint NOT NULL,
            created_at double precision NOT NULL,
            touched_at double precision NOT NULL,
            holder text NOT NULL,
            format bigint NOT NULL
        )""",
        """CREATE TABLE entry (
            room text NOT NULL,
            seq bigint NOT NULL,
            epoch bigint NOT NULL,
            checksum bigint NOT NULL,
            body bytea NOT NULL,
            PRIMARY KEY (room, seq)
        )""",
        """CREATE TABLE snapshot (
            room text PRIMARY KEY,
            seq bigint NOT NULL,
            checksum bigint NOT NULL,
            body bytea NOT NULL
        )""",
        """CREATE TABLE record (
            id text PRIMARY KEY,
            room text NOT NULL,
            number bigint NOT NULL,
            finished_at double precision NOT NULL,
            game text NOT NULL,
            body bytea NOT NULL
        )""",
        "CREATE INDEX record_by_time ON record (finished_at, id)",
        "CREATE INDEX record_by_room ON record (room, finished_at, id)",
        "CREATE TABLE fence (one bigint PRIMARY KEY, highest_forgotten bigint NOT NULL)",
        "INSERT INTO fence VALUES (1, 0)",
        """CREATE TABLE node (
            id text PRIMARY KEY,
            url text NOT NULL,
            version text NOT NULL,
            protocol bigint NOT NULL,
            format bigint NOT NULL,
            rooms bigint NOT NULL,
            draining boolean NOT NULL,
            lobby_number bigint NOT NULL,
            lobby bytea NOT NULL,
            until timestamptz NOT NULL
        )""",
    ),
    oldest=1,
)
DECKS = Migration(
    (
        """CREATE TABLE deck (
            id text PRIMARY KEY,
            version text NOT NULL,
            bytes bigint NOT NULL,
            changed_at double precision NOT NULL,
            body bytea NOT NULL
        )""",
        "CREATE INDEX deck_by_version ON deck (version)",
        "CREATE TABLE deck_version (version text PRIMARY KEY, seen_at double precision NOT NULL)",
        """CREATE TABLE deck_file (
            version text NOT NULL,
            name text NOT NULL,
            body bytea NOT NULL,
            PRIMARY KEY (version, name)
        )""",
    ),
    oldest=1,
)
"""Custom decks. Older programs still work: they keep decks in a folder."""
MIGRATIONS: Sequence[Migration] = (FIRST, DECKS)
VERSIONS = """CREATE TABLE IF NOT EXISTS migration
    (version bigint PRIMARY KEY, oldest bigint NOT NULL, applied_at double precision NOT NULL)"""
STORED = "SELECT coalesce(max(version), 0), coalesce(max(oldest), 0) FROM migration"


async def prepare(pool: Pool, now: float, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Migrate the tables to the current version; refuse those that only newer programs may use.

    Nodes that start together all try. The second INSERT of a version blocks on the first, fails
    with a unique violation, and is retried: then the migration is applied already.
    """
    for _ in range(MAX_TRIES):
        try:
            await _make_versions(pool)
            version, oldest = (await pool.fetch(STORED))[0]
            check_version(pool, oldest, len(migrations))
            if version >= len(migrations):
                return
            await _apply(pool, version + 1, migrations[version], now)
        except (UniqueViolationError, CollisionError, UnknownOutcomeError):
            await asyncio.sleep(RETRY_PAUSE_S)
        except DuplicateTableError as error:
            raise DamagedJournalError(
                f"the database {pool.label} has tables of another program ({error}): "
                "give Spotisle its own database"
            ) from error
    raise JournalUnavailableError(f"the tables in {pool.label} cannot be prepared: try again")


def check_version(pool: Pool, oldest: int, known: int = len(MIGRATIONS)) -> None:
    """Raise `OutdatedError` if the tables are too new for this program."""
    if oldest > known:
        raise OutdatedError(
            f"{pool.label} was written by a newer Spotisle (its journal needs version {oldest}; "
            f"this one knows {known}): install the newer one"
        )


async def _make_versions(pool: Pool) -> None:
    """Create the table of migrations, unless it exists.

    IF NOT EXISTS does not cover two CREATEs at once: the second may fail because the table, its
    type or its row in the catalogue exists already.
    """
    with suppress(DuplicateTableError, DuplicateObjectError, UniqueViolationError):
        await pool.run(lambda connection: connection.execute(VERSIONS))


async def _apply(pool: Pool, number: int, migration: Migration, now: float) -> None:
    async def step(connection: DatabaseConnection) -> None:
        await connection.execute(
            "INSERT INTO migration VALUES ($1, $2, $3)", number, migration.oldest, now
        )
        for statement in migration.statements:
            await connection.execute(statement)

    await pool.transaction(step)
