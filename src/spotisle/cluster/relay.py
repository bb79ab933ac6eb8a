"""Relaying a WebSocket to the node that runs the room, for clients that cannot reach it.

Pings are relayed as well: the far node measures the round trip to the player, so the fair order of
claims stays what it is.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from urllib.parse import quote

import aiohttp
from aiohttp import WSMsgType

from spotisle.protocol.close import CloseReason
from spotisle.protocol.hello import Hello
from spotisle.rooms.actor import token_digest
from spotisle.server.guesses import Attempt
from spotisle.server.websocket import WebSocket

RELAYED_HEADER = "Spotisle-Relayed"
"""Marks a relayed connection, which the next node does not relay again. Its value is the id of the
node that relays, which only nodes know."""
CLIENT_HEADER = "Spotisle-Client"
"""The address of the client for whom a node relays."""
REFUSALS = ('{"type":"bye","why":"stranger"', '{"type":"bye","why":"no_room"')
"""How the answers to wrong guesses begin."""
CONNECT_TIMEOUT_S = 2.0
LEASE_CHECK_INTERVAL_S = 0.5


async def relay(
    socket: WebSocket,
    hello: bytes,
    url: str,
    headers: dict[str, str],
    has_lease: Callable[[], bool],
    attempt: Attempt,
) -> None:
    """Relay messages both ways until one side closes or the far node loses its lease."""
    async with aiohttp.ClientSession() as session:
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_S):
                far = await session.ws_connect(
                    f"{url}/ws",
                    headers=headers,
                    autoping=False,
                    autoclose=False,
                    max_msg_size=0,
                )
        except (aiohttp.ClientError, OSError, TimeoutError):
            socket.close(CloseReason.UNAVAILABLE)
            return
        await far.send_str(hello.decode())
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
                    await far.send_str(text.decode())
            for task in background:
                task.cancel()
        await far.close()


async def is_refused(url: str, headers: dict[str, str], hello: Hello) -> bool:
    """Tell whether the node that runs a room says that it does not know this token."""
    asked = headers | {"Authorization": f"Bearer {token_digest(hello.token or '')}"}
    address = f"{url}/api/rooms/{quote(hello.room, safe='')}/token"
    try:
        async with (
            asyncio.timeout(CONNECT_TIMEOUT_S),
            aiohttp.ClientSession() as session,
            session.get(address, headers=asked) as answer,
        ):
            return answer.status == HTTPStatus.UNAUTHORIZED
    except (aiohttp.ClientError, OSError, TimeoutError):
        return False


async def _relay_back(
    far: aiohttp.ClientWebSocketResponse, socket: WebSocket, attempt: Attempt
) -> None:
    """Relay what the far node sends; if it is suddenly gone, send the client elsewhere."""
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
    """Send the client elsewhere once the far node has been silent for too long."""
    while has_lease():
        await asyncio.sleep(LEASE_CHECK_INTERVAL_S)
    socket.close(CloseReason.MOVED)
