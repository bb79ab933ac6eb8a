"""A club night whose journal fails for a while, or whose server stops in the wrong moment."""

import asyncio
from typing import Any

import pytest

from spotisle.club.evening import RETRY_S
from spotisle.protocol import club_commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.storage import Entry, JournalUnavailableError
from tests.club.kit.club_server import ClubServer
from tests.club.kit.phone import Phone

GAME = Settings(games=("tower",))


async def test_tables_are_seated_once_the_journal_can_be_used_again(server: ClubServer) -> None:
    await server.open(rounds=2, table=2, games=(GAME,))
    await server.join_people(4)
    await server.until(lambda: server.state.plan)  # the only thing that is stored before the rooms
    server.journal.full = True
    answer = await server.organiser.answer(cmd.Go)
    assert (answer["type"], answer["why"]) == ("refused", "unavailable")
    server.journal.full = False
    await server.do(cmd.Go)
    await server.until_phase("podium")


async def test_a_round_waits_for_the_journal(server: ClubServer) -> None:
    await server.open(rounds=2, table=2, games=(GAME,), results_seconds=5)
    await server.join_people(4)
    await server.do(cmd.Go)
    await server.until_phase("results", 1)
    server.journal.full = True
    await asyncio.sleep(60)
    assert server.phase == "results"
    server.journal.full = False
    await server.until_phase("podium")


async def seat_two_tables(server: ClubServer) -> tuple[str, str]:
    """Begin a round that lasts, at two tables where nobody claims; return their rooms."""
    await server.open(rounds=1, table=2, games=(GAME,), round_seconds=600)
    phones = [server.phone() for _ in range(4)]
    for phone in phones:
        phone.join(server.club, key=server.new.key)
    await server.until(lambda: all(phone.number for phone in phones))
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    one, other = server.state.rooms
    return one, other


async def come_back(server: ClubServer) -> None:
    for phone in server.clients:
        assert isinstance(phone, Phone)
        phone.join(server.club)
    await server.settle()


async def test_tables_open_again_once_the_journal_can_be_read(
    server: ClubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await seat_two_tables(server)
    read = server.journal.read

    async def fail(room: str, after: int = 0) -> list[Entry]:
        if room == one:
            raise JournalUnavailableError("the database cannot be reached")
        return await read(room, after)

    with monkeypatch.context() as failing:
        failing.setattr(server.journal, "read", fail)
        await server.kill()
        await server.settle()
        await come_back(server)
        assert set(server.registry.actors) == {other}
    await asyncio.sleep(5)
    assert set(server.registry.actors) == {one, other}
    seated = [phone for phone in server.clients if isinstance(phone, Phone) and phone.table]
    assert len(seated) == 4
    assert not any(table.done for table in server.state.tables)


async def test_a_broken_table_is_void_and_the_others_play_on(server: ClubServer) -> None:
    one, other = await seat_two_tables(server)
    del server.journal.logs[one].entries[1:4]  # the people who play
    await server.kill()
    await server.settle()
    await come_back(server)
    assert [table.void for table in server.state.tables] == [True, False]
    assert set(server.registry.actors) == {other}


def fail_once(server: ClubServer, monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    """Let the next call of a method of the journal for the club night fail."""
    call = getattr(server.journal, method)
    calls = 0

    async def failing(subject: Any, *rest: Any) -> None:
        nonlocal calls
        code = subject if isinstance(subject, str) else subject[0].room
        calls += code == server.new.code
        if code == server.new.code and calls == 1:
            raise JournalUnavailableError("the disk is full")
        await call(subject, *rest)

    monkeypatch.setattr(server.journal, method, failing)


async def test_no_points_are_lost_when_a_result_cannot_be_stored(
    server: ClubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat_two_tables(server)
    fail_once(server, monkeypatch, "append")
    answer = await server.organiser.answer(cmd.FinishClub)
    assert (answer["type"], answer["why"]) == ("refused", "unavailable")
    await server.do(cmd.FinishClub)
    assert server.phase == "podium"
    assert server.state.points.keys() == server.state.people.keys()


async def stored_key(server: ClubServer) -> bytes:
    kept = await server.journal.snapshot(server.new.code)
    assert kept is not None
    return kept[1]


async def test_the_key_of_the_names_is_deleted_later_if_the_journal_fails(
    server: ClubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.open(rounds=1, table=2)
    await server.join_people(2)
    fail_once(server, monkeypatch, "save_snapshot")
    await server.do(cmd.ForgetNames)
    assert await stored_key(server)
    server.organiser.lose_connection()
    await asyncio.sleep(RETRY_S + 1)
    assert await stored_key(server) == b""


async def test_a_server_that_stopped_before_it_deleted_the_key_does_so_when_it_starts(
    server: ClubServer,
) -> None:
    await server.open(rounds=1, table=2)
    await server.join_people(2)
    key = await stored_key(server)
    await server.do(cmd.ForgetNames)
    await server.journal.save_snapshot(server.new.code, server.state.seq, key)
    await server.kill()
    await server.settle()
    assert await stored_key(server) == b""
