"""A cluster: people reach their room through any node, and keep playing when it moves."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, suppress

import aiohttp
import pytest
from aiohttp.test_utils import make_mocked_request

from spotisle import client
from spotisle.client import NodeSelector, connect, make_room
from spotisle.cluster.node import ClusterNode
from spotisle.cluster.postgres.pool import Pool
from spotisle.cluster.postgres.schema import MIGRATIONS, Migration, prepare
from spotisle.cluster.relay import RELAYED_HEADER
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Done, Refused
from spotisle.protocol.settings import Settings
from spotisle.rooms.actor import token_digest
from spotisle.server import guesses
from spotisle.server.addresses import visitor_of_peer
from tests.decks.kit import deck_file
from tests.kit.coroutines import entered, until
from tests.kit.databases import fresh_database
from tests.kit.handmade_socket import HandmadeSocket, read_refusal
from tests.kit.local_cluster import LocalNode, introduce, local_cluster, local_node
from tests.kit.local_server import HELLO, dealt, raw_socket, right_symbol
from tests.kit.tunnel import Tunnel

HANDOVER_TIMEOUT_S = 300.0
"""Longer than a lease takes to expire, even on a very busy machine."""


@pytest.fixture
def nodes(runner: asyncio.Runner) -> Iterator[list[LocalNode]]:
    """Two nodes of one cluster."""
    with entered(runner, local_cluster()) as nodes:
        yield nodes


async def test_people_on_different_nodes_play_in_the_same_room(nodes: list[LocalNode]) -> None:
    one, two = nodes
    code = await make_room(one.url)
    async with connect(one.url, code, "Ann") as ann, connect(two.url, code, "Bob") as bob:
        assert (ann.node, bob.node) == (one.url, one.url)
        await ann.do(cmd.Start)
        await dealt(ann, bob)
        assert (await bob.claim(right_symbol(bob))).verdict == "ok"
        await ann.until(lambda: ann.seq == bob.seq)
        assert ann.view == bob.view


async def test_a_node_that_stops_hands_its_rooms_over_and_play_goes_on(
    nodes: list[LocalNode],
) -> None:
    one, two = nodes
    code = await make_room(one.url)
    async with connect(one.url, code, "Ann") as ann, connect(one.url, code, "Bob") as bob:
        await ann.do(cmd.Start)
        await dealt(ann, bob)
        judged = await ann.claim(right_symbol(ann))
        await one.stop()
        await bob.until(lambda: bob.node == ann.node == two.url)
        assert two.rooms == {code}
        assert (ann.you, bob.you, bob.epoch) == ("p1", "p2", 2)
        assert (await bob.claim(right_symbol(bob))).verdict == "ok"
        again = await ann.ask(cmd.MakeClaim(id=judged.id, symbol=0, seen=0))
        assert again == judged


async def test_rooms_go_to_the_node_that_has_fewest() -> None:
    async with local_cluster(count=3) as nodes:
        for _ in range(15):
            code = await make_room(nodes[0].url)
            async with connect(nodes[0].url, code, "Ann"):
                pass
        counts = sorted(len(one.rooms) for one in nodes)
        assert sum(counts) == 15
        assert counts[0] >= 4


async def test_the_start_page_shows_the_public_rooms_of_all_nodes(nodes: list[LocalNode]) -> None:
    one, two = nodes
    code = await make_room(one.url)
    async with connect(one.url, code, "Ann") as ann, aiohttp.ClientSession() as web:
        await ann.do(cmd.List, public=True)
        await introduce(one, two)
        shown = [await (await web.get(f"{at.url}/api/rooms")).json() for at in (one, two)]
        assert shown[0] == shown[1]
        assert [room["code"] for room in shown[0]] == [code]
        await ann.do(cmd.List, public=False)
        await introduce(one, two)
        assert await (await web.get(f"{two.url}/api/rooms")).json() == []


async def test_relaying_nodes_redirect_nobody_and_measure_round_trips() -> None:
    async with local_cluster(relays=True) as (one, two):
        code = await make_room(one.url)
        async with connect(one.url, code, "Ann") as ann, connect(two.url, code, "Bob") as bob:
            assert bob.node == two.url
            await ann.do(cmd.Start)
            await dealt(ann, bob)
            assert (await bob.claim(right_symbol(bob))).verdict == "ok"
            connection = one.context.registry.actors[code].people[bob.you]
            await until(lambda: connection.trip.estimate is not None)
            assert isinstance(await bob.do(cmd.Ping), Done)
            await bob.do(cmd.Leave)
            assert (await bob.ended()).close is not None


async def test_only_a_node_is_accepted_as_a_relay(nodes: list[LocalNode]) -> None:
    """The kernel's round trip does not bound the credit of a relayed connection."""
    one, two = (node.context.placement for node in nodes[:2])
    assert isinstance(two, ClusterNode)
    for header, believed in (("", False), ("1", False), (two.id, True)):
        request = make_mocked_request("GET", "/ws", {RELAYED_HEADER: header})
        assert one.is_relayed(request) is believed


async def test_a_client_that_cannot_reach_the_owner_is_relayed_on_request(
    nodes: list[LocalNode],
) -> None:
    one, two = nodes
    code = await make_room(one.url)
    async with raw_socket(two.url) as socket:
        await socket.send(**HELLO, room=code, name="Eve", relay=True)
        assert (await socket.receive("welcome"))["you"] == "p1"
    async with raw_socket(two.url) as socket:
        await socket.send(**HELLO, room=code, name="Eve")
        assert await socket.receive("bye") == {
            "type": "bye",
            "why": "moved",
            "text": "The room has moved to another server. Reconnect there.",
            "url": one.url,
        }


async def test_a_page_of_one_node_may_speak_to_another_but_no_other_page(
    nodes: list[LocalNode],
) -> None:
    one, two = nodes
    code = await make_room(one.url)
    async with raw_socket(one.url, headers={"Origin": two.url}) as socket:
        await socket.send(**HELLO, room=code, name="Eve")
        assert set((await socket.receive("nodes"))["urls"]) == {one.url, two.url}
    with pytest.raises(aiohttp.WSServerHandshakeError):
        async with raw_socket(one.url, headers={"Origin": "http://elsewhere.example"}):
            pass
    async with aiohttp.ClientSession() as web:
        policy = (await web.get(f"{one.url}/healthz")).headers["Content-Security-Policy"]
        assert two.url.replace("http", "ws") in policy


async def test_a_page_whose_node_is_gone_for_good_may_still_speak_to_the_others() -> None:
    url = fresh_database()
    async with local_node(url) as two:
        async with local_node(url) as one:
            await introduce(two)
        await introduce(two)
        async with local_node(url) as three:
            code = await make_room(two.url)
            for at, answer in ((two, "welcome"), (three, "bye")):
                async with raw_socket(at.url, headers={"Origin": one.url}) as socket:
                    await socket.send(**HELLO, room=code, name="Eve")
                    assert await socket.receive(answer)


async def test_a_deck_that_was_saved_on_one_node_is_fetched_played_and_deleted_on_another(
    nodes: list[LocalNode],
) -> None:
    one, two = nodes
    zipped = {"Content-Type": "application/zip"}
    async with aiohttp.ClientSession() as web:
        made = await web.post(f"{one.url}/api/decks", data=deck_file(), headers=zipped)
        door = await made.json()
        pages = [f"{at.url}/decks/{door['version']}/deck.spotisle" for at in (one, two)]
        files = [await (await web.get(page)).read() for page in pages]
        assert files[0] == files[1]
        code = await make_room(two.url)
        async with connect(two.url, code, "Ann") as ann:
            assert ann.node == two.url
            settings = Settings(deck=door["deck"])
            assert isinstance(await ann.do(cmd.Choose, settings=settings), Done)
            key = {"Authorization": f"Bearer {door['owner']}"}
            gone = await web.delete(f"{two.url}/api/decks/{door['id']}", headers=key)
            assert gone.status == 204
            assert (await web.get(pages[0])).status == 404
            answer = await ann.do(cmd.Choose, settings=settings)
            assert isinstance(answer, Refused)
            assert answer.reason == "no_such_deck"


async def test_a_node_cut_off_from_the_database_lets_go_and_the_other_goes_on() -> None:
    url = fresh_database()
    async with (
        Tunnel.to(url) as tunnel,
        local_node(tunnel.url, lease_seconds=3.0) as one,
        local_node(url) as two,
    ):
        await introduce(one, two)
        code = await make_room(one.url)
        async with connect(one.url, code, "Ann") as ann, connect(two.url, code, "Bob") as bob:
            await ann.do(cmd.Start)
            await dealt(ann, bob)
            tunnel.refuse()
            tunnel.cut()
            await bob.until(lambda: ann.epoch == bob.epoch > 1, HANDOVER_TIMEOUT_S)
            assert two.rooms == {code}
            # Node one may relay a client that was redirected back and forth before the lease ended.
            assert {ann.node, bob.node} <= {two.url, None}
            await until(lambda: not one.rooms)
            assert (await ann.claim(right_symbol(ann))).verdict == "ok"
            tunnel.let_through()
            await until(lambda: one.cluster.has_lease)


async def test_a_room_of_a_newer_node_is_sent_to_one_that_can_read_it_or_waits() -> None:
    url = fresh_database()
    async with local_node(url) as old:
        async with local_node(url, event_format=2) as new:
            code = await make_room(new.url)
            await introduce(old, new)
            async with connect(old.url, code, "Ann") as ann:
                assert ann.node == new.url
        async with raw_socket(old.url) as socket:
            await socket.send(**HELLO, room=code, name="Eve")
            assert (await socket.receive("bye"))["why"] == "unavailable"


async def test_a_running_node_stops_when_the_tables_are_changed_beyond_it() -> None:
    url = fresh_database()
    told = asyncio.Event()
    async with local_node(url, lease_seconds=1.0, on_failure=told.set) as one:
        pool = Pool(url)
        beyond = Migration((), oldest=len(MIGRATIONS) + 1)
        await prepare(pool, 0.0, [*MIGRATIONS, beyond])
        await until(told.is_set)
        assert "install the newer one" in str(one.cluster.failure)
        await pool.close()


async def test_the_lease_is_renewed_again_after_any_error_of_the_database() -> None:
    url = fresh_database()
    pool = Pool(url)
    async with local_node(url, lease_seconds=0.5) as node:
        await pool.fetch("ALTER TABLE node RENAME TO elsewhere")
        await until(lambda: not node.cluster.has_lease)
        await pool.fetch("ALTER TABLE elsewhere RENAME TO node")
        await until(lambda: node.cluster.has_lease)
    await pool.close()


async def test_a_guest_leaves_a_node_that_drops_packets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Connecting has its own timeout; that of an answer grows while all nodes are busy."""
    attempts: list[str] = []
    choose = NodeSelector.next

    def count(nodes: NodeSelector) -> str:
        attempts.append(choose(nodes))
        return attempts[-1]

    monkeypatch.setattr(NodeSelector, "next", count)
    monkeypatch.setattr(client, "CONNECT_TIMEOUT_S", 0.1)
    with closing(socket.create_server(("127.0.0.1", 0), backlog=0)) as dark, ExitStack() as full:
        for _ in range(3):  # fill the accept queue
            waiting = full.enter_context(closing(socket.socket()))
            waiting.settimeout(0)
            waiting.connect_ex(dark.getsockname())
        url = f"http://127.0.0.1:{dark.getsockname()[1]}"

        async with joining(url):
            await until(lambda: len(attempts) > 2)


async def test_a_guest_tries_again_when_a_proxy_has_no_server_just_now() -> None:
    questions: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        questions.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n")
        writer.close()
        await writer.wait_closed()

    async with (
        await asyncio.start_server(answer, "127.0.0.1", 0) as proxy,
        joining(f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"),
    ):
        await until(lambda: len(questions) > 2)


@asynccontextmanager
async def joining(url: str) -> AsyncIterator[None]:
    """Keep a client trying to join, and cancel it at the end."""

    async def come_in() -> None:
        async with connect(url, "NOBODY", "Ann"):
            pass

    trying = asyncio.create_task(come_in())
    yield
    trying.cancel()
    with suppress(asyncio.CancelledError):
        await trying


@pytest.mark.parametrize("relays", [True, False])
@pytest.mark.parametrize("token", ["", "x" * 32, "x\r\ny: z"])
async def test_a_made_up_token_hears_the_same_bytes_of_a_room_on_another_node(
    relays: bool, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guesses, "MIN_DELAY_S", 0.02)
    monkeypatch.setattr(guesses, "MAX_DELAY_S", 0.05)
    async with local_cluster(relays=relays) as (one, two):
        code = await make_room(one.url)
        async with connect(one.url, code, "Ann"):
            heard = {
                await read_refusal(at.port, room=room, token=token)
                for at in (one, two)
                for room in (code, "ZZZZZ")
            }
        assert len(heard) == 1
        (network,) = visitor_of_peer("127.0.0.1").networks
        charged = [at.context.guesses.record(network).guesses for at in (one, two)]
        assert min(charged) > 1.0  # at the node that the guesser connected to, and only there
        assert max(charged) <= 2.0


async def test_a_relayed_person_counts_for_their_own_address() -> None:
    async with local_cluster(relays=True) as (one, two):
        two.context.proxies = 1
        code = await make_room(one.url)
        async with raw_socket(two.url, headers={"X-Forwarded-For": "192.0.2.7"}) as socket:
            await socket.send(**HELLO, room=code, name="Ann")
            await socket.receive("welcome")
            (actor,) = one.context.registry.actors.values()
            assert list(actor.connections.address_of.values()) == ["192.0.2.7"]


async def test_a_relay_passes_on_even_what_is_not_text(caplog: pytest.LogCaptureFixture) -> None:
    """The node that runs the room answers it, as it answers its own clients."""
    async with local_cluster(relays=True) as (one, two):
        code = await make_room(one.url)
        for node in (one, two):
            socket = await HandmadeSocket.open(node.port)
            socket.hello(code, "Eve")
            socket.send(b"\xff")
            heard = b""
            while text := await socket.receive():
                heard = text
            assert b"not_utf8" in heard
            socket.drop()
    assert not caplog.records


async def test_only_a_relay_may_state_a_client_address(nodes: list[LocalNode]) -> None:
    one, _ = nodes
    code = await make_room(one.url)
    made_up = {"Spotisle-Relayed": "1", "Spotisle-Client": "192.0.2.7"}
    async with raw_socket(one.url, headers=made_up) as socket:
        await socket.send(**HELLO, room=code, name="Eve")
        await socket.receive("welcome")
        (actor,) = one.context.registry.actors.values()
        assert list(actor.connections.address_of.values()) == ["127.0.0.1"]


async def test_a_node_without_a_lease_does_not_say_that_a_token_is_wrong(
    nodes: list[LocalNode],
) -> None:
    """Without the database, each node redirects people; nobody may lose their seat by that."""
    one, two = nodes
    code = await make_room(one.url)
    async with connect(one.url, code, "Ann") as ann, aiohttp.ClientSession() as web:
        await introduce(one, two)
        two.cluster.has_lease = False
        bearer = {"Authorization": f"Bearer {token_digest(ann.token or '')}"}
        node = bearer | {RELAYED_HEADER: two.cluster.id}
        for asked, headers, status in (
            (two, node, 503),
            (one, node, 204),
            (one, node | {"Authorization": "Bearer x"}, 401),
            (one, bearer, 404),  # only a node may ask
        ):
            answer = await web.get(f"{asked.url}/api/rooms/{code}/token", headers=headers)
            assert answer.status == status


async def test_an_earlier_client_is_told_of_nodes_that_start_later() -> None:
    url = fresh_database()
    async with local_node(url) as one:
        code = await make_room(one.url)
        async with raw_socket(one.url) as ann, local_node(url) as two:
            await ann.send(**HELLO, room=code, name="Ann")
            await ann.receive("welcome")
            await one.cluster.renew_lease()
            await ann.send(type="ping", id=1)
            told = await ann.receive("nodes")
            assert set(told["urls"]) == {one.url, two.url}
