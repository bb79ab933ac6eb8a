"""A phone that joins twice: the page that is closed leaves no name behind."""

import asyncio

from spotisle.club.closed_pages import CLOSED_S
from spotisle.protocol import club_commands as cmd
from tests.club.kit.club_server import ClubServer
from tests.club.kit.phone import Phone

NOT_YET_S, OVER_S = CLOSED_S - 2, CLOSED_S + 2


def names_at(phone: Phone) -> dict[str, str]:
    """Return the name of everybody who is there, as a phone sees it."""
    return {number: person["name"] for number, person in phone.club_view["people"].items()}


async def test_who_closes_the_page_at_the_doors_leaves_the_list_after_a_while(
    server: ClubServer,
) -> None:
    await server.open()
    once, twice, _ = await server.join_people(3)
    twice.close_page()
    await asyncio.sleep(NOT_YET_S)
    assert len(names_at(once)) == 3
    await asyncio.sleep(OVER_S - NOT_YET_S)
    assert str(twice.number) not in names_at(once)
    assert server.organiser.organiser["away"] == []
    assert server.organiser.club_view["sentence"]["people"] == 2
    await server.kill()
    assert len(server.state.present) == 2


async def test_who_closed_the_page_comes_back_under_the_same_name(server: ClubServer) -> None:
    await server.open()
    once, twice = await server.join_people(2)
    await server.settle()
    name = names_at(once)[str(twice.number)]
    twice.close_page()
    await asyncio.sleep(OVER_S)
    newcomers = await server.join_people(20)
    await server.do(cmd.LockDoors, locked=True)
    twice.join(server.club)
    await server.settle()
    assert names_at(newcomers[0])[str(twice.number)] == name
    assert list(names_at(once).values()).count(name) == 1


async def test_a_reload_or_a_sleeping_phone_stays_in_the_list(server: ClubServer) -> None:
    await server.open()
    reloads, sleeps, _ = await server.join_people(3)
    sleeps.lose_connection()
    reloads.close_page()
    await asyncio.sleep(NOT_YET_S)
    reloads.join(server.club)
    await asyncio.sleep(600)
    assert len(names_at(server.organiser)) == 3
    assert server.organiser.organiser["away"] == [sleeps.number]


async def test_who_is_seated_meanwhile_leaves_the_list_when_the_round_begins(
    server: ClubServer,
) -> None:
    await server.open(rounds=2, table=4, round_seconds=600)
    *_, twice = await server.join_people(4, level="child")
    twice.close_page()
    await server.do(cmd.Go)
    await server.until_phase("round")
    await asyncio.sleep(OVER_S)
    assert len(names_at(server.organiser)) == 3


async def test_who_has_played_stays_in_the_list(server: ClubServer) -> None:
    await server.open(rounds=2, table=3, round_seconds=30)
    plays, *_ = await server.join_people(3)
    await server.do(cmd.Go)
    await server.until_phase("results")
    plays.close_page()
    await asyncio.sleep(OVER_S)
    assert len(names_at(server.organiser)) == 3


async def test_a_name_that_was_taken_meanwhile_gets_a_number(server: ClubServer) -> None:
    await server.open(names="own")
    camera, browser = server.phone("Ann"), server.phone("Ann")
    camera.join(server.club, key=server.new.key)
    await server.until(lambda: camera.number)
    camera.close_page()
    await asyncio.sleep(OVER_S)
    browser.join(server.club, key=server.new.key)
    await server.until(lambda: browser.number)
    camera.join(server.club)
    await server.settle()
    assert sorted(names_at(browser).values()) == ["Ann", "Ann 2"]


async def test_a_store_that_fails_only_delays_it(server: ClubServer) -> None:
    await server.open()
    once, twice, _ = await server.join_people(3)
    twice.close_page()
    server.journal.full = True
    await asyncio.sleep(OVER_S)
    server.journal.full = False
    assert len(names_at(once)) == 3
    await asyncio.sleep(CLOSED_S + OVER_S)
    assert len(names_at(once)) == 2
