"""The table over https and wss, with a certificate of one's own."""

import asyncio
import json
import ssl
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from aiohttp import web

from spotisle.server.connections import Connections
from spotisle.server.listener import Listener
from spotisle.server.metrics import Metrics
from spotisle.server.startup import listen
from tests.kit.certificates import certificate
from tests.kit.coroutines import until
from tests.kit.handmade_socket import HANDSHAKE, HandmadeSocket
from tools.serving import serve_command


async def welcomed(port: int | None, trust: ssl.SSLContext, room: str) -> Any:
    """Come into a room over wss, and return the first thing that is heard."""
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


def test_a_certificate_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
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


async def test_a_connection_that_never_speaks_tls_is_counted_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spotisle.server.listener.TLS_HANDSHAKE_TIMEOUT_S", 0.5)
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(*certificate(tmp_path))
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
