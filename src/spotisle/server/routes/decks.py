"""Decks over HTTP: make, replace, delete, and fetch what is in them."""

import asyncio
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web
from msgspec.structs import asdict

from spotisle.decks.deck import DeckSummary
from spotisle.decks.draft import Draft
from spotisle.decks.limits import MAX_DECK_BYTES, MAX_FACES, MAX_JSON_BYTES, DeckError
from spotisle.decks.workbench import DeckJob, DeckJobResult
from spotisle.server.context import APP_CONTEXT, AppContext
from spotisle.server.jobs import BusyError
from spotisle.server.origin import is_foreign
from spotisle.server.responses import UPLOAD_TOO_SLOW, error_response, json_response
from spotisle.server.static import FOR_GOOD
from spotisle.storage.decks import NoRoomError, StoredDeck

UPLOAD_TIMEOUT_S = 300.0
ID = "{id:[a-z0-9]{12}}"
ZIP = ("application/zip", "application/octet-stream")
TYPES = {"json": "application/json", "svg": "image/svg+xml", "webp": "image/webp"}
ALONE = {"Content-Security-Policy": "default-src 'none'; sandbox"}
"""Should somebody open a picture by itself: nothing in it runs, loads or reaches anything."""

A_DAY = {"Cache-Control": "private, max-age=86400"}


class DeckResponse(DeckSummary, frozen=True, kw_only=True, omit_defaults=True):
    """A deck on this server."""

    id: str
    bytes: int
    owner: str = ""
    """The owner's secret; only in the response that creates the deck."""


class _TooLargeError(Exception):
    pass


def add_decks(app: web.Application) -> None:
    """Answer under /api/decks, /api/faces and /decks."""
    app.router.add_post("/api/decks", _make)
    app.router.add_get(f"/api/decks/{ID}", _deck)
    app.router.add_put(f"/api/decks/{ID}", _replace)
    app.router.add_delete(f"/api/decks/{ID}", _delete)
    app.router.add_get("/api/faces", _face)
    app.router.add_get("/decks/{version:[0-9a-f]{24}}/{name:.{1,40}}", _file)


async def _make(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    made = await _made(request, context)
    if isinstance(made, web.Response):
        return made
    assert made.summary is not None
    try:
        kept, secret = await context.decks.add(made.summary, made.files)
    except NoRoomError as full:
        return error_response(507, str(full))
    return json_response(_describe(kept, secret), status=201)


async def _replace(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    kept = await _owned(request, context)
    if isinstance(kept, web.Response):
        return kept
    made = await _made(request, context)
    if isinstance(made, web.Response):
        return made
    assert made.summary is not None
    try:
        changed = await context.decks.replace(kept, made.summary, made.files)
    except NoRoomError as full:
        return error_response(507, str(full))
    return json_response(_describe(changed))


async def _delete(request: web.Request) -> web.Response:
    kept = await _owned(request, request.app[APP_CONTEXT])
    if isinstance(kept, web.Response):
        return kept
    await request.app[APP_CONTEXT].decks.remove(kept)
    return web.Response(status=204)


async def _deck(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    kept = await context.decks.deck(request.match_info["id"])
    if kept is not None:
        return json_response(_describe(kept))
    if not context.limits.failed_lookups.take(context.address(request)):
        return error_response(
            429, "You have asked for many decks that do not exist; wait a minute."
        )
    return error_response(404, "There is no such deck here; perhaps its owner deleted it.")


async def _face(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    text = request.query.get("text", "")[:200]
    if not context.limits.face_previews.take(context.address(request)):
        return error_response(429, "You have asked for many faces; wait a moment.")
    try:
        made = await context.workshop.letter(text)
    except BusyError as busy:
        return error_response(503, str(busy))
    if made.error:
        return error_response(400, made.error)
    ((ending, body),) = made.files.items()
    kind = TYPES[ending.removeprefix(".")]
    return web.Response(body=body, headers={**A_DAY, **ALONE, "Content-Type": kind})


async def _file(request: web.Request) -> web.Response:
    version, name = request.match_info["version"], request.match_info["name"]
    body = await request.app[APP_CONTEXT].decks.file(version, name)
    if body is None:
        return error_response(404, "There is no such deck here; perhaps its owner deleted it.")
    ending = name.rpartition(".")[2]
    headers = {
        **ALONE,
        "Cache-Control": FOR_GOOD.replace("public", "private"),
        "Content-Type": TYPES.get(ending, "application/zip"),
    }
    if ending == "spotisle":
        headers["Content-Disposition"] = f'attachment; filename="deck-{version[:8]}.spotisle"'
    return web.Response(body=body, headers=headers)


async def _made(request: web.Request, context: AppContext) -> DeckJobResult | web.Response:
    """Make a deck of what was sent; everything that is wrong with it becomes an answer."""
    if refused := _turned_away(request, context):
        return refused
    try:
        async with asyncio.timeout(UPLOAD_TIMEOUT_S):
            job = await _job(request)
        made = await context.workshop.do(job)
    except TimeoutError:
        return error_response(408, UPLOAD_TOO_SLOW)
    except _TooLargeError:
        return error_response(413, f"A deck has at most {MAX_DECK_BYTES // 2**20} MB of pictures.")
    except DeckError as mistake:
        return error_response(400, str(mistake))
    except BusyError as busy:
        return error_response(503, str(busy))
    return error_response(400, made.error) if made.error else made


def _turned_away(request: web.Request, context: AppContext) -> web.Response | None:
    if is_foreign(request, context):
        return error_response(403, "Pages of other sites may not use this table.")
    if context.closing:
        return error_response(503, "The server restarts; try again in a moment.")
    if not context.limits.deck_creation.take(context.address(request)):
        return error_response(429, "You have made many decks; wait a few minutes.")
    return None


async def _job(request: web.Request) -> DeckJob:
    if request.content_type in ZIP:
        return DeckJob(file=await _bounded(request.content.iter_chunked(2**16), MAX_DECK_BYTES))
    if request.content_type != "multipart/form-data":
        raise DeckError("send a deck file (application/zip) or a form (multipart/form-data)")
    parts = await _parts(request)
    if "draft" not in parts:
        raise DeckError("the form needs a part named draft")
    try:
        draft = msgspec.json.decode(parts.pop("draft"), type=Draft)
    except (msgspec.DecodeError, RecursionError) as error:
        raise DeckError(f"draft: {str(error).replace('`$.', '`')[:200]}") from None
    return DeckJob(draft=draft, pictures=_named_pictures(draft, parts))


async def _parts(request: web.Request) -> dict[str, bytes]:
    """Read a form, as far as it may be long."""
    parts: dict[str, bytes] = {}
    left = MAX_DECK_BYTES
    try:
        form = await request.clone(client_max_size=MAX_DECK_BYTES).multipart()
        while (part := await form.next()) is not None:
            if not isinstance(part, BodyPartReader) or not part.name or len(parts) > MAX_FACES:
                raise DeckError("the form has parts that are no pictures")
            most = MAX_JSON_BYTES if part.name == "draft" else left
            parts[part.name] = await _bounded(_chunks(part), min(most, left))
            left -= len(parts[part.name])
    except (ValueError, web.HTTPException) as error:
        if isinstance(error, DeckError):
            raise
        raise DeckError("the form cannot be read; send it anew") from None
    return parts


async def _chunks(part: BodyPartReader) -> Any:  # noqa: ANN401
    while chunk := await part.read_chunk(2**16):
        yield chunk


async def _bounded(chunks: Any, most: int) -> bytes:  # noqa: ANN401
    body = bytearray()
    async for chunk in chunks:
        body += chunk
        if len(body) > most:
            raise _TooLargeError
    return bytes(body)


def _named_pictures(draft: Draft, parts: dict[str, bytes]) -> dict[str, bytes]:
    """Return the pictures that a draft names; `DeckError` if one was not sent."""
    pictures: dict[str, bytes] = {}
    for face in (face for symbol in draft.symbols for face in symbol.faces if face.file):
        if face.file not in parts:
            raise DeckError(f"draft: no picture named {face.file[:60]!r} was sent")
        pictures[face.file] = parts[face.file]
    return pictures


async def _owned(request: web.Request, context: AppContext) -> StoredDeck | web.Response:
    if is_foreign(request, context):
        return error_response(403, "Pages of other sites may not use this table.")
    kind, _, secret = request.headers.get("Authorization", "").partition(" ")
    kept = await context.decks.owned(request.match_info["id"], secret)
    if kept is None or kind != "Bearer":
        if not context.limits.failed_lookups.take(context.address(request)):
            return error_response(429, "You have tried many keys; wait a minute.")
        return error_response(
            401, "Only the owner may change a deck: send the key it was made with."
        )
    return kept


def _describe(kept: StoredDeck, secret: str = "") -> DeckResponse:
    summary = asdict(kept.summary)
    return DeckResponse(**summary, id=kept.id, bytes=kept.bytes, owner=secret)
