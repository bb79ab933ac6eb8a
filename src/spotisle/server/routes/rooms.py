"""Rooms over HTTP: create one, list the public ones, and get the link to share."""

import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from msgspec import Struct

from spotisle.rooms.messages import LiveActor
from spotisle.rooms.registry import is_room_code
from spotisle.server.compute_threads import run_in_thread
from spotisle.server.context import APP_CONTEXT
from spotisle.server.guesses import TOO_MANY_GUESSES, Attempt, TooManyGuessesError
from spotisle.server.middleware import (
    rate_limited,
    same_origin,
    take_token,
    unless_closing,
    with_middleware,
)
from spotisle.server.origin import room_link
from spotisle.server.responses import NO_STORE, ApiError, json_response
from spotisle.storage import Journal

CODE = "{code:[A-Za-z]{1,16}}"


class RoomResponse(Struct, frozen=True):
    """A room that can be joined."""

    code: str
    link: str
    """To open it in a browser, or to share."""


def add_room_routes(app: web.Application) -> None:
    """Answer under /api/rooms."""
    limit = rate_limited(
        lambda limits: limits.room_creation, "You have made many rooms; wait a minute."
    )
    create = with_middleware(_create_room, same_origin, unless_closing, limit)
    app.router.add_post("/api/rooms", create)
    app.router.add_get("/api/rooms", _list_rooms)
    app.router.add_get(f"/api/rooms/{CODE}", _get_room)
    app.router.add_get(f"/api/rooms/{CODE}/qr.svg", _get_qr_code)
    app.router.add_get(f"/api/rooms/{CODE}/token", _check_token)


async def _create_room(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    code = await context.placement.create_room()
    context.guesses.remember(context.visitor(request), code)
    return json_response(RoomResponse(code, room_link(request, context, code)), status=201)


async def _list_rooms(request: web.Request) -> web.Response:
    return json_response(request.app[APP_CONTEXT].placement.public_rooms())


async def _get_room(request: web.Request) -> web.Response:
    code = await _existing_code(request)
    return json_response(RoomResponse(code, room_link(request, request.app[APP_CONTEXT], code)))


async def _get_qr_code(request: web.Request) -> web.Response:
    code = await _existing_code(request)
    link = room_link(request, request.app[APP_CONTEXT], code)
    return await qr_code_response(request, link)


async def qr_code_response(request: web.Request, link: str) -> web.Response:
    """Answer with the QR code of a link. Drawing takes long, so it is rate-limited."""
    cache = request.app[APP_CONTEXT].qr_cache
    svg = cache.get(link)
    if svg is None:
        take_token(
            request,
            lambda limits: limits.qr_codes,
            "You have asked for many QR codes; wait a minute.",
        )
        svg = await run_in_thread(draw_qr_code, link)
        cache.put(link, svg)
    return web.Response(body=svg, content_type="image/svg+xml", headers=NO_STORE)


def draw_qr_code(text: str) -> bytes:
    """Return a QR code as SVG."""
    import segno

    svg = io.BytesIO()
    picture = segno.make(text, error="m")
    picture.save(svg, kind="svg", border=2, light="#fff", omitsize=True, xmldecl=False)
    return svg.getvalue()


async def _check_token(request: web.Request) -> web.Response:
    """Answer 204 if the Authorization header has the digest of a token of this room, else 401.

    Only other nodes may ask: they do before they redirect a client to the room.
    """
    placement = request.app[APP_CONTEXT].placement
    if not placement.is_relayed(request):
        raise ApiError(404, "Only nodes of this cluster may ask for that.")
    kind, _, digest = request.headers.get("Authorization", "").partition(" ")
    room = await placement.find_room(request.match_info["code"].upper())
    if not isinstance(room, LiveActor | None):
        raise ApiError(503, "This room is on another node now.")  # only the room knows its tokens
    if room is None or kind != "Bearer" or room.owner_of(digest) is None:
        raise ApiError(401, "This room does not know your token.")
    return web.Response(status=204)


async def _existing_code(request: web.Request) -> str:
    """Return the code if there is such a room, else end with status 404."""
    code = request.match_info["code"].upper()
    async with guess(request, code) as attempt:
        if await is_room(request.app[APP_CONTEXT].journal, code):
            attempt.succeed()
            return code
        await attempt.fail()
    raise ApiError(404, f"There is no room {code}.")


async def is_room(journal: Journal, code: str) -> bool:
    """Tell whether there is a room with this code, running or not."""
    return is_room_code(code) and await journal.room(code) is not None


@asynccontextmanager
async def guess(request: web.Request, code: str) -> AsyncIterator[Attempt]:
    """Name a room, which may be a guess; 429 if the address has too many wrong ones open."""
    try:
        attempt = await request.app[APP_CONTEXT].attempt(request, code)
    except TooManyGuessesError:
        raise ApiError(429, TOO_MANY_GUESSES) from None
    try:
        yield attempt
    finally:
        attempt.cancel()
