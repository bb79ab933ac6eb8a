"""HTTP responses: a value as JSON, or one sentence that says why not."""

import msgspec
from aiohttp import web
from msgspec import Struct

NO_STORE = {"Cache-Control": "no-store"}
RETRY_AFTER_S = 10
"""When to ask a busy server again: most jobs take less."""
UPLOAD_TOO_SLOW = "It took too long to send; try again."


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
