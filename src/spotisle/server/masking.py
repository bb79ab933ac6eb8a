"""Refuses frames of a client that are not masked, as RFC 6455 demands; aiohttp reads them."""

from typing import Final

from aiohttp.http import WebSocketReader

_MASKED: Final = 0x80
_SHORT_HEADER_BYTES: Final = 2 + 4
"""Opcode, length and mask."""
_MAX_HEADER_BYTES: Final = 2 + 8 + 4
_LONG_LENGTHS: Final = {126: 2, 127: 8}
"""The bytes of the length that follow, by the short length."""
MAX_FRAMES_AT_ONCE: Final = 500
"""In one piece of data: what piles up in 25 seconds at the rate that a client may send."""
_BROKEN_FRAME: Final = b"\xf0\x80"
"""Reserved bits: the reader ends the connection as for any frame that breaks the protocol."""


class MaskedFrames:
    """Stands before a reader where bytes come in, and follows the headers of the frames."""

    def __init__(self, reader: WebSocketReader) -> None:
        self._reader = reader
        self._held = b""
        """The beginning of a header; the reader gets it when it is complete."""
        self._skip = 0
        """Bytes of the present frame that are still to come."""

    def feed_eof(self) -> None:
        """End the stream."""
        self._reader.feed_eof()

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Pass bytes on up to a frame without a mask or too many; True ends the connection."""
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
