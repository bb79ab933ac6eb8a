"""The server over https and wss, with a self-signed certificate."""

import asyncio
import json
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import aiohttp
import pytest
from aiohttp import web

from spotisle.cluster.serve import open_cluster
from spotisle.rooms.clock import SteadyClock
from spotisle.rooms.registry import RoomRegistry
from spotisle.server.connections import Connections
from spotisle.server.context import AppContext, room_hooks
from spotisle.server.listener import Listener
from spotisle.server.metrics import Metrics
from spotisle.server.placement import RoomPlacement
from spotisle.server.settings import ServerSettings
from spotisle.server.startup import addresses, listen
from spotisle.server.uploads import Uploads
from spotisle.storage.decks import DeckRepository
from tests.kit.certificates import certificate
from tests.kit.coroutines import until
from tests.kit.databases import fresh_database
from tests.kit.handmade_socket import HANDSHAKE, HandmadeSocket
from tests.kit.local_server import HELLO, local_server, raw_socket, serving
from tools.serving import serve_command


def serving_context(folder: Path, host: str = "") -> ssl.SSLContext:
    """Return the TLS context of a server, with a new certificate."""
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(*certificate(folder, host))
    return tls


async def welcomed(port: int | None, trust: ssl.SSLContext, room: str) -> Any:
    """Join a room over wss, and return the first message."""
    socket = HandmadeSocket(*await asyncio.open_connection("127.0.0.1", port, ssl=trust))
    socket.writer.write(HANDSHAKE)
    await socket.reader.readuntil(b"\r\n\r\n")
    socket.hello(room, "Ann")
    heard = await socket.receive()
    socket.drop()
    return json.loads(heard or b"null")


def test_pages_and_rooms_are_served_over_tls(tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)
    tls = ["--tls-cert", str(cert), "--tls-key", str(key)]

    with subprocess.Popen(
        serve_command("--port", "0", "--data", str(tmp_path / "data"), *tls),
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout
            url = server.stdout.readline().split()[-1]
            assert url.startswith("https://127.0.0.1:")
            trust = ssl.create_default_context(cafile=cert)
            with urlopen(url, context=trust) as page:
                assert page.status == 200
            with urlopen(Request(url + "api/rooms", method="POST"), context=trust) as made:
                door = json.load(made)
            assert door["link"] == f"{url}#/room/{door['code']}"
            welcome = asyncio.run(welcomed(urlsplit(url).port, trust, door["code"]))
            assert welcome["type"] == "welcome"
        finally:
            server.terminate()


def test_an_unreadable_certificate_is_refused_in_one_line(tmp_path: Path) -> None:
    cert, _ = certificate(tmp_path)
    tls = ["--tls-cert", str(cert), "--tls-key", str(cert)]
    answer = subprocess.run(
        serve_command("--port", "0", "--data", str(tmp_path / "data"), *tls),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert answer.returncode == 2
    assert answer.stderr.startswith(f"spotisle: the certificate {cert} with the key {cert} cannot")
    assert answer.stderr.count("\n") == 1


async def test_people_come_and_go_over_tls_without_an_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with local_server(tmp_path, tls=serving_context(tmp_path)) as server:
        async with raw_socket(server.url, ssl=False) as socket:
            await socket.send(**HELLO, room="ZZZZZ", name="Ann")
            assert (await socket.closed())[1] == "no_room"
        await until(lambda: not server.context.connections.total)
    assert not caplog.records


@asynccontextmanager
async def node_on_tls(
    settings: ServerSettings, tls: ssl.SSLContext
) -> AsyncIterator[tuple[str, RoomPlacement]]:
    """A node as the command line makes it; yield its URL and its placement."""
    clock, metrics = SteadyClock(), Metrics()
    backend = await open_cluster(settings, clock)
    decks = DeckRepository(backend.deck_store)
    listening = listen("127.0.0.1", 0)
    placement = await backend.place_rooms(
        lambda hand_over: RoomRegistry(backend.journal, clock, room_hooks(metrics, decks)),
        listening.getsockname()[1],
        lambda: None,
    )
    context = AppContext(
        placement.registry,
        metrics=metrics,
        decks=decks,
        uploads=Uploads(settings.folder),
        placement=placement,
    )
    try:
        async with serving(context, listening, tls):
            yield addresses(listening, "https")[0].rstrip("/"), placement
    finally:
        await backend.journal.close()


async def test_nodes_of_one_machine_relay_to_each_other_over_tls(tmp_path: Path) -> None:
    """The certificate names the public host; nodes of one machine know each other by port."""
    tls = serving_context(tmp_path, "play.example")
    settings = ServerSettings(
        journal=fresh_database(), tls_cert="x.pem", tls_key="x.pem", relay=True, lease_seconds=60
    )
    async with (
        node_on_tls(settings, tls) as (one, _),
        node_on_tls(settings, tls) as (two, placement),
        aiohttp.ClientSession() as session,
    ):
        async with session.post(f"{one}/api/events", ssl=False) as answer:
            club = await answer.json()
        async with raw_socket(two, ssl=False) as socket:
            await socket.send(**HELLO, room=club["code"], key=club["key"])
            assert await socket.receive("event_welcome")
        assert not placement.registry.clubs


async def test_a_connection_that_never_speaks_tls_is_counted_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spotisle.server.listener.TLS_HANDSHAKE_TIMEOUT_S", 0.5)
    tls = serving_context(tmp_path)
    connections = Connections(Metrics(), per_address=2)
    listening = listen("127.0.0.1", 0)
    listener = Listener(web.Application(), listening, connections, Metrics(), tls=tls)
    await listener.start()
    port = listening.getsockname()[1]
    silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
    reader, _ = silent[0]  # makes room for the third one
    with suppress(ConnectionError):
        assert await reader.read() == b""
    assert connections.total <= 2
    await until(lambda: connections.total == 0)
    for _, writer in silent:
        writer.transport.abort()
    await listener.close()
