"""Guessing: existing and missing rooms answer alike, and wrong guesses are delayed."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from itertools import product
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from spotisle.client import connect, make_room
from spotisle.rooms import decisions
from spotisle.rooms.registry import CODE_LETTERS, RoomRegistry
from spotisle.server import guesses
from spotisle.server.addresses import Visitor, visitor_of_peer
from spotisle.server.guesses import MAX_OPEN_ATTEMPTS, Guesses, TooManyGuessesError
from tests.kit.coroutines import TIMEOUT_S, until
from tests.kit.handmade_socket import HandmadeSocket, read_refusal
from tests.kit.local_server import HELLO, LocalServer, local_server, raw_socket

ANN, BOB = visitor_of_peer("192.0.2.1"), visitor_of_peer("192.0.2.2")

MISSING = "ZZZZZ"
LONG_S = 600.0
"""Longer than any test, so that a delayed answer never comes."""


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guesses, "MIN_DELAY_S", 0.02)
    monkeypatch.setattr(guesses, "MAX_DELAY_S", 0.05)


@pytest.fixture
def _slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guesses, "MIN_DELAY_S", LONG_S)
    monkeypatch.setattr(guesses, "MAX_DELAY_S", LONG_S)


async def sleep_all(registry: RoomRegistry) -> None:
    registry.idle_timeout_s = -1.0
    await until(lambda: not registry.stop_idle_rooms() and not registry.actors)
    registry.idle_timeout_s = 1800.0


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("token", ["", "x", "x" * 32])
async def test_a_made_up_token_hears_the_same_bytes_in_every_room(
    token: str, server: LocalServer
) -> None:
    awake, asleep = await server.room(), await server.room()
    async with connect(server.url, asleep, "Ann"):
        pass
    await sleep_all(server.context.registry)
    async with connect(server.url, awake, "Ann"):
        heard = {
            await read_refusal(server.port, room=room, name="Eve", token=token)
            for room in (awake, asleep, MISSING, "no code", "")
        }
    assert len(heard) == 1


@pytest.mark.usefixtures("_quick")
async def test_wrong_tokens_and_wrong_codes_are_charged_alike(server: LocalServer) -> None:
    code = await server.room()
    charged: list[float] = []
    original = Guesses.count

    def count(self: Guesses, visitor: Visitor) -> float:
        charged.append(self.record(visitor.networks[0]).guesses)
        return original(self, visitor)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Guesses, "count", count)
        for room in (code, MISSING, code, MISSING):
            await read_refusal(server.port, room=room, token="made up")
        async with raw_socket(server.url) as socket:
            await socket.send(**HELLO, room=MISSING, name="Eve")
            assert (await socket.closed())[1] == "no_room"
        async with aiohttp.ClientSession() as session:
            for path in (f"rooms/{MISSING}", f"rooms/{MISSING}/qr.svg", f"records?room={MISSING}"):
                await session.get(f"{server.url}/api/{path}")
    assert len(charged) == 8
    assert charged[-1] > charged[0]


@pytest.mark.usefixtures("_quick")
async def test_wrong_guesses_leave_nothing_behind(server: LocalServer) -> None:
    registry = server.context.registry
    for room in (MISSING, "ABCDE", "nothing"):
        await read_refusal(server.port, room=room, token="made up")
    assert not registry.actors
    assert not registry._opening
    assert not registry._tasks


@pytest.mark.usefixtures("_slow")
async def test_every_wrong_guess_is_delayed(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    delayed: list[float] = []
    original = Guesses.count

    def count(self: Guesses, visitor: Visitor) -> float:
        delayed.append(original(self, visitor))
        return delayed[-1]

    monkeypatch.setattr(Guesses, "count", count)
    code = await server.room()
    sockets = [await HandmadeSocket.open(server.port) for _ in range(4)]
    asked = ({"room": code, "token": "x"}, {"room": MISSING, "token": "x"})
    for socket, hello in zip(sockets, (*asked, {"room": MISSING, "name": "Eve"}), strict=False):
        socket.send(json.dumps({**HELLO, **hello}).encode())
    sockets[3].hello(code, "Ann")
    assert await sockets[3].receive()  # a right guess is not delayed
    answers = [asyncio.create_task(socket.reader.read(1)) for socket in sockets[:3]]
    await until(lambda: len(delayed) == 3)
    await make_room(server.url)  # an undelayed answer would have come before this one
    assert not any(answer.done() for answer in answers)
    assert delayed == [LONG_S] * 3
    for answer in answers:
        answer.cancel()
    for socket in sockets:
        socket.drop()


async def guess_without_waiting(server: LocalServer, count: int) -> list[HandmadeSocket]:
    sockets = [await HandmadeSocket.open(server.port) for _ in range(count)]
    for socket, end in zip(sockets, product(CODE_LETTERS, CODE_LETTERS), strict=False):
        socket.hello("".join(("ZZZ", *end)), "Eve")
    return sockets


@pytest.mark.usefixtures("_slow")
async def test_ten_friends_come_in_while_one_of_them_guesses(server: LocalServer) -> None:
    code = await server.room()
    sockets = await guess_without_waiting(server, 3 * MAX_OPEN_ATTEMPTS)
    for socket in sockets[MAX_OPEN_ATTEMPTS:]:
        socket.drop()  # hanging up does not help: the attempts stay open
    async with AsyncExitStack() as stack:
        for number in range(10):
            await stack.enter_async_context(connect(server.url, code, f"Friend {number}"))
    async with aiohttp.ClientSession() as session:
        for path in (f"rooms/{code}", f"rooms/{code}/qr.svg", f"records?room={code}"):
            async with session.get(f"{server.url}/api/{path}") as answer:
                assert answer.status == 200
    for socket in sockets:
        socket.drop()


@pytest.mark.usefixtures("_slow")
async def test_a_room_from_elsewhere_is_found_beside_some_wrong_guesses(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        code = (await server.context.registry.make_room()).state.code
        sockets = await guess_without_waiting(server, MAX_OPEN_ATTEMPTS - 1)
        async with connect(server.url, code, "Ann") as ann:
            assert ann.you
        for socket in sockets:
            socket.drop()


async def test_the_newest_attempt_and_others_of_its_room_come_first() -> None:
    counted = Guesses()
    guessed = [await counted.attempt(ANN, MISSING) for _ in range(MAX_OPEN_ATTEMPTS)]
    crowd = [asyncio.create_task(counted.attempt(ANN, MISSING)) for _ in range(100)]
    friends = [asyncio.create_task(counted.attempt(ANN, "RIGHT")) for _ in range(10)]
    await asyncio.sleep(0)
    guessed[0].cancel()
    first = await friends[-1]
    first.succeed()
    for friend in friends[:-1]:
        (await friend).succeed()
    assert sum(attempt.done() for attempt in crowd) <= 1
    for attempt in crowd:
        attempt.cancel()
    await asyncio.wait(crowd)
    for guess in guessed[1:]:
        guess.cancel()
    assert counted.record(ANN.networks[0]).open <= 1


@pytest.mark.usefixtures("_slow")
async def test_an_address_looks_up_only_so_many_codes_at_once(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_up: list[str] = []
    original = type(server.context.journal).room

    async def room(self: Any, code: str) -> Any:
        looked_up.append(code)
        return await original(self, code)

    monkeypatch.setattr(type(server.context.journal), "room", room)
    code = await server.room()
    looked_up.clear()
    sockets = await guess_without_waiting(server, MAX_OPEN_ATTEMPTS + 20)
    await until(lambda: len(looked_up) == MAX_OPEN_ATTEMPTS)
    async with connect(server.url, code, "Ann"):  # all other hellos came before Ann's
        assert len(looked_up) == MAX_OPEN_ATTEMPTS
    for socket in sockets:
        socket.drop()


async def test_the_delay_grows_and_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(Guesses, "now", lambda _: now)
    counted = Guesses()
    delays = [counted.count(ANN) for _ in range(60)]
    assert delays[0] == guesses.MIN_DELAY_S
    assert delays == sorted(delays)
    assert delays[-1] == guesses.MAX_DELAY_S
    assert counted.count(BOB) == guesses.MIN_DELAY_S
    now = 3600.0
    assert counted.count(ANN) == guesses.MIN_DELAY_S


async def test_an_attempt_beyond_the_limit_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guesses, "MAX_WAIT_S", 0.01)
    counted = Guesses()
    attempts = [await counted.attempt(ANN, MISSING) for _ in range(MAX_OPEN_ATTEMPTS)]
    with pytest.raises(TooManyGuessesError):
        await counted.attempt(ANN, MISSING)
    assert await counted.attempt(BOB, MISSING)
    attempts[0].succeed()
    assert await counted.attempt(ANN, "OTHER")


@pytest.mark.parametrize("end", ["cancel", "succeed"])
async def test_a_place_that_is_free_as_an_attempt_gives_up_goes_to_the_next(end: str) -> None:
    counted = Guesses()
    attempts = [await counted.attempt(ANN, MISSING) for _ in range(MAX_OPEN_ATTEMPTS)]
    waiting = [asyncio.create_task(counted.attempt(ANN, MISSING)) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[1].cancel()  # its turn is cancelled now, but the attempt does not know yet
    getattr(attempts[0], end)()
    async with asyncio.timeout(TIMEOUT_S):
        assert await waiting[0]
    assert (await asyncio.gather(waiting[1], return_exceptions=True))[0] is not None
    for attempt in (*attempts[1:], waiting[0].result()):
        attempt.cancel()
    assert counted.record(ANN.networks[0]).open == 0


async def test_guesses_of_many_addresses_take_bounded_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guesses, "MAX_NETWORKS", 10)
    counted = Guesses()
    for number in range(50):
        visitor = visitor_of_peer(f"10.0.0.{number}")
        counted.count(visitor)
        counted.remember(visitor, MISSING)
    assert len(counted._records) == len(counted._known) == 10


@pytest.fixture
def _small_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spotisle.rooms.connections.MAX_PEOPLE_PER_ADDRESS", 5)


async def joins(server: LocalServer, code: str, address: str, count: int) -> AsyncIterator[str]:
    for number in range(count):
        async with raw_socket(server.url, headers={"X-Forwarded-For": address}) as socket:
            await socket.send(**HELLO, room=code, name=f"Eve {number}", watch=True)
            message = json.loads(await socket.websocket.receive_str(timeout=60))
            yield message.get("why", message["type"])


@pytest.mark.usefixtures("_small_rooms")
async def test_one_address_cannot_fill_a_room(tmp_path: Path) -> None:
    async with local_server(tmp_path, proxies=1) as server:
        code = await server.room()
        heard = [told async for told in joins(server, code, "10.0.0.1", 7)]
        assert heard == ["welcome"] * 5 + ["room_full"] * 2
        assert [told async for told in joins(server, code, "10.0.0.2", 1)] == ["welcome"]


async def test_one_address_joins_only_so_often(tmp_path: Path) -> None:
    async with local_server(tmp_path, proxies=1) as server:
        server.context.limits.joins.size = 3
        server.context.limits.joins.rate = 0.0
        code = await server.room()
        heard = [told async for told in joins(server, code, "10.0.0.1", 4)]
        assert heard == ["welcome"] * 3 + ["flood"]
        assert [told async for told in joins(server, code, "10.0.0.2", 1)] == ["welcome"]


def test_an_address_fills_at_most_half_a_room() -> None:
    assert decisions.MAX_PEOPLE_PER_ADDRESS <= decisions.MAX_PEOPLE_PER_ROOM / 2
