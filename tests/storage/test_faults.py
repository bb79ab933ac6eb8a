"""Killed processes, full disks, read-only folders and second openers, all on real files."""

import asyncio
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import pytest

from spotisle.storage import Entry, JournalUnavailableError
from spotisle.storage.sqlite.inspection import check
from spotisle.storage.sqlite.schema import JOURNAL_FILE
from tests.kit.coroutines import wait_until
from tests.kit.fuzz import many
from tests.storage.kit import SqliteStore, entries, fill, opened

HERE = Path(__file__).parent
SIZES_WHILE_MADE = (1, 1000, 4_500, 30_000, 40_000, 90_000, 95_000, 130_000)
"""Bytes of all files: first the database, then its WAL, its tables, rooms and entries."""


def start(script: str, folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(HERE / script), str(folder)], stdout=subprocess.PIPE, text=True
    )


def said_by(script: str, folder: Path) -> list[str]:
    with start(script, folder) as process:
        said, _ = process.communicate(timeout=300)
    assert process.returncode == 0
    return said.splitlines()


def play_and_kill(folder: Path, after: int) -> Counter[str]:
    """Run a process, kill it after this many lines; return what it acknowledged."""
    with start("endless_play.py", folder) as process:
        assert process.stdout is not None
        first = [process.stdout.readline() for _ in range(after)]
        process.kill()
        said = "".join(first) + process.stdout.read()
    acknowledged: Counter[str] = Counter()
    for line in said.splitlines(keepends=True):
        if line.endswith("\n"):
            room, last = line.split()
            acknowledged[room] = int(last)
    return acknowledged


def size_of_journal(folder: Path) -> int:
    """Return the bytes of all files; 0 if one of them was just deleted."""
    try:
        return sum(file.stat().st_size for file in folder.glob(f"{JOURNAL_FILE}*"))
    except OSError:
        return 0


async def logs(folder: Path) -> dict[str, list[Entry]]:
    async with opened(SqliteStore(folder)) as journal:
        return {line.code: await journal.read(line.code) for line in await journal.rooms()}


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    chance = random.Random()
    acknowledged: Counter[str] = Counter()
    for _ in range(many(10)):
        acknowledged |= play_and_kill(tmp_path, after=chance.randrange(1, 300))
        stored = asyncio.run(logs(tmp_path))
        for room, log in stored.items():
            assert len(log) >= acknowledged[room]
            assert len(log) % 2 == 0, "an append of two is there by half"
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
            assert all(entry.body == b"%d" % entry.seq for entry in log)
            assert [entry.epoch for entry in log] == sorted(entry.epoch for entry in log)
        assert acknowledged.keys() <= stored.keys()
    assert check(tmp_path).damage == []


def test_a_process_killed_while_it_makes_the_journal_leaves_one_that_opens(tmp_path: Path) -> None:
    for size in SIZES_WHILE_MADE:
        folder = tmp_path / str(size)
        with start("endless_play.py", folder) as process:
            wait_until(lambda: size_of_journal(folder) >= size or process.poll() is not None)  # noqa: B023
            assert process.poll() is None
            process.kill()
        asyncio.run(logs(folder))
        assert check(folder).damage == []


def test_a_full_disk_refuses_in_one_line_and_goes_on_when_there_is_space(tmp_path: Path) -> None:
    refused, *rest = said_by("tight_disk.py", tmp_path)
    assert refused.startswith(f"refused the disk fails for {tmp_path / JOURNAL_FILE} (")
    assert refused.endswith("): check it and its free space")
    assert rest == ["refused again True", "readable True", "stored again True"]
    assert check(tmp_path).damage == []


async def test_a_full_store_stores_all_or_nothing(tmp_path: Path) -> None:
    journal = await SqliteStore(tmp_path).open()
    log = await fill(journal, "KIWI", 3)
    await journal.open_room("PEAR")
    connection = journal._writer._connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    large = [Entry("KIWI", seq, 1, b"x" * 9000) for seq in (4, 5)]
    with pytest.raises(JournalUnavailableError) as told:
        await journal.append([*entries("PEAR", 1, 1, 1), *large])
    assert str(told.value) == (
        f"the disk is full: free some space in {tmp_path}; until then nothing can be stored"
    )
    assert await journal.read("PEAR") == []
    assert await journal.read("KIWI") == log
    connection.execute("PRAGMA max_page_count = 1000000")
    await journal.append([*entries("PEAR", 1, 1, 1), *large])
    assert await journal.read("KIWI") == log + large
    assert await journal.read("PEAR") == entries("PEAR", 1, 1, 1)
    await journal.close()


def test_a_folder_that_cannot_be_written_is_refused_in_one_line() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(logs(folder))
        for path in folder.iterdir():
            path.chmod(0o444)
        folder.chmod(0o555)
        (line,) = said_by("unwritable_folder.py", folder)
        folder.chmod(0o755)
    assert line == (
        f"{folder / 'journal.lock'} cannot be written (Permission denied): "
        f"make {folder} writable, or choose another folder"
    )


async def test_a_file_turned_read_only_refuses_and_goes_on_afterwards(tmp_path: Path) -> None:
    journal = await SqliteStore(tmp_path).open()
    log = await fill(journal, "KIWI", 3)
    journal._writer._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(JournalUnavailableError, match=r"cannot be written: make .* writable"):
        await journal.append(entries("KIWI", 1, 4, 4))
    assert await journal.read("KIWI") == log
    journal._writer._connection.execute("PRAGMA query_only = OFF")
    await journal.append(entries("KIWI", 1, 4, 4))
    assert len(await journal.read("KIWI")) == 4
    await journal.close()


async def test_a_second_opener_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    process = await asyncio.to_thread(start, "endless_play.py", tmp_path)
    with process:
        assert process.stdout is not None
        await asyncio.to_thread(process.stdout.readline)
        with pytest.raises(
            JournalUnavailableError,
            match=rf"in use by another Spotisle \(process {process.pid}\); stop that one, or",
        ):
            await SqliteStore(tmp_path).open()
        assert check(tmp_path).damage == [], "looking is allowed meanwhile"
        process.kill()
    async with opened(SqliteStore(tmp_path)) as journal:
        with pytest.raises(JournalUnavailableError, match="in use by another Spotisle"):
            await SqliteStore(tmp_path).open()
        assert len(await journal.rooms()) == 5


async def test_a_failed_opening_releases_the_lock(tmp_path: Path) -> None:
    (tmp_path / JOURNAL_FILE).write_bytes(b"garbage " * 1000)
    for _ in range(2):
        with pytest.raises(ValueError, match="is not a Spotisle journal"):
            await SqliteStore(tmp_path).open()
    (tmp_path / JOURNAL_FILE).unlink()
    async with opened(SqliteStore(tmp_path)) as journal:
        assert await journal.rooms() == []


async def test_a_folder_that_is_a_file_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "here").touch()
    with pytest.raises(JournalUnavailableError, match="cannot be written"):
        await SqliteStore(tmp_path / "here").open()


async def test_a_bug_in_one_call_reaches_its_caller_only(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path)) as journal:
        for room in ("KIWI", "PEAR"):
            await journal.open_room(room)
        unstorable = [Entry("KIWI", 1, 1, {"not": "bytes"})]  # type: ignore[arg-type]
        bug, fine = await asyncio.gather(
            journal.append(unstorable),
            journal.append(entries("PEAR", 1, 1, 1)),
            return_exceptions=True,
        )
        assert isinstance(bug, (TypeError, sqlite3.InterfaceError))
        assert fine is None
        assert await journal.read("KIWI") == []
