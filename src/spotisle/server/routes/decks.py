"""Decks over HTTP: create, replace, delete, and fetch their files."""

import asyncio
from collections.abc import AsyncIterator, Mapping

from aiohttp import web
from aiohttp.typedefs import Handler
from msgspec.structs import replace

from spotisle.decks.deck import DeckSummary
from spotisle.decks.form import find_boundary
from spotisle.decks.jobs import build_form, draw_text, rebuild_archive
from spotisle.decks.limits import MAX_DECK_BYTES, DeckError
from spotisle.server.context import APP_CONTEXT
from spotisle.server.jobs import BusyError, JobFailedError, JobTimeoutError
from spotisle.server.middleware import (
    cancel_on_disconnect,
    rate_limited,
    same_origin,
    take_token,
    unless_closing,
    with_middleware,
)
from spotisle.server.queries import FaceQuery, read_query
from spotisle.server.responses import (
    CACHE_PRIVATELY,
    ApiError,
    json_response,
    pieces_response,
)
from spotisle.server.uploads import BodyLimit
from spotisle.storage.decks import DeckGoneError, DeckRepository, StoredDeck

DECK_LIMIT = BodyLimit(
    MAX_DECK_BYTES,
    timeout_s=300.0,
    too_large=f"A deck has at most {MAX_DECK_BYTES // 2**20} MB of pictures.",
)
READ_BYTES = 64 * 1024
"""A deck file is read and sent in pieces of this size."""
ID = "{id:[a-z0-9]{12}}"
ZIP = ("application/zip", "application/octet-stream")
TYPES = {"json": "application/json", "svg": "image/svg+xml", "webp": "image/webp"}
SANDBOX = {"Content-Security-Policy": "default-src 'none'; sandbox"}
"""For a picture that is opened as a page: it cannot run scripts or load anything."""
CACHE_A_DAY = {"Cache-Control": "private, max-age=86400"}
OWNED_DECK = web.RequestKey("deck", StoredDeck)
"""Where `owner_only` stores the deck in the request."""


def add_deck_routes(app: web.Application) -> None:
    """Answer under /api/decks, /api/faces and /decks."""
    building = rate_limited(
        lambda limits: limits.deck_creation, "You have made many decks; wait a few minutes."
    )
    drawing = rate_limited(
        lambda limits: limits.face_previews, "You have asked for many faces; wait a moment."
    )
    upload = (unless_closing, building, cancel_on_disconnect)
    create = with_middleware(_create_deck, same_origin, *upload)
    change = with_middleware(_replace_deck, same_origin, owner_only, *upload)
    app.router.add_post("/api/decks", create)
    app.router.add_get(f"/api/decks/{ID}", _get_deck)
    app.router.add_put(f"/api/decks/{ID}", change)
    app.router.add_delete(
        f"/api/decks/{ID}", with_middleware(_delete_deck, same_origin, owner_only)
    )
    app.router.add_get("/api/faces", with_middleware(_preview_face, drawing))
    app.router.add_get("/decks/{version:[0-9a-f]{24}}/{name:.{1,40}}", _get_file)


@web.middleware
async def owner_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Admit the owner of a deck, known by the secret in the Authorization header."""
    kind, _, secret = request.headers.get("Authorization", "").partition(" ")
    deck = await request.app[APP_CONTEXT].decks.find_owned(request.match_info["id"], secret)
    if deck is None or kind != "Bearer":
        take_token(
            request,
            lambda limits: limits.failed_lookups,
            "You have tried many keys; wait a minute.",
        )
        raise ApiError(401, "Only the owner may change a deck: send the key it was made with.")
    request[OWNED_DECK] = deck
    return await handler(request)


async def _create_deck(request: web.Request) -> web.Response:
    summary, files = await _build_upload(request)
    decks = request.app[APP_CONTEXT].decks
    deck, secret = await asyncio.shield(decks.add(summary, files))
    return json_response(_describe(deck, secret), status=201)


async def _replace_deck(request: web.Request) -> web.Response:
    summary, files = await _build_upload(request)
    decks = request.app[APP_CONTEXT].decks
    deck = await asyncio.shield(decks.replace(request[OWNED_DECK], summary, files))
    return json_response(_describe(deck))


async def _delete_deck(request: web.Request) -> web.Response:
    await request.app[APP_CONTEXT].decks.remove(request[OWNED_DECK])
    return web.Response(status=204)


async def _get_deck(request: web.Request) -> web.Response:
    deck = await request.app[APP_CONTEXT].decks.deck(request.match_info["id"])
    if deck is None:
        take_token(
            request,
            lambda limits: limits.failed_lookups,
            "You have asked for many decks that do not exist; wait a minute.",
        )
        raise DeckGoneError
    return json_response(_describe(deck))


async def _preview_face(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    text = read_query(request, FaceQuery).text
    drawn = context.face_cache.get(text)
    if drawn is None:
        try:
            drawn = await context.jobs.faces.run(draw_text, text)
        except (JobFailedError, JobTimeoutError):
            raise BusyError("Couldn't draw this word. Try again.") from None
        context.face_cache.put(text, drawn)
    body, suffix = drawn
    headers = CACHE_A_DAY | SANDBOX | {"Content-Type": TYPES[suffix.removeprefix(".")]}
    return web.Response(body=body, headers=headers)


async def _get_file(request: web.Request) -> web.Response:
    version, name = request.match_info["version"], request.match_info["name"]
    decks = request.app[APP_CONTEXT].decks
    size = await decks.file_size(version, name)
    if size is None:
        raise DeckGoneError
    suffix = name.rpartition(".")[2]
    headers = CACHE_PRIVATELY | SANDBOX | {"Content-Type": TYPES.get(suffix, "application/zip")}
    if suffix == "spotisle":
        headers["Content-Disposition"] = f'attachment; filename="deck-{version[:8]}.spotisle"'
    return pieces_response(_read_pieces(decks, version, name, size), size, headers)


async def _read_pieces(
    decks: DeckRepository, version: str, name: str, size: int
) -> AsyncIterator[bytes]:
    for start in range(0, size, READ_BYTES):
        piece = await decks.file(version, name, start, READ_BYTES)
        if not piece:
            raise ConnectionResetError("the deck was deleted")
        yield piece


async def _build_upload(request: web.Request) -> tuple[DeckSummary, Mapping[str, memoryview]]:
    """Build a deck from what was sent: a deck file, or a form with a draft and its pictures."""
    boundary = ""
    if request.content_type == "multipart/form-data":
        boundary = find_boundary(request.headers["Content-Type"])
    elif request.content_type not in ZIP:
        raise DeckError("send a deck file (application/zip) or a form (multipart/form-data)")
    context = request.app[APP_CONTEXT]
    try:
        async with context.uploads.receive(request, DECK_LIMIT) as upload:
            if boundary:
                return await context.jobs.decks.run(build_form, upload, boundary)
            return await context.jobs.decks.run(rebuild_archive, upload)
    except JobTimeoutError:
        raise ApiError(400, "This takes too long; use simpler or smaller pictures.") from None
    except JobFailedError:
        text = "A picture could not be read; leave out what you tried last."
        raise ApiError(400, text) from None


def _describe(deck: StoredDeck, secret: str = "") -> DeckSummary:
    return replace(deck.summary, id=deck.id, bytes=deck.bytes, owner=secret)
