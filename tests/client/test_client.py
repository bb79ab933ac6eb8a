"""The Python client reconnects by itself and gets every verdict and update exactly once."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from spotisle.client import (
    ClosedError,
    CutOffError,
    Guest,
    NodeSelector,
    connect,
    make_room,
)
from spotisle.errors import SpotisleError
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Judged
from spotisle.protocol.close import CloseReason
from spotisle.server import websocket as socket_module
from tests.kit.coroutines import TIMEOUT_S, until
from tests.kit.local_server import LocalServer, dealt, local_server, right_symbol
from tests.kit.tunnel import Tunnel


async def note(guest: Guest, seen: list[tuple[int, int]]) -> None:
    """Record the sequence numbers of every update."""
    async for update in guest.updates():
        seen.append((update.since, update.seq))  # noqa: PERF401  (it is read before the end)


async def test_a_guest_reconnects_to_the_same_seat_and_misses_nothing(
    server: LocalServer,
) -> None:
    code = await server.room()
    async with (
        Tunnel.to(server.url) as tunnel,
        connect(server.url, code, "Ann") as ann,
        connect(tunnel.url, code, "Bob") as bob,
    ):
        await ann.do(cmd.Start)
        await dealt(ann, bob)
        seen: list[tuple[int, int]] = []
        listening = asyncio.create_task(note(bob, seen))
        for turn in range(12):
            tunnel.cut()
            await ann.claim(right_symbol(ann), reaction=0.0)
            await bob.until(lambda: bob.seq == ann.seq)
            assert bob.view == ann.view
            assert bob.connections == turn + 2
        await until(lambda: len(seen) == 12)
        listening.cancel()
        assert bob.epoch == ann.epoch
        assert bob.private.seat == 1
        assert [since for since, _ in seen[1:]] == [seq for _, seq in seen[:-1]]


async def test_a_claim_gets_its_one_verdict_after_a_lost_connection(server: LocalServer) -> None:
    code = await server.room()
    async with (
        Tunnel.to(server.url) as tunnel,
        connect(server.url, code, "Ann") as ann,
        connect(tunnel.url, code, "Bob") as bob,
    ):
        await ann.do(cmd.Start)
        await dealt(ann, bob)
        symbol = right_symbol(bob)
        tunnel.stop()
        claiming = asyncio.create_task(bob.claim(symbol))
        await until(lambda: tunnel.held)
        tunnel.cut()
        tunnel.resume()
        judged = await claiming
        assert (judged.verdict, judged.reason) == ("ok", "match")
        assert bob.play
        await bob.until(lambda: bob.play and sum(bob.play["view"]["scores"]) == 1)
        again = await bob.ask(cmd.MakeClaim(id=judged.id, symbol=symbol, seen=bob.play["accepted"]))
        assert again == Judged(judged.id, judged.verdict, judged.reason)
        await ann.do(cmd.Rename, name="Anna")
        assert ann.play
        assert sum(ann.play["view"]["scores"]) == 1


async def test_a_command_is_not_repeated_after_a_lost_connection(server: LocalServer) -> None:
    code = await server.room()
    async with Tunnel.to(server.url) as tunnel, connect(tunnel.url, code, "Bob") as bob:
        tunnel.stop()
        asking = asyncio.create_task(bob.do(cmd.Rename, name="Robert"))
        await until(lambda: tunnel.held)
        tunnel.cut()
        with pytest.raises(CutOffError):
            await asking
        tunnel.resume()
        await bob.until(lambda: bob.connections == 2)


async def test_a_dead_connection_is_given_up(
    monkeypatch: pytest.MonkeyPatch, server: LocalServer
) -> None:
    monkeypatch.setattr(socket_module, "PONG_TIMEOUT_S", 4.0)
    monkeypatch.setattr(socket_module, "PING_INTERVAL_S", 1.0)
    code = await server.room()
    async with (
        Tunnel.to(server.url) as tunnel,
        connect(server.url, code, "Ann") as ann,
        connect(tunnel.url, code, "Bob") as bob,
    ):
        await ann.until(lambda: bob.you in ann.here)
        tunnel.stop()
        await ann.until(lambda: bob.you not in ann.here)
        assert server.context.metrics.closed["vanished"] == 1
        assert bob.you in ann.view["people"]


async def test_guests_come_back_by_themselves_when_the_server_restarts(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        code = await server.room()
        guests = connect(server.url, code, "Ann")
        ann = await guests.__aenter__()
        before = ann.view
    async with (
        asyncio.timeout(TIMEOUT_S),
        local_server(tmp_path, port=urlsplit(server.url).port or 0),
    ):
        await ann.until(lambda: ann.connections == 2)
        assert ann.view == before
        assert ann.epoch == 2
        await guests.__aexit__(None, None, None)


async def test_a_url_without_a_server_is_an_error_in_one_line(server: LocalServer) -> None:
    with pytest.raises(ClosedError, match="answers with 404"):
        async with connect(server.url + "/nothing", "ABCDE", "Ann"):
            pass


async def test_making_too_many_rooms_is_refused_for_a_while(tmp_path: Path) -> None:
    async with local_server(tmp_path, rooms_per_minute=1) as server:
        for _ in range(20):
            await make_room(server.url)
        with pytest.raises(SpotisleError, match="You have made many rooms; wait a minute"):
            await make_room(server.url)


async def test_asking_after_the_end_says_why_it_ended(server: LocalServer) -> None:
    async with connect(server.url, await server.room(), "Ann") as ann:
        await ann.do(cmd.Leave)
        assert (await ann.ended()).close is CloseReason.LEFT
        with pytest.raises(ClosedError, match="You left"):
            await ann.claim(1)


async def test_a_guest_that_was_closed_has_ended(server: LocalServer) -> None:
    async with connect(server.url, await server.room(), "Ann") as ann:
        await ann.close()
        assert "closed" in str(await ann.ended())


def test_when_no_node_answers_all_are_tried_in_turn() -> None:
    nodes = NodeSelector("http://one")
    nodes.known = ("http://one", "http://two", "http://three")
    tried = []
    for _ in range(4):
        tried.append(nodes.next())
        nodes.mark_silent()
    assert tried == ["http://one", "http://two", "http://three", "http://one"]


async def test_answers_that_arrive_together_end_the_timeout(server: LocalServer) -> None:
    async with connect(server.url, await server.room(), "Bob") as bob:
        bob._nodes.known = (server.url, "http://127.0.0.1:1")
        await asyncio.gather(bob.do(cmd.Ping), bob.do(cmd.Ping))
        assert bob._timeout
        assert bob._timeout.cancelled()


async def test_whoever_waits_for_an_answer_hears_that_the_guest_was_closed(
    server: LocalServer,
) -> None:
    code = await server.room()
    async with Tunnel.to(server.url) as tunnel, connect(tunnel.url, code, "Bob") as bob:
        tunnel.stop()
        asking = asyncio.create_task(bob.do(cmd.Rename, name="Robert"))
        await until(lambda: tunnel.held)
        await bob.close()
        with pytest.raises(CutOffError, match="closed"):
            async with asyncio.timeout(TIMEOUT_S):
                await asking
        with pytest.raises(ClosedError, match="closed"):
            await bob.do(cmd.Ping)


async def test_updates_end_with_the_connection(server: LocalServer) -> None:
    async with connect(server.url, await server.room(), "Ann") as ann:
        listening = asyncio.create_task(note(ann, []))
        await asyncio.sleep(0)
        await ann.do(cmd.Leave)
        with pytest.raises(ClosedError, match="You left"):
            async with asyncio.timeout(TIMEOUT_S):
                await listening
