"""Prints over HTTP: what pages there would be, a picture of each, and the PDF."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from aiohttp import web

from spotisle.editions import EDITIONS
from spotisle.errors import SpotisleError
from spotisle.printing.options import read_options
from spotisle.server.context import APP_CONTEXT
from spotisle.server.deck_jobs import BusyError
from spotisle.server.print_requests import DICE, Order
from spotisle.server.responses import error_response, json_response
from spotisle.storage import JournalError

DECK = "{deck:[a-z0-9]{1,24}}"
LOOK_AROUND = 0.25
"""Seconds after which a print looks whether its reader is still there."""
KEEP = {"Cache-Control": "private, max-age=600"}

Answering = Callable[[web.Request], Awaitable[web.Response]]


def add_prints(app: web.Application) -> None:
    """Answer under /api/print."""
    app.router.add_get(f"/api/print/{DECK}", _sparing(_print))
    app.router.add_get(f"/api/print/{DECK}.pdf", _sparing(_pdf))
    app.router.add_get(f"/api/print/{DECK}/{{page:[0-9]{{1,4}}}}.png", _sparing(_picture))


def _sparing(answering: Answering) -> Answering:
    """Answer only so many questions of one address, and mistakes with one sentence."""

    async def answered(request: web.Request) -> web.Response:
        context = request.app[APP_CONTEXT]
        if not context.limits.prints.take(context.address(request)):
            return error_response(429, "You have asked for many prints; wait a minute.")
        try:
            return await _while_there(request, answering)
        except BusyError as busy:
            return error_response(503, str(busy))
        except JournalError:
            raise
        except SpotisleError as mistake:
            return error_response(400, str(mistake))

    return answered


async def _while_there(request: web.Request, answering: Answering) -> web.Response:
    """Answer as long as somebody listens: a page that was left behind must not keep the press."""
    work = asyncio.ensure_future(answering(request))
    try:
        while not (await asyncio.wait({work}, timeout=LOOK_AROUND))[0]:
            if request.transport is None or request.transport.is_closing():
                return web.Response(status=499)
    finally:
        work.cancel()
    return await work


async def _order(request: web.Request) -> Order | None:
    deck = request.match_info["deck"]
    options = read_options(request.query)
    if deck in (*EDITIONS, DICE):
        return Order(deck, options)
    own = await request.app[APP_CONTEXT].decks.file(deck, "deck.spotisle")
    return None if own is None else Order(deck, options, own)


async def _print(request: web.Request) -> web.Response:
    order = await _order(request)
    if order is None:
        return _unknown()
    return json_response(await request.app[APP_CONTEXT].press.work(order.told))


async def _pdf(request: web.Request) -> web.Response:
    order = await _order(request)
    if order is None:
        return _unknown()
    made = await request.app[APP_CONTEXT].press.make((order.deck, order.options), order.pdf)
    name = "spotisle" if order.own else order.deck
    headers = KEEP | {"Content-Disposition": f'attachment; filename="{name}.pdf"'}
    return web.Response(body=made, content_type="application/pdf", headers=headers)


async def _picture(request: web.Request) -> web.Response:
    order = await _order(request)
    if order is None:
        return _unknown()
    page = int(request.match_info["page"])
    key = (order.deck, order.options, page)
    made = await request.app[APP_CONTEXT].press.make(key, partial(order.picture, page))
    if not made:
        return error_response(404, "The print has no such page.")
    return web.Response(body=made, content_type="image/png", headers=KEEP)


def _unknown() -> web.Response:
    return error_response(404, "There is no such deck here.")
