"""A process whose files may not grow for a while, as on a full disk: python tight_disk.py FOLDER

It prints the refusal, whether entries stay readable, and whether appends work again afterwards.
"""

import asyncio
import resource
import sys
import time
from pathlib import Path

from spotisle.storage import Entry, JournalUnavailableError, SqliteJournal

ENTRY = b"x" * 500


async def main() -> None:
    journal = await SqliteJournal.open(Path(sys.argv[1]), time.time)
    epoch = await journal.open_room("KIWI")
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
    seq = 0
    try:
        while True:
            await journal.append([Entry("KIWI", seq + 1, epoch, ENTRY)])
            seq += 1
    except JournalUnavailableError as refusal:
        print("refused", refusal)
    calls = [journal.append([Entry("KIWI", seq + 1, epoch, ENTRY)]) for _ in range(5)]
    refusals = await asyncio.gather(*calls, return_exceptions=True)
    print("refused again", all(isinstance(each, JournalUnavailableError) for each in refusals))
    print("readable", seq > 0 and len(await journal.read("KIWI")) == seq)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await journal.append([Entry("KIWI", seq + 1, epoch, ENTRY)])
    print("stored again", len(await journal.read("KIWI")) == seq + 1)
    await journal.close()


if __name__ == "__main__":
    asyncio.run(main())
