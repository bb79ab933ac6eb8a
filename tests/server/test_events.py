"""Events over real sockets: created by HTTP, kept in SQLite and in PostgreSQL."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp

from spotisle.plane import Plane
from spotisle.protocol.delta import merge
from tests.decks.kit import EMOJI, deck_file
from tests.kit.local_cluster import local_cluster
from tests.kit.local_server import HELLO, LocalServer, RawSocket, local_server, raw_socket

BY_HAND = {"rounds": 2, "table": 3, "automatic": False}


async def create_event(server: LocalServer) -> dict[str, Any]:
    """Create an event; the organisers' tokens are cut out of their links."""
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

    def __init__(self, event: dict[str, Any]) -> None:
        self.event = event
        self.tokens: list[str] = []

    async def come(self, server: LocalServer, stack: AsyncExitStack) -> None:
        """Connect, or connect again after everything was cut."""
        self.organiser = await stack.enter_async_context(raw_socket(server.url))
        code = self.event["code"]
        await self.organiser.send(**HELLO, room=code, token=self.event["tokens"][0])
        self.view = (await self.organiser.receive("event_welcome"))["view"]
        self.phones = [await stack.enter_async_context(raw_socket(server.url)) for _ in range(3)]
        known = self.tokens
        self.tokens = []
        for number, phone in enumerate(self.phones):
            if known:
                await phone.send(**HELLO, room=code, token=known[number])
            else:
                await phone.send(**HELLO, room=code, key=self.event["key"], language="pl")
            welcome = await phone.receive("event_welcome")
            self.tokens.append(welcome["token"] or known[number])

    async def do(self, kind: str, **fields: Any) -> None:
        """Let the organiser ask for something."""
        await self.organiser.send(type=kind, id=1, **fields)
        await self.organiser.receive("done")


async def seat_numbers(phones: list[RawSocket]) -> list[int]:
    """Wait until every phone is at its table, and return the seats."""
    seats = []
    for phone in phones:
        await phone.receive("table")
        seats.append((await phone.receive("welcome"))["private"]["seat"])
    return sorted(seats)


async def test_an_event_outlives_its_server(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server, AsyncExitStack() as stack:
        party = Party(await create_event(server))
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


async def test_nobody_comes_to_a_table_whom_the_event_has_not_seated(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server, AsyncExitStack() as stack:
        party = Party(await create_event(server))
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
        party = Party(await create_event(one))
        await party.come(one, stack)
        await party.do("event_settings", settings=BY_HAND)
        await party.do("event_go")
        await party.do("event_go")
        assert await seat_numbers(party.phones) == [0, 1, 2]
        async with raw_socket(two.url) as elsewhere:
            await elsewhere.send(**HELLO, room=party.event["code"], key=party.event["key"])
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
        party = Party(await create_event(server))
        await party.come(server, stack)
        url = f"{server.url}/api/events/{party.event['code']}/people.csv"
        right = {"Authorization": f"Bearer {party.event['tokens'][1]}"}
        async with session.get(url, headers=right) as response:
            lines = (await response.text()).splitlines()
        assert len(lines) == 4
        assert "player 1" in lines[1]
        for token in (party.event["key"], party.tokens[0], ""):
            wrong = {"Authorization": f"Bearer {token}"}
            async with session.get(url, headers=wrong) as response:
                assert response.status == 401


async def test_symbols_are_named_and_listed_for_the_next_lesson(tmp_path: Path) -> None:
    async with (
        local_server(tmp_path) as server,
        AsyncExitStack() as stack,
        aiohttp.ClientSession() as session,
    ):
        file, kind = deck_file(2, "learning"), {"Content-Type": "application/zip"}
        async with session.post(f"{server.url}/api/decks", data=file, headers=kind) as response:
            deck = (await response.json())["deck"]
        party = Party(await create_event(server))
        await party.come(server, stack)
        await party.do("event_settings", settings={"mode": "crowd", "pairs": 1, "deck": deck})
        await party.do("event_go")
        screen = await stack.enter_async_context(raw_socket(server.url))
        await screen.send(**HELLO, room=party.event["code"], key=party.event["key"], watch=True)
        welcome = await screen.receive("event_welcome")
        view = welcome["view"]
        while not view["crowd"]:
            view = merge(view, (await screen.receive("event_update"))["delta"])
        crowd = view["crowd"]
        right = Plane.of_order(2).shared(*crowd["cards"])
        await asyncio.sleep(crowd["opens"] - welcome["clock"])
        await party.phones[0].send(type="answer", id=1, pair=1, symbol=(right + 1) % 7)
        assert not (await party.phones[0].receive("crowd_verdict"))["ok"]
        url = f"{server.url}/api/events/{party.event['code']}"
        key = {"Authorization": f"Bearer {party.event['tokens'][0]}"}
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


async def test_a_school_behind_one_address_comes_in_while_one_pupil_guesses(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server, AsyncExitStack() as stack:
        party = Party(await create_event(server))
        guesses = [await stack.enter_async_context(raw_socket(server.url)) for _ in range(40)]
        for number, guess in enumerate(guesses):
            await guess.send(**HELLO, room="ABCDE"[: number % 5] + "ZZZZZZ"[: 6 - number % 5])
        await asyncio.wait_for(party.come(server, stack), timeout=60)
        assert len(party.tokens) == 3
