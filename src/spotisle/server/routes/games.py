"""The games that can be played here: `GET /api/games`."""

import gzip
import hashlib

import msgspec
from aiohttp import web

from spotisle.server.catalogue import make_catalogue
from spotisle.server.static import REVALIDATE, Asset, serve_asset

_CATALOGUE = web.AppKey("catalogue", Asset)


def add_game_routes(app: web.Application) -> None:
    """Answer /api/games. What is installed does not change while the server runs."""
    body = msgspec.json.encode(make_catalogue())
    app[_CATALOGUE] = Asset(
        body=body,
        gzipped=gzip.compress(body, mtime=0),
        content_type="application/json",
        cache=REVALIDATE,
        etag=hashlib.sha256(body).hexdigest()[:20],
    )
    app.router.add_get("/api/games", _list_games)


async def _list_games(request: web.Request) -> web.Response:
    return serve_asset(request, request.app[_CATALOGUE])
