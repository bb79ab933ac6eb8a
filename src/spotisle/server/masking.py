"""Checks a client's WebSocket frames before aiohttp reads them, and reads short texts itself.

RFC 6455 requires clients to mask their frames; an unmasked frame ends the connection. A short text
that arrives alone, as claims do, skips aiohttp's queue: it is handed on in the call that received
it, without waking a task.
"""

from collections.abc import Callable
from typing import Final

from aiohttp.http import WebSocketReader

_MASKED: Final = 0x80
_LAST: Final = 0x80
"""The FIN bit: the last frame of a message."""
_WHOLE_TEXT: Final = 0x81
_FIRST_CONTROL: Final = 0x8
_OPCODE: Final = 0xF
_MAX_SHORT_BYTES: Final = 125
_SHORT_HEADER_BYTES: Final = 2 + 4
"""Opcode, length and mask."""
_MAX_HEADER_BYTES: Final = 2 + 8 + 4
_LONG_LENGTHS: Final = {126: 2, 127: 8}
"""How many bytes of extended length follow, by the 7-bit length."""
MAX_FRAMES_AT_ONCE: Final = 500
"""Per call of `feed_data`: the messages of 25 seconds at the rate that a client may send."""
_BROKEN_FRAME: Final = b"\xf0\x80"
"""It has reserved bits: the reader ends the connection with a protocol error."""


class MaskedFrames:
    """Wraps a reader, and parses the frame headers in the bytes that it is given."""

    def __init__(self, reader: WebSocketReader) -> None:
        self._reader = reader
        self._held = b""
        """The start of an incomplete header; passed on when the rest arrives."""
        self._skip = 0
        """Bytes of the current frame that are still to come."""
        self._in_message = False
        """Whether the reader waits for more frames of a message."""
        self.on_text: Callable[[bytes], bool] | None = None
        """Handles a short text that arrives alone; if it returns False, aiohttp reads the text.
        Set only while `receive` waits, so that messages stay in order."""

    def feed_eof(self) -> None:
        """End the stream."""
        self._reader.feed_eof()

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Pass bytes on, up to an unmasked frame or too many frames; True ends the connection."""
        if self.on_text is not None:
            if self._is_short_text(data) and self.on_text(_unmask(data)):
                return False, b""
            self.on_text = None
        if self._held:
            data, self._held = self._held + data, b""
        at, frames = self._skip, 0
        while at < len(data):
            header = data[at : at + _MAX_HEADER_BYTES]
            frames += 1
            unmasked = len(header) > 1 and not header[1] & _MASKED
            if unmasked or frames > MAX_FRAMES_AT_ONCE:
                self._reader.feed_data(data[:at])
                return self._reader.feed_data(_BROKEN_FRAME)
            if header[0] & _OPCODE < _FIRST_CONTROL:
                self._in_message = not header[0] & _LAST
            length = header[1] & ~_MASKED if len(header) > 1 else 0
            long = _LONG_LENGTHS.get(length, 0)
            if len(header) < _SHORT_HEADER_BYTES + long:
                data, self._held = data[:at], data[at:]
                break
            if long:
                length = int.from_bytes(header[2 : 2 + long])
            at += _SHORT_HEADER_BYTES + long + length
        self._skip = max(0, at - len(data))
        return self._reader.feed_data(data)

    def _is_short_text(self, data: bytes) -> bool:
        """Tell whether this is exactly one short masked text frame, and nothing is pending."""
        if self._held or self._skip or self._in_message or len(data) < _SHORT_HEADER_BYTES:
            return False
        size = len(data) - _SHORT_HEADER_BYTES
        return size <= _MAX_SHORT_BYTES and data[0] == _WHOLE_TEXT and data[1] == _MASKED | size


def _unmask(frame: bytes) -> bytes:
    """Return the payload of a short frame."""
    body = frame[_SHORT_HEADER_BYTES:]
    mask = (frame[2:_SHORT_HEADER_BYTES] * (len(body) // 4 + 1))[: len(body)]
    return (int.from_bytes(body) ^ int.from_bytes(mask)).to_bytes(len(body))
