"""A minimal WebSocket client for load: sends and receives unfragmented frames only."""

import asyncio
import struct
from collections.abc import Callable
from typing import cast

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)

NODES = b'{"type":"nodes"'


class Wire(asyncio.Protocol):
    """One connection; `hear` is called with every text frame."""

    def __init__(self, hello: bytes, hear: Callable[[bytes], None]) -> None:
        self._hello = hello
        self._hear = hear
        self._rest = b""
        self._upgraded = False
        self._let_in = asyncio.get_running_loop().create_future()
        self._transport: asyncio.WriteTransport

    @classmethod
    async def open(cls, url: str, hello: bytes, hear: Callable[[bytes], None]) -> "Wire":
        """Connect, and wait for the welcome."""
        host, port = url.removeprefix("http://").split(":")
        loop = asyncio.get_running_loop()
        _, self = await loop.create_connection(lambda: cls(hello, hear), host, int(port))
        await self._let_in
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the upgrade request."""
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(HANDSHAKE)

    def say(self, text: bytes) -> None:
        """Send a short text frame, with a mask of zeros."""
        if len(text) < 126:
            self._transport.write(struct.pack("!BBI", 0x81, 0x80 | len(text), 0) + text)
        else:
            self._transport.write(struct.pack("!BBHI", 0x81, 0xFE, len(text), 0) + text)

    def data_received(self, data: bytes) -> None:
        """Split the received bytes into frames."""
        data = self._rest + data
        if not self._upgraded:
            _, end, data = data.partition(b"\r\n\r\n")
            self._upgraded = bool(end)
            self.say(self._hello)
        at = 0
        while (frame := _frame(data, at)) is not None:
            kind, start, end_of_frame = frame
            at = end_of_frame
            if kind == 0x81:
                if not self._let_in.done() and not data.startswith(NODES, start):
                    self._let_in.set_result(None)
                self._hear(data[start:at])
        self._rest = data[at:]


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Return the opcode, start and end of the frame at an offset, or None if it is incomplete."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size == 126:
        if len(data) < at + 4:
            return None
        size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
    elif size == 127:
        if len(data) < at + 10:
            return None
        size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
    return (data[at], start, start + size) if len(data) >= start + size else None
