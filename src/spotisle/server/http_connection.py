"""aiohttp's protocol of one connection, with timeouts and a check for masked frames."""

import asyncio
from typing import Any, cast

from aiohttp import web
from aiohttp.http import WebSocketReader

from spotisle.server.addresses import Visitor
from spotisle.server.connections import Slot, unsent_bytes
from spotisle.server.headers import SERVER_NAME
from spotisle.server.masking import MaskedFrames
from spotisle.server.metrics import Metrics

FIRST_BYTE_TIMEOUT_S = 5.0
HEADERS_TIMEOUT_S = 10.0
"""From the first byte to the end of the first request's headers."""
KEEP_ALIVE_TIMEOUT_S = 75.0
"""From a response to the end of the next request's headers. Longer than the timeout of proxies,
which would otherwise send requests on connections that are just being closed."""
STALL_CHECK_S = 20.0
MIN_READ_BYTES = 64 * 1024
"""A client has to read this much of a response between two checks."""


class HttpConnection(web.RequestHandler):
    """A connection that is closed if its client is too slow."""

    __slots__ = ("_begun", "_metrics", "_slot", "_stall", "_timer", "_unread", "frames")

    def __init__(self, server: web.Server, slot: Slot, metrics: Metrics, **options: Any) -> None:
        super().__init__(server, keepalive_timeout=KEEP_ALIVE_TIMEOUT_S, **options)
        self._slot = slot
        self._metrics = metrics
        self._begun = False
        """Whether the first byte has arrived."""
        self._timer: asyncio.TimerHandle | None = None
        """Closes the connection unless the first request arrives in time."""
        self._stall: asyncio.TimerHandle | None = None
        self._unread = 0
        self.frames: MaskedFrames | None = None
        """Reads the incoming frames, after the upgrade to a WebSocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the timeout for the first byte."""
        super().connection_made(transport)
        self._slot.end = cast("asyncio.Transport", transport).abort
        self._timer = self._loop.call_later(FIRST_BYTE_TIMEOUT_S, self._end_silent)

    def data_received(self, data: bytes) -> None:
        """At the first byte, start the timeout for the first request's headers."""
        if not self._begun:
            self._begun = True
            if self._timer:
                self._timer.cancel()
                self._timer = self._loop.call_later(HEADERS_TIMEOUT_S, self._end_silent)
        super().data_received(data)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Free the slot, and drop references back to this connection."""
        self._stop_timers()
        self.frames = None
        self._slot.release()
        super().connection_lost(exc)

    def begin_request(self, visitor: Visitor) -> bool:
        """Note that a request has arrived; False if its visitor has too many connections."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        self._slot.set_idle(idle=False)
        return self._slot.move(visitor)

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """Send the response; the connection is idle afterwards."""
        try:
            return await super().finish_response(request, resp, start_time)
        finally:
            self._slot.set_idle(idle=True)

    def handle_error(self, *args: Any, **named: Any) -> web.StreamResponse:
        """Answer a malformed or failed request, without naming aiohttp in the Server header."""
        response = super().handle_error(*args, **named)
        response.headers["Server"] = SERVER_NAME
        return response

    def set_parser(self, parser: WebSocketReader, *more: Any, **options: Any) -> None:
        """After the upgrade, accept masked frames only."""
        self.frames = MaskedFrames(parser)
        super().set_parser(cast("WebSocketReader", self.frames), *more, **options)

    def pause_writing(self) -> None:
        """Check regularly that the client reads: the write buffer is full."""
        super().pause_writing()
        self._check_stall()

    def resume_writing(self) -> None:
        """Stop the checks: the client has read nearly everything."""
        super().resume_writing()
        if self._stall:
            self._stall.cancel()
            self._stall = None

    def _check_stall(self) -> None:
        """End the connection if its client has read too little since the last check."""
        transport = self.transport
        if transport is None:
            return
        unread = unsent_bytes(transport)
        if self._stall and unread > self._unread - MIN_READ_BYTES:
            self._end("stalled")
            return
        self._unread = unread
        self._stall = self._loop.call_later(STALL_CHECK_S, self._check_stall)

    def _end_silent(self) -> None:
        self._end("silent")

    def _end(self, why: str) -> None:
        self._metrics.closed[why] += 1
        self._slot.end()

    def _stop_timers(self) -> None:
        for timer in (self._timer, self._stall):
            if timer:
                timer.cancel()
        self._timer = self._stall = None
