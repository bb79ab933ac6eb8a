"""Whom limits count: addresses as proxies write them, forged ones, and wide IPv6 networks."""

import asyncio
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path

import aiohttp
import pytest

from spotisle.server.addresses import Visitor, forwarded_visitor, visitor_at
from spotisle.server.connections import Connections
from spotisle.server.guesses import MAX_OPEN_ATTEMPTS, MIN_DELAY_S, Guesses
from spotisle.server.limits import RateLimiter
from spotisle.server.metrics import Metrics
from tests.kit.coroutines import until
from tests.kit.local_server import LocalServer, local_server
from tools.faults.packages import install_programs
from tools.ports import free_port

PEER = "127.0.0.1"

FORMS = [
    (["192.0.2.7"], 1, "192.0.2.7"),
    (["192.0.2.7:50123"], 1, "192.0.2.7"),  # Azure's gateway
    (["2001:db8:1:2::9"], 1, "2001:db8:1:2::"),  # Caddy
    (["[2001:db8:1:2::9]:50123"], 1, "2001:db8:1:2::"),
    (["[2001:db8:1:2::9]"], 1, "2001:db8:1:2::"),
    (["fe80::1%eth0"], 1, "fe80::"),
    (["::ffff:192.0.2.7"], 1, "192.0.2.7"),
    (["6.6.6.6, 192.0.2.7"], 1, "192.0.2.7"),
    (["6.6.6.6", "192.0.2.7"], 1, "192.0.2.7"),  # HAProxy adds a line
    (["6.6.6.6,192.0.2.7", " 10.0.0.1 "], 2, "192.0.2.7"),
    (["192.0.2.7, 10.0.0.1, 10.0.0.2"], 3, "192.0.2.7"),
    (["192.0.2.7, "], 1, None),
    ([""], 1, None),
    (["192.0.2.7, unknown"], 1, None),
    (["_hidden"], 1, None),
    (["192.0.2.7.1"], 1, None),
    (["192.0.2.7"], 2, None),
]


@pytest.mark.parametrize(("lines", "proxies", "name"), FORMS)
def test_the_visitor_is_whom_the_outermost_own_proxy_saw(
    lines: list[str], proxies: int, name: str | None
) -> None:
    visitor = forwarded_visitor(lines, proxies)
    assert (visitor and visitor.name) == name


async def create_room(url: str, *lines: str) -> None:
    headers = [("X-Forwarded-For", line) for line in lines]
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{url}/api/rooms", headers=headers) as answer,
    ):
        assert answer.status == 201


def counted(server: LocalServer) -> list[str]:
    """Return the networks for which rooms were created."""
    return [network.name for network in server.context.limits.room_creation._buckets]


@pytest.mark.parametrize(
    ("lines", "proxies"), [(lines, proxies) for lines, proxies, name in FORMS if not name]
)
async def test_what_is_no_address_counts_as_the_peer(
    lines: list[str], proxies: int, tmp_path: Path
) -> None:
    async with local_server(tmp_path, proxies=proxies) as server:
        await create_room(server.url, *lines)
        assert counted(server) == [PEER]


NGINX = """
pid {folder}/{port}.pid; error_log {folder}/nginx.log; daemon off; events {{}}
http {{
  access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass {target};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }}
  }}
}}
"""
HAPROXY = """
defaults
  mode http
  timeout connect 60s
  timeout client 60s
  timeout server 60s
  option forwardfor
listen table
  bind 127.0.0.1:{port}
  server table {target}
"""


@asynccontextmanager
async def proxy(kind: str, folder: Path, target: str) -> AsyncIterator[str]:
    """Run a real proxy in front of a server; yield its URL."""
    port = free_port()
    config = folder / f"{kind}-{port}.conf"
    if kind == "nginx":
        config.write_text(NGINX.format(folder=folder, port=port, target=target))
        command = ["nginx", "-c", str(config)]
    else:
        address = target.removeprefix("http://")
        config.write_text(HAPROXY.format(port=port, target=address))
        command = ["haproxy", "-f", str(config)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            await until(lambda: is_open(port))
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def is_open(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.parametrize("forged", [[], ["6.6.6.6"], ["6.6.6.6", "7.7.7.7:80, "]])
async def test_behind_real_proxies_a_forged_line_gains_nothing(
    forged: list[str], tmp_path: Path
) -> None:
    await asyncio.to_thread(install_programs, "nginx", "haproxy")
    async with (
        local_server(tmp_path, proxies=1) as server,
        proxy("nginx", tmp_path, server.url) as nginx,
        proxy("haproxy", tmp_path, server.url) as haproxy,
        proxy("haproxy", tmp_path, nginx) as haproxy_before_nginx,
    ):
        for url in (nginx, haproxy):
            await create_room(url, *forged)
        server.context.proxies = 2
        await create_room(haproxy_before_nginx, *forged)
        assert counted(server) == [PEER]


def visitors_in(network: str, prefix: int) -> list[Visitor]:
    """Return a visitor in each of 200 different networks of this prefix length."""
    first = int(ip_address(network))
    return [visitor_at(ip_address(first + (number << 128 - prefix))) for number in range(200)]


@pytest.mark.parametrize(("prefix", "share"), [(128, 1), (64, 4), (56, 16)])
async def test_a_wide_network_gets_a_few_times_what_one_visitor_gets(
    prefix: int, share: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitors = visitors_in("2001:db8::", prefix)
    limiter = RateLimiter(rate=0.0, size=2.0, clock=lambda: 0.0)
    assert sum(limiter.take(visitor) for _ in range(3) for visitor in visitors) == 2 * share
    connections = Connections(Metrics(), per_address=3)
    slots = [connections.admit(visitor, lambda: None) for _ in range(4) for visitor in visitors]
    assert connections.total == 3 * share  # the others made room: all are idle
    for slot in slots:
        assert slot
        slot.release()
    assert connections.total == 0
    assert not connections._open
    monkeypatch.setattr(Guesses, "now", lambda _: 0.0)
    guesses = Guesses()
    delays = [guesses.count(visitor) for visitor in visitors]
    assert delays[0] == MIN_DELAY_S
    assert delays[8 * share] == pytest.approx(2 * MIN_DELAY_S)
    attempts = [asyncio.create_task(guesses.attempt(visitor, "ABCDE")) for visitor in visitors]
    await asyncio.sleep(0)
    begun = [attempt for attempt in attempts if attempt.done()]
    assert len(begun) == MAX_OPEN_ATTEMPTS * share
    for attempt in begun:
        (await attempt).cancel()
    await asyncio.sleep(0)
    for attempt in attempts:
        attempt.cancel()
    await asyncio.wait(attempts)
    for attempt in attempts:
        if not attempt.cancelled():
            attempt.result().cancel()
    assert not any(record.open for record in guesses._records.values())
