"""Prints over HTTP: which pages there would be, a picture of each, and the PDF."""

from collections.abc import Callable, Hashable
from typing import TypeVar, TypeVarTuple

from aiohttp import web

from spotisle.editions import EDITIONS
from spotisle.printing.options import read_options
from spotisle.server.context import APP_CONTEXT
from spotisle.server.jobs import BusyError, JobFailedError, JobTimeoutError
from spotisle.server.middleware import cancel_on_disconnect, rate_limited, with_middleware
from spotisle.server.print_jobs import (
    DICE,
    WHY,
    PrintRequest,
    describe_print,
    render_page,
    render_pdf,
)
from spotisle.server.responses import ApiError, json_response

DECK = "{deck:[a-z0-9]{1,24}}"
CACHE_10_MINUTES = {"Cache-Control": "private, max-age=600"}

T = TypeVar("T")
Args = TypeVarTuple("Args")


def add_print_routes(app: web.Application) -> None:
    """Answer under /api/print."""
    limit = rate_limited(
        lambda limits: limits.prints, "You have asked for many prints; wait a minute."
    )
    for path, handler in {
        f"/api/print/{DECK}": _describe_print,
        f"/api/print/{DECK}.pdf": _get_pdf,
        f"/api/print/{DECK}/{{page:[0-9]{{1,4}}}}.png": _get_page_picture,
    }.items():
        app.router.add_get(path, with_middleware(handler, limit, cancel_on_disconnect))


async def _describe_print(request: web.Request) -> web.Response:
    wanted = await _read_request(request)
    return json_response(await _run(request, describe_print, wanted))


async def _get_pdf(request: web.Request) -> web.Response:
    wanted = await _read_request(request)
    body = await _run_once(request, (wanted.deck, wanted.options), render_pdf, wanted)
    name = "spotisle" if wanted.own else wanted.deck
    headers = CACHE_10_MINUTES | {"Content-Disposition": f'attachment; filename="{name}.pdf"'}
    return web.Response(body=body, content_type="application/pdf", headers=headers)


async def _get_page_picture(request: web.Request) -> web.Response:
    wanted = await _read_request(request)
    page = int(request.match_info["page"])
    key = (wanted.deck, wanted.options, page)
    body = await _run_once(request, key, render_page, wanted, page)
    if not body:
        raise ApiError(404, "The print has no such page.")
    return web.Response(body=body, content_type="image/png", headers=CACHE_10_MINUTES)


async def _read_request(request: web.Request) -> PrintRequest:
    deck = request.match_info["deck"]
    options = read_options(request.query)
    if deck in (*EDITIONS, DICE, WHY):
        return PrintRequest(deck, options)
    own = await request.app[APP_CONTEXT].decks.file(deck, "deck.spotisle")
    if own is None:
        raise ApiError(404, "There is no such deck here.")
    return PrintRequest(deck, options, own)


async def _run(request: web.Request, function: Callable[[*Args], T], *args: *Args) -> T:
    try:
        return await request.app[APP_CONTEXT].jobs.prints.run(function, *args)
    except (JobFailedError, JobTimeoutError):
        raise BusyError("The print could not be made just now; try again.") from None


async def _run_once(
    request: web.Request, key: Hashable, function: Callable[[*Args], bytes], *args: *Args
) -> bytes:
    """Return what was made lately under this key, or make it."""
    cache = request.app[APP_CONTEXT].print_cache
    body = cache.get(key)
    if body is None:
        body = await _run(request, function, *args)
        cache.put(key, body)
    return body
