"""What PostgreSQL adds to the contract: lost answers, nodes that start together, versions."""

import asyncio
import re
from pathlib import Path

import pytest

from spotisle.cluster import postgres
from spotisle.cluster.postgres import decks as deck_tables
from spotisle.cluster.postgres.journal import PostgresJournal
from spotisle.cluster.postgres.pool import Pool
from spotisle.cluster.postgres.schema import MIGRATIONS, Migration, prepare
from spotisle.storage import DamagedJournalError, Entry, FencedError, JournalUnavailableError
from tests.kit.coroutines import until
from tests.kit.databases import fresh_database
from tests.kit.tunnel import Tunnel
from tests.storage.kit import Clock, entries, fill


async def journal_at(url: str, holder: str = "", **options: int) -> PostgresJournal:
    return await PostgresJournal.open(url, Clock(), holder, **options)


async def test_nodes_that_start_together_on_an_empty_database_make_the_tables_once() -> None:
    url = fresh_database()
    journals = await asyncio.gather(*(journal_at(url) for _ in range(6)))
    await fill(journals[0], "KIWI", 2)
    assert len(await journals[5].read("KIWI")) == 2
    for journal in journals:
        await journal.close()


@pytest.mark.parametrize("byte", [1, 50, 400, 800])
async def test_opening_retries_when_the_connection_breaks(byte: int) -> None:
    async with Tunnel.to(fresh_database()) as tunnel:
        tunnel.cut_after(byte, upstream=False)
        journal = await journal_at(tunnel.url)
        assert tunnel.cuts == 1
        await fill(journal, "KIWI", 1)
        await journal.close()


@pytest.mark.parametrize("lost", ["question", "answer"])
async def test_an_append_whose_answer_is_lost_is_stored_and_acknowledged_once(lost: str) -> None:
    """The connection breaks during each of many appends; each must be stored exactly once."""
    url = fresh_database()
    async with Tunnel.to(url) as tunnel:
        journal = await journal_at(tunnel.url)
        await fill(journal, "KIWI", 1)
        for seq in range(2, 32):
            tunnel.cut_after(seq * 3 if lost == "question" else 1, upstream=lost == "question")
            await journal.append([Entry("KIWI", seq, 1, b"%d" % seq)])
        log = await journal.read("KIWI", after=1)
        assert [entry.body for entry in log] == [b"%d" % seq for seq in range(2, 32)]
        assert tunnel.cuts >= 30
        await journal.close()


async def test_an_append_is_not_answered_while_its_outcome_is_unknown() -> None:
    url = fresh_database()
    async with Tunnel.to(url) as tunnel:
        journal = await journal_at(tunnel.url)
        await fill(journal, "KIWI", 1)
        tunnel.cut_after(1, upstream=False)
        tunnel.refuse()
        waiting = asyncio.ensure_future(journal.append(entries("KIWI", 1, 2, 2)))
        await until(lambda: tunnel.refused >= 3)
        assert not waiting.done()
        tunnel.let_through()
        await waiting
        assert len(await journal.read("KIWI")) == 2
        await journal.close()


async def test_a_node_that_gave_up_is_fenced_and_its_room_is_whole() -> None:
    url = fresh_database()
    other = await journal_at(url)
    async with Tunnel.to(url) as tunnel:
        journal = await journal_at(tunnel.url)
        log = await fill(journal, "KIWI", 1)
        tunnel.cut_after(1, upstream=False)
        tunnel.refuse()
        waiting = asyncio.ensure_future(journal.append(entries("KIWI", 1, 2, 3)))
        await until(lambda: tunnel.cuts)
        journal.give_up()
        with pytest.raises(FencedError, match="lost the database for too long"):
            await waiting
        await other.open_room("KIWI")
        assert await other.read("KIWI") in (log, [*log, *entries("KIWI", 1, 2, 3)])
        tunnel.let_through()
        with pytest.raises(FencedError):
            await journal.append(entries("KIWI", 1, 2, 3))
        await journal.close()
    await other.close()


async def test_an_append_that_was_not_sent_fails_at_once_and_can_be_retried() -> None:
    url = fresh_database()
    async with Tunnel.to(url) as tunnel:
        journal = await journal_at(tunnel.url)
        await journal.open_room("KIWI")
        tunnel.refuse()
        tunnel.cut()
        await until(lambda: tunnel.empty)
        with pytest.raises(JournalUnavailableError, match="cannot be reached"):
            await journal.append(entries("KIWI", 1, 1, 1))
        tunnel.let_through()
        await journal.append(entries("KIWI", 1, 1, 1))
        await journal.close()


async def test_a_newer_database_is_refused_unless_it_allows_our_version() -> None:
    url = fresh_database()
    pool = Pool(url)
    addition = Migration(("ALTER TABLE room ADD COLUMN colour text",), oldest=1)
    await prepare(pool, 0.0, [*MIGRATIONS, addition])
    journal = await journal_at(url)
    await fill(journal, "KIWI", 1)
    await journal.close()
    newest = len(MIGRATIONS) + 2
    await prepare(pool, 0.0, [*MIGRATIONS, addition, Migration((), oldest=newest)])
    with pytest.raises(JournalUnavailableError, match=f"needs version {newest}; this one"):
        await journal_at(url)
    await pool.close()


async def test_a_room_that_a_newer_node_opened_stays_with_nodes_that_can_read_it() -> None:
    url = fresh_database()
    old, new = await journal_at(url, format_=1), await journal_at(url, format_=2)
    await fill(old, "KIWI", 1)
    assert await new.open_room("KIWI") == 2
    with pytest.raises(FencedError):
        await old.open_room("KIWI")
    await old.close()
    await new.close()


async def test_a_database_of_another_program_is_left_alone() -> None:
    url = fresh_database()
    pool = Pool(url)
    await pool.fetch("CREATE TABLE record (title text)")
    with pytest.raises(DamagedJournalError, match="give Spotisle its own database"):
        await journal_at(url)
    await pool.close()


async def test_a_changed_or_lost_entry_is_found_when_it_is_read() -> None:
    url = fresh_database()
    journal = await journal_at(url)
    for room in ("KIWI", "PEAR", "PLUM"):
        await fill(journal, room, 3)
    await journal.pool.fetch("UPDATE entry SET body = 'x' WHERE room = 'KIWI' AND seq = 2")
    await journal.pool.fetch("DELETE FROM entry WHERE room = 'PEAR' AND seq = 2")
    await journal.pool.fetch("DELETE FROM entry WHERE room = 'PLUM' AND seq = 3")
    for room, seq in (("KIWI", 2), ("PEAR", 2), ("PLUM", 3)):
        with pytest.raises(DamagedJournalError) as told:
            await journal.read(room)
        assert (told.value.room, told.value.seq) == (room, seq)
    await journal.close()


async def test_commits_are_durable_where_the_database_would_not_wait_for_the_disk() -> None:
    url = fresh_database()
    pool = Pool(url)
    await pool.fetch(f"ALTER DATABASE {url.rsplit('/', 1)[1]} SET synchronous_commit = off")
    await pool.close()
    journal = await journal_at(url)
    assert (await journal.pool.fetch("SHOW synchronous_commit"))[0][0] == "on"
    await journal.close()


async def test_a_missing_database_is_reported_in_one_line_without_the_password() -> None:
    with pytest.raises(JournalUnavailableError) as told:
        await journal_at("postgresql://ann:secret@127.0.0.1:1/none")
    assert "secret" not in str(told.value)
    assert "\n" not in str(told.value)
    assert "postgresql://ann@127.0.0.1:1/none cannot be reached" in str(told.value)


def test_only_plain_sql_is_sent_that_other_databases_of_this_kind_know_too() -> None:
    sources = [*Path(postgres.__path__[0]).glob("*.py"), Path(deck_tables.__file__)]
    own = r"LISTEN|NOTIFY|TRIGGER|COPY|LOCK TABLE|SERIAL|ctid|pg_\w+\("
    found = {file.name: re.findall(rf"\b(?:{own})", file.read_text()) for file in sources}
    leader_position = ["pg_walfile_name(", "pg_current_wal_lsn("]  # asked if there are replicas
    assert found == {file.name: [] for file in sources} | {"connection.py": leader_position}
