"""The door to the rooms: `GET /ws`, a WebSocket. Hello first, then commands."""

import asyncio
import logging

import msgspec
from aiohttp import web

from spotisle.cluster.redirect import Elsewhere, resolved
from spotisle.cluster.relay import RELAYED, relay
from spotisle.protocol.close import CloseReason
from spotisle.protocol.codec import MAX_MESSAGE_BYTES, Fault, decode_command, decode_hello
from spotisle.protocol.commands import MakeClaim
from spotisle.protocol.frames import Nodes
from spotisle.protocol.hello import Hello
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.messages import Connect, Disconnect, Request
from spotisle.server.context import APP_CONTEXT, AppContext
from spotisle.server.middleware import FOREIGN_PAGE
from spotisle.server.origin import base_of, is_foreign
from spotisle.server.websocket import CLOSE_SECONDS, Socket
from spotisle.storage import JournalUnavailableError

log = logging.getLogger(__name__)

HELLO_SECONDS = 5.0

_encode = msgspec.json.Encoder().encode


async def live(request: web.Request) -> web.StreamResponse:
    """Let somebody into a room and carry what they ask to its actor."""
    context = request.app[APP_CONTEXT]
    if is_foreign(request, context):
        context.metrics.closed["foreign"] += 1
        return web.Response(status=403, text=f"{FOREIGN_PAGE}\n")
    ws = web.WebSocketResponse(
        autoping=False,
        compress=False,
        decode_text=False,
        max_msg_size=MAX_MESSAGE_BYTES + 1,
        timeout=CLOSE_SECONDS,
    )
    try:
        await ws.prepare(request)
    except ConnectionError:  # gone before the handshake was answered
        return web.Response()
    transport = request.transport
    if transport is None:
        return ws
    socket = Socket(ws, transport, context.metrics)
    _orient(socket, request, context)
    context.sockets.add(socket)
    context.metrics.connections += 1
    try:
        await _attend(socket, context, request)
    finally:
        context.metrics.connections -= 1
        context.sockets.discard(socket)
        await socket.see_off()
    return ws


def _orient(socket: Socket, request: web.Request, context: AppContext) -> None:
    """Let the socket call other nodes as its reader can: not at all, if nodes relay."""
    if context.cluster:
        base = base_of(request)
        hidden = context.cluster.relays or RELAYED in request.headers
        socket.at = lambda url: "" if hidden else resolved(url, base)


async def _attend(socket: Socket, context: AppContext, request: web.Request) -> None:
    actor = await _admit(socket, context, request)
    if actor is None:
        return
    try:
        while (text := await socket.hear()) is not None:
            command = decode_command(text)
            if isinstance(command, Fault):
                socket.close(command.reason, command.text)
                return
            if isinstance(command, MakeClaim):
                socket.note(command)
            actor.post(Request(socket, command))
    finally:
        actor.post(Disconnect(socket))


async def _admit(socket: Socket, context: AppContext, request: web.Request) -> RoomActor | None:
    """Read the hello and announce its sender to the room's actor."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await socket.hear()
    except TimeoutError:
        socket.close(CloseReason.NO_HELLO)
        return None
    if text is None:
        return None
    hello = decode_hello(text)
    if isinstance(hello, Fault):
        socket.close(hello.reason, hello.text)
        return None
    actor = await _find(hello, context, context.address(request))
    if isinstance(actor, CloseReason):
        socket.close(actor)
        return None
    if isinstance(actor, Elsewhere):
        await _send_on(socket, context, request, text, actor, relay_wanted=hello.relay)
        return None
    if context.cluster and (urls := context.cluster.urls(base_of(request)))[1:]:
        socket.send(_encode(Nodes(urls)))
    actor.post(
        Connect(socket, hello.name, hello.token, hello.watch, hello.epoch, hello.seq),
    )
    socket.ping()
    return actor


async def _send_on(
    socket: Socket,
    context: AppContext,
    request: web.Request,
    hello: bytes,
    place: Elsewhere,
    *,
    relay_wanted: bool,
) -> None:
    """Tell where the room is kept, or carry what is said where that cannot be reached."""
    cluster = context.cluster
    if cluster and (cluster.relays or relay_wanted) and RELAYED not in request.headers:
        url = resolved(place.url, "http://127.0.0.1")
        await relay(socket, hello, url, lambda: cluster.has(place.url))
    else:
        socket.close(CloseReason.MOVED, url=place.url)


async def _find(
    hello: Hello, context: AppContext, address: str
) -> RoomActor | Elsewhere | CloseReason:
    if context.closing:
        return CloseReason.RESTARTING
    if context.limits.failed_lookups.is_spent(address) and not hello.token:
        return CloseReason.FLOOD
    find = context.cluster.find if context.cluster else context.registry.room
    try:
        actor = await find(hello.room.upper())
    except JournalUnavailableError as error:
        log.warning("room %s cannot be opened: %s", hello.room, error)
        return CloseReason.UNAVAILABLE
    except Exception:
        log.exception("room %s cannot be opened", hello.room)
        return CloseReason.BROKEN
    if actor is None:
        # Who guessed too often learns nothing, not even with a made-up token.
        guessed_seldom = context.limits.failed_lookups.take(address)
        return CloseReason.NO_ROOM if guessed_seldom else CloseReason.STRANGER
    return actor
