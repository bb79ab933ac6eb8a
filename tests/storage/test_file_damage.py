"""Damaged files: what is lost is reported, and nothing is dropped silently."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from spotisle.storage import DamagedJournalError, Entry, SqliteJournal
from spotisle.storage.sqlite import threads
from spotisle.storage.sqlite.backup import back_up
from spotisle.storage.sqlite.inspection import check
from spotisle.storage.sqlite.restore import restore
from spotisle.storage.sqlite.schema import JOURNAL_FILE
from spotisle.storage.sqlite.wal import read_wal
from tests.kit.coroutines import until
from tests.storage.kit import Clock, SqliteStore, entries, fill, opened
from tests.storage.pages import (
    INDEX,
    WAL,
    crash_image,
    flip,
    kill_image,
    page_of,
    place_of_frame,
    ruin_page,
)

Logs = dict[str, list[Entry]]
LARGE = b"large" * 3000


async def write(journal: SqliteJournal) -> Logs:
    """Store two rooms, one of them with an entry of several pages, and a record."""
    logs = {"KIWI": await fill(journal, "KIWI", 40), "PEAR": await fill(journal, "PEAR", 20)}
    large = Entry("PEAR", 21, 1, LARGE)
    await journal.append([large])
    await journal.keep_record("PEAR", 1, 5.0, "tower", b"a record")
    more = entries("KIWI", 1, 41, 60)
    for entry in more:
        await journal.append([entry])
    return {"KIWI": logs["KIWI"] + more, "PEAR": [*logs["PEAR"], large]}


async def killed(folder: Path, image: Callable[[Path, Path], Path] = kill_image) -> Logs:
    """Fill a folder as a killed server leaves it; return what the server had acknowledged."""
    journal = await SqliteStore(folder.with_name("live")).open()
    logs = await write(journal)
    image(folder.with_name("live"), folder)
    await journal.close()
    return logs


async def read_all(folder: Path) -> Logs:
    async with opened(SqliteStore(folder)) as journal:
        return {room.code: await journal.read(room.code) for room in await journal.rooms()}


def is_cache(code: str) -> bool:
    return True


def ignore(done: int, total: int) -> None:
    """Show no progress."""


def assert_is_refused(folder: Path) -> None:
    """Opening fails with one line that says what to do, and changes nothing; check finds damage."""
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"}
    with pytest.raises(DamagedJournalError, match="`spotisle journal restore` restores") as told:
        asyncio.run(SqliteJournal.open(folder, Clock()))
    with pytest.raises(DamagedJournalError, match="is damaged"):
        back_up(folder, folder.with_name("new"), is_cache, ignore)
    assert "\n" not in str(told.value)
    assert check(folder).damage
    assert before == {
        path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"
    }


def middle_frame(folder: Path) -> int:
    """Return the offset of the page in the WAL's middle frame."""
    wal = read_wal(folder / JOURNAL_FILE)
    assert wal is not None
    assert wal.recovered == wal.committed == len(wal.frames)
    return place_of_frame(len(wal.frames) // 2)


@pytest.mark.parametrize("image", [kill_image, crash_image], ids=["with -shm", "without -shm"])
@pytest.mark.parametrize("offset", [1000, -20, -4], ids=["page", "salt", "checksum"])
def test_a_bad_frame_in_the_middle_is_noticed(
    tmp_path: Path, image: Callable[[Path, Path], Path], offset: int
) -> None:
    asyncio.run(killed(tmp_path / "data", image))
    folder = tmp_path / "data"
    flip(folder / WAL, middle_frame(folder) + offset)
    assert_is_refused(folder)
    assert ["has a bad frame" in damage.what for damage in check(folder).damage] == [True]


def test_a_bad_header_of_the_wal_is_noticed(tmp_path: Path) -> None:
    asyncio.run(killed(tmp_path / "data", crash_image))
    folder = tmp_path / "data"
    flip(folder / WAL, 17)
    assert_is_refused(folder)


def test_a_bad_last_frame_is_noticed_where_the_index_tells(tmp_path: Path) -> None:
    asyncio.run(killed(tmp_path / "data"))
    folder = tmp_path / "data"
    wal = read_wal(folder / JOURNAL_FILE)
    assert wal is not None
    flip(folder / WAL, place_of_frame(len(wal.frames) - 1) + 3000)
    assert_is_refused(folder)


def test_a_commit_that_a_power_cut_tore_is_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    logs = asyncio.run(killed(tmp_path / "data", crash_image))
    folder = tmp_path / "data"
    wal = read_wal(folder / JOURNAL_FILE)
    assert wal is not None
    ends = [number for number, frame in enumerate(wal.frames) if frame.pages_after_commit]
    assert ends[-1] - ends[-2] > 1, "the last commit has several frames"
    flip(folder / WAL, place_of_frame(len(wal.frames) - 2))
    with caplog.at_level(logging.WARNING):
        after = asyncio.run(read_all(folder))
    assert after["KIWI"] == logs["KIWI"][:-1]
    assert "power cut" in caplog.text


def truncate(path: Path, share: float) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * share)])


@pytest.mark.parametrize("share", [0.3, 0.9])
def test_a_truncated_wal_is_found_by_the_check_and_reported_at_the_start(
    tmp_path: Path, share: float, caplog: pytest.LogCaptureFixture
) -> None:
    logs = asyncio.run(killed(tmp_path / "data"))
    folder = tmp_path / "data"
    truncate(folder / WAL, share)
    assert ["is truncated" in damage.what for damage in check(folder).damage] == [True]
    with caplog.at_level(logging.WARNING):
        after = asyncio.run(read_all(folder))
    assert after["KIWI"] == logs["KIWI"][: len(after["KIWI"])]
    assert "journal.sqlite3-wal is truncated" in caplog.text
    assert "are lost" in caplog.text


@pytest.mark.parametrize("how", [Path.unlink, Path.touch], ids=["deleted", "emptied"])
def test_a_missing_wal_is_found_by_the_check_and_reported_at_the_start(
    tmp_path: Path, how: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(killed(tmp_path / "data"))
    folder = tmp_path / "data"
    (folder / WAL).unlink()
    if how is Path.touch:
        (folder / WAL).touch()
    assert ["has gone" in damage.what for damage in check(folder).damage] == [True]
    with caplog.at_level(logging.WARNING):
        assert asyncio.run(read_all(folder)) == {}
    assert "journal.sqlite3-wal has gone with" in caplog.text


def test_a_wal_deleted_with_its_index_is_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"

    async def leave_nothing() -> None:
        async with opened(SqliteStore(folder)) as journal:
            await fill(journal, "KIWI", 3)
        journal = await SqliteStore(folder).open()
        kill_image(folder, tmp_path / "image")
        await journal.close()

    asyncio.run(leave_nothing())
    for name in (WAL, INDEX):
        (tmp_path / "image" / name).unlink()
    with caplog.at_level(logging.WARNING):
        assert len(asyncio.run(read_all(tmp_path / "image"))["KIWI"]) == 3
        assert "-wal has gone since" in caplog.text
        caplog.clear()
        asyncio.run(read_all(tmp_path / "image"))
        assert not caplog.text, "it was closed this time"


def test_a_missing_index_alone_does_not_count_as_damage(tmp_path: Path) -> None:
    logs = asyncio.run(killed(tmp_path / "data"))
    (tmp_path / "data" / INDEX).unlink()
    assert check(tmp_path / "data").damage == []
    assert asyncio.run(read_all(tmp_path / "data")) == logs


def test_a_killed_server_leaves_no_damage(tmp_path: Path) -> None:
    logs = asyncio.run(killed(tmp_path / "data"))
    assert check(tmp_path / "data").damage == []
    assert asyncio.run(read_all(tmp_path / "data")) == logs


async def closed(folder: Path) -> Logs:
    journal = await SqliteStore(folder).open()
    logs = await write(journal)
    await journal.save_snapshot("KIWI", 30, b"the fold of thirty")
    await journal.close()
    return logs


def test_a_truncated_database_is_noticed(tmp_path: Path) -> None:
    asyncio.run(closed(tmp_path))
    path = tmp_path / JOURNAL_FILE
    whole = path.read_bytes()
    path.write_bytes(whole[: page_of(tmp_path, b"KIWI 60") * 4096])
    assert_is_refused(tmp_path)
    assert "is truncated: 1 of" in check(tmp_path).damage[0].text


def test_a_zeroed_page_closes_only_the_rooms_that_were_on_it(tmp_path: Path) -> None:
    asyncio.run(closed(tmp_path))
    ruin_page(tmp_path, page_of(tmp_path, b'KIWI 5"'), b"\0")
    assert "KIWI" in {damage.room for damage in check(tmp_path).damage}

    async def read() -> None:
        async with opened(SqliteStore(tmp_path)) as journal:
            with pytest.raises(DamagedJournalError, match="room KIWI is damaged"):
                await journal.read("KIWI")
            new = await fill(journal, "PLUM", 3)
            assert await journal.read("PLUM") == new

    asyncio.run(read())


def test_a_restored_backup_takes_the_place_of_damaged_files(tmp_path: Path) -> None:
    folder, file = tmp_path / "data", tmp_path / "backup"
    asyncio.run(killed(folder))
    back_up(folder, file, is_cache, ignore)
    flip(folder / WAL, middle_frame(folder) + 1000)
    assert_is_refused(folder)
    damaged = (folder / WAL).read_bytes()
    _, replaced = restore(file, folder, is_cache, ignore, replace=True)
    assert set(asyncio.run(read_all(folder))) == {"KIWI", "PEAR"}
    assert replaced is not None
    assert (replaced / WAL).read_bytes() == damaged


def test_an_emptied_journal_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    asyncio.run(closed(tmp_path))
    (tmp_path / JOURNAL_FILE).write_bytes(b"")
    with pytest.raises(DamagedJournalError, match="is an empty journal: restore"):
        asyncio.run(SqliteJournal.open(tmp_path, Clock()))
    (tmp_path / JOURNAL_FILE).unlink()
    assert asyncio.run(read_all(tmp_path)) == {}


def test_a_database_that_is_gone_is_missed_while_its_wal_is_there(tmp_path: Path) -> None:
    asyncio.run(killed(tmp_path / "data"))
    folder = tmp_path / "data"
    (folder / JOURNAL_FILE).unlink()
    with pytest.raises(DamagedJournalError, match="is missing, but not journal"):
        asyncio.run(SqliteJournal.open(folder, Clock()))
    assert_is_refused(folder)


async def test_a_commit_is_checkpointed_into_the_database_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "CHECKPOINT_AGE_S", 0.05)
    async with opened(SqliteStore(tmp_path)) as journal:
        await fill(journal, "KIWI", 3)
        await until(lambda: b"KIWI 3" in (tmp_path / JOURNAL_FILE).read_bytes())
