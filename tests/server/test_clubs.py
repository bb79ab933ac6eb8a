"""Club nights over real sockets: created over HTTP, stored in SQLite and in PostgreSQL."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from spotisle.club import closed_pages
from spotisle.club.actor import ClubActor
from spotisle.cluster.relay import RELAYED_HEADER
from spotisle.plane import Plane
from spotisle.protocol.delta import merge
from spotisle.server import guesses
from tests.decks.kit import EMOJI, deck_file
from tests.kit.coroutines import skip, until
from tests.kit.local_cluster import local_cluster
from tests.kit.local_server import (
    HELLO,
    REPLY_TIMEOUT_S,
    LocalServer,
    RawSocket,
    local_server,
    raw_socket,
)

pytestmark = pytest.mark.usefixtures("_undelayed")

NEVER_S = 3600.0
"""Longer than any test."""
BY_HAND = {"rounds": 2, "table": 3, "automatic": False}


async def create_club(server: LocalServer) -> dict[str, Any]:
    """Create a club night, and add the organisers' tokens, taken from their links."""
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{server.url}/api/events") as response,
    ):
        assert response.status == 201
        created: dict[str, Any] = await response.json()
    tokens = [link.partition("?o=")[2].partition("&")[0] for link in created["organisers"]]
    return created | {"tokens": tokens}


class Party:
    """An organiser and three phones."""

    def __init__(self, club: dict[str, Any]) -> None:
        self.club = club
        self.tokens: list[str] = []

    async def come(self, server: LocalServer, stack: AsyncExitStack) -> None:
        """Connect everyone, or reconnect them after a restart."""
        self.organiser = await stack.enter_async_context(raw_socket(server.url))
        code = self.club["code"]
        await self.organiser.send(**HELLO, room=code, token=self.club["tokens"][0])
        self.view = (await self.organiser.receive("event_welcome"))["view"]
        self.phones = [await stack.enter_async_context(raw_socket(server.url)) for _ in range(3)]
        known = self.tokens
        self.tokens = []
        for number, phone in enumerate(self.phones):
            if known:
                await phone.send(**HELLO, room=code, token=known[number])
            else:
                await phone.send(**HELLO, room=code, key=self.club["key"], language="pl")
            welcome = await phone.receive("event_welcome")
            self.tokens.append(welcome["token"] or known[number])

    async def do(self, kind: str, **fields: Any) -> None:
        """Send a command as the organiser, and wait until it is done."""
        await self.organiser.send(type=kind, id=1, **fields)
        await self.organiser.receive("done")


async def seat_numbers(phones: list[RawSocket]) -> list[int]:
    """Wait until every phone is at its table; return the sorted seats."""
    seats = []
    for phone in phones:
        await phone.receive("table")
        seats.append((await phone.receive("welcome"))["private"]["seat"])
    return sorted(seats)


async def test_an_event_survives_a_restart(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server, AsyncExitStack() as stack:
        party = Party(await create_club(server))
        await party.come(server, stack)
        await party.do("event_settings", settings=BY_HAND)
        await party.do("event_go")
        await party.do("event_go")
        assert await seat_numbers(party.phones) == [0, 1, 2]
    async with local_server(tmp_path) as server, AsyncExitStack() as stack:
        await party.come(server, stack)
        assert party.view["state"] == "round"
        assert await seat_numbers(party.phones) == [0, 1, 2]
        await party.do("end_round")
        for phone in party.phones:
            await phone.receive("table_over")


async def test_only_people_seated_by_the_event_join_a_table(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server, AsyncExitStack() as stack:
        party = Party(await create_club(server))
        await party.come(server, stack)
        await party.do("event_settings", settings=BY_HAND)
        await party.do("event_go")
        await party.do("event_go")
        room = (await party.phones[0].receive("table"))["room"]
        for asked in ({"name": "Eve"}, {"name": "Eve", "watch": True}):
            stranger = await stack.enter_async_context(raw_socket(server.url))
            await stranger.send(**HELLO | asked, room=room)
            assert (await stranger.receive("bye"))["why"] == "no_room"


async def test_an_event_moves_with_its_tables_to_another_node() -> None:
    async with local_cluster() as (one, two), AsyncExitStack() as stack:
        party = Party(await create_club(one))
        await party.come(one, stack)
        await party.do("event_settings", settings=BY_HAND)
        await party.do("event_go")
        await party.do("event_go")
        assert await seat_numbers(party.phones) == [0, 1, 2]
        async with raw_socket(two.url) as elsewhere:
            await elsewhere.send(**HELLO, room=party.club["code"], key=party.club["key"])
            assert (await elsewhere.closed())[1] == "moved"
        await one.stop()
        await party.come(two, stack)
        assert party.view["state"] == "round"
        assert await seat_numbers(party.phones) == [0, 1, 2]


async def test_only_an_organiser_gets_the_report(tmp_path: Path) -> None:
    async with (
        local_server(tmp_path) as server,
        AsyncExitStack() as stack,
        aiohttp.ClientSession() as session,
    ):
        party = Party(await create_club(server))
        await party.come(server, stack)
        url = f"{server.url}/api/events/{party.club['code']}/people.csv"
        right = {"Authorization": f"Bearer {party.club['tokens'][1]}"}
        async with session.get(url, headers=right) as response:
            lines = (await response.text()).splitlines()
        assert len(lines) == 4
        assert "player 1" in lines[1]
        for token in (party.club["key"], party.tokens[0], ""):
            wrong = {"Authorization": f"Bearer {token}"}
            async with session.get(url, headers=wrong) as response:
                assert response.status == 401


async def test_a_token_that_is_not_text_is_refused(server: LocalServer) -> None:
    club = await create_club(server)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    asked = f"GET /api/events/{club['code']}/report HTTP/1.1\r\nHost: x\r\n".encode()
    writer.write(asked + b"Authorization: Bearer \xff\r\n\r\n")
    assert b" 401 " in await reader.readline()
    writer.transport.abort()


async def test_every_node_answers_an_organiser_with_the_report() -> None:
    async with (
        local_cluster() as (one, two),
        AsyncExitStack() as stack,
        aiohttp.ClientSession() as session,
    ):
        party = Party(await create_club(one))
        await party.come(one, stack)

        async def ask(
            node: LocalServer, name: str, token: str, **headers: str
        ) -> tuple[int, str, bytes]:
            url = f"{node.url}/api/events/{party.club['code']}/{name}"
            async with session.get(
                url, headers={"Authorization": f"Bearer {token}", **headers}
            ) as response:
                return response.status, response.content_type, await response.read()

        organiser = party.club["tokens"][0]
        for name in ("people.csv?names", "symbols.csv?language=nl", "lesson.txt", "report"):
            near, far = [await ask(node, name, organiser) for node in (one, two)]
            assert near[0] == 200
            assert near == far
            assert (await ask(two, name, party.tokens[0]))[0] == 401
        relayed = {RELAYED_HEADER: one.cluster.id}
        assert (await ask(two, "report", organiser, **relayed))[0] == 503


async def test_symbols_are_named_and_listed_for_the_next_lesson(tmp_path: Path) -> None:
    async with (
        local_server(tmp_path) as server,
        AsyncExitStack() as stack,
        aiohttp.ClientSession() as session,
    ):
        file, kind = deck_file(2, "learning"), {"Content-Type": "application/zip"}
        async with session.post(f"{server.url}/api/decks", data=file, headers=kind) as response:
            deck = (await response.json())["deck"]
        party = Party(await create_club(server))
        await party.come(server, stack)
        await party.do("event_settings", settings={"mode": "crowd", "pairs": 1, "deck": deck})
        await party.do("event_go")
        screen = await stack.enter_async_context(raw_socket(server.url))
        await screen.send(**HELLO, room=party.club["code"], key=party.club["key"], watch=True)
        welcome = await screen.receive("event_welcome")
        view = welcome["view"]
        while not view["crowd"]:
            view = merge(view, (await screen.receive("event_update"))["delta"])
        crowd = view["crowd"]
        right = Plane.of_order(2).shared(*crowd["cards"])
        skip(crowd["opens"] - welcome["clock"])
        await party.phones[0].send(type="answer", id=1, pair=1, symbol=(right + 1) % 7)
        assert not (await party.phones[0].receive("crowd_verdict"))["ok"]
        url = f"{server.url}/api/events/{party.club['code']}"
        key = {"Authorization": f"Bearer {party.club['tokens'][0]}"}
        async with session.get(f"{url}/symbols.csv?language=nl", headers=key) as response:
            heading, *lines = (await response.text()).splitlines()
        assert heading.startswith(
            "\N{BYTE ORDER MARK}deck,symbol,found,mistakes,right instead,missed"
        )
        named = (right + 1) % 7
        told = [f"Pets,Dier {named},0,1,Dier {right} (1),0,,", f"Pets,Dier {right},0,0,,1,,"]
        assert sorted(lines) == sorted(told)
        async with session.get(f"{url}/lesson.txt", headers=key) as response:
            entries = (await response.text()).splitlines()
        assert sorted(entries) == sorted(f"{EMOJI[n]} = pet {n}" for n in (named, right))
        async with session.get(f"{url}/lesson.txt") as response:
            assert response.status == 401


async def test_a_school_behind_one_address_comes_in_while_one_pupil_guesses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guesses, "MIN_DELAY_S", NEVER_S)
    monkeypatch.setattr(guesses, "MAX_DELAY_S", NEVER_S)
    school = {"X-Forwarded-For": "10.0.0.1"}
    async with local_server(tmp_path, proxies=1) as server, AsyncExitStack() as stack:
        club = await create_club(server)

        async def pupil(**hello: Any) -> RawSocket:
            phone = await stack.enter_async_context(raw_socket(server.url, headers=school))
            await phone.send(**HELLO | hello)
            return phone

        codes = ["ABCDE"[: number % 5] + "ZZZZZZ"[: 6 - number % 5] for number in range(40)]
        guessing = [await pupil(room=code) for code in codes]
        coming = [await pupil(room=club["code"], key=club["key"]) for _ in range(3)]
        assert all([await phone.receive("event_welcome") for phone in coming])
        for phone in guessing:
            phone.websocket._conn.transport.abort()  # type: ignore[union-attr]


async def test_only_a_page_that_was_closed_leaves_the_list_on_every_node(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(closed_pages, "CLOSED_S", 0.5)  # less than pongs have
    async with local_cluster(relays=True) as (one, two), AsyncExitStack() as stack:
        club = await create_club(one)
        organiser = await stack.enter_async_context(raw_socket(one.url))
        await organiser.send(**HELLO, room=club["code"], token=club["tokens"][0])
        view = (await organiser.receive("event_welcome"))["view"]
        phones = [await stack.enter_async_context(raw_socket(it.url)) for it in (one, two) * 2]
        people = []
        for phone in phones:
            await phone.send(**HELLO, room=club["code"], key=club["key"])
            people.append(str((await phone.receive("event_welcome"))["you"]))
        for phone in phones[:2]:
            await phone.websocket.close()
        for phone in phones[2:]:
            phone.websocket._conn.transport.abort()  # type: ignore[union-attr]
        actor = one.context.registry.clubs[club["code"]]
        assert isinstance(actor, ClubActor)
        await until(lambda: list(actor.people.values()) == [None])  # the organiser
        skip(closed_pages.CLOSED_S)
        async with asyncio.timeout(REPLY_TIMEOUT_S):
            while set(view["people"]) != set(people[2:]):
                view = merge(view, (await organiser.receive("event_update"))["delta"])
        skip(2 * closed_pages.CLOSED_S)
        await organiser.send(type="event_settings", id=1, settings=BY_HAND)
        await organiser.receive("done")
        assert {str(person) for person in actor.state.present} == set(people[2:])
