"""Backups: complete or not there, without secrets, and a restored journal goes on."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import tarfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from spotisle.club import changes as ch
from spotisle.club.actor import ClubActor
from spotisle.club.decisions import enter
from spotisle.club.opening import ClubFactory
from spotisle.club.state import ClubState
from spotisle.decks.deck import DeckSummary
from spotisle.rooms.clock import SteadyClock
from spotisle.rooms.registry import RoomRegistry, is_room_code
from spotisle.storage import DamagedJournalError, Entry, JournalUnavailableError
from spotisle.storage.deck_files import FileDeckStore, read_decks
from spotisle.storage.decks import DeckRepository
from spotisle.storage.sqlite.backup import BackupContents, back_up
from spotisle.storage.sqlite.restore import restore
from spotisle.storage.sqlite.schema import JOURNAL_FILE
from tests.kit.small_disk import files_in, small_disk
from tests.storage.kit import SqliteStore, entries, fill, opened
from tests.storage.pages import alter, flip, overwrite

STUCK = Path(__file__).with_name("stuck_backup.py")
BEFORE = Path(__file__).parents[1] / "fixtures" / "before" / "data.tar.xz"
VERSION = "0" * 24
PICTURE = b"<svg>a quince</svg>"
NAME = "Wilhelmina"


def ignore(done: int, total: int) -> None:
    """Show no progress."""


def backed_up(folder: Path, file: Path) -> BackupContents:
    return back_up(folder, file, is_room_code, ignore)


def restored(file: Path, folder: Path, *, replace: bool = False) -> BackupContents:
    contents, _ = restore(file, folder, is_room_code, ignore, replace=replace)
    return contents


async def save_deck(folder: Path) -> None:
    decks = DeckRepository(FileDeckStore(folder / "decks"))
    summary = DeckSummary(VERSION, f"custom:2/7/{VERSION}", "Fruit", 2, 7, "plain", ())
    await decks.add(summary, {"deck.json": b"{}", "pictures/000.svg": PICTURE})


async def write(folder: Path) -> list[Entry]:
    """Store a room with a snapshot, another room, a record and a deck."""
    async with opened(SqliteStore(folder)) as journal:
        log = await fill(journal, "KWRTP", 450, group=50)
        await journal.save_snapshot("KWRTP", 400, b"the fold of four hundred")
        await fill(journal, "PEARS", 3)
        await journal.keep_record("PEARS", 1, 5.0, "tower", b"a record")
    await save_deck(folder)
    return log


def make(folder: Path) -> list[Entry]:
    return asyncio.run(write(folder))


async def read(folder: Path, room: str) -> list[Entry]:
    async with opened(SqliteStore(folder)) as journal:
        return await journal.read(room)


def statements_in(folder: Path) -> set[str]:
    """Return the statements that make the tables and indexes of a journal."""
    connection = sqlite3.connect(folder / JOURNAL_FILE)
    made = {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master") if sql}
    connection.close()
    return made


def test_a_restored_folder_has_everything_and_goes_on(tmp_path: Path) -> None:
    log = make(tmp_path / "data")
    contents = backed_up(tmp_path / "data", tmp_path / "backup")
    assert (
        contents
        == restored(tmp_path / "backup", tmp_path / "new")
        == (BackupContents(rooms=2, entries=453, records=1, decks=1))
    )

    async def go_on() -> None:
        async with opened(SqliteStore(tmp_path / "new")) as journal:
            assert await journal.read("KWRTP") == log
            assert await journal.snapshot("KWRTP") == (400, b"the fold of four hundred")
            (record,) = await journal.records("PEARS")
            assert await journal.record(record.id) == b"a record"
            assert await journal.open_room("KWRTP") == 2
            await journal.append(entries("KWRTP", 2, 451, 452))

    assert statements_in(tmp_path / "new") == statements_in(tmp_path / "data")
    asyncio.run(go_on())
    assert backed_up(tmp_path / "new", tmp_path / "next").entries == 455
    assert dict(read_decks(tmp_path / "new/decks")) == dict(read_decks(tmp_path / "data/decks"))
    assert (tmp_path / f"new/decks/versions/{VERSION}/pictures/000.svg").read_bytes() == PICTURE


def test_a_folder_of_an_earlier_version_is_restored_as_it_was(tmp_path: Path) -> None:
    with tarfile.open(BEFORE) as packed:
        packed.extractall(tmp_path / "data", filter="data")

    async def read_all(folder: Path) -> dict[str, tuple[list[Entry], object]]:
        async with opened(SqliteStore(folder)) as journal:
            codes = [room.code for room in await journal.rooms()]
            return {
                code: (await journal.read(code), await journal.snapshot(code)) for code in codes
            }

    backed_up(tmp_path / "data", tmp_path / "backup")
    contents = restored(tmp_path / "backup", tmp_path / "new")
    assert asyncio.run(read_all(tmp_path / "new")) == asyncio.run(read_all(tmp_path / "data"))
    assert contents.decks == 1
    assert contents.records


async def hold_club_night(folder: Path) -> bytes:
    """Create a club night with a person; return the key of its names."""
    async with opened(SqliteStore(folder)) as journal:
        registry = RoomRegistry(journal, SteadyClock())
        new = await ClubFactory(registry).create()
        club = registry.clubs[new.code]
        assert isinstance(club, ClubActor)
        decision = enter(ClubState(), club.names, NAME, "", "en", 5.0, Random(1))
        assert isinstance(decision, list)
        bodies = map(ch.encode, decision)
        await journal.append(
            [Entry(new.code, seq, 1, body) for seq, body in enumerate(bodies, start=2)]
        )
        kept = await journal.snapshot(new.code)
        await registry.close()
        assert kept is not None
        return kept[1]


def forms(secret: bytes) -> tuple[bytes, ...]:
    return secret, secret.hex().encode(), b64encode(secret).rstrip(b"=")


def values_in(file: Path) -> Iterator[bytes]:
    """Yield every value in an SQLite file as bytes."""
    connection = sqlite3.connect(file)
    connection.text_factory = bytes
    for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
        for row in connection.execute(f"SELECT * FROM {table.decode()}"):
            yield from (value for value in row if isinstance(value, bytes))
    connection.close()


def test_neither_a_name_of_a_club_night_nor_its_key_is_in_a_backup(tmp_path: Path) -> None:
    make(tmp_path / "data")
    key = asyncio.run(hold_club_night(tmp_path / "data"))
    file = tmp_path / "backup"
    backed_up(tmp_path / "data", file)
    assert key in (tmp_path / "data" / JOURNAL_FILE).read_bytes()
    assert PICTURE in file.read_bytes(), "nothing in it is compressed"
    for secret in (*forms(key), NAME.encode()):
        assert secret not in file.read_bytes()
        assert not any(secret in value for value in values_in(file))
    restored(file, tmp_path / "new")
    assert key not in (tmp_path / "new" / JOURNAL_FILE).read_bytes()


def test_what_was_deleted_is_not_in_a_backup(tmp_path: Path) -> None:
    make(tmp_path / "data")
    deleted = "PRAGMA secure_delete = OFF; DELETE FROM {} WHERE {} = 'PEARS'"
    for table, column in {"entry": "room", "room": "code"}.items():
        alter(tmp_path / "data", deleted.format(table, column))
    assert b"PEARS 3" in (tmp_path / "data" / JOURNAL_FILE).read_bytes(), "in free space"
    backed_up(tmp_path / "data", tmp_path / "backup")
    assert b"PEARS 3" not in (tmp_path / "backup").read_bytes()


@contextmanager
def stuck(folder: Path, file: Path, point: str) -> Iterator["subprocess.Popen[str]"]:
    """Start a backup in another process, and wait until it has come to a point."""
    command = [sys.executable, str(STUCK), str(folder), str(file), point]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"{point}\n"
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("point", ["progress", "check_backup", "put_in_place"])
def test_a_backup_that_is_killed_leaves_the_old_file_or_none(tmp_path: Path, point: str) -> None:
    make(tmp_path / "data")
    for file in (tmp_path / "old", tmp_path / "none"):
        if file.name == "old":
            backed_up(tmp_path / "data", file)
        before = file.read_bytes() if file.exists() else None
        with stuck(tmp_path / "data", file, point):
            assert file.with_name(f"{file.name}.part").exists()
        assert (file.read_bytes() if file.exists() else None) == before
        assert file.with_name(f"{file.name}.part").exists()
        backed_up(tmp_path / "data", file)
        assert not file.with_name(f"{file.name}.part").exists()
        restored(file, tmp_path / f"new-{file.name}")


async def test_people_go_on_playing_during_a_backup_and_it_has_what_was_there_before(
    tmp_path: Path,
) -> None:
    log = await write(tmp_path / "data")
    async with opened(SqliteStore(tmp_path / "data")) as journal:
        later = 0
        with stuck(tmp_path / "data", tmp_path / "backup", "progress") as process:
            assert process.stdin is not None
            assert process.stdout is not None
            said = "progress"
            while said:
                later += 1
                await journal.append(entries("KWRTP", 1, 450 + later, 450 + later))
                process.stdin.write("\n")
                process.stdin.flush()
                said = await asyncio.to_thread(process.stdout.readline)
        assert process.returncode == 0
        assert later > 3, "rooms, entries and records are copied in several steps"
        assert len(await journal.read("KWRTP")) == 450 + later
    restored(tmp_path / "backup", tmp_path / "new")
    assert await read(tmp_path / "new", "KWRTP") == log


def test_a_damaged_journal_is_not_backed_up_and_the_old_backup_stays(tmp_path: Path) -> None:
    make(tmp_path / "data")
    file = tmp_path / "backup"
    backed_up(tmp_path / "data", file)
    before = file.read_bytes()
    overwrite(tmp_path / "data", b"PEARS 2", b"PEARS 9")
    with pytest.raises(DamagedJournalError, match="room PEARS: entry 2 does not match") as told:
        backed_up(tmp_path / "data", file)
    assert "`spotisle journal check` lists" in str(told.value)
    assert file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "data"]


def test_a_damaged_snapshot_is_left_out(tmp_path: Path) -> None:
    make(tmp_path / "data")
    overwrite(tmp_path / "data", b"the fold of four hundred", b"the fold of five hundred")
    backed_up(tmp_path / "data", tmp_path / "backup")
    assert b"the fold" not in (tmp_path / "backup").read_bytes()


def test_a_backup_on_a_full_disk_fails_and_leaves_no_part(tmp_path: Path) -> None:
    make(tmp_path / "data")
    with small_disk(tmp_path / "disk", 32) as disk:
        with pytest.raises(JournalUnavailableError, match=f"free some space in {disk}"):
            backed_up(tmp_path / "data", disk / "backup")
        assert files_in(disk) == set()


def test_a_backup_never_replaces_a_journal(tmp_path: Path) -> None:
    make(tmp_path / "data")
    make(tmp_path / "other")
    (tmp_path / "data" / "journal.lock").unlink()
    for folder in ("data", "other"):
        with pytest.raises(JournalUnavailableError, match="is a journal, not a backup"):
            backed_up(tmp_path / "data", tmp_path / folder / JOURNAL_FILE)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(JournalUnavailableError, match="pipe is not a file"):
        backed_up(tmp_path / "data", tmp_path / "pipe")


def test_a_deck_that_is_deleted_meanwhile_is_left_out_whole(tmp_path: Path) -> None:
    make(tmp_path / "data")
    (tmp_path / "data/decks/versions" / VERSION).rename(tmp_path / "gone")
    assert backed_up(tmp_path / "data", tmp_path / "backup").decks == 0


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-4096])


def change_deck(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole.replace(PICTURE, PICTURE.upper()))


def lead_elsewhere(file: Path) -> None:
    connection = sqlite3.connect(file)
    with connection:
        row = ("../../evil", crc32(b"evil", crc32(b"../../evil")), b"evil")
        connection.execute("INSERT INTO deck_file VALUES (?, ?, ?)", row)
    connection.close()


@pytest.mark.parametrize(
    "harm",
    [
        cut,
        change_deck,
        lead_elsewhere,
        lambda file: flip(file, file.read_bytes().index(b"KWRTP 200")),
        lambda file: flip(file, 100),
        lambda file: file.write_bytes(b""),
        lambda file: file.write_bytes(b"garbage " * 1000),
    ],
)
def test_a_damaged_backup_is_refused_and_nothing_is_touched(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    make(tmp_path / "data")
    backed_up(tmp_path / "data", tmp_path / "backup")
    harm(tmp_path / "backup")
    before = files_in(tmp_path)
    with pytest.raises(DamagedJournalError, match="use another") as told:
        restored(tmp_path / "backup", tmp_path / "data", replace=True)
    assert "\n" not in str(told.value)
    assert files_in(tmp_path) == before


def test_a_journal_is_replaced_only_when_asked_and_kept_beside(tmp_path: Path) -> None:
    log = make(tmp_path / "data")
    backed_up(tmp_path / "data", tmp_path / "backup")

    async def play_on() -> None:
        async with opened(SqliteStore(tmp_path / "data")) as journal:
            await journal.append(entries("KWRTP", 1, 451, 460))

    asyncio.run(play_on())
    with pytest.raises(JournalUnavailableError, match=r"there are rooms .* add --replace"):
        restored(tmp_path / "backup", tmp_path / "data")
    assert len(asyncio.run(read(tmp_path / "data", "KWRTP"))) == 460
    (tmp_path / "data" / "decks.part" / "owned").mkdir(parents=True)  # a restore was killed
    (tmp_path / "data" / f"{JOURNAL_FILE}.part").touch()
    _, replaced = restore(
        tmp_path / "backup", tmp_path / "data", is_room_code, ignore, replace=True
    )
    assert asyncio.run(read(tmp_path / "data", "KWRTP")) == log
    assert replaced is not None
    assert replaced.parent == tmp_path / "data"
    assert len(asyncio.run(read(replaced, "KWRTP"))) == 460
    assert (replaced / f"decks/versions/{VERSION}/deck.json").exists()


def test_a_plain_copy_of_a_journal_is_restored_and_the_decks_stay(tmp_path: Path) -> None:
    log = make(tmp_path / "data")
    shutil.copy(tmp_path / "data" / JOURNAL_FILE, tmp_path / "copy")
    restored(tmp_path / "copy", tmp_path / "data", replace=True)
    assert asyncio.run(read(tmp_path / "data", "KWRTP")) == log
    assert (tmp_path / f"data/decks/versions/{VERSION}/deck.json").exists()


async def test_a_restore_is_refused_while_a_server_runs(tmp_path: Path) -> None:
    await write(tmp_path / "data")
    backed_up(tmp_path / "data", tmp_path / "backup")
    async with opened(SqliteStore(tmp_path / "data")) as journal:
        with pytest.raises(JournalUnavailableError, match="is in use by another Spotisle"):
            restored(tmp_path / "backup", tmp_path / "data", replace=True)
        assert len(await journal.read("KWRTP")) == 450
