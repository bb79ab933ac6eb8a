"""HTTP responses: a value as JSON, an error, or a long body in pieces."""

from collections.abc import AsyncIterator

import msgspec
from aiohttp import web
from msgspec import Struct

NO_STORE = {"Cache-Control": "no-store"}
CACHE_PRIVATELY = {"Cache-Control": "private, max-age=31536000, immutable"}
"""For what never changes and only those who know its address may see."""
RETRY_AFTER_S = 10
"""When to ask a busy server again: most jobs take less."""
PIECE_BYTES = 64 * 1024
"""Size of the pieces of a long body. Sent whole, 30 MB blocked the event loop for 70 ms, and the
write buffer of every slow reader held a copy."""


class ErrorBody(Struct, frozen=True):
    """Why there is no answer."""

    error: str


class ApiError(Exception):
    """Ends a request with this status and sentence; raised anywhere in a route."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


def json_response(value: object, status: int = 200) -> web.Response:
    """Return a value as JSON."""
    return web.Response(
        status=status,
        body=msgspec.json.encode(value),
        content_type="application/json",
        headers=NO_STORE,
    )


def error_response(status: int, text: str) -> web.Response:
    """Return an error as JSON."""
    response = json_response(ErrorBody(text), status)
    if status == 503:
        response.headers["Retry-After"] = str(RETRY_AFTER_S)
    return response


def body_response(body: bytes, headers: dict[str, str]) -> web.Response:
    """Return a body; a long one is sent in pieces."""
    if len(body) <= PIECE_BYTES:
        return web.Response(body=body, headers=headers)
    return pieces_response(_split(body), len(body), headers)


def pieces_response(
    pieces: AsyncIterator[bytes | memoryview], size: int, headers: dict[str, str]
) -> web.Response:
    """Stream a body of known size in pieces; each waits until the ones before are read."""
    return web.Response(body=pieces, headers={**headers, "Content-Length": str(size)})


async def _split(body: bytes) -> AsyncIterator[memoryview]:
    whole = memoryview(body)
    for start in range(0, len(body), PIECE_BYTES):
        yield whole[start : start + PIECE_BYTES]
