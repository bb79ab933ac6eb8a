"""Malformed and aborted requests get a 4xx answer, and do not fill the log."""

import asyncio
import logging
from pathlib import Path

import pytest
from yarl import URL

from spotisle.server.logs import ServerFaultFilter
from spotisle.server.routes import decks, records
from tests.kit.local_server import LocalServer, local_server


async def answered(server: LocalServer, sent: bytes, said: bytes) -> bytes:
    """Send these bytes, wait until the answer says this, and return its status."""
    url = URL(server.url)
    reader, writer = await asyncio.open_connection(url.host, url.port)
    writer.write(sent)
    answer = await reader.readuntil(said)
    writer.close()
    return answer.split(b" ", 2)[1]


def post(path: str, *headers: str, body: bytes = b"", host: str = "x") -> bytes:
    lines = [f"POST {path} HTTP/1.1", f"Host: {host}", "Connection: close", *headers, "", ""]
    return "\r\n".join(lines).encode("latin-1") + body


def our_faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the messages of requests that the filter lets through to the log."""
    keep = ServerFaultFilter()
    lines = [line for line in caplog.records if line.name.startswith("aiohttp")]
    return [line.getMessage() for line in lines if keep.filter(line)]


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        (b"NONSENSE\r\n\r\n", b"Invalid method"),
        (b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", b"more than 8190 bytes"),
        (post("/api/rooms", "Content-Length: 0", host="\xff\xfe"), b"not a valid host name"),
        (post("/api/rooms", "Content-Length: 0", host="[::1"), b"not a valid host name"),
    ],
)
async def test_an_unreadable_request_is_refused_and_not_logged(
    sent: bytes, said: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with local_server(tmp_path) as server:
        assert await answered(server, sent, said) == b"400"
    assert our_faults(caplog) == []


async def test_a_request_aborted_before_its_body_is_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with local_server(tmp_path) as server:
        url = URL(server.url)
        for _ in range(20):
            _, writer = await asyncio.open_connection(url.host, url.port)
            writer.write(post("/api/replay", "Content-Length: 4", "Expect: 100-continue"))
            writer.write_eof()  # the server closes the connection without an answer
            writer.close()
            await writer.wait_closed()
        assert await answered(server, post("/api/rooms", "Content-Length: 0"), b"link") == b"201"
    assert our_faults(caplog) == []


async def test_a_request_aborted_in_its_body_is_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with local_server(tmp_path) as server:
        url = URL(server.url)
        _, writer = await asyncio.open_connection(url.host, url.port)
        writer.write(post("/api/replay", "Content-Length: 400", body=b"{"))
        await writer.drain()
        writer.close()
        await writer.wait_closed()
        empty = post("/api/replay", "Content-Length: 0")
        assert await answered(server, empty, b"cannot be shown") == b"422"
    assert our_faults(caplog) == []


@pytest.mark.parametrize("path", ["/api/replay", "/api/decks"])
async def test_a_slow_upload_is_answered_with_408(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for part, name in ((records, "RECORD_LIMIT"), (decks, "DECK_LIMIT")):
        monkeypatch.setattr(part, name, getattr(part, name)._replace(timeout_s=0.1))

    async with local_server(tmp_path) as server:
        begun = post(path, "Content-Length: 400", body=b"{")
        assert await answered(server, begun, b"It took too long to send") == b"408"


def test_a_server_error_is_logged_without_the_client() -> None:
    fault = (ValueError, ValueError("ours"), None)
    text, where = "Error handling request from %s", ("192.0.2.7",)
    line = logging.LogRecord("aiohttp.server", logging.ERROR, "", 0, text, where, fault)
    assert ServerFaultFilter().filter(line)
    assert line.getMessage() == "a request met a fault"
