"""A process that may not write to the journal's folder: python unwritable_folder.py FOLDER

It prints why the journal cannot be opened.
"""

import asyncio
import os
import sys
import time
from pathlib import Path

from spotisle.storage import JournalUnavailableError, SqliteJournal

NOBODY = 65534


async def main() -> None:
    try:
        await SqliteJournal.open(Path(sys.argv[1]), time.time)
    except JournalUnavailableError as refusal:
        print(refusal)


if __name__ == "__main__":
    if os.getuid() == 0:  # root may write anywhere
        os.setuid(NOBODY)
    asyncio.run(main())
