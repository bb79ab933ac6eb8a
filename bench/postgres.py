"""Two PostgreSQL clients with the same batched statements: the next entry of many rooms at once.

The fence (epoch and number) is checked in the statement that stores, or with COPY in the statement
before it in the same transaction. The variants alternate, with one connection each and durable
commits. psycopg is not one of our dependencies: `pip install "psycopg[binary]"`.
"""

import asyncio
import os
import platform
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from importlib import import_module
from statistics import median
from typing import Any

import asyncpg

from tools.postgres import Database

PSYCOPG = import_module("psycopg")
ROUNDS = 7
GROUPS = (1, 10, 100, 500)
ENTRIES = {1: 300, 10: 2_000, 100: 10_000, 500: 20_000}
BODY = b"x" * 200
SCHEMA = (
    "CREATE TABLE room (code text PRIMARY KEY, epoch bigint, seq bigint, touched_at float8)",
    """CREATE TABLE entry (room text, seq bigint, epoch bigint, checksum bigint, body bytea,
        PRIMARY KEY (room, seq))""",
)
FENCE = """UPDATE room SET seq = run.seq, touched_at = 1.0
    FROM unnest({0}::text[], {1}::bigint[], {2}::bigint[]) AS run (code, seq, epoch)
    WHERE room.code = run.code AND room.epoch = run.epoch AND room.seq = run.seq - 1
    RETURNING room.code"""
STORE = (
    "WITH moved AS ("
    + FENCE
    + """), stored AS (
    INSERT INTO entry SELECT given.* FROM
        unnest({0}::text[], {1}::bigint[], {2}::bigint[], {3}::bigint[], {4}::bytea[])
        AS given (room, seq, epoch, checksum, body) JOIN moved ON moved.code = given.room)
    SELECT code FROM moved"""
)
NUMBERED = [f"${number}" for number in range(1, 6)]
NAMED = [f"%({number})s" for number in range(5)]

Group = tuple[list[str], list[int], list[int], list[int], list[bytes]]
Store = Callable[[Group], Awaitable[int]]


def group_of(rooms: int, seq: int) -> Group:
    codes = [f"R{number:04}" for number in range(rooms)]
    return codes, [seq] * rooms, [1] * rooms, [12345] * rooms, [BODY] * rooms


def asyncpg_unnest(wire: Any) -> Store:
    sql = STORE.format(*NUMBERED)

    async def store(group: Group) -> int:
        return len(await wire.fetch(sql, *group))

    return store


def asyncpg_copy(wire: Any) -> Store:
    sql = FENCE.format(*NUMBERED)

    async def store(group: Group) -> int:
        async with wire.transaction():
            moved = await wire.fetch(sql, *group[:3])
            await wire.copy_records_to_table("entry", records=zip(*group, strict=True))
        return len(moved)

    return store


def psycopg_unnest(wire: Any) -> Store:
    sql = STORE.format(*NAMED)

    async def store(group: Group) -> int:
        named = {str(number): column for number, column in enumerate(group)}
        told = await wire.execute(sql, named, prepare=True, binary=True)
        return len(await told.fetchall())

    return store


def psycopg_copy(wire: Any) -> Store:
    sql = FENCE.format(*NAMED)

    async def store(group: Group) -> int:
        named = {str(number): column for number, column in enumerate(group[:3])}
        async with wire.transaction():
            told = await wire.execute(sql, named, prepare=True, binary=True)
            moved = await told.fetchall()
            async with wire.cursor().copy("COPY entry FROM STDIN (FORMAT binary)") as copy:
                copy.set_types(("text", "int8", "int8", "int8", "bytea"))
                for row in zip(*group, strict=True):
                    await copy.write_row(row)
        return len(moved)

    return store


async def measured(store: Store, clear: Callable[[], Awaitable[Any]], rooms: int) -> list[float]:
    """Return how long each batch took; every room must have accepted its entry."""
    await clear()
    waits = []
    for seq in range(1, ENTRIES[rooms] // rooms + 1):
        group = group_of(rooms, seq)
        began = time.perf_counter()
        moved = await store(group)
        waits.append(time.perf_counter() - began)
        if moved != rooms:
            raise RuntimeError(f"{moved} of {rooms} rooms moved")
    return waits


async def compare(url: str) -> None:
    quick = await asyncpg.connect(url)
    kept = await PSYCOPG.AsyncConnection.connect(url, autocommit=True)
    for statement in SCHEMA:
        await quick.execute(statement)

    async def clear() -> None:
        await quick.execute("TRUNCATE room, entry")
        await quick.execute(
            "INSERT INTO room SELECT 'R' || lpad(n::text, 4, '0'), 1, 0, 0.0 "
            "FROM generate_series(0, 499) AS n"
        )

    ways = {
        "asyncpg, unnest": asyncpg_unnest(quick),
        "asyncpg, COPY": asyncpg_copy(quick),
        "psycopg 3, unnest": psycopg_unnest(kept),
        "psycopg 3, COPY": psycopg_copy(kept),
    }
    seen: dict[tuple[str, int], list[float]] = {}
    alone: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for rooms in GROUPS:
            for name, store in ways.items():
                waits = await measured(store, clear, rooms)
                seen.setdefault((name, rooms), []).append(rooms * len(waits) / sum(waits))
                if rooms == 1:
                    alone.setdefault(name, []).extend(waits)
    for name in ways:
        rates = " | ".join(f"{median(seen[name, rooms]):,.0f}" for rooms in GROUPS)
        waits = sorted(alone[name])
        p50, p99 = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
        print(f"| {name} | {rates} | {p50 * 1000:.2f} ms | {p99 * 1000:.2f} ms |", flush=True)
    await quick.close()
    await kept.close()


def main() -> None:
    database = Database(durable=True)
    try:
        database.start()
        print(
            f"`python -m bench postgres`; {datetime.now(UTC):%Y-%m-%d}, Python "
            f"{platform.python_version()}, asyncpg {asyncpg.__version__}, psycopg "
            f"{PSYCOPG.__version__}, {os.cpu_count()} cores, load average "
            f"{os.getloadavg()[0]:.1f}\n\n"
            "| entries a second, in groups of | 1 | 10 | 100 | 500 | one alone, p50 | p99 |\n"
            "|---|---|---|---|---|---|---|"
        )
        asyncio.run(compare(database.url))
    finally:
        database.remove()


if __name__ == "__main__":
    main()
