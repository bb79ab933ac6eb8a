"""The connection to a room: `GET /ws`, a WebSocket. Hello first, then commands."""

import asyncio
import logging

import msgspec
from aiohttp import web

from spotisle.club.actor import ClubActor
from spotisle.protocol.answers import Done, Refused
from spotisle.protocol.close import CloseReason
from spotisle.protocol.club_commands import ClubCommand
from spotisle.protocol.codec import MAX_MESSAGE_BYTES, Fault, decode_command, decode_hello
from spotisle.protocol.commands import MakeClaim, Ping
from spotisle.protocol.frames import Nodes
from spotisle.protocol.hello import Hello
from spotisle.protocol.refusals import RefusalReason
from spotisle.rooms.messages import Connect, Disconnect, LiveActor, Request
from spotisle.rules.errors import UnknownGameError
from spotisle.server.context import APP_CONTEXT, AppContext
from spotisle.server.guesses import TOO_MANY_GUESSES, Attempt, TooManyGuessesError
from spotisle.server.http_connection import HttpConnection
from spotisle.server.middleware import FOREIGN_PAGE
from spotisle.server.origin import base_of, is_foreign
from spotisle.server.placement import RemoteRoom
from spotisle.server.websocket import CLOSE_TIMEOUT_S, WebSocket
from spotisle.storage import JournalUnavailableError

log = logging.getLogger(__name__)

HELLO_TIMEOUT_S = 5.0
MANY_JOINED = "Many people have joined from your network; try again in a minute."
WRONG_GUESSES = (CloseReason.NO_ROOM, CloseReason.STRANGER, CloseReason.BROKEN, CloseReason.NO_GAME)

_encode = msgspec.json.Encoder().encode


def add_live_route(app: web.Application) -> None:
    """Answer /ws."""
    app.router.add_get("/ws", _connect)


async def _connect(request: web.Request) -> web.StreamResponse:
    """Accept a WebSocket and pass its commands to the room's actor."""
    context = request.app[APP_CONTEXT]
    if is_foreign(request, context):
        context.metrics.closed["foreign"] += 1
        return web.Response(status=403, text=f"{FOREIGN_PAGE}\n")
    ws = web.WebSocketResponse(
        autoping=False,
        compress=False,
        decode_text=False,
        max_msg_size=MAX_MESSAGE_BYTES + 1,
        timeout=CLOSE_TIMEOUT_S,
    )
    try:
        await ws.prepare(request)
    except ConnectionError:  # the client left before the handshake ended
        return web.Response()
    transport = request.transport
    if transport is None:
        return ws
    resolve_url = context.placement.url_resolver(request)
    direct = not context.proxies and not context.placement.is_relayed(request)
    connection = request.protocol
    frames = connection.frames if isinstance(connection, HttpConnection) else None
    socket = WebSocket(ws, transport, context.metrics, resolve_url, frames=frames, direct=direct)
    context.sockets.add(socket)
    context.metrics.connections += 1
    try:
        await _serve_client(socket, context, request)
    finally:
        context.metrics.connections -= 1
        context.sockets.discard(socket)
        await socket.wait_closed()
    return ws


async def _serve_client(socket: WebSocket, context: AppContext, request: web.Request) -> None:
    actor = await _admit(socket, context, request)
    if actor is None:
        return
    base, has_peers = base_of(request), context.placement.has_peers

    def handle(text: bytes) -> None:
        if has_peers:
            _tell_nodes(socket, context, base)
        command = decode_command(text)
        if isinstance(command, MakeClaim):
            socket.start_claim_timer(command)
            actor.post(Request(socket, command))
        elif isinstance(command, Fault):
            socket.close(command.reason, command.text)
        elif isinstance(command, Ping):
            socket.send(Done(command.id))
        elif isinstance(command, ClubCommand) and not isinstance(actor, ClubActor):
            socket.send(Refused(command.id, RefusalReason.NOT_ASKED))
        else:
            actor.post(Request(socket, command))

    socket.on_text(handle)
    try:
        while (text := await socket.receive()) is not None:
            handle(text)
    finally:
        actor.post(Disconnect(socket, on_purpose=socket.closed_by_client))


def _tell_nodes(socket: WebSocket, context: AppContext, base: str) -> None:
    """Send a client the addresses of all servers, if they have changed."""
    urls = context.placement.server_urls(base)
    if urls[1:] and urls != socket.known_nodes:
        socket.known_nodes = urls
        socket.send(_encode(Nodes(urls)))


async def _admit(socket: WebSocket, context: AppContext, request: web.Request) -> LiveActor | None:
    """Read the hello and join its room; None if the client is refused or forwarded."""
    text = await _read_hello(socket)
    if text is None:
        return None
    if not context.placement.is_relayed(request):
        socket.time_hello()
    hello = decode_hello(text)
    if isinstance(hello, Fault):
        socket.close(hello.reason, hello.text)
        return None
    if context.closing:
        socket.close(CloseReason.RESTARTING)
        return None
    try:
        attempt = await _begin_attempt(context, request, hello)
    except TooManyGuessesError:
        socket.close(CloseReason.UNAVAILABLE, TOO_MANY_GUESSES)  # clients try again
        return None
    try:
        room = await _find_room(hello, context)
        if isinstance(room, LiveActor):
            room = await _join(room, socket, hello, request)
        if isinstance(room, LiveActor):
            attempt.succeed()
            return room
        if isinstance(room, CloseReason):
            await _refuse(room, socket, attempt)
        else:
            await room.forward(socket, request, hello, text, attempt)
    finally:
        attempt.cancel()
    return None


async def _begin_attempt(context: AppContext, request: web.Request, hello: Hello) -> Attempt:
    """Begin an attempt to name a room. With the join key of a club night it is not a guess.

    So a whole school behind one address can join, whatever one of them has typed.
    """
    code = hello.room.upper()
    club = context.registry.clubs.get(code)
    if isinstance(club, ClubActor) and club.opens_with(hello.key):
        context.guesses.remember(context.visitor(request), code)
    return await context.attempt(request, code)


async def _read_hello(socket: WebSocket) -> bytes | None:
    try:
        async with asyncio.timeout(HELLO_TIMEOUT_S):
            return await socket.receive()
    except TimeoutError:
        socket.close(CloseReason.NO_HELLO)
        return None


async def _refuse(reason: CloseReason, socket: WebSocket, attempt: Attempt) -> None:
    """Close a refused connection, after a delay if it was a wrong guess."""
    if reason in WRONG_GUESSES:
        await attempt.fail()
    socket.close(reason, MANY_JOINED if reason is CloseReason.FLOOD else "")


async def _join(
    room: LiveActor, socket: WebSocket, hello: Hello, request: web.Request
) -> LiveActor | CloseReason:
    """Ask a room to admit a client; return the room, or why it refuses.

    Nothing is sent before the room has decided: a made-up token gets the same bytes here as in
    a room that does not exist.
    """
    context = request.app[APP_CONTEXT]
    visitor = context.visitor(request)
    if hello.token is None and room.code in context.registry.tables:
        return CloseReason.NO_ROOM
    if hello.token is None and not context.limits.joins.take(visitor):
        return CloseReason.FLOOD
    asked = Connect(
        socket,
        hello.name,
        hello.token,
        hello.watch,
        hello.epoch,
        hello.seq,
        hello.face,
        hello.tint,
        address=visitor.name,
        key=hello.key,
        language=hello.language,
    )
    room.post(asked)
    try:
        refusal = await socket.decision()
    except asyncio.CancelledError:
        room.post(Disconnect(socket))
        raise
    if refusal is not None:
        return refusal
    _tell_nodes(socket, context, base_of(request))
    socket.start_pings()
    return room


async def _find_room(hello: Hello, context: AppContext) -> LiveActor | RemoteRoom | CloseReason:
    try:
        room = await context.placement.find_room(hello.room.upper())
    except JournalUnavailableError as error:
        log.warning("room %s cannot be opened: %s", hello.room, error)
        return CloseReason.UNAVAILABLE
    except UnknownGameError as error:
        log.warning("room %s cannot be opened: %s", hello.room, error)
        return CloseReason.NO_GAME
    except Exception:
        log.exception("room %s cannot be opened", hello.room)
        return CloseReason.BROKEN
    if room is None:
        return CloseReason.NO_ROOM if hello.token is None else CloseReason.STRANGER
    return room
