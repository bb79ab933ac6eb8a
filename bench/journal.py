"""The journal's throughput and latency, compared with one commit per entry.

The variants alternate on the same disk, so that other load on the machine affects all alike.
"""

import asyncio
import os
import platform
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from statistics import median

from spotisle.storage import Entry, SqliteJournal

ROUNDS = 9
ROOMS = 500
ENTRIES_OF_A_ROOM = 60
ALONE = 400
BODY = b"x" * 200
SHARES = (0.5, 0.99)


def commit_each(folder: Path) -> list[float]:
    """Write each entry in its own durable transaction; return how long each took."""
    connection = sqlite3.connect(folder / "plain.sqlite3", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE entry (room TEXT, seq INTEGER, epoch INTEGER, body BLOB)")
    waits = []
    for seq in range(ALONE):
        start = time.perf_counter()
        connection.execute("INSERT INTO entry VALUES ('KIWI', ?, 1, ?)", (seq, BODY))
        waits.append(time.perf_counter() - start)
    connection.close()
    return waits


async def alone(folder: Path) -> list[float]:
    """Append entries one at a time; return how long each took to be acknowledged."""
    journal = await SqliteJournal.open(folder, time.time)
    epoch = await journal.open_room("KIWI")
    waits = []
    for seq in range(1, ALONE + 1):
        start = time.perf_counter()
        await journal.append([Entry("KIWI", seq, epoch, BODY)])
        waits.append(time.perf_counter() - start)
    await journal.close()
    return waits


async def saturated(folder: Path, rooms: int) -> float:
    """Append from many rooms, each as fast as it is acknowledged; return entries per second."""
    journal = await SqliteJournal.open(folder, time.time)
    codes = [f"ROOM{number}" for number in range(rooms)]
    epochs = await asyncio.gather(*map(journal.open_room, codes))
    last = ENTRIES_OF_A_ROOM

    async def play(room: str, epoch: int) -> None:
        for seq in range(1, last + 1):
            await journal.append([Entry(room, seq, epoch, BODY)])

    start = time.perf_counter()
    await asyncio.gather(*map(play, codes, epochs))
    took = time.perf_counter() - start
    await journal.close()
    return rooms * last / took


async def recovered(folder: Path) -> float:
    """Return the seconds it takes to open the journal and read every entry of every room."""
    start = time.perf_counter()
    journal = await SqliteJournal.open(folder, time.time)
    for line in await journal.rooms():
        await journal.read(line.code)
    took = time.perf_counter() - start
    await journal.close()
    return took


def rate(waits: Sequence[float]) -> float:
    return len(waits) / sum(waits)


def row(name: str, seen: Sequence[float], plain: Sequence[float], waits: Sequence[float]) -> str:
    ranks = sorted(waits)
    shown = [f"{ranks[int(len(ranks) * share)] * 1000:.2f} ms" if ranks else "" for share in SHARES]
    ratio = median(seen) / median(plain)
    return f"| {name} | {median(seen):,.0f} | {ratio:.1f} | {' | '.join(shown)} |"


def main() -> None:
    plain: list[list[float]] = []
    single: list[list[float]] = []
    rates: dict[int, list[float]] = {10: [], 100: [], ROOMS: []}
    readings: list[float] = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory(prefix="spotisle-bench-") as name:
            folder = Path(name)
            plain.append(commit_each(folder))
            single.append(asyncio.run(alone(folder / "alone")))
            for rooms, seen in rates.items():
                seen.append(asyncio.run(saturated(folder / str(rooms), rooms)))
            readings.append(asyncio.run(recovered(folder / str(ROOMS))))
    print(
        f"`python -m bench journal`; {datetime.now(UTC):%Y-%m-%d}, Python "
        f"{platform.python_version()}, SQLite {sqlite3.sqlite_version}, {os.cpu_count()} cores\n\n"
        "| | entries a second | to commit each | one alone, p50 | p99 |\n|---|---|---|---|---|"
    )
    base = [rate(waits) for waits in plain]
    print(row("sqlite3, commit each", base, base, list(chain(*plain))))
    alone_rates = [rate(waits) for waits in single]
    print(row("journal, one entry at a time", alone_rates, base, list(chain(*single))))
    for rooms, seen in rates.items():
        print(row(f"journal, {rooms} rooms at once", seen, base, ()))
    print(
        f"\n- {ROOMS} rooms of {ENTRIES_OF_A_ROOM} entries are opened and read, each checked, "
        f"in {median(readings):.2f} s."
    )


if __name__ == "__main__":
    main()
