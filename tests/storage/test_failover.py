"""A leader and its replica: which one the pool connects to, and what a failover keeps."""

import asyncio
import signal
from collections.abc import Iterator

import pytest

from spotisle.cluster.postgres.connection import DatabaseConnection
from spotisle.cluster.postgres.journal import PostgresJournal
from spotisle.cluster.postgres.pool import Pool, UnknownOutcomeError
from spotisle.storage import JournalUnavailableError
from tests.kit.coroutines import TIMEOUT_S
from tests.kit.databases import fresh_database
from tests.kit.replicas import replica, url_of_all, wait_for_answer, wait_for_replica
from tests.kit.tunnel import Tunnel
from tests.storage.kit import Clock, entries, fill
from tools.postgres import Database

SYNC_WAITS = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
LOCK_WAITS = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
CANCEL_SYNC_WAITS = (
    "SELECT count(pg_cancel_backend(pid)) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
)


@pytest.fixture(scope="module")
def leader() -> Iterator[Database]:
    """A database server that the tests of this file may kill."""
    server = Database()
    try:
        server.start()
        yield server
    finally:
        server.remove()


async def test_a_host_that_never_answers_does_not_hide_the_leader(leader: Database) -> None:
    async with Tunnel.to(leader.url) as silent:
        silent.stop()
        pool = Pool(url_of_all(silent, leader))
        assert [tuple(row) for row in await pool.fetch("SELECT 1")] == [(1,)]
        assert silent.held
        await pool.close()


async def test_while_there_is_no_leader_the_database_is_unavailable(leader: Database) -> None:
    async with Tunnel.to(leader.url) as tunnel, replica(leader, tunnel) as follower:
        pool = Pool(url_of_all(tunnel, follower))
        await pool.fetch("SELECT 1")
        tunnel.refuse()
        tunnel.cut()
        with pytest.raises(JournalUnavailableError, match="cannot be reached"):
            await pool.fetch("SELECT 1")
        tunnel.let_through()
        await pool.fetch("CREATE TEMPORARY TABLE writable (one int)")
        await pool.close()


async def test_all_connections_switch_to_the_newer_of_two_leaders(leader: Database) -> None:
    """A former leader that nobody has stopped still takes writes; nobody may read from it."""
    async with Tunnel.to(leader.url) as tunnel, replica(leader, tunnel) as follower:
        pool = Pool(url_of_all(leader, follower))
        beside = pool.reserve()
        port = "SELECT current_setting('port')::int"
        for one in (pool, beside):
            assert (await one.fetch(port))[0][0] == leader.port
        await asyncio.to_thread(follower.promote)
        mine = await beside.fetch("SELECT pg_backend_pid()")
        leader.sql(f"SELECT pg_terminate_backend({mine[0][0]}, 10000)")
        for one in (beside, pool):
            assert (await one.fetch(port))[0][0] == follower.port
        await pool.close()


async def test_a_transaction_on_a_silent_connection_ends_in_time(leader: Database) -> None:
    async with Tunnel.to(leader.url) as tunnel:
        pool = Pool(tunnel.url)

        async def fall_silent(connection: DatabaseConnection) -> None:
            await connection.execute("SELECT 1")
            tunnel.stop()
            await connection.execute("SELECT 2")

        with pytest.raises(UnknownOutcomeError):
            async with asyncio.timeout(TIMEOUT_S):
                await pool.transaction(fall_silent)
        await pool.close()


async def test_the_server_frees_the_locks_of_a_vanished_node_and_cancels_no_commit() -> None:
    url = fresh_database()
    pool = Pool(url)
    await pool.fetch(f"ALTER DATABASE {url.rsplit('/', 1)[1]} SET statement_timeout = '1s'")
    await pool.close()
    pool = Pool(url)
    for name, value in (
        ("statement_timeout", "0"),
        ("idle_in_transaction_session_timeout", "4s"),
        ("client_connection_check_interval", "1s"),
        ("tcp_user_timeout", "4000"),
    ):
        assert (await pool.fetch(f"SHOW {name}"))[0][0] == value
    await pool.close()


async def test_an_append_is_acknowledged_when_the_synchronous_replica_has_it(
    leader: Database,
) -> None:
    """Even if PostgreSQL shows it earlier, on the leader only, because its wait is cancelled."""
    async with Tunnel.to(leader.url) as tunnel, replica(leader, tunnel) as follower:
        journal = await PostgresJournal.open(url_of_all(leader, follower), Clock())
        await journal.open_room("SYNC")
        await wait_for_replica(leader, synchronous=True)
        await journal.append(entries("SYNC", 1, 1, 1))
        tunnel.stop()
        waiting = asyncio.ensure_future(journal.append(entries("SYNC", 1, 2, 2)))
        await wait_for_answer(leader, SYNC_WAITS, "1")
        # The first attempt has timed out, this is the next.
        await wait_for_answer(leader, LOCK_WAITS, "1")
        await wait_for_answer(leader, CANCEL_SYNC_WAITS, "1")
        await wait_for_answer(leader, "SELECT seq FROM room WHERE code = 'SYNC'", "2")
        await wait_for_answer(leader, SYNC_WAITS, "1")  # the next attempt got the row's lock
        await wait_for_answer(leader, CANCEL_SYNC_WAITS, "1")
        # The entry exists, and waits for the replica.
        await wait_for_answer(leader, SYNC_WAITS, "1")
        assert not waiting.done()
        tunnel.resume()
        await waiting
        await asyncio.to_thread(leader.stop, signal.SIGQUIT)
        await asyncio.to_thread(follower.promote)
        assert [entry.seq for entry in await journal.read("SYNC")] == [1, 2]
        await journal.close()
    leader.start()
    await wait_for_replica(leader, synchronous=False)
    leader.sql("DELETE FROM entry", "DELETE FROM room")


async def test_an_asynchronous_replica_lacks_what_was_acknowledged_last(leader: Database) -> None:
    async with Tunnel.to(leader.url) as tunnel, replica(leader, tunnel) as follower:
        journal = await PostgresJournal.open(url_of_all(leader, follower), Clock())
        await fill(journal, "LOST", 3)
        await wait_for_answer(follower, "SELECT count(*) FROM entry", "3")
        tunnel.stop()
        await journal.append(entries("LOST", 1, 4, 7))
        await asyncio.to_thread(leader.stop, signal.SIGQUIT)
        await asyncio.to_thread(follower.promote)
        assert len(await journal.read("LOST")) == 3
        await journal.close()
    leader.start()
    leader.sql("DELETE FROM entry", "DELETE FROM room")
