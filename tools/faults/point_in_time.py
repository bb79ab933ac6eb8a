"""Restore a base backup and the archived log to a point in time, after the server died."""

import asyncio
import shutil
import signal
import subprocess
import time
from pathlib import Path
from random import Random

from spotisle.client import connect
from spotisle.cluster.postgres.journal import PostgresJournal
from spotisle.protocol import commands as cmd
from spotisle.storage import Entry
from tests.faults.tables import Tables, tables
from tools.faults.documented import documented
from tools.faults.play import PACE_S, PEOPLE, ROOMS
from tools.postgres import Database
from tools.serving import ServerProcess

PLAY_VERDICTS = 150
"""How many claims are made before the backup, after it, and after the time to restore."""
ARCHIVE_TIMEOUT_S = 60.0
DOCUMENTED_TIME = "2026-11-16 20:15:00+00"


async def try_point_in_time(folder: Path) -> str:
    """Return what was restored; raise if a room differs or cannot be opened."""
    folder.mkdir()
    database = Database()
    backup = database.folder / "backup"
    try:
        _make_folder(backup / "archive", like=database.folder)
        _configure(database, "postgresql.conf of the running server", backup)
        await asyncio.to_thread(database.start)
        node = ServerProcess(folder / "node", "--journal", database.url)
        with node.running():
            async with tables([node.url], ROOMS, PEOPLE, Random(1), pace=PACE_S) as playing:
                playing.begin()
                await playing.play_on(PLAY_VERDICTS)
                await asyncio.to_thread(_back_up, database, backup)
                await playing.play_on(PLAY_VERDICTS)
                await playing.end()
                wanted = await _read(database.url, playing)
                moment = database.sql("SELECT clock_timestamp()").strip()
                playing.begin()
                await playing.play_on(PLAY_VERDICTS)
                await playing.end()
                later = await _read(database.url, playing)
        await asyncio.to_thread(_wait_for_archive, database)
        await asyncio.to_thread(database.stop, signal.SIGQUIT)
        await _restore(folder, backup, moment, wanted, playing)
    finally:
        await asyncio.to_thread(database.remove)
    return (
        f"point in time: all {ROOMS} rooms are as they were at {moment}, entry by entry "
        f"({_count(wanted)} entries, {_count(later) - _count(wanted)} later ones are gone), "
        "and a node opens them"
    )


async def _restore(
    folder: Path, backup: Path, moment: str, wanted: dict[str, list[Entry]], playing: Tables
) -> None:
    """Start a database from the backup, restored to a point in time, and a node on it."""
    database = Database()
    try:
        shutil.rmtree(database.folder / "data")
        subprocess.run(["cp", "-a", backup / "base", database.folder / "data"], check=True)
        _configure(database, "postgresql.conf of the restored server", backup, moment)
        (database.folder / "data" / "recovery.signal").touch()
        await asyncio.to_thread(database.start)
        while database.sql("SELECT pg_is_in_recovery()").strip() == "t":
            await asyncio.sleep(0.1)
        if await _read(database.url, playing) != wanted:
            raise RuntimeError(f"the restored rooms are not as they were at {moment}")
        node = ServerProcess(folder / "second", "--journal", database.url)
        with node.running():
            for code, players in playing.rooms.items():
                token = players[0].guest.token
                async with connect(node.url, code, token=token) as guest:
                    if (guest.you, guest.seq) != (players[0].guest.you, len(wanted[code])):
                        raise RuntimeError(f"room {code} opens differently")
                    await guest.do(cmd.Rename, name="Back again")
    finally:
        await asyncio.to_thread(database.remove)


def _configure(database: Database, title: str, backup: Path, moment: str = "") -> None:
    """Add the documented settings to the server's configuration, with this folder's paths."""
    settings = documented(title).replace("/backup", str(backup))
    with (database.folder / "data" / "postgresql.conf").open("a") as file:
        file.write(settings.replace(DOCUMENTED_TIME, moment))


def _back_up(database: Database, backup: Path) -> None:
    command = documented("base backup, while people play").splitlines()[1]
    command = command.replace("postgres@db.example:5432", f"postgres@127.0.0.1:{database.port}")
    program, *words = command.replace("/backup", str(backup)).split()
    database.run(program, *words)


def _wait_for_archive(database: Database) -> None:
    """Switch the log file and wait until it is archived, instead of up to a minute later."""
    file = database.sql("SELECT pg_walfile_name(pg_switch_wal())").strip()
    archived = f"SELECT count(*) FROM pg_stat_archiver WHERE last_archived_wal >= '{file}'"
    deadline = time.monotonic() + ARCHIVE_TIMEOUT_S
    while database.sql(archived).strip() == "0":
        if time.monotonic() > deadline:
            raise RuntimeError(f"{file} is not archived")
        time.sleep(0.1)


def _make_folder(folder: Path, like: Path) -> None:
    folder.mkdir(parents=True)
    owner = like.stat()
    for one in (folder, folder.parent):
        shutil.chown(one, owner.st_uid, owner.st_gid)


async def _read(url: str, playing: Tables) -> dict[str, list[Entry]]:
    journal = await PostgresJournal.open(url, time.time)
    try:
        return {code: await journal.read(code) for code in playing.rooms}
    finally:
        await journal.close()


def _count(rooms: dict[str, list[Entry]]) -> int:
    return sum(map(len, rooms.values()))
