"""Descriptions of the interface: OpenAPI for HTTP, AsyncAPI for the WebSocket.

Each is made in a thread at the first request: that takes longer than a claim may wait.
"""

from functools import cache

from aiohttp import web

from spotisle.server.asyncapi import describe_socket
from spotisle.server.compute_threads import run_in_thread
from spotisle.server.openapi import describe_http
from spotisle.server.static import Asset, json_asset, serve_asset


def add_description_routes(app: web.Application) -> None:
    """Answer /api/openapi.json and /api/asyncapi.json."""
    app.router.add_get("/api/openapi.json", _get_openapi)
    app.router.add_get("/api/asyncapi.json", _get_asyncapi)


@cache
def _openapi() -> Asset:
    return json_asset(describe_http())


@cache
def _asyncapi() -> Asset:
    return json_asset(describe_socket())


async def _get_openapi(request: web.Request) -> web.Response:
    return serve_asset(request, await run_in_thread(_openapi))


async def _get_asyncapi(request: web.Request) -> web.Response:
    return serve_asset(request, await run_in_thread(_asyncapi))
