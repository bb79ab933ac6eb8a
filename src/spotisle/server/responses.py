"""Answers over HTTP: a value as JSON, or one sentence that says why not."""

from typing import Any

import msgspec
from aiohttp import web
from msgspec import Struct

NO_STORE = {"Cache-Control": "no-store"}
TOO_SLOW = "It took too long to send; try again."


class ErrorBody(Struct, frozen=True):
    """Why there is no answer."""

    error: str


def json_response(value: Any, status: int = 200) -> web.Response:  # noqa: ANN401
    """Return a value as JSON."""
    return web.Response(
        status=status,
        body=msgspec.json.encode(value),
        content_type="application/json",
        headers=NO_STORE,
    )


def error_response(status: int, text: str) -> web.Response:
    """Say why there is no answer."""
    return json_response(ErrorBody(text), status)
