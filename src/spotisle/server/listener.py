"""Accepts connections: counts each one before a byte of it is read, also before TLS."""

import asyncio
import errno
import socket
import ssl
from typing import Any

from aiohttp import web
from aiohttp.http import RawRequestMessage

from spotisle.server.addresses import Visitor, visitor_of_peer
from spotisle.server.connections import Connections, Slot
from spotisle.server.http_connection import HttpConnection
from spotisle.server.metrics import Metrics

TLS_HANDSHAKE_TIMEOUT_S = 10.0
TLS_SHUTDOWN_TIMEOUT_S = 5.0
ACCEPT_RETRY_S = 0.5
"""The pause after the system had no descriptor or no memory for a connection."""

_EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Listener:
    """Serves an application on a listening socket."""

    def __init__(
        self,
        app: web.Application,
        listening: socket.socket,
        connections: Connections,
        metrics: Metrics,
        *,
        tls: ssl.SSLContext | None = None,
        behind_proxy: bool = False,
        prefix: str = "",
        shutdown_timeout: float = 2.0,
    ) -> None:
        """Make a listener; `behind_proxy` counts connections by the addresses that it forwards.

        The application is served below `prefix`, whether or not the proxy strips it from the path.
        """
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=shutdown_timeout)
        self._listening = listening
        self._connections = connections
        self._metrics = metrics
        self._behind_proxy = behind_proxy
        self._prefix = prefix
        self._tls: dict[str, Any] = (
            {
                "ssl": tls,
                "ssl_handshake_timeout": TLS_HANDSHAKE_TIMEOUT_S,
                "ssl_shutdown_timeout": TLS_SHUTDOWN_TIMEOUT_S,
            }
            if tls
            else {}
        )
        self._accepting: asyncio.Task[None] | None = None
        self._opening: set[asyncio.Task[None]] = set()

    @property
    def _server(self) -> web.Server:
        server = self._runner.server
        assert server is not None
        return server

    async def start(self) -> None:
        """Begin to accept connections."""
        await self._runner.setup()
        if self._prefix:
            _strip_prefix(self._server, self._prefix)
        self._listening.settimeout(0)
        self._accepting = asyncio.create_task(self._accept(), name="accept")

    async def stop(self) -> None:
        """Accept no more connections."""
        if self._accepting:
            self._accepting.cancel()
            await asyncio.wait({self._accepting})
        self._listening.close()

    async def close(self) -> None:
        """Stop, and close all connections."""
        await self.stop()
        for task in list(self._opening):
            task.cancel()
        await self._runner.cleanup()

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                accepted, peer = await loop.sock_accept(self._listening)
            except OSError as error:
                if error.errno in _EXHAUSTED:
                    self._connections.note_refusal("descriptors")
                    await asyncio.sleep(ACCEPT_RETRY_S)
                continue
            self._admit(accepted, None if self._behind_proxy else visitor_of_peer(peer[0]))
            await asyncio.sleep(0)  # a burst of new connections must not delay the open ones

    def _admit(self, accepted: socket.socket, visitor: Visitor | None) -> None:
        slot = self._connections.admit(visitor, accepted.close)
        if slot is None:
            accepted.close()
            return
        task = asyncio.create_task(self._open(accepted, slot))
        slot.end = task.cancel
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def _open(self, accepted: socket.socket, slot: Slot) -> None:
        loop = asyncio.get_running_loop()
        server = self._server

        def make_connection() -> HttpConnection:
            # Decompressing a body could turn each kilobyte into a megabyte.
            return HttpConnection(
                server, slot, self._metrics, loop=loop, access_log=None, auto_decompress=False
            )

        try:
            await loop.connect_accepted_socket(make_connection, accepted, **self._tls)
        except OSError:  # the client is gone, or speaks no TLS
            slot.release()
        except asyncio.CancelledError:
            slot.release()
            accepted.close()
            raise


def _strip_prefix(server: web.Server, prefix: str) -> None:
    """Strip a path prefix from requests, so that they reach the same routes as without it."""
    make_request = server.request_factory

    def make_stripped(message: RawRequestMessage, *others: Any) -> web.BaseRequest:
        if message.path.startswith(f"{prefix}/"):
            path = message.url.raw_path[len(prefix) :]
            url = message.url.with_path(path, encoded=True, keep_query=True)
            message = message._replace(path=message.path[len(prefix) :], url=url)
        return make_request(message, *others)

    server.request_factory = make_stripped
