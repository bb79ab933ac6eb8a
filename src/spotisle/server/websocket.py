"""One person's WebSocket: a `Connection` of the actor. Sending never waits.

Frames go straight into the transport's buffer, which is the outbox of a connection that does not
take them as fast as they come; beyond a limit the reader is dropped. So nobody waits for anybody,
and nobody costs more memory than that.
"""

import asyncio
import secrets
import struct
from collections.abc import Callable
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
from spotisle.server.limits import MESSAGE_BURST, MESSAGES_PER_S, TokenBucket
from spotisle.server.metrics import Metrics

MAX_UNREAD = 256 * 1024
"""Bytes that wait for a reader before it is dropped: some minutes of play."""
CLOSE_SECONDS = 2.0
"""How long a closing handshake may take."""
PINGS = (0.0, 0.2, 0.3, 0.5, 1.0, 2.0)
"""Seconds before each of the first pings, so that the round trip is known before play begins."""
PING_SECONDS = 10.0
PATIENCE_SECONDS = 20.0
"""Without an answer for so long a connection is cut, though nobody has said so."""
MAX_OPEN_CLAIMS = 64
FLOOD_SECONDS = 2.0
"""Who says more than is allowed is heard later, and after so long of it not at all."""
PAUSE_SECONDS = 0.05

_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_ENDS = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR)

_encode = msgspec.json.Encoder().encode


class Socket:
    """A connection that has been accepted."""

    def __init__(
        self, ws: web.WebSocketResponse, transport: asyncio.Transport, metrics: Metrics
    ) -> None:
        self.trip = RoundTrip()
        self.at: Callable[[str], str] = lambda url: url
        """Makes the address of a node one for this reader."""
        self.on_pong = self._pong
        self._ws = ws
        self._transport = transport
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._bucket = TokenBucket(MESSAGES_PER_S, MESSAGE_BURST, self._loop.time())
        self._hurried_since: float | None = None
        self.leaving = False
        self._claims: dict[int, float] = {}
        self._pings = 0
        self._pinged = b""
        self._pinged_at = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def gone(self) -> bool:
        """Tell whether the connection is known to be cut."""
        return self.leaving or self._transport.is_closing()

    def send(self, *words: bytes | Answer) -> None:
        """Send messages at once, in one go, or drop a reader that takes no more."""
        transport = self._transport
        if self.leaving or transport.is_closing():
            return
        framed = [_text_frame(w if isinstance(w, bytes) else self._timed(w)) for w in words]
        transport.write(framed[0] if len(framed) == 1 else b"".join(framed))
        if transport.get_write_buffer_size() > MAX_UNREAD:
            self.close(CloseReason.SLOW)

    def _timed(self, answer: Answer) -> bytes:
        """Return an answer encoded; a verdict's time is taken here."""
        if isinstance(answer, Judged) and (since := self._claims.pop(answer.id, None)) is not None:
            self._metrics.claims[answer.verdict] += 1
            self._metrics.verdict_seconds.add(self._loop.time() - since)
        return _encode(answer)

    def close(self, reason: CloseReason, text: str = "", url: str = "") -> None:
        """Send `bye` with the reason and where to go instead, and close; the first call counts."""
        if self.leaving:
            return
        self.leaving = True
        self._metrics.closed[reason.word] += 1
        self._write(_TEXT, _encode(Bye(reason.word, text or reason.meaning, self.at(url))))
        self._write(_CLOSE, struct.pack("!H", reason) + close_frame_text(text or reason.meaning))
        self._stop_timer()
        self._timer = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

    def ping_with(self, word: bytes) -> None:
        """Send a ping on behalf of another node, which measures the way to this reader."""
        if not self.leaving:
            self._write(_PING, word)

    def close_with(self, code: int, why: str) -> None:
        """Close as another node did, which has said its goodbye already."""
        if not self.leaving:
            self.leaving = True
            self._write(_CLOSE, struct.pack("!H", code) + close_frame_text(why))
            self._timer = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

    async def hear(self) -> bytes | None:
        """Return the next text message; None when there will be no more."""
        while (message := await self._receive()) is not None:
            if not await self._has_its_turn():
                self.close(CloseReason.FLOOD)
            elif message.type is WSMsgType.TEXT:
                return cast("bytes", message.data)
            elif message.type is WSMsgType.PING:
                self._write(_PONG, message.data)
            elif message.type is WSMsgType.PONG:
                self.on_pong(message.data)
            else:
                self.close(CloseReason.BINARY)
        return None

    async def _has_its_turn(self) -> bool:
        """Wait until a message may be taken; False if it has been too much for too long.

        What was said while this server stood still is heard all at once, and is no flood.
        """
        if self._bucket.take(self._loop.time()):
            self._hurried_since = None
            return True
        self._hurried_since = self._hurried_since or self._loop.time()
        while self._loop.time() - self._hurried_since < FLOOD_SECONDS and not self.gone:
            await asyncio.sleep(PAUSE_SECONDS)
            if self._bucket.take(self._loop.time()):
                return True
        return False

    async def see_off(self) -> None:
        """Wait for the other side to close as well, whatever else it still sends."""
        while self.leaving:
            message = await self._ws.receive()
            if message.type in _ENDS:
                break
        self._stop_timer()
        self._transport.close()

    async def _receive(self) -> WSMessage | None:
        if self.leaving:
            return None
        message = await self._ws.receive()
        if isinstance(message.data, WebSocketError):
            self._metrics.closed[
                (CloseReason.from_code(message.data.code) or CloseReason.BAD_FRAME).word
            ] += 1
        return None if message.type in _ENDS or self.leaving else message

    def note(self, claim: MakeClaim) -> None:
        """Remember when a claim came in, to time its verdict."""
        if len(self._claims) < MAX_OPEN_CLAIMS:
            self._claims.setdefault(claim.id, self._loop.time())

    def ping(self) -> None:
        """Measure the round trip, again and again; cut the connection if nobody answers."""
        if self.leaving:
            return
        now = self._loop.time()
        if not self._pinged:
            self._pinged, self._pinged_at = secrets.token_bytes(8), now
            self._write(_PING, self._pinged)
            self._pings += 1
        elif now - self._pinged_at > PATIENCE_SECONDS:
            self._metrics.closed[CloseReason.VANISHED.word] += 1
            self._transport.abort()
            return
        pause = PINGS[self._pings] if self._pings < len(PINGS) else PING_SECONDS
        self._timer = self._loop.call_later(pause, self.ping)

    def _pong(self, word: bytes) -> None:
        """Take the answer to a ping; anything else that calls itself one is ignored."""
        if word and word == self._pinged:
            self.trip.add(self._loop.time() - self._pinged_at)
            self._pinged = b""

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()

    def _write(self, kind: int, body: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(_framed(kind, body))


@lru_cache(maxsize=16)
def _text_frame(body: bytes) -> bytes:
    """Return a text as a frame; what goes to a whole room is framed once."""
    return _framed(_TEXT, body)


def _framed(kind: int, body: bytes) -> bytes:
    """Return a whole frame; what a server sends is not masked."""
    size = len(body)
    if size < 126:
        return bytes((kind, size)) + body
    if size < 65536:
        return struct.pack("!BBH", kind, 126, size) + body
    return struct.pack("!BBQ", kind, 127, size) + body
