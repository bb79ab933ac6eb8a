"""No HTTP request makes the server fail: no unexpected 5xx status, no traceback in the log.

Every route gets every hostile value once; then come random combinations from a fixed seed. To run
more of them: `make fuzz`.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random

import pytest
from aiohttp import web
from msgspec import Struct
from yarl import URL

from spotisle.decks.deck import DeckSummary
from spotisle.server.app import make_app
from spotisle.server.logs import ServerFaultFilter
from tests.kit.fuzz import many
from tests.kit.local_cluster import local_cluster
from tests.kit.local_server import LocalServer, keep_workers, local_server

RANDOM_REQUESTS = many(150)
AT_ONCE = 8
ANSWER_TIMEOUT_S = 120.0
DELIBERATE = {b"503", b"507"}

NESTED = "[" * 20_000
VALUES = (
    "",
    "%00",
    "a%00b",
    "%ED%A0%80",
    "%ff%fe",
    "\u00e9\u4e2d".encode().decode("latin-1"),
    "%E2%80%AE%0d%0a",
    "a" * 4000,
    "%F0%9F%A6%80" * 300,
    "-1",
    "0",
    "9" * 400,
    "9" * 5000,
    "1e999",
    "nan",
    "-inf",
    "%D9%A3",
    "null",
    "true",
    "[]",
    "%7B%22a%22:",
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e",
    "'%20OR%201=1--",
    "%",
    "%zz",
    ";",
)
"""For a path or a query, percent-encoded as sent."""
PARAMETERS = (
    *("room", "before", "play", "text", "paper", "size", "shape", "bleed", "safe", "backs"),
    *("shift_x", "spare", "parts", "players", "per_page", "language", "outline", "a%00b"),
)
HOSTS = ("", "a" * 4000, "[::1]", "[::", "x:99999999", "x:", "x y", "\xff\xfe", "x/../y", "x\x00y")
HEADERS = (
    "Origin: null",
    "Origin: http://[",
    "Origin: " + "x" * 4000,
    "Authorization: Bearer \xff\xfe\xed\xa0\x80",
    "Authorization: Bearer " + "k" * 4000,
    "Authorization: \x01",
    "Content-Type: multipart/form-data",
    "Content-Type: multipart/form-data; boundary=" + "b" * 4000,
    'Content-Type: multipart/form-data; boundary="\xff"',
    "Content-Type: application/json; charset=none",
    "Content-Type: \xff/\xff",
    "Content-Encoding: gzip",
    "Content-Encoding: br",
    "Content-Encoding: deflate",
    "Accept-Encoding: \xff;q=x",
    'If-None-Match: "',
    "If-None-Match: W/" + '"a",' * 500,
    "If-Modified-Since: yesterday",
    "Range: bytes=9-1",
    "Expect: 200-maybe",
    "Cookie: " + "a=\xff;" * 200,
    "Upgrade: websocket",
    "Sec-WebSocket-Key: x",
    "Transfer-Encoding: gzip, chunked",
)
FORM = "Content-Type: multipart/form-data; boundary=b"
BODIES = (
    b"",
    b"\x00" * 100,
    b"{",
    b'{"a": "\xed\xa0\x80"}',
    rb'{"a": "\ud800"}',
    NESTED.encode(),
    b'{"seats": ' + NESTED.encode(),
    b"null",
    b"1e999",
    b"PK\x03\x04" + b"\xff" * 200,
    b"--b\r\n\r\n",
    b"--b\r\nContent-Disposition: form-data; name=\x00\r\n\r\nx\r\n--b--\r\n",
    b'--b\r\nContent-Disposition: form-data; name="\xff\xfe"\r\n\r\nx\r\n--b--\r\n',
    b"--b\r\nContent-Length: 99999999\r\n\r\nx\r\n--b--\r\n",
    b"--b\r\n" + b"A: b\r\n" * 2000 + b"\r\nx\r\n--b--\r\n",
    b"--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx\r\n--c--\r\n--b--\r\n",
    *(
        b'--b\r\nContent-Disposition: form-data; name="draft"\r\n\r\n' + draft + b"\r\n--b--\r\n"
        for draft in (
            b"{",
            NESTED.encode(),
            b'{"name": ' + NESTED.encode(),
            b'{"name": "\\u0000", "symbols": [], "order": 99999999999999999999}',
            json.dumps(
                {"name": "x", "symbols": [{"names": {"en": ["a"]}, "faces": []}] * 7}
            ).encode(),
            json.dumps({"name": "x", "symbols": [], "order": -1, "cards": 2**70}).encode(),
        )
    ),
)


class FuzzedRequest(Struct, frozen=True):
    """One request, as sent."""

    method: str
    path: str
    host: str = "x"
    headers: tuple[str, ...] = ()
    body: bytes = b""
    missing_bytes: int = 0
    """By how much Content-Length exceeds the body."""

    @property
    def is_whole(self) -> bool:
        """Whether the server can tell that the request is complete."""
        return self.missing_bytes <= 0 and not any("chunked" in line for line in self.headers)

    def encode(self, address: str) -> bytes:
        lines = [
            f"{self.method} {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Connection: close",
            f"X-Forwarded-For: {address}",
            *self.headers,
        ]
        if self.is_whole or self.missing_bytes:
            lines.append(f"Content-Length: {len(self.body) + self.missing_bytes}")
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + self.body


def routes(app: web.Application) -> list[tuple[str, str]]:
    """Return the method and the path of every route, with parameters in braces."""
    found = [
        (route.method, route.resource.canonical.replace("events/{code}", "events/{club}"))
        for route in app.router.routes()
        if route.resource and route.method != "HEAD"
    ]
    assert len(found) > 15
    return found


def every_value(paths: list[tuple[str, str]], known: dict[str, str]) -> Iterator[FuzzedRequest]:
    """Yield each hostile value at each route once."""
    for method, path in paths:
        filled = path.format(**known)
        for place, value in enumerate(VALUES):
            name = "room" if "records" in path else PARAMETERS[place % len(PARAMETERS)]
            yield FuzzedRequest(method, f"{filled}?{name}={value}")
            if "{" in path:
                yield FuzzedRequest(method, re.sub(r"{\w+}", value, path))
        yield from (FuzzedRequest(method, filled, host=host) for host in HOSTS)
        yield from (FuzzedRequest(method, filled, headers=(header,)) for header in HEADERS)
        if method in ("POST", "PUT"):
            yield from (
                FuzzedRequest(method, filled, headers=(FORM,), body=body) for body in BODIES
            )
            yield from (FuzzedRequest(method, filled, body=body) for body in BODIES)
            yield FuzzedRequest(method, filled, headers=(FORM,), body=b"--b", missing_bytes=400)
            yield FuzzedRequest(method, filled, body=b"{}", missing_bytes=-1)
            yield FuzzedRequest(
                method, filled, headers=("Transfer-Encoding: chunked",), body=b"zz\r\n"
            )


def random_attempts(paths: list[tuple[str, str]], known: dict[str, str]) -> Iterator[FuzzedRequest]:
    """Yield random combinations."""
    rng = Random(14)
    for _ in range(RANDOM_REQUESTS):
        method, path = rng.choice(paths)
        filled = path.format(
            **{name: rng.choice((value, rng.choice(VALUES))) for name, value in known.items()}
        )
        asked = [f"{rng.choice(PARAMETERS)}={rng.choice(VALUES)}" for _ in range(rng.randrange(4))]
        headers = tuple(rng.sample((*HEADERS, FORM), rng.randrange(3)))
        yield FuzzedRequest(
            rng.choice((method, method, "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")),
            f"{filled}?{'&'.join(asked)}" if asked else filled,
            host=rng.choice(("x", "x", "x", *HOSTS)),
            headers=headers,
            body=rng.choice(BODIES),
            missing_bytes=rng.choice((0, 0, 0, 0, -1, 300)),
        )


async def status_of(server: LocalServer, attempt: FuzzedRequest, address: str) -> bytes:
    """Return the status of the answer."""
    url = URL(server.url)
    reader, writer = await asyncio.open_connection(url.host, url.port)
    try:
        writer.write(attempt.encode(address))
        line = await asyncio.wait_for(reader.readline(), ANSWER_TIMEOUT_S)
        assert line.startswith(b"HTTP/1."), f"{line!r} is the answer to {attempt}"
        return line.split(b" ", 2)[1]
    finally:
        writer.transport.abort()


async def things_to_ask_for(server: LocalServer) -> dict[str, str]:
    """Return a value for each path parameter; where possible, of something that exists."""
    version = "0" * 24
    summary = DeckSummary(version, f"custom:2/7/{version}", "Pets", 2, 7, "plain", ())
    deck, _ = await server.context.decks.add(summary, {"deck.json": b"{}"})
    return {
        "code": await server.room(),
        "club": (await server.context.clubs.create()).code,
        "id": deck.id,
        "version": version,
        "name": "deck.json",
        "deck": "nodeck",
        "page": "0",
        "what": "replay",
        "path": "index.html",
    }


@asynccontextmanager
async def on_sqlite(folder: Path) -> AsyncIterator[LocalServer]:
    async with local_server(folder) as server:
        yield server


@asynccontextmanager
async def on_postgres(folder: Path) -> AsyncIterator[LocalServer]:
    async with local_cluster(1) as (node,):
        yield node


@pytest.mark.timeout(600 + RANDOM_REQUESTS)
@pytest.mark.usefixtures("_undelayed")
@pytest.mark.parametrize("serve", [on_sqlite, on_postgres])
async def test_no_request_makes_the_server_fail(
    serve: Callable[[Path], AbstractAsyncContextManager[LocalServer]],
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with serve(tmp_path) as server:
        server.context.proxies = 1  # every request has its own address and limits
        keep_workers(server)
        known = await things_to_ask_for(server)
        paths = routes(make_app({}, server.context))
        attempts = iter([*every_value(paths, known), *random_attempts(paths, known)])
        failed: list[str] = []
        incomplete: list[asyncio.Task[None]] = []
        numbers = count()

        async def send(attempt: FuzzedRequest) -> None:
            number = next(numbers)
            address = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
            status = await status_of(server, attempt, address)
            if status.startswith(b"5") and status not in DELIBERATE:
                failed.append(f"{status.decode()} {str(attempt)[:300]}")

        async def send_one_by_one() -> None:
            for attempt in attempts:
                sending = asyncio.create_task(send(attempt))
                if attempt.is_whole:
                    await sending
                else:
                    incomplete.append(sending)

        await asyncio.gather(*(send_one_by_one() for _ in range(AT_ONCE)))
        assert await status_of(server, FuzzedRequest("GET", "/healthz"), "10.0.0.1") == b"200"
        answered, waiting = await asyncio.wait(incomplete, timeout=0)
        for sending in answered:
            sending.result()
        for sending in waiting:  # rightly, as all others have been answered by now
            sending.cancel()
        assert answered
        assert waiting
        await asyncio.wait(waiting)
        assert not failed, "\n".join(failed)
    keep = ServerFaultFilter()
    faults = [line for line in caplog.records if keep.filter(line) and line.exc_info]
    assert [line.getMessage() for line in faults] == []
