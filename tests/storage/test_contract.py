"""The contract of every journal, tested with each store of the kit."""

import asyncio

import pytest

from spotisle.storage import (
    Entry,
    FencedError,
    JournalUnavailableError,
    RemovedCounts,
    SequenceError,
)
from tests.storage.kit import Store, entries, fill, opened


async def test_entries_are_read_back_in_order(store: Store) -> None:
    async with opened(store) as journal:
        log = await fill(journal, "KIWI", 5)
        assert await journal.read("KIWI") == log
        assert await journal.read("KIWI", after=3) == log[3:]
        assert await journal.read("KIWI", after=5) == await journal.read("KIWI", after=99) == []


async def test_everything_is_there_when_the_journal_is_reopened(store: Store) -> None:
    async with opened(store) as journal:
        log = await fill(journal, "KIWI", 3)
        key = await journal.keep_record("KIWI", 1, 900.0, "tower", b"{}")
    async with opened(store) as journal:
        assert await journal.read("KIWI") == log
        assert await journal.record(key) == b"{}"


async def test_a_body_may_be_any_bytes(store: Store) -> None:
    bodies = [b"", b"\0" * 10, bytes(range(256)), b"x" * 300_000]
    async with opened(store) as journal:
        epoch = await journal.open_room("KIWI")
        log = [Entry("KIWI", seq, epoch, body) for seq, body in enumerate(bodies, start=1)]
        await journal.append(log)
        assert await journal.read("KIWI") == log


async def test_a_new_room_begins_at_epoch_one_and_each_taking_raises_it(store: Store) -> None:
    async with opened(store) as journal:
        assert [await journal.open_room("KIWI") for _ in range(3)] == [1, 2, 3]
        assert await journal.open_room("PEAR") == 1
    async with opened(store) as journal:
        assert await journal.open_room("KIWI") == 4


async def test_an_owner_that_was_replaced_cannot_append(store: Store) -> None:
    async with opened(store) as journal:
        log = await fill(journal, "KIWI", 2)
        await journal.open_room("KIWI")
        with pytest.raises(FencedError, match="KIWI is not held with epoch 1: its epoch is 2"):
            await journal.append(entries("KIWI", 1, 3, 3))
        with pytest.raises(FencedError):
            await journal.append(log)
        await journal.append(entries("KIWI", 2, 3, 3))
        assert [entry.epoch for entry in await journal.read("KIWI")] == [1, 1, 2]


async def test_an_epoch_that_was_never_issued_is_refused(store: Store) -> None:
    async with opened(store) as journal:
        await journal.open_room("KIWI")
        with pytest.raises(FencedError):
            await journal.append(entries("KIWI", 2, 1, 1))
        with pytest.raises(FencedError, match="it does not exist"):
            await journal.append(entries("PEAR", 1, 1, 1))


@pytest.mark.parametrize("seq", [-1, 0, 2, 4, 5])
async def test_an_entry_out_of_order_is_refused(store: Store, seq: int) -> None:
    async with opened(store) as journal:
        log = await fill(journal, "KIWI", 2)
        other = Entry("KIWI", seq, 1, b"other")
        with pytest.raises(SequenceError, match=f"entry {seq} does not follow its last, 2"):
            await journal.append([other])
        assert await journal.read("KIWI") == log


async def test_a_hole_within_one_call_is_refused(store: Store) -> None:
    async with opened(store) as journal:
        await journal.open_room("KIWI")
        one, _, three = entries("KIWI", 1, 1, 3)
        with pytest.raises(SequenceError, match="entry 3 came where 2 was due"):
            await journal.append([one, three])
        assert await journal.read("KIWI") == []


async def test_one_call_may_write_to_several_rooms_and_is_stored_whole(store: Store) -> None:
    async with opened(store) as journal:
        for room in ("KIWI", "PEAR"):
            await journal.open_room(room)
        kiwi, pear = entries("KIWI", 1, 1, 3), entries("PEAR", 1, 1, 2)
        await journal.append([kiwi[0], pear[0], kiwi[1], kiwi[2], pear[1]])
        assert await journal.read("KIWI") == kiwi
        assert await journal.read("PEAR") == pear


async def test_a_refused_call_stores_nothing(store: Store) -> None:
    async with opened(store) as journal:
        for room in ("KIWI", "PEAR"):
            await journal.open_room(room)
        with pytest.raises(FencedError):
            await journal.append([*entries("KIWI", 1, 1, 2), *entries("PEAR", 7, 1, 1)])
        assert await journal.read("KIWI") == await journal.read("PEAR") == []


async def test_a_refused_call_does_not_hurt_those_beside_it(store: Store) -> None:
    async with opened(store) as journal:
        rooms = [f"ROOM{number}" for number in range(20)]
        for room in rooms:
            await journal.open_room(room)
        calls = [journal.append(entries(room, 1 + at % 2, 1, 2)) for at, room in enumerate(rooms)]
        results = await asyncio.gather(*calls, return_exceptions=True)
        assert [isinstance(result, FencedError) for result in results] == [False, True] * 10
        stored = [len(await journal.read(room)) for room in rooms]
        assert stored == [2, 0] * 10


async def test_the_same_entries_again_are_kept_once(store: Store) -> None:
    async with opened(store) as journal:
        log = await fill(journal, "KIWI", 4)
        await journal.append(log[1:3])
        await journal.append(log)
        assert await journal.read("KIWI") == log


async def test_a_repetition_that_goes_beyond_what_is_stored_is_refused(store: Store) -> None:
    async with opened(store) as journal:
        log = await fill(journal, "KIWI", 2)
        with pytest.raises(SequenceError):
            await journal.append(entries("KIWI", 1, 2, 3))
        assert await journal.read("KIWI") == log


async def test_appending_nothing_has_no_effect(store: Store) -> None:
    async with opened(store) as journal:
        await journal.append([])
        assert await journal.rooms() == []


async def test_an_append_whose_caller_gave_up_is_whole_and_others_get_their_answers(
    store: Store,
) -> None:
    async with opened(store) as journal:
        for room in ("KIWI", "PEAR"):
            await journal.open_room(room)
        given_up = asyncio.ensure_future(journal.append(entries("KIWI", 1, 1, 3)))
        awaited = asyncio.ensure_future(journal.append(entries("PEAR", 1, 1, 3)))
        await asyncio.sleep(0)
        given_up.cancel()
        await awaited
        await journal.append(entries("KIWI", 1, 1, 3))
        assert await journal.read("KIWI") == entries("KIWI", 1, 1, 3)


async def test_rooms_are_listed_by_when_they_were_last_written_to(store: Store) -> None:
    async with opened(store) as journal:
        await fill(journal, "KIWI", 2)
        store.clock.now = 1010.0
        await fill(journal, "PEAR", 1)
        store.clock.now = 1020.0
        await journal.append(entries("KIWI", 1, 3, 3))
        lines = await journal.rooms()
        assert [line.code for line in lines] == ["KIWI", "PEAR"]
        kiwi = lines[0]
        assert (kiwi.seq, kiwi.epoch, kiwi.created_at, kiwi.touched_at) == (3, 1, 1000.0, 1020.0)
        assert await journal.room("KIWI") == kiwi


async def test_looking_up_a_room_does_not_create_it(store: Store) -> None:
    async with opened(store) as journal:
        assert await journal.room("KIWI") is None
        assert await journal.read("KIWI") == []
        assert await journal.snapshot("KIWI") is None
        assert await journal.rooms() == []


async def test_the_newest_snapshot_is_kept(store: Store) -> None:
    async with opened(store) as journal:
        await fill(journal, "KIWI", 5)
        await journal.save_snapshot("KIWI", 4, b"four")
        assert await journal.snapshot("KIWI") == (4, b"four")
        await journal.save_snapshot("KIWI", 3, b"three")
        assert await journal.snapshot("KIWI") == (4, b"four")
        await journal.save_snapshot("KIWI", 4, b"four, better")
        assert await journal.snapshot("KIWI") == (4, b"four, better")


async def test_a_snapshot_ahead_of_its_room_is_refused(store: Store) -> None:
    async with opened(store) as journal:
        await fill(journal, "KIWI", 2)
        await journal.save_snapshot("KIWI", 3, b"three")
        await journal.save_snapshot("PEAR", 0, b"no such room")
        assert await journal.snapshot("KIWI") is None
        assert await journal.snapshot("PEAR") is None


async def test_a_record_is_kept_once_however_often_it_is_brought(store: Store) -> None:
    async with opened(store) as journal:
        keys = {await journal.keep_record("KIWI", 1, 900, "tower", b"{}") for _ in range(3)}
        keys |= {await journal.keep_record("KIWI", 1, 900.0, "tower", b"{}")}
        (key,) = keys
        (line,) = await journal.records()
        assert (line.id, line.room, line.number) == (key, "KIWI", 1)
        assert (line.finished_at, line.game) == (900.0, "tower")
        assert await journal.record(key) == b"{}"
        assert await journal.record("no such id") is None


async def test_records_come_newest_first_page_by_page(store: Store) -> None:
    async with opened(store) as journal:
        for number in range(7):
            finished = 900.0 + number // 2
            room = "PEAR" if number == 3 else "KIWI"
            await journal.keep_record(room, number, finished, "well", b"%d" % number)
        everything = await journal.records()
        assert [line.finished_at for line in everything] == [903, 902, 902, 901, 901, 900, 900]
        pages, before = [], None
        while page := await journal.records(limit=2, before=before):
            pages += page
            before = page[-1].id
        assert pages == everything
        of_kiwi = await journal.records("KIWI")
        assert of_kiwi == [line for line in everything if line.number != 3]
        assert await journal.records("KIWI", before=of_kiwi[2].id) == of_kiwi[3:]


async def test_a_forgotten_room_is_gone_but_its_records_stay(store: Store) -> None:
    async with opened(store) as journal:
        await fill(journal, "KIWI", 3)
        pear = await fill(journal, "PEAR", 3)
        await journal.save_snapshot("KIWI", 3, b"three")
        await journal.keep_record("KIWI", 1, 900.0, "tower", b"{}")
        await journal.forget("KIWI")
        await journal.forget("KIWI")
        assert await journal.room("KIWI") is None
        assert await journal.read("KIWI") == []
        assert await journal.snapshot("KIWI") is None
        assert len(await journal.records("KIWI")) == 1
        assert await journal.read("PEAR") == pear


async def test_the_owner_of_a_forgotten_room_stays_fenced_when_its_code_is_used_again(
    store: Store,
) -> None:
    async with opened(store) as journal:
        await fill(journal, "KIWI", 1)
        await journal.forget("KIWI")
        with pytest.raises(FencedError):
            await journal.append(entries("KIWI", 1, 2, 2))
        epoch = await journal.open_room("KIWI")
        await journal.append([Entry("KIWI", 1, epoch, b"another game")])
        with pytest.raises(FencedError):
            await journal.append(entries("KIWI", 1, 2, 2))
        assert len(await journal.read("KIWI")) == 1


async def test_retention_removes_what_is_older_and_nothing_else(store: Store) -> None:
    async with opened(store) as journal:
        for at, room in enumerate(("OLD", "EDGE", "NEW")):
            store.clock.now = 100.0 + at
            await fill(journal, room, 2)
            await journal.keep_record(room, 1, 100.0 + at, "tower", b"{}")
        assert await journal.retain(101.0, 102.0) == RemovedCounts(rooms=1, records=2)
        assert [line.code for line in await journal.rooms()] == ["NEW", "EDGE"]
        assert [line.room for line in await journal.records()] == ["NEW"]
        assert await journal.retain(101.0, 102.0) == RemovedCounts(rooms=0, records=0)


async def test_closing_stores_what_is_still_waiting(store: Store) -> None:
    journal = await store.open()
    await journal.open_room("KIWI")
    waiting = asyncio.gather(
        *(journal.append(entries("KIWI", 1, seq, seq)) for seq in range(1, 51))
    )
    await asyncio.sleep(0)
    await asyncio.gather(journal.close(), journal.close())
    await waiting
    async with opened(store) as again:
        assert len(await again.read("KIWI")) == 50


async def test_a_closed_journal_raises_an_error(store: Store) -> None:
    async with opened(store) as journal:
        pass
    for call in (journal.open_room("KIWI"), journal.read("KIWI")):
        with pytest.raises(JournalUnavailableError, match="closed"):
            await call


async def test_five_hundred_rooms_append_at_once(store: Store) -> None:
    async with opened(store) as journal:
        rooms = [f"R{number}" for number in range(500)]
        logs = await asyncio.gather(*(fill(journal, room, 6, group=2) for room in rooms))
        read = await asyncio.gather(*(journal.read(room) for room in rooms))
        assert read == logs
