"""Back up a server on SQLite while people play, and restore it after the server died."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from spotisle.storage import Entry, SqliteJournal
from tests.faults.tables import Tables, tables
from tools.faults.documented import documented
from tools.faults.play import PACE_S, PEOPLE, ROOMS
from tools.serving import ServerProcess

PLAY_S = 5.0


async def try_sqlite_backup(folder: Path) -> str:
    """Return what was restored; raise if it differs from the original or play cannot continue."""
    folder.mkdir()
    server = ServerProcess(folder)
    with server.running():
        habits = {"pace": PACE_S, "asked_again": 0.0}  # claims after the backup are lost
        async with tables([server.url], ROOMS, PEOPLE, Random(1), **habits) as playing:
            playing.begin()
            await asyncio.sleep(PLAY_S)
            await asyncio.to_thread(_run, "backup of a server on SQLite", folder)
            await asyncio.sleep(PLAY_S)
            server.kill()
            played = await _read(server.data, playing)
            await asyncio.to_thread(_run, "restore of a server on SQLite", folder)
            restored = await _read(server.data, playing)
            for code, entries in restored.items():
                if not entries or entries != played[code][: len(entries)]:
                    raise RuntimeError(f"room {code} is not as it was at the time of the backup")
            server.start()
            await server.opened()
            await asyncio.gather(*(player.is_judged() for player in playing.players))
    return (
        f"SQLite: {_count(restored)} of {_count(played)} entries were in the backup made during "
        f"play; all {PEOPLE * ROOMS} people go on from there in {ROOMS} rooms"
    )


def _run(title: str, folder: Path) -> None:
    """Run the documented commands with this folder's paths and this installation."""
    script = documented(title).replace("/var/lib/spotisle", str(folder / "data"))
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    command = ["sh", "-ec", script.replace("/backup", str(folder))]
    subprocess.run(command, env={**os.environ, "PATH": path}, check=True)


async def _read(data: Path, playing: Tables) -> dict[str, list[Entry]]:
    journal = await SqliteJournal.open(data, time.time)
    try:
        return {code: await journal.read(code) for code in playing.rooms}
    finally:
        await journal.close()


def _count(rooms: dict[str, list[Entry]]) -> int:
    return sum(map(len, rooms.values()))
