"""One client's WebSocket: a `Connection` of a room's actor. Sending never blocks.

Frames go straight into the transport's buffer, which is the outbox of a client that reads slowly;
beyond `MAX_OUTBOX_BYTES` the client is dropped. So no client waits for another, and none costs more
memory than that.
"""

import asyncio
import secrets
import struct
from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from typing import Final, cast

import msgspec
from aiohttp import WSMessage, WSMsgType, web
from aiohttp.http import WebSocketError

from spotisle.protocol.answers import Answer, Judged
from spotisle.protocol.close import CloseReason, close_frame_text
from spotisle.protocol.commands import MakeClaim
from spotisle.protocol.frames import Bye
from spotisle.rooms.credit import RoundTrip
from spotisle.server.connections import unsent_bytes
from spotisle.server.kernel_rtt import is_loopback, read_kernel_rtt
from spotisle.server.limits import MESSAGE_BURST, MESSAGES_PER_S, TokenBucket
from spotisle.server.masking import MaskedFrames
from spotisle.server.metrics import Metrics

MAX_OUTBOX_BYTES = 256 * 1024
"""The messages of some minutes of play."""
CLOSE_TIMEOUT_S = 2.0
"""How long the closing handshake may take."""
FIRST_PING_DELAYS_S = (0.0, 0.2, 0.3, 0.5, 1.0, 2.0)
"""The pauses before the first pings, so that the round trip is known before play begins."""
PING_INTERVAL_S = 10.0
PONG_TIMEOUT_S = 20.0
"""A connection without a pong for this long is aborted."""
MAX_OPEN_CLAIMS = 64
FLOOD_TIMEOUT_S = 2.0
"""A client above its rate is read more slowly, and disconnected after this long."""
FLOOD_END_LEVEL = MESSAGE_BURST / 2
"""A flood has ended when the client's bucket is half full: it was silent for a second."""

_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_ENDS = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR)

_encode = msgspec.json.Encoder().encode


class SocketState(Enum):
    """The state of a connection."""

    OPEN = "open"
    CLOSING = "closing"
    """The server has sent its close frame; the client has not yet."""
    CLOSED = "closed"


OPEN: Final = SocketState.OPEN
"""A global, because looking up an enum's member takes time, six times per claim."""


class WebSocket:
    """An accepted connection."""

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.Transport,
        metrics: Metrics,
        resolve_url: Callable[[str], str] = lambda url: url,
        *,
        frames: MaskedFrames | None = None,
        direct: bool = False,
    ) -> None:
        """Take over a connection.

        `resolve_url` turns a server's address into the client's form; `frames` wraps aiohttp's
        reader. `direct` tells whether the peer is the client's own machine: then the kernel's
        round trip is that to the client.
        """
        self.trip = RoundTrip()
        self.state = OPEN
        self._ws = ws
        self._transport = transport
        self._metrics = metrics
        self._resolve_url = resolve_url
        self._frames = frames
        self._on_text: Callable[[bytes], None] | None = None
        self._direct = direct
        self._hello_s = 0.0
        """Seconds from the opening to the first message."""
        self._forward_pong: Callable[[bytes], None] | None = None
        self._loop = asyncio.get_running_loop()
        self._opened_at = self._loop.time()
        self._bucket = TokenBucket(MESSAGES_PER_S, MESSAGE_BURST, self._opened_at)
        self._flooding_since: float | None = None
        self._claims: dict[int, float] = {}
        """When each claim without a verdict came in, by its id."""
        self._pings_sent = 0
        self._ping_payload = b""
        """The payload of a ping without a pong."""
        self._pinged_at = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self.known_nodes: tuple[str, ...] = ()
        """The addresses of all servers, as last sent to the client."""
        self.closed_by_client = False
        """Whether the client sent the first close frame."""
        self._decision: asyncio.Future[CloseReason | None] = self._loop.create_future()

    @property
    def gone(self) -> bool:
        """Whether the connection is closed or closing."""
        return self.state is not OPEN or self._transport.is_closing()

    def send(self, *messages: bytes | Answer) -> None:
        """Send all messages in one write, or drop the client if its buffer is full."""
        transport = self._transport
        if not messages or self.state is not OPEN or transport.is_closing():
            return
        first = messages[0]
        if len(messages) == 1 and type(first) is bytes:
            transport.write(_text_frame(first))
        else:
            transport.write(
                b"".join(
                    [
                        _text_frame(it)
                        if isinstance(it, bytes)
                        else _frame(_TEXT, self._encode_timed(it))
                        for it in messages
                    ]
                )
            )
        if transport.get_write_buffer_size() > MAX_OUTBOX_BYTES:
            self.close(CloseReason.SLOW)

    def _encode_timed(self, answer: Answer) -> bytes:
        """Encode an answer; the latency of a verdict ends here."""
        if isinstance(answer, Judged) and (since := self._claims.pop(answer.id, None)) is not None:
            self._metrics.claims[answer.verdict] += 1
            self._metrics.verdict_seconds.add(self._loop.time() - since)
        return _encode(answer)

    def admit(self) -> None:
        """Note that the room has admitted this connection."""
        if not self._decision.done():
            self._decision.set_result(None)

    def refuse(self, reason: CloseReason) -> None:
        """Note that the room refuses this connection; the caller of `decision` closes it."""
        if not self._decision.done():
            self._decision.set_result(reason)

    async def decision(self) -> CloseReason | None:
        """Wait for the room's decision; return why it refuses, None if it admits."""
        return await self._decision

    def close(self, reason: CloseReason, text: str = "", url: str = "") -> None:
        """Send `bye` with the reason and where to go instead, and close; later calls do nothing."""
        if self.state is not OPEN:
            return
        text = text or reason.meaning
        self._metrics.closed[reason.word] += 1
        self._write(_TEXT, _encode(Bye(reason.word, text, self._resolve_url(url))))
        self.send_close(reason, text)

    def send_close(self, code: int, text: str) -> None:
        """Send a close frame only: for a relay, whose far side has sent `bye` already."""
        if self.state is OPEN:
            self.state = SocketState.CLOSING
            self._write(_CLOSE, struct.pack("!H", code) + close_frame_text(text))
            self._stop_timer()
            self._timer = self._loop.call_later(CLOSE_TIMEOUT_S, self._transport.abort)

    def on_text(self, handle: Callable[[bytes], None]) -> None:
        """Set a callback for texts that can be handled in the call that received them.

        All other texts come from `receive`, which must still be awaited.
        """
        self._on_text = handle

    def _take_text(self, text: bytes) -> bool:
        """Handle a text at once; False if the client is closing, or above its rate."""
        if self.state is not OPEN or self._on_text is None:
            return False
        if self._flooding_since is not None or not self._bucket.take(self._loop.time()):
            return False
        self._on_text(text)
        return True

    async def receive(self) -> bytes | None:
        """Return the next text message; None when there will be no more."""
        while (message := await self._receive()) is not None:
            if not await self._within_rate():
                self.close(CloseReason.FLOOD)
            elif message.type is WSMsgType.TEXT:
                return cast("bytes", message.data)
            elif message.type is WSMsgType.PING:
                self._write(_PONG, message.data)
            elif message.type is WSMsgType.PONG:
                self._take_pong(message.data)
            else:
                self.close(CloseReason.BINARY)
        return None

    async def _receive(self) -> WSMessage | None:
        if self.state is not OPEN:
            return None
        if self._frames is not None and self._on_text is not None:
            self._frames.on_text = self._take_text
        message = await self._ws.receive()
        if self._frames is not None:
            self._frames.on_text = None
        if isinstance(message.data, WebSocketError):
            reason = CloseReason.from_code(message.data.code) or CloseReason.BAD_FRAME
            self._metrics.closed[reason.word] += 1
        if message.type is WSMsgType.CLOSE and not self._is_ending():
            self.closed_by_client = True
        # The state may have changed while this waited.
        return None if message.type in _ENDS or self._is_ending() else message

    def _is_ending(self) -> bool:
        return self.state is not OPEN

    async def _within_rate(self) -> bool:
        """Wait until a message may be read; False if the client floods for too long.

        The backlog after a stall of a few seconds of this server does not count as a flood.
        """
        now = self._loop.time()
        if self._bucket.level(now) >= FLOOD_END_LEVEL:
            self._flooding_since = None
        wait = self._bucket.reserve(now)
        if not wait and self._flooding_since is None:
            return True
        self._flooding_since = self._flooding_since or now
        left = max(0.0, self._flooding_since + FLOOD_TIMEOUT_S - now)
        if wait:
            await asyncio.sleep(min(wait, left))
        return wait < left

    async def wait_closed(self) -> None:
        """Wait for the client's close frame; read and drop other messages at the allowed rate."""
        while self.state is SocketState.CLOSING:
            message = await self._ws.receive()
            if message.type in _ENDS:
                break
            wait = self._bucket.reserve(self._loop.time())
            if wait:
                await asyncio.sleep(min(wait, CLOSE_TIMEOUT_S))
        self.state = SocketState.CLOSED
        self._stop_timer()
        self._transport.close()
        if unsent_bytes(self._transport):
            self._loop.call_later(CLOSE_TIMEOUT_S, self._transport.abort)
        self._break_cycles()

    def _break_cycles(self) -> None:
        """Drop references back to this connection, so that it is freed now and not by the gc.

        The error that aiohttp keeps has tracebacks, and their frames refer to the connection.
        """
        self._forward_pong = self._on_text = self._frames = None
        error = self._ws.exception()
        while error is not None:
            error.__traceback__ = None
            error.__context__, error = None, error.__context__

    def start_claim_timer(self, claim: MakeClaim) -> None:
        """Note when a claim came in, to measure the latency of its verdict."""
        if len(self._claims) < MAX_OPEN_CLAIMS:
            self._claims.setdefault(claim.id, self._loop.time())

    def time_hello(self) -> None:
        """Take the first message as the answer to the handshake: it bounds the round trip."""
        self._hello_s = self._loop.time() - self._opened_at
        self.trip.note_answer(self._hello_s)

    def start_pings(self) -> None:
        """Measure the round trip regularly; abort the connection if no pong arrives."""
        if self.state is not OPEN:
            return
        now = self._loop.time()
        if not self._ping_payload:
            self._ping_payload, self._pinged_at = secrets.token_bytes(8), now
            self._write(_PING, self._ping_payload)
            self._pings_sent += 1
        elif now - self._pinged_at > PONG_TIMEOUT_S:
            self._metrics.closed[CloseReason.VANISHED.word] += 1
            self._transport.abort()
            return
        first = self._pings_sent < len(FIRST_PING_DELAYS_S)
        delay = FIRST_PING_DELAYS_S[self._pings_sent] if first else PING_INTERVAL_S
        self._timer = self._loop.call_later(delay, self.start_pings)

    def _take_pong(self, payload: bytes) -> None:
        """Take the round trip from a pong; one with another payload is ignored."""
        if self._forward_pong:
            self._forward_pong(payload)
        elif payload and payload == self._ping_payload:
            seconds = self._loop.time() - self._pinged_at
            kernel = None if self._is_proxied(seconds) else read_kernel_rtt(self._transport)
            self.trip.add(seconds, kernel)
            self._ping_payload = b""

    def _is_proxied(self, ping: float) -> bool:
        """Tell whether the kernel measures the round trip to a proxy, and not to the client.

        We may not know of a proxy or a tunnel on this machine: then the peer is on loopback, but
        the first message took about as long as a ping.
        """
        if not self._direct:
            return True
        return self._hello_s > ping / 2 and is_loopback(self._transport)

    def send_ping(self, payload: bytes) -> None:
        """Send a ping for another server, which measures the round trip through this one."""
        if self.state is OPEN:
            self._write(_PING, payload)

    def forward_pongs(self, forward: Callable[[bytes], None]) -> None:
        """Hand pongs to another server instead of measuring them here."""
        self._forward_pong = forward

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _write(self, opcode: int, body: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(_frame(opcode, body))


@lru_cache(maxsize=16)
def _text_frame(body: bytes) -> bytes:
    """Return a text frame; a broadcast is framed once for the whole room."""
    return _frame(_TEXT, body)


def _frame(opcode: int, body: bytes) -> bytes:
    """Return a whole frame; servers send frames unmasked."""
    size = len(body)
    if size < 126:
        return bytes((opcode, size)) + body
    if size < 65536:
        return struct.pack("!BBH", opcode, 126, size) + body
    return struct.pack("!BBQ", opcode, 127, size) + body
