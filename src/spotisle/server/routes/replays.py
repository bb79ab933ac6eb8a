"""Finished games again: films of kept records, and of records that somebody brings along."""

import asyncio

from aiohttp import web

from spotisle.replays.show import LARGEST
from spotisle.server.context import APP_CONTEXT
from spotisle.server.origin import is_foreign
from spotisle.server.replay_jobs import Shown
from spotisle.server.responses import NO_STORE, TOO_SLOW, error_response

UPLOAD_SECONDS = 20.0
WHAT = "{what:replay|analysis}"
KEPT = {"Cache-Control": "private, max-age=3600"}
"""A record never changes; how it is shown may, with the next version."""


def add_showing(app: web.Application) -> None:
    """Answer questions for films and analyses."""
    app.router.add_get(f"/api/records/{{id:[0-9a-f]{{1,64}}}}/{WHAT}", _kept)
    app.router.add_post(f"/api/{WHAT}", _brought)


async def _kept(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    record = await context.journal.record(request.match_info["id"])
    if record is None:
        return error_response(404, "There is no such record.")
    return await _shown(request, record, KEPT)


async def _brought(request: web.Request) -> web.Response:
    if is_foreign(request, request.app[APP_CONTEXT]):
        return error_response(403, "Pages of other sites may not use this table.")
    try:
        record = await _read(request)
    except TimeoutError:
        return error_response(408, TOO_SLOW)
    if record is None:
        return error_response(413, f"A record has at most {LARGEST // 1024} KiB.")
    return await _shown(request, record, NO_STORE)


async def _read(request: web.Request) -> bytes | None:
    """Return the body, or None if it is too long: no more than that is read."""
    if (request.content_length or 0) > LARGEST:
        return None
    record = bytearray()
    async with asyncio.timeout(UPLOAD_SECONDS):
        async for piece in request.content.iter_any():
            record += piece
            if len(record) > LARGEST:
                return None
    return bytes(record)


async def _shown(request: web.Request, record: bytes, headers: dict[str, str]) -> web.Response:
    context = request.app[APP_CONTEXT]
    play = request.query.get("play", "")
    if play and not (play.isascii() and play.isdecimal() and len(play) < 4):
        return error_response(400, "Which game of a series: play must be a number from 1.")
    if not context.limits.replays.take(context.address(request)):
        return error_response(429, "You have asked for many games to be shown; wait a moment.")
    what = request.match_info["what"]
    shown: Shown = await context.backstage.show(what, record, int(play) if play else None)
    if shown.status != 200:
        return error_response(shown.status, shown.why)
    answer = web.Response(body=shown.body, content_type="application/json", headers=headers)
    answer.enable_compression()
    return answer
