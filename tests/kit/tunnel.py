"""A TCP proxy in front of a server or a database, which a test can stop and cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

from tests.kit.coroutines import until


class Tunnel:
    """Forwards bytes in both directions until a test stops or cuts it."""

    def __init__(self, host: str, port: int) -> None:
        self.url = ""
        self.cuts = 0
        self.refused = 0
        self.delay = 0.0
        """Extra latency in each direction, in seconds."""
        self.held = 0
        """Number of chunks held back while the tunnel is stopped."""
        self._far = host, port
        self._open = True
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._left: int | None = None
        self._upstream = True

    @classmethod
    @asynccontextmanager
    async def to(cls, url: str) -> AsyncIterator["Tunnel"]:
        """Listen on a new address, `tunnel.url`, and forward to a server."""
        parts = urlsplit(url)
        tunnel = cls(parts.hostname or "", parts.port or 0)
        server = await asyncio.start_server(tunnel._join, "127.0.0.1", 0)
        near = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        user = f"{parts.username}@" if parts.username else ""
        tunnel.url = parts._replace(netloc=user + near).geturl()
        try:
            yield tunnel
        finally:
            server.close()
            tunnel.resume()
            await until(tunnel._emptied)
            await asyncio.sleep(0.01)

    @property
    def empty(self) -> bool:
        """Whether no connection is open."""
        return not self._ends

    def _emptied(self) -> bool:
        self.cut()
        return self.empty

    def cut_after(self, size: int, *, upstream: bool) -> None:
        """Cut all connections after forwarding this many more bytes in one direction."""
        self._left, self._upstream = size, upstream

    def cut(self) -> None:
        """Abort all connections; new ones are still accepted."""
        self.cuts += 1
        self._left = None
        for end in self._ends:
            end.transport.abort()

    def refuse(self) -> None:
        """Refuse new connections."""
        self._open = False

    def let_through(self) -> None:
        """Accept new connections again."""
        self._open = True

    def stop(self) -> None:
        """Forward nothing, as if all packets were lost; connections stay open."""
        self._flowing.clear()

    def resume(self) -> None:
        """Forward what was held back, and everything after it."""
        self._flowing.set()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._open:
            self.refused += 1
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection(*self._far)
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, far_writer}
        try:
            await asyncio.gather(
                self._carry(reader, far_writer, upstream=True),
                self._carry(far_reader, writer, upstream=False),
            )
        finally:
            self._ends -= {writer, far_writer}
            writer.transport.abort()
            far_writer.transport.abort()

    async def _carry(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, upstream: bool
    ) -> None:
        with suppress(OSError):
            while piece := await source.read(4096):
                await self._pass()
                if self._left is not None and upstream is self._upstream:
                    piece, self._left = piece[: self._left], self._left - len(piece)
                if self.delay:
                    asyncio.get_running_loop().call_later(self.delay, sink.write, piece)
                    continue
                sink.write(piece)
                await sink.drain()
                if self._left is not None and self._left <= 0:
                    self.cut()
            sink.close()

    async def _pass(self) -> None:
        if not self._flowing.is_set():
            self.held += 1
            await self._flowing.wait()
            self.held -= 1
