"""Short text frames bypass aiohttp's reader; it gets all other frames, in order."""

from typing import cast

import pytest
from aiohttp.http import WebSocketReader

from spotisle.server.masking import MaskedFrames

MASK = bytes((0x12, 0x34, 0x56, 0x78))


class Reader:
    """Records what it is fed."""

    def __init__(self) -> None:
        self.fed: list[bytes] = []

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.fed.append(data)
        return False, b""

    def feed_eof(self) -> None:
        """Ignore the end of the stream."""


def frame(text: bytes, first: int = 0x81) -> bytes:
    body = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(text))
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
    return bytes((first,)) + size + MASK + body


class FrameSink:
    """Feeds frames, and takes their texts while `takes` is set."""

    def __init__(self, *, takes: bool = True) -> None:
        self.reader, self.taken = Reader(), list[bytes]()
        self.frames = MaskedFrames(cast("WebSocketReader", self.reader))
        self.takes = takes
        self.frames.on_text = self.take

    def take(self, text: bytes) -> bool:
        if self.takes:
            self.taken.append(text)
        return self.takes

    def feed(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.frames.feed_data(piece)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 60, 124, 125])
def test_a_short_text_is_unmasked(size: int) -> None:
    text, sink = bytes(range(size)), FrameSink()
    sink.feed(frame(text), frame(text))
    assert sink.taken == [text, text]
    assert not sink.reader.fed


@pytest.mark.parametrize(
    "pieces",
    [
        [frame(b"x" * 126)],
        [frame(b"one") + frame(b"two")],
        [frame(b"split")[:4], frame(b"split")[4:]],
        [frame(b"ping", 0x89)],
        [frame(b"bytes", 0x82)],
        [frame(b"reserved", 0xC1)],
        [frame(b"to be ", 0x01), frame(b"continued", 0x80)],
        [b"\x81\x01x"],
    ],
)
def test_everything_else_goes_to_the_reader(pieces: list[bytes]) -> None:
    sink = FrameSink()
    sink.feed(*pieces)
    assert not sink.taken
    assert sink.reader.fed


def test_a_text_in_the_middle_of_a_message_is_left_to_the_reader() -> None:
    sink = FrameSink()
    sink.feed(frame(b"to be ", 0x01))
    sink.frames.on_text = sink.take
    sink.feed(frame(b"no continuation"))
    assert not sink.taken
    assert b"".join(sink.reader.fed) == frame(b"to be ", 0x01) + frame(b"no continuation")


def test_no_text_overtakes_one_that_was_left_to_the_reader() -> None:
    sink = FrameSink(takes=False)
    sink.feed(frame(b"first"))
    sink.takes = True
    sink.feed(frame(b"second"))
    assert not sink.taken
    assert b"".join(sink.reader.fed) == frame(b"first") + frame(b"second")
    sink.frames.on_text = sink.take
    sink.feed(frame(b"third"))
    assert sink.taken == [b"third"]
