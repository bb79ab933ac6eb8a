"""How the server estimates the round trip of a connection, over real sockets."""

import asyncio
import socket
import sys
from pathlib import Path

import pytest

from spotisle.rooms import credit
from spotisle.rooms.credit import RoundTrip
from spotisle.server import websocket
from spotisle.server.kernel_rtt import is_loopback, read_kernel_rtt
from spotisle.server.routes import live
from tests.kit.coroutines import skip, until
from tests.kit.handmade_socket import PING, PONG, HandmadeSocket
from tests.kit.local_server import LocalServer, local_server

HELD_S = 60.0
"""Much longer than loopback takes on a busy machine; the clock skips it."""


@pytest.fixture(autouse=True)
def _no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take even such round trips as they are."""
    monkeypatch.setattr(credit, "MAX_RTT_S", 10 * HELD_S)
    monkeypatch.setattr(live, "HELLO_TIMEOUT_S", 10 * HELD_S)
    monkeypatch.setattr(websocket, "PONG_TIMEOUT_S", 10 * HELD_S)


async def trip_of_late_pongs(server: LocalServer, hello_held: float) -> RoundTrip:
    """Join a room, answer a ping late, and return the server's estimate."""
    port, code = int(server.url.rsplit(":", 1)[1]), await server.room()
    eve = await HandmadeSocket.open(port)
    skip(hello_held)
    eve.hello(code, "Eve")
    payload = await eve.receive(PING)
    assert payload is not None
    skip(HELD_S)
    eve.send(payload, PONG)
    (connection,) = server.context.sockets
    await until(lambda: connection.trip.estimate is not None)
    eve.drop()
    return connection.trip


@pytest.mark.skipif(sys.platform != "linux", reason="other kernels do not tell")
async def test_delayed_pongs_give_no_credit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(credit, "ANSWER_EXPIRES_PINGS", 0)
    async with local_server(tmp_path) as server:
        trip = await trip_of_late_pongs(server, hello_held=0.0)
    assert trip.estimate is not None
    assert trip.estimate < HELD_S / 5
    assert trip.late_pongs


async def test_a_proxy_on_this_machine_is_noticed(tmp_path: Path) -> None:
    """The kernel measures the path to the proxy, so distant players would seem near."""
    async with local_server(tmp_path) as server:
        trip = await trip_of_late_pongs(server, hello_held=HELD_S)
    assert trip.estimate is not None
    assert trip.estimate >= HELD_S
    assert not trip.late_pongs


async def test_behind_a_proxy_the_first_message_bounds_the_round_trip(tmp_path: Path) -> None:
    async with local_server(tmp_path, proxies=1) as server:
        trip = await trip_of_late_pongs(server, hello_held=0.0)
    assert trip.estimate is not None
    assert trip.estimate < HELD_S


async def test_behind_a_proxy_the_kernel_is_not_asked(tmp_path: Path) -> None:
    """It would measure the round trip to the proxy."""
    async with local_server(tmp_path, proxies=1) as server:
        trip = await trip_of_late_pongs(server, hello_held=HELD_S)
    assert trip.estimate is not None
    assert trip.estimate >= HELD_S
    assert not trip.late_pongs


def test_a_socket_other_than_tcp_has_no_round_trip() -> None:
    class Pipe(asyncio.Transport):
        def __init__(self, end: socket.socket | None) -> None:
            super().__init__({"socket": end})

    near, far = socket.socketpair()
    with near, far:
        assert read_kernel_rtt(Pipe(near)) is None
        assert read_kernel_rtt(Pipe(None)) is None


@pytest.mark.parametrize(
    ("peer", "local"),
    [
        (("127.0.0.1", 4), True),
        (("::1", 4, 0, 0), True),
        (("::ffff:127.0.0.1", 4, 0, 0), True),
        (("10.0.0.7", 4), False),
        (("fe80::1%eth0", 4, 0, 2), False),
        ("", True),
    ],
)
def test_loopback_peers_are_recognized(peer: object, local: bool) -> None:
    assert is_loopback(asyncio.Transport({"peername": peer})) is local
