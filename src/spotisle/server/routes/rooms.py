"""The plain questions: which rooms are there, which games were played, is the server well."""

import io
import logging

from aiohttp import web
from aiohttp.typedefs import Handler
from msgspec import Struct

from spotisle.rooms.registry import is_room_code
from spotisle.server.context import APP_CONTEXT, AppContext
from spotisle.server.metrics import CONTENT_TYPE
from spotisle.server.origin import is_foreign, link
from spotisle.server.public_rooms import public_rooms
from spotisle.server.responses import NO_STORE, error_response, json_response
from spotisle.storage import JournalError

log = logging.getLogger(__name__)

RECORDS_A_PAGE = 50
CODE = "{code:[A-Za-z]{1,16}}"


class RoomResponse(Struct, frozen=True):
    """A room that can be joined."""

    code: str
    link: str
    """To open it in a browser, or to give away."""


class RecordEntry(Struct, frozen=True):
    """A finished game of a room."""

    id: str
    number: int
    """Counts the games of the room."""
    game: str
    finished_at: float
    """Seconds since 1970."""


@web.middleware
async def own_up(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Say so when the journal cannot be used."""
    try:
        return await handler(request)
    except JournalError as error:
        log.warning("%s was not answered: %s", request.path, error)
        return error_response(503, "The server cannot reach its journal just now; try again.")


def add_api(app: web.Application) -> None:
    """Answer under /api, and tell how the server is."""
    app.middlewares.append(own_up)
    app.router.add_post("/api/rooms", _make_room)
    app.router.add_get("/api/rooms", _public_rooms)
    app.router.add_get(f"/api/rooms/{CODE}", _room)
    app.router.add_get(f"/api/rooms/{CODE}/qr.svg", _qr_code)
    app.router.add_get("/api/records", _records)
    app.router.add_get("/api/records/{id:[0-9a-f]{1,64}}", _record)
    app.router.add_get("/healthz", _healthz)
    app.router.add_get("/metrics", _metrics)


async def _make_room(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    if is_foreign(request, context):
        return error_response(403, "Pages of other sites may not use this table.")
    if context.closing:
        return error_response(503, "The server restarts; try again in a moment.")
    if not context.limits.room_creation.take(context.address(request)):
        return error_response(429, "You have made many rooms; wait a minute.")
    code = await context.make_room()
    return json_response(RoomResponse(code, link(request, context, code)), status=201)


async def _public_rooms(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    elsewhere = context.cluster.public_rooms() if context.cluster else []
    return json_response([*public_rooms(context.registry), *elsewhere])


async def _room(request: web.Request) -> web.Response:
    code = await _known_code(request)
    if isinstance(code, web.Response):
        return code
    return json_response(RoomResponse(code, link(request, request.app[APP_CONTEXT], code)))


async def _qr_code(request: web.Request) -> web.Response:
    code = await _known_code(request)
    if isinstance(code, web.Response):
        return code
    import segno

    svg = io.BytesIO()
    picture = segno.make(link(request, request.app[APP_CONTEXT], code), error="m")
    picture.save(svg, kind="svg", border=2, light="#fff", omitsize=True, xmldecl=False)
    return web.Response(body=svg.getvalue(), content_type="image/svg+xml", headers=NO_STORE)


async def _known_code(request: web.Request) -> str | web.Response:
    """Return the code if there is such a room; few wrong guesses are answered."""
    context = request.app[APP_CONTEXT]
    code = request.match_info["code"].upper()
    if refused := _guessed_too_often(request, context):
        return refused
    if await _is_room(context, code):
        return code
    context.limits.failed_lookups.take(context.address(request))
    return error_response(404, f"There is no room {code}.")


async def _is_room(context: AppContext, code: str) -> bool:
    if code in context.registry.actors:
        return True
    return is_room_code(code) and await context.journal.room(code) is not None


def _guessed_too_often(request: web.Request, context: AppContext) -> web.Response | None:
    """Refuse whoever tried many codes, right ones too: else the refusals would tell them apart."""
    if not context.limits.failed_lookups.is_spent(context.address(request)):
        return None
    return error_response(429, "You have asked for many rooms that do not exist; wait a minute.")


async def _records(request: web.Request) -> web.Response:
    room = request.query.get("room", "").upper()
    if not room:
        return error_response(400, "Say which room: /api/records?room=CODE")
    context = request.app[APP_CONTEXT]
    if refused := _guessed_too_often(request, context):
        return refused
    lines = await context.journal.records(room, RECORDS_A_PAGE, request.query.get("before"))
    if not lines and not await _is_room(context, room):
        context.limits.failed_lookups.take(context.address(request))
    return json_response(
        [RecordEntry(line.id, line.number, line.game, line.finished_at) for line in lines]
    )


async def _record(request: web.Request) -> web.Response:
    key = request.match_info["id"]
    body = await request.app[APP_CONTEXT].journal.record(key)
    if body is None:
        return error_response(404, "There is no such record.")
    headers = {
        "Cache-Control": "private, max-age=31536000, immutable",
        "Content-Disposition": f'attachment; filename="spotisle-{key[:12]}.json"',
    }
    return web.Response(body=body, content_type="application/json", headers=headers)


async def _healthz(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    if context.closing:
        return web.Response(status=503, text="closing\n", headers=NO_STORE)
    if complaint := await _unwritable(context):
        return web.Response(status=503, text=complaint + "\n", headers=NO_STORE)
    return web.Response(text="ok\n", headers=NO_STORE)


async def _unwritable(context: AppContext) -> str:
    """Return why the journal cannot be written to, or nothing: a commit without entries tells."""
    if context.cluster and not context.cluster.alive:
        return "this node has no lease: the database did not answer in time"
    try:
        await context.journal.append([])
    except JournalError as error:
        return str(error)
    return ""


async def _metrics(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    text = context.metrics.text(len(context.registry.actors))
    return web.Response(text=text, headers=NO_STORE | {"Content-Type": CONTENT_TYPE})
