"""The games that can be played here: `GET /api/games`, and lessons of those from packages."""

import logging

from aiohttp import web

from spotisle.replays.lesson import make_lesson
from spotisle.rules.registry import PACKAGES
from spotisle.server.catalogue import make_catalogue
from spotisle.server.responses import ApiError
from spotisle.server.static import Asset, json_asset, serve_asset

log = logging.getLogger(__name__)

_CATALOGUE = web.AppKey("catalogue", Asset)
_LESSONS = web.AppKey("lessons", dict[str, Asset])
"""By game. What is installed does not change while the server runs."""


def add_game_routes(app: web.Application) -> None:
    """Answer under /api/games."""
    app[_LESSONS] = lessons = _make_lessons()
    app[_CATALOGUE] = json_asset(make_catalogue(lessons))
    app.router.add_get("/api/games", _list_games)
    app.router.add_get("/api/games/{name:[a-z0-9_]{1,31}}/lesson", _get_lesson)


def _make_lessons() -> dict[str, Asset]:
    """Make the lesson of every game from a package; leave out those that fail."""
    lessons: dict[str, Asset] = {}
    for name in PACKAGES:
        try:
            lesson = make_lesson(name)
        except Exception:
            log.exception("the game %s cannot make its lesson", name)
            continue
        if lesson is not None:
            lessons[name] = json_asset(lesson)
    return lessons


async def _list_games(request: web.Request) -> web.Response:
    return serve_asset(request, request.app[_CATALOGUE])


async def _get_lesson(request: web.Request) -> web.Response:
    name = request.match_info["name"]
    lesson = request.app[_LESSONS].get(name)
    if lesson is None:
        raise ApiError(404, f"There is no lesson of {name} here.")
    return serve_asset(request, lesson)
