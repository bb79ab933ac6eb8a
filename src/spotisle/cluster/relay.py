"""Carrying a conversation to the node that keeps the room, for clients that cannot reach it.

Pings are carried through as well: the actor's node measures the way to the player, and the fair
order of claims stays what it is.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import aiohttp
from aiohttp import WSMsgType

from spotisle.protocol.close import CloseReason
from spotisle.server.websocket import Socket

RELAYED = "Spotisle-Relayed"
"""The header by which a node knows that another one carries: it carries no further itself."""
CONNECT_SECONDS = 2.0
LOOK_SECONDS = 0.5


async def relay(socket: Socket, hello: bytes, url: str, is_there: Callable[[], bool]) -> None:
    """Carry what is said, both ways, until one side has enough or the far node lost its lease."""
    async with aiohttp.ClientSession() as session:
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                far = await session.ws_connect(
                    f"{url}/ws",
                    headers={RELAYED: "1"},
                    autoping=False,
                    autoclose=False,
                    max_msg_size=0,
                )
        except (aiohttp.ClientError, OSError, TimeoutError):
            socket.close(CloseReason.UNAVAILABLE)
            return
        await far.send_str(hello.decode())
        carrying = [
            asyncio.create_task(_bring(far, socket)),
            asyncio.create_task(_watch(socket, is_there)),
        ]
        socket.on_pong = lambda word: _answer(far, word)
        try:
            with suppress(ConnectionError):
                while (text := await socket.hear()) is not None:
                    await far.send_str(text.decode())
        finally:
            for task in carrying:
                task.cancel()
            await asyncio.wait(carrying)
            await far.close()


async def _bring(far: aiohttp.ClientWebSocketResponse, socket: Socket) -> None:
    """Bring what the far node says; a node that is suddenly gone is left for another one."""
    while True:
        message = await far.receive()
        if message.type is WSMsgType.TEXT:
            socket.send(message.data.encode())
        elif message.type is WSMsgType.PING:
            socket.ping_with(message.data)
        elif message.type is WSMsgType.CLOSE:
            socket.close_with(message.data, message.extra or "")
            return
        else:
            socket.close(CloseReason.MOVED)
            return


async def _watch(socket: Socket, is_there: Callable[[], bool]) -> None:
    """Send the client elsewhere when the far node is silent for so long that others take over."""
    while is_there():
        await asyncio.sleep(LOOK_SECONDS)
    socket.close(CloseReason.MOVED)


_answers: set["asyncio.Task[None]"] = set()


def _answer(far: aiohttp.ClientWebSocketResponse, word: bytes) -> None:
    answer = asyncio.ensure_future(_pong(far, word))
    _answers.add(answer)
    answer.add_done_callback(_answers.discard)


async def _pong(far: aiohttp.ClientWebSocketResponse, word: bytes) -> None:
    with suppress(ConnectionError):
        await far.pong(word)
