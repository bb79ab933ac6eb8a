"""Torn, corrupt and foreign files: reported clearly, found by the check, and contained."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from spotisle.storage import DamagedJournalError, Entry, JournalUnavailableError
from spotisle.storage.sqlite.inspection import check
from spotisle.storage.sqlite.schema import JOURNAL_FILE, MIGRATIONS, connect, prepare
from tests.storage.kit import SqliteStore, entries, fill, opened
from tests.storage.pages import WAL, alter, crash_image, overwrite, page_of, ruin_page


async def stored(folder: Path, **rooms: int) -> dict[str, list[Entry]]:
    async with opened(SqliteStore(folder)) as journal:
        return {room: await fill(journal, room, last, group=20) for room, last in rooms.items()}


def found(folder: Path) -> list[tuple[str | None, int | None]]:
    return [(damage.room, damage.seq) for damage in check(folder).damage]


async def test_the_check_finds_no_damage_in_a_sound_journal(tmp_path: Path) -> None:
    await stored(tmp_path, KIWI=3, PEAR=2)
    report = check(tmp_path)
    assert (report.rooms, report.entries, report.damage) == (2, 5, [])


async def test_an_entry_with_a_changed_body_is_named_and_other_rooms_go_on(tmp_path: Path) -> None:
    logs = await stored(tmp_path, KIWI=3, PEAR=2)
    overwrite(tmp_path, b"KIWI 2", b"KIWI 9")
    assert found(tmp_path) == [("KIWI", 2)]
    async with opened(SqliteStore(tmp_path)) as journal:
        with pytest.raises(DamagedJournalError, match="KIWI is damaged: entry 2 does not") as told:
            await journal.read("KIWI")
        assert (told.value.room, told.value.seq) == ("KIWI", 2)
        assert await journal.read("KIWI", after=2) == logs["KIWI"][2:]
        assert await journal.read("PEAR") == logs["PEAR"]
        await journal.append(entries("PEAR", 1, 3, 3))


@pytest.mark.parametrize(
    ("statement", "seq"),
    [
        ("DELETE FROM entry WHERE room = 'KIWI' AND seq = 1", 1),
        ("DELETE FROM entry WHERE room = 'KIWI' AND seq IN (2, 3)", 2),
        ("DELETE FROM entry WHERE room = 'KIWI' AND seq = 4", 4),
        ("UPDATE entry SET epoch = 0 WHERE room = 'KIWI' AND seq = 2", 2),
        ("UPDATE entry SET checksum = 0 WHERE room = 'KIWI' AND seq = 2", 2),
        ("UPDATE entry SET body = 'text' WHERE room = 'KIWI' AND seq = 2", 2),
        ("UPDATE room SET seq = 3 WHERE code = 'KIWI'", 4),
        ("UPDATE room SET seq = 5 WHERE code = 'KIWI'", 5),
    ],
)
async def test_any_altered_row_is_found(tmp_path: Path, statement: str, seq: int) -> None:
    await stored(tmp_path, KIWI=4)
    alter(tmp_path, statement)
    assert found(tmp_path) == [("KIWI", seq)]
    async with opened(SqliteStore(tmp_path)) as journal:
        with pytest.raises(DamagedJournalError) as told:
            await journal.read("KIWI")
        assert (told.value.room, told.value.seq) == ("KIWI", seq)


async def test_an_epoch_out_of_order_is_found(tmp_path: Path) -> None:
    await stored(tmp_path, KIWI=2)
    alter(tmp_path, "UPDATE room SET epoch = 0")
    assert found(tmp_path) == [("KIWI", 1), ("KIWI", 2)]


async def test_entries_without_their_room_are_found(tmp_path: Path) -> None:
    await stored(tmp_path, KIWI=2)
    alter(tmp_path, "DELETE FROM room")
    assert found(tmp_path) == [("KIWI", None)]


async def test_a_damaged_snapshot_is_not_used(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path)) as journal:
        await fill(journal, "KIWI", 2)
        await journal.save_snapshot("KIWI", 2, b"the fold of two")
    overwrite(tmp_path, b"the fold of two", b"the fold of ten")
    assert found(tmp_path) == [("KIWI", None)]
    async with opened(SqliteStore(tmp_path)) as journal:
        assert await journal.snapshot("KIWI") is None
        assert len(await journal.read("KIWI")) == 2


async def test_a_damaged_record_is_not_handed_out(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path)) as journal:
        key = await journal.keep_record("KIWI", 1, 900.0, "tower", b"won by ann")
    overwrite(tmp_path, b"won by ann", b"won by bob")
    assert found(tmp_path) == [("KIWI", None)]
    async with opened(SqliteStore(tmp_path)) as journal:
        with pytest.raises(DamagedJournalError, match=f"record {key} of room KIWI does not match"):
            await journal.record(key)


async def test_a_ruined_page_takes_the_rooms_on_it_and_no_other(tmp_path: Path) -> None:
    logs = await stored(tmp_path, KIWI=200, PEAR=200, PLUM=200)
    ruin_page(tmp_path, page_of(tmp_path, b"PEAR 100"))
    (room, seq) = next(place for place in found(tmp_path) if place[0])
    assert room == "PEAR"
    assert seq is not None
    assert 1 < seq <= 100
    async with opened(SqliteStore(tmp_path)) as journal:
        with pytest.raises(DamagedJournalError, match=f"PEAR is damaged: entry {seq} cannot be"):
            await journal.read("PEAR")
        for room in ("KIWI", "PLUM"):
            assert await journal.read(room) == logs[room]
        await journal.append(entries("KIWI", 1, 201, 201))
        await asyncio.gather(*(fill(journal, f"NEW{number}", 20) for number in range(5)))


async def test_an_append_that_meets_a_ruined_page_names_its_room(tmp_path: Path) -> None:
    await stored(tmp_path, KIWI=200)
    ruin_page(tmp_path, page_of(tmp_path, b"KIWI 200"))
    async with opened(SqliteStore(tmp_path)) as journal:
        with pytest.raises(DamagedJournalError, match="room KIWI is damaged") as told:
            await journal.append(entries("KIWI", 1, 201, 201))
        assert told.value.room == "KIWI"


async def what_is_said(folder: Path, logs: dict[str, list[Entry]]) -> list[str]:
    """Read and check a journal; return the errors and findings, and fail on a wrong entry."""
    said = []
    try:
        async with opened(SqliteStore(folder)) as journal:
            for room, log in logs.items():
                assert await journal.read(room) == log
    except DamagedJournalError as refusal:
        said.append(str(refusal))
    try:
        said += [damage.what for damage in check(folder).damage]
    except DamagedJournalError as refusal:
        said.append(str(refusal))
    return said


async def test_any_ruined_page_is_reported_and_nothing_wrong_is_read(
    tmp_path: Path,
) -> None:
    logs = await stored(tmp_path, KIWI=120, PEAR=120)
    assert await what_is_said(tmp_path, logs) == []
    whole = (tmp_path / JOURNAL_FILE).read_bytes()
    for page in range(len(whole) // 4096):
        folder = tmp_path / str(page)
        folder.mkdir()
        (folder / JOURNAL_FILE).write_bytes(whole)
        ruin_page(folder, page)
        said = await what_is_said(folder, logs)
        assert said
        assert not any("\n" in line for line in said)


async def test_a_wal_torn_anywhere_leaves_whole_appends_in_order(tmp_path: Path) -> None:
    journal = await SqliteStore(tmp_path / "live").open()
    log = await fill(journal, "KIWI", 30, group=3)
    image = crash_image(tmp_path / "live", tmp_path / "image")
    await journal.close()
    side_file = (image / WAL).read_bytes()
    chance = random.Random(8)
    kept = []
    for length in [*sorted(chance.sample(range(len(side_file)), 12)), len(side_file)]:
        (image / WAL).write_bytes(side_file[:length])
        torn = crash_image(image, tmp_path / f"torn{length}")
        async with opened(SqliteStore(torn)) as reopened:
            rest = await reopened.read("KIWI")
            assert rest == log[: len(rest)]
            assert len(rest) % 3 == 0
            kept.append(len(rest))
            epoch = await reopened.open_room("KIWI")
            await reopened.append(entries("KIWI", epoch, len(rest) + 1, len(rest) + 1))
        assert check(torn).damage == []
    assert kept == sorted(kept)
    assert kept[-1] == 30


async def test_pages_torn_during_a_checkpoint_are_read_from_the_wal(
    tmp_path: Path,
) -> None:
    journal = await SqliteStore(tmp_path / "live").open()
    log = await fill(journal, "KIWI", 150)
    image = crash_image(tmp_path / "live", tmp_path / "image")
    await journal.close()
    moved = (tmp_path / "live" / JOURNAL_FILE).read_bytes()
    (image / JOURNAL_FILE).write_bytes(moved[: len(moved) - 2048])
    ruin_page(image, 3)
    async with opened(SqliteStore(image)) as reopened:
        assert await reopened.read("KIWI") == log
    assert check(image).damage == []


@pytest.mark.parametrize("content", [b"garbage " * 1000, b"SQLite format 3\0" * 99])
async def test_a_file_that_is_not_a_journal_is_refused_and_left_alone(
    tmp_path: Path, content: bytes
) -> None:
    (tmp_path / JOURNAL_FILE).write_bytes(content)
    for attempt in (SqliteStore(tmp_path).open, lambda: asyncio.to_thread(check, tmp_path)):
        with pytest.raises(DamagedJournalError, match="is not a Spotisle journal: move it"):
            await attempt()
    assert (tmp_path / JOURNAL_FILE).read_bytes() == content


async def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    alter(tmp_path, "CREATE TABLE recipe (name TEXT)")
    before = (tmp_path / JOURNAL_FILE).read_bytes()
    with pytest.raises(DamagedJournalError, match="is not a Spotisle journal"):
        await SqliteStore(tmp_path).open()
    assert (tmp_path / JOURNAL_FILE).read_bytes() == before


async def test_an_empty_file_becomes_a_journal(tmp_path: Path) -> None:
    (tmp_path / JOURNAL_FILE).touch()
    with pytest.raises(JournalUnavailableError, match="there is no journal in"):
        check(tmp_path)
    await stored(tmp_path, KIWI=1)
    assert check(tmp_path).rooms == 1


async def test_an_older_file_is_migrated_and_then_refused_by_older_programs(
    tmp_path: Path,
) -> None:
    await stored(tmp_path, KIWI=2)
    path = tmp_path / JOURNAL_FILE
    connection = connect(path)
    later = ("ALTER TABLE room ADD COLUMN colour TEXT",)
    prepare(connection, path, 2000.0, [*MIGRATIONS, later])
    assert connection.execute("SELECT code, seq, colour FROM room").fetchall() == [
        ("KIWI", 2, None)
    ]
    assert connection.execute("SELECT * FROM migration").fetchall() == [
        *((number, 1000.0) for number in range(1, len(MIGRATIONS) + 1)),
        (len(MIGRATIONS) + 1, 2000.0),
    ]
    connection.close()
    with pytest.raises(JournalUnavailableError, match=r"newer Spotisle \(version 3"):
        await SqliteStore(tmp_path).open()


async def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    await stored(tmp_path, KIWI=2)
    path = tmp_path / JOURNAL_FILE
    connection = connect(path)
    broken = ("ALTER TABLE room ADD COLUMN colour TEXT", "ALTER TABLE nowhere ADD COLUMN x")
    with pytest.raises(sqlite3.OperationalError):
        prepare(connection, path, 2000.0, [*MIGRATIONS, broken])
    connection.close()
    async with opened(SqliteStore(tmp_path)) as journal:
        assert len(await journal.read("KIWI")) == 2
