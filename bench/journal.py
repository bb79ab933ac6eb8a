"""The journal: entries a second at saturation and the wait for one, beside a commit for each entry.

All in turn, round by round, on the same disk, so that what else the machine does hits all alike.
"""

import asyncio
import platform
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from spotisle.journal import Entry, SqliteJournal

ROUNDS = 5
ROOMS = 500
ENTRIES_OF_A_ROOM = 60
ALONE = 400
BODY = b"x" * 200


def commit_each(folder: Path) -> list[float]:
    """Write entries in the plainest durable way; return how long each took."""
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
    """Append one entry after the other; return how long each took to be acknowledged."""
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
    """Let rooms append as fast as they are acknowledged; return entries a second."""
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
    """Return the seconds from opening to having read every entry of every room."""
    start = time.perf_counter()
    journal = await SqliteJournal.open(folder, time.time)
    for line in await journal.rooms():
        await journal.read(line.code)
    took = time.perf_counter() - start
    await journal.close()
    return took


def at(waits: Sequence[float], share: float) -> str:
    return f"{sorted(waits)[int(len(waits) * share)] * 1000:.2f} ms"


def main() -> None:
    plain: list[float] = []
    single: list[float] = []
    rates: dict[int, list[float]] = {10: [], 100: [], ROOMS: []}
    ratios: dict[int, list[float]] = {rooms: [] for rooms in rates}
    readings: list[float] = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory(prefix="spotisle-bench-") as name:
            folder = Path(name)
            waits = commit_each(folder)
            plain += waits
            single += asyncio.run(alone(folder / "alone"))
            for rooms, seen in rates.items():
                seen.append(asyncio.run(saturated(folder / str(rooms), rooms)))
                ratios[rooms].append(seen[-1] * sum(waits) / len(waits))
            readings.append(asyncio.run(recovered(folder / str(ROOMS))))
    rate = len(plain) / sum(plain)
    print(
        f"`python -m bench journal`; {datetime.now(UTC):%Y-%m-%d}, "
        f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, 2 cores\n\n"
        "| | entries a second | to commit each | one alone, p50 | p99 |\n|---|---|---|---|---|\n"
        f"| sqlite3, commit each | {rate:,.0f} | 1.0 | {at(plain, 0.5)} | {at(plain, 0.99)} |\n"
        f"| journal, one room | {len(single) / sum(single):,.0f} | {sum(plain) / sum(single):.1f} "
        f"| {at(single, 0.5)} | {at(single, 0.99)} |"
    )
    for rooms, seen in rates.items():
        print(f"| journal, {rooms} rooms | {median(seen):,.0f} | {median(ratios[rooms]):.1f} | | |")
    print(
        f"\n- {ROOMS} rooms of {ENTRIES_OF_A_ROOM} entries are open and read, every entry checked, "
        f"in {median(readings):.2f} s."
    )


if __name__ == "__main__":
    main()
