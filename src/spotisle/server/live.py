"""The door to the rooms: `GET /ws`, a WebSocket. Hello first, then commands."""

import asyncio
import logging

from aiohttp import web

from spotisle.journal import JournalUnavailableError
from spotisle.rooms.closing import Close
from spotisle.rooms.commands import MakeClaim
from spotisle.rooms.hello import Hello
from spotisle.rooms.keeper import Ask, Enter, Gone, Keeper
from spotisle.server.house import HOUSE, House
from spotisle.server.origin import is_foreign
from spotisle.server.socket import CLOSE_SECONDS, Socket
from spotisle.server.wire import LARGEST, Fault, decode_command, decode_hello

log = logging.getLogger(__name__)

HELLO_SECONDS = 5.0


async def live(request: web.Request) -> web.StreamResponse:
    """Let somebody into a room and carry what they ask to its keeper."""
    house = request.app[HOUSE]
    if is_foreign(request, house):
        house.metrics.closed["foreign"] += 1
        return web.Response(status=403, text="Pages of other sites may not use this table.\n")
    ws = web.WebSocketResponse(
        autoping=False,
        compress=False,
        decode_text=False,
        max_msg_size=LARGEST + 1,
        timeout=CLOSE_SECONDS,
    )
    try:
        await ws.prepare(request)
    except ConnectionError:  # gone before the handshake was answered
        return web.Response()
    transport = request.transport
    if transport is None:
        return ws
    socket = Socket(ws, transport, house.metrics)
    house.sockets.add(socket)
    house.metrics.connections += 1
    try:
        await _attend(socket, house, house.address(request))
    finally:
        house.metrics.connections -= 1
        house.sockets.discard(socket)
        await socket.see_off()
    return ws


async def _attend(socket: Socket, house: House, address: str) -> None:
    keeper = await _admit(socket, house, address)
    if keeper is None:
        return
    try:
        while (text := await socket.hear()) is not None:
            command = decode_command(text)
            if isinstance(command, Fault):
                socket.part(command.close, command.text)
                return
            if isinstance(command, MakeClaim):
                socket.note(command)
            keeper.post(Ask(socket, command))
    finally:
        keeper.post(Gone(socket))


async def _admit(socket: Socket, house: House, address: str) -> Keeper | None:
    """Read the hello and announce its sender to the room's keeper."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await socket.hear()
    except TimeoutError:
        socket.part(Close.NO_HELLO)
        return None
    if text is None:
        return None
    hello = decode_hello(text)
    if isinstance(hello, Fault):
        socket.part(hello.close, hello.text)
        return None
    keeper = await _find(hello, house, address)
    if isinstance(keeper, Close):
        socket.part(keeper)
        return None
    keeper.post(
        Enter(socket, hello.name, hello.token, hello.watch, hello.epoch, hello.seq),
    )
    socket.ping()
    return keeper


async def _find(hello: Hello, house: House, address: str) -> Keeper | Close:
    if house.closing:
        return Close.RESTARTING
    try:
        keeper = await house.hall.room(hello.room.upper())
    except JournalUnavailableError as error:
        log.warning("room %s cannot be opened: %s", hello.room, error)
        return Close.UNAVAILABLE
    except Exception:
        log.exception("room %s cannot be opened", hello.room)
        return Close.BROKEN
    if keeper is None:
        return Close.NO_ROOM if house.guessing.take(address) else Close.FLOOD
    return keeper
