"""A process that appends to five rooms forever and prints each acknowledged room and number.

Tests start and kill it: python endless_play.py FOLDER
"""

import asyncio
import sys
import time
from pathlib import Path

from spotisle.storage import Entry, SqliteJournal


async def play(journal: SqliteJournal, room: str) -> None:
    epoch = await journal.open_room(room)
    last = len(await journal.read(room))
    while True:
        group = [Entry(room, last + step, epoch, b"%d" % (last + step)) for step in (1, 2)]
        await journal.append(group)
        last += len(group)
        sys.stdout.write(f"{room} {last}\n")
        sys.stdout.flush()


async def main() -> None:
    journal = await SqliteJournal.open(Path(sys.argv[1]), time.time)
    await asyncio.gather(*(play(journal, f"ROOM{number}") for number in range(5)))


if __name__ == "__main__":
    asyncio.run(main())
