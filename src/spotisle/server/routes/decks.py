"""Decks over HTTP: make, replace, delete, and fetch what is in them."""

import asyncio
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web
from msgspec import Struct

from spotisle.decks.drafts import Draft, RoughFace, RoughSymbol
from spotisle.decks.errors import DeckError
from spotisle.decks.limits import FILE_BYTES, JSON_BYTES, MAX_FACES
from spotisle.decks.manifest import Kind
from spotisle.decks.workbench import Job, Made
from spotisle.server.context import APP_CONTEXT, AppContext
from spotisle.server.deck_jobs import BusyError
from spotisle.server.origin import is_foreign
from spotisle.server.responses import TOO_SLOW, error_response, json_response
from spotisle.server.static import FOR_GOOD
from spotisle.storage.decks import KeptDeck, NoRoomError

UPLOAD_SECONDS = 300.0
ID = "{id:[a-z0-9]{12}}"
ZIP = ("application/zip", "application/octet-stream")
TYPES = {"json": "application/json", "svg": "image/svg+xml", "webp": "image/webp"}
ALONE = {"Content-Security-Policy": "default-src 'none'; sandbox"}
"""Should somebody open a picture by itself: nothing in it runs, loads or reaches anything."""

A_DAY = {"Cache-Control": "private, max-age=86400"}


class DeckResponse(Struct, frozen=True, omit_defaults=True):
    """A deck on this server."""

    id: str
    version: str
    deck: str
    name: str
    order: int
    cards: int
    kind: Kind
    bytes: int
    alike: tuple[tuple[int, int], ...]
    owner: str = ""
    """The secret, told once to whoever made the deck."""


class FaceRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A face in a draft: a picture sent along, or a text."""

    file: str = ""
    text: str = ""


class SymbolRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A symbol in a draft."""

    names: dict[str, tuple[str, ...]]
    faces: tuple[FaceRequest, ...]


class DraftRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft as it is sent."""

    name: str
    symbols: tuple[SymbolRequest, ...]
    order: int | None = None
    cards: int | None = None
    kind: Kind = "plain"


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
    assert made.about is not None
    try:
        kept, secret = await context.decks.add(made.about, made.files)
    except NoRoomError as full:
        return error_response(507, str(full))
    return json_response(_door(kept, secret), status=201)


async def _replace(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    kept = await _owned(request, context)
    if isinstance(kept, web.Response):
        return kept
    made = await _made(request, context)
    if isinstance(made, web.Response):
        return made
    assert made.about is not None
    try:
        changed = await context.decks.replace(kept, made.about, made.files)
    except NoRoomError as full:
        return error_response(507, str(full))
    return json_response(_door(changed))


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
        return json_response(_door(kept))
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
    if made.complaint:
        return error_response(400, made.complaint)
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


async def _made(request: web.Request, context: AppContext) -> Made | web.Response:
    """Make a deck of what was sent; everything that is wrong with it becomes an answer."""
    if refused := _turned_away(request, context):
        return refused
    try:
        async with asyncio.timeout(UPLOAD_SECONDS):
            job = await _job(request)
        made = await context.workshop.do(job)
    except TimeoutError:
        return error_response(408, TOO_SLOW)
    except _TooLargeError:
        return error_response(413, f"A deck has at most {FILE_BYTES // 2**20} MB of pictures.")
    except DeckError as mistake:
        return error_response(400, str(mistake))
    except BusyError as busy:
        return error_response(503, str(busy))
    return error_response(400, made.complaint) if made.complaint else made


def _turned_away(request: web.Request, context: AppContext) -> web.Response | None:
    if is_foreign(request, context):
        return error_response(403, "Pages of other sites may not use this table.")
    if context.closing:
        return error_response(503, "The server restarts; try again in a moment.")
    if not context.limits.deck_creation.take(context.address(request)):
        return error_response(429, "You have made many decks; wait a few minutes.")
    return None


async def _job(request: web.Request) -> Job:
    if request.content_type in ZIP:
        return Job(file=await _bounded(request.content.iter_chunked(2**16), FILE_BYTES))
    if request.content_type != "multipart/form-data":
        raise DeckError("send a deck file (application/zip) or a form (multipart/form-data)")
    parts = await _parts(request)
    if "draft" not in parts:
        raise DeckError("the form needs a part named draft")
    try:
        wish = msgspec.json.decode(parts.pop("draft"), type=DraftRequest)
    except (msgspec.DecodeError, RecursionError) as error:
        raise DeckError(f"draft: {str(error).replace('`$.', '`')[:200]}") from None
    return Job(draft=_drafted(wish, parts))


async def _parts(request: web.Request) -> dict[str, bytes]:
    """Read a form, as far as it may be long."""
    parts: dict[str, bytes] = {}
    left = FILE_BYTES
    try:
        form = await request.clone(client_max_size=FILE_BYTES).multipart()
        while (part := await form.next()) is not None:
            if not isinstance(part, BodyPartReader) or not part.name or len(parts) > MAX_FACES:
                raise DeckError("the form has parts that are no pictures")
            most = JSON_BYTES if part.name == "draft" else left
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


def _drafted(wish: DraftRequest, parts: dict[str, bytes]) -> Draft:
    def face(wished: FaceRequest) -> RoughFace:
        if not wished.file:
            return RoughFace(text=wished.text)
        if wished.file not in parts:
            raise DeckError(f"draft: no picture named {wished.file[:60]!r} was sent")
        return RoughFace(file=wished.file, body=parts[wished.file])

    return Draft(
        name=wish.name,
        symbols=tuple(
            RoughSymbol(symbol.names, tuple(map(face, symbol.faces))) for symbol in wish.symbols
        ),
        order=wish.order,
        cards=wish.cards,
        kind=wish.kind,
    )


async def _owned(request: web.Request, context: AppContext) -> KeptDeck | web.Response:
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


def _door(kept: KeptDeck, secret: str = "") -> DeckResponse:
    about = kept.about
    return DeckResponse(
        id=kept.id,
        version=about.version,
        deck=about.deck,
        name=about.name,
        order=about.order,
        cards=about.cards,
        kind=about.kind,
        bytes=kept.bytes,
        alike=about.alike,
        owner=secret,
    )
