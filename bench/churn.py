"""Server memory after 1,000 connections that were opened and closed, and after many more.

By default 20,000 connections, or five minutes; `SPOTISLE_CHURN_SECONDS=600 python -m bench churn`
runs for ten minutes.
"""

import asyncio
import json
import os
import struct
import time
from collections.abc import Awaitable, Callable
from itertools import count

from bench.live.process import MeasuredProcess
from bench.server import table_server
from spotisle.client import make_room
from tests.kit.handmade_socket import CLOSE, HandmadeSocket

SECONDS = float(os.environ.get("SPOTISLE_CHURN_SECONDS", "0"))
MAX_SECONDS = 300.0
CONNECTIONS = 20_000
FIRST = 1_000
VISITORS = 16
"""Concurrent visitors, each in a separate room."""
QUIET_S = 3.0
"""By then all connections are closed, including the closing handshakes."""


class Visitor:
    """Connects and disconnects in four ways, in turn."""

    def __init__(self, server: MeasuredProcess) -> None:
        self.server = server
        self.room = ""
        self.token = ""

    async def move_in(self) -> None:
        """Make a room and join it once, to get a token."""
        self.room = await make_room(self.server.url)
        socket = await self._hello(None)
        self.token = json.loads(await socket.receive() or b"")["token"]
        socket.drop()

    async def visit(self, number: int) -> None:
        """Connect and disconnect once."""
        ways: tuple[Callable[[], Awaitable[None]], ...]
        ways = (self._return, self._get_page, self._close, self._say_nothing)
        await ways[number % len(ways)]()

    async def _hello(self, token: str | None) -> HandmadeSocket:
        socket = await HandmadeSocket.open(self.server.port)
        socket.hello(self.room, "Ann", token)
        return socket

    async def _return(self) -> None:
        socket = await self._hello(self.token)
        await socket.receive()
        socket.drop()

    async def _close(self) -> None:
        socket = await self._hello(self.token)
        await socket.receive()
        socket.send(struct.pack("!H", 1000), CLOSE)
        await socket.receive(CLOSE)
        socket.drop()

    async def _say_nothing(self) -> None:
        (await HandmadeSocket.open(self.server.port)).drop()

    async def _get_page(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        await reader.read()
        writer.transport.abort()


async def churn(server: MeasuredProcess) -> tuple[int, float, int, int]:
    """Return the connections, the seconds, and the memory after the first ones and after all."""
    visitors = [Visitor(server) for _ in range(VISITORS)]
    for visitor in visitors:
        await visitor.move_in()
    numbers = count()
    began = time.monotonic()

    def goes_on(made: int) -> bool:
        passed = time.monotonic() - began
        return passed < SECONDS if SECONDS else made < CONNECTIONS and passed < MAX_SECONDS

    async def come_and_go(visitor: Visitor, until: Callable[[int], bool]) -> None:
        while until(number := next(numbers)):
            await visitor.visit(number)

    async def all_visit(until: Callable[[int], bool]) -> int:
        await asyncio.gather(*(come_and_go(visitor, until) for visitor in visitors))
        await asyncio.sleep(QUIET_S)
        return server.memory

    first = await all_visit(lambda made: made < FIRST)
    last = await all_visit(goes_on)
    return next(numbers), time.monotonic() - began, first, last


def main() -> None:
    with table_server() as server:
        made, seconds, first, last = asyncio.run(churn(server))
    print(
        f"- {made:,} connections in {seconds:,.0f} s, {VISITORS} at a time: memory "
        f"{first / 2**20:.1f} MB after {FIRST:,}, {last / 2**20:.1f} MB after all "
        f"({100 * (last / first - 1):+.1f} %)."
    )


if __name__ == "__main__":
    main()
