"""A handmade WebSocket client, to send invalid frames or to stop reading."""

import asyncio
import json
import struct
from contextlib import suppress
from typing import Any, cast

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


def masked_frame(body: bytes, kind: int = TEXT) -> bytes:
    """Return a client's frame with a mask of zeros."""
    size = len(body)
    if size < 126:
        return struct.pack("!BBI", kind, 0x80 | size, 0) + body
    if size < 65536:
        return struct.pack("!BBHI", kind, 0x80 | 126, size, 0) + body
    return struct.pack("!BBQI", kind, 0x80 | 127, size, 0) + body


class HandmadeSocket:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int) -> "HandmadeSocket":
        """Connect, and do the WebSocket handshake."""
        self = cls(*await asyncio.open_connection("127.0.0.1", port))
        self.writer.write(HANDSHAKE)
        await self.reader.readuntil(b"\r\n\r\n")
        return self

    def send(self, body: bytes, kind: int = TEXT) -> None:
        """Send a frame."""
        self.writer.write(masked_frame(body, kind))

    def stop_reading(self) -> None:
        """Read nothing more, so that the server's buffers fill up."""
        cast("asyncio.Transport", self.writer.transport).pause_reading()

    def hello(self, room: str, name: str, token: str | None = None) -> None:
        """Send a hello, to join a room."""
        asked = {"type": "hello", "version": 1, "room": room, "name": name, "token": token}
        self.send(json.dumps(asked).encode())

    async def receive(self, wanted: int = TEXT) -> bytes | None:
        """Return the next frame of this kind; None when the connection closes."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                kind, size = struct.unpack("!BB", await self.reader.readexactly(2))
                if size == 126:
                    (size,) = struct.unpack("!H", await self.reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
                body = await self.reader.readexactly(size)
                if kind == wanted:
                    return body
                if kind == CLOSE:
                    return None
        return None

    def drop(self) -> None:
        """Abort the connection."""
        self.writer.transport.abort()


async def read_refusal(port: int, **hello: Any) -> bytes:
    """Send a hello that is refused, and return all bytes until the server closes."""
    socket = await HandmadeSocket.open(port)
    socket.send(json.dumps({"type": "hello", "version": 1, **hello}).encode())
    heard = b""
    for _ in ("bye", "close frame"):
        heard += await socket.reader.readuntil(b"Join again.")
    socket.send(struct.pack("!H", 1000), CLOSE)
    heard += await socket.reader.read()
    socket.drop()
    return heard
