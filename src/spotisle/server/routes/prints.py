"""Prints over HTTP: the list of pages, a picture of each, and the PDF."""

from collections.abc import Callable, Hashable
from typing import TypeVar, TypeVarTuple

from aiohttp import web

from spotisle.editions import EDITIONS
from spotisle.printing.options import read_print_options
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
from spotisle.server.responses import ApiError, body_response, json_response

DECK = "{deck:[a-z0-9]{1,24}}"
CACHE_10_MINUTES = {"Cache-Control": "private, max-age=600"}

DECK_FILE = "deck.spotisle"
BUILT_IN = (*EDITIONS, DICE, WHY)
NO_SUCH_DECK = "There is no such deck here."

T = TypeVar("T")
Args = TypeVarTuple("Args")
PrintJob = Callable[[PrintRequest, bytes | None, *Args], T]


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
    name = wanted.deck if wanted.deck in BUILT_IN else "spotisle"
    headers = CACHE_10_MINUTES | {"Content-Disposition": f'attachment; filename="{name}.pdf"'}
    return body_response(body, headers | {"Content-Type": "application/pdf"})


async def _get_page_picture(request: web.Request) -> web.Response:
    wanted = await _read_request(request)
    page = int(request.match_info["page"])
    key = (wanted.deck, wanted.options, page)
    body = await _run_once(request, key, render_page, wanted, page)
    if not body:
        raise ApiError(404, "The print has no such page.")
    return body_response(body, CACHE_10_MINUTES | {"Content-Type": "image/png"})


async def _read_request(request: web.Request) -> PrintRequest:
    deck = request.match_info["deck"]
    options = read_print_options(request.query)
    decks = request.app[APP_CONTEXT].decks
    if deck not in BUILT_IN and await decks.file_size(deck, DECK_FILE) is None:
        raise ApiError(404, NO_SUCH_DECK)
    return PrintRequest(deck, options)


async def _run(
    request: web.Request, function: PrintJob[*Args, T], wanted: PrintRequest, *args: *Args
) -> T:
    """Run a print job; only a few files of custom decks are in memory at once."""
    context = request.app[APP_CONTEXT]
    try:
        if wanted.deck in BUILT_IN:
            return await context.jobs.prints.run(function, wanted, None, *args)
        async with context.custom_print_slots:
            own = await context.decks.file(wanted.deck, DECK_FILE)
            if own is None:
                raise ApiError(404, NO_SUCH_DECK)
            return await context.jobs.prints.run(function, wanted, own, *args)
    except (JobFailedError, JobTimeoutError):
        raise BusyError("Couldn't make the print. Try again.") from None


async def _run_once(
    request: web.Request,
    key: Hashable,
    function: PrintJob[*Args, bytes],
    wanted: PrintRequest,
    *args: *Args,
) -> bytes:
    """Return the cached result of a print job, or run it."""
    cache = request.app[APP_CONTEXT].print_cache
    body = cache.get(key)
    if body is None:
        body = await _run(request, function, wanted, *args)
        cache.put(key, body)
    return body
