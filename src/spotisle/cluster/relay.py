"""Relaying a WebSocket or a request to the node that runs the room.

Pings are relayed as well: the far node measures the round trip to the player, so claims
keep their fair order.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import quote

import aiohttp
from aiohttp import WSMsgType, web
from yarl import URL

from spotisle.protocol.close import CloseReason
from spotisle.protocol.hello import Hello
from spotisle.rooms.actor import token_digest
from spotisle.server.guesses import Attempt
from spotisle.server.websocket import WebSocket
from spotisle.storage import JournalUnavailableError

RELAYED_HEADER = "Spotisle-Relayed"
"""Marks a relayed connection, which the next node does not relay again. Its value is the id of the
node that relays, which only nodes know."""
CLIENT_HEADER = "Spotisle-Client"
"""The address of the client for whom a node relays."""
REFUSALS = ('{"type":"bye","why":"stranger"', '{"type":"bye","why":"no_room"')
"""Prefixes of the messages that refuse a wrong guess."""
PASSED_ON = ("Content-Type", "Cache-Control", "Retry-After")
"""The headers of a fetched response that the client gets; it gets our own for the others."""
CONNECT_TIMEOUT_S = 2.0
FETCH_TIMEOUT_S = 30.0
"""The report of a long evening reads the journals of many tables."""
LEASE_CHECK_INTERVAL_S = 0.5


class Peer(NamedTuple):
    """Another node, as this one calls it for a client."""

    url: str
    headers: dict[str, str]
    """They tell the other node who relays, and for whom."""
    is_near: bool
    """Whether it is on this machine. Then its certificate is not verified: it names the public
    host, and connections over loopback need no TLS to be safe."""


async def relay(
    socket: WebSocket,
    hello: bytes,
    peer: Peer,
    has_lease: Callable[[], bool],
    attempt: Attempt,
) -> None:
    """Relay messages both ways until one side closes or the far node loses its lease."""
    async with aiohttp.ClientSession() as session:
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_S):
                far = await session.ws_connect(
                    f"{peer.url}/ws",
                    headers=peer.headers,
                    ssl=not peer.is_near,
                    autoping=False,
                    autoclose=False,
                    max_msg_size=0,
                )
                await far.send_frame(hello, WSMsgType.TEXT)
        except (aiohttp.ClientError, OSError, TimeoutError):
            socket.close(CloseReason.UNAVAILABLE)
            return
        async with asyncio.TaskGroup() as tasks:
            background = [
                tasks.create_task(_relay_back(far, socket, attempt)),
                tasks.create_task(_watch_lease(socket, has_lease)),
            ]
            pongs: asyncio.Queue[bytes] = asyncio.Queue()
            socket.forward_pongs(pongs.put_nowait)
            background.append(tasks.create_task(_relay_pongs(pongs, far)))
            with suppress(ConnectionError):
                while (text := await socket.receive()) is not None:
                    await far.send_frame(text, WSMsgType.TEXT)  # it checks for valid UTF-8
            for task in background:
                task.cancel()
        if socket.closed_by_client:
            await far.close()  # else the far node sees a lost connection, as this one did


async def is_refused(peer: Peer, hello: Hello) -> bool:
    """Ask the node that runs a room whether it refuses this token; False without an answer."""
    headers = peer.headers | {"Authorization": f"Bearer {token_digest(hello.token or '')}"}
    address = f"{peer.url}/api/rooms/{quote(hello.room, safe='')}/token"
    try:
        async with (
            asyncio.timeout(CONNECT_TIMEOUT_S),
            aiohttp.ClientSession() as session,
            session.get(address, headers=headers, ssl=not peer.is_near) as answer,
        ):
            return answer.status == HTTPStatus.UNAUTHORIZED
    except (aiohttp.ClientError, OSError, TimeoutError):
        return False


async def fetch(peer: Peer, request: web.Request) -> web.Response:
    """Send a GET request on, and return the other node's response."""
    address = URL(f"{peer.url}{request.rel_url.raw_path_qs}", encoded=True)
    key = request.headers.get("Authorization", "")
    headers = peer.headers | ({"Authorization": key} if key.isascii() else {})
    timeout = aiohttp.ClientTimeout(total=FETCH_TIMEOUT_S, connect=CONNECT_TIMEOUT_S)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(address, headers=headers, ssl=not peer.is_near) as answer,
        ):
            passed_on = {name: answer.headers[name] for name in PASSED_ON if name in answer.headers}
            body = await answer.read()
            return web.Response(status=answer.status, body=body, headers=passed_on)
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise JournalUnavailableError(f"{peer.url} does not answer") from error


async def _relay_back(
    far: aiohttp.ClientWebSocketResponse, socket: WebSocket, attempt: Attempt
) -> None:
    """Relay what the far node sends; if its connection breaks, close with `MOVED`."""
    message = await far.receive()
    if message.type is WSMsgType.TEXT and message.data.startswith(REFUSALS):
        await attempt.fail()  # as late as if there were no such room
    else:
        attempt.succeed()
    while True:
        if message.type is WSMsgType.TEXT:
            socket.send(message.data.encode())
        elif message.type is WSMsgType.PING:
            socket.send_ping(message.data)
        elif message.type is WSMsgType.CLOSE:
            socket.send_close(message.data, message.extra or "")
            return
        else:
            socket.close(CloseReason.MOVED)
            return
        message = await far.receive()


async def _relay_pongs(pongs: "asyncio.Queue[bytes]", far: aiohttp.ClientWebSocketResponse) -> None:
    with suppress(ConnectionError):
        while True:
            await far.pong(await pongs.get())


async def _watch_lease(socket: WebSocket, has_lease: Callable[[], bool]) -> None:
    """Close the client's connection with `MOVED` once the far node has lost its lease."""
    while has_lease():
        await asyncio.sleep(LEASE_CHECK_INTERVAL_S)
    socket.close(CloseReason.MOVED)
