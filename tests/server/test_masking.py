"""Short texts are handed on before aiohttp reads them; all other frames go its way, in order."""

from typing import cast

import pytest
from aiohttp.http import WebSocketReader

from spotisle.server.masking import MaskedFrames

MASK = bytes((0x12, 0x34, 0x56, 0x78))


class Reader:
    """Notes what comes through."""

    def __init__(self) -> None:
        self.fed: list[bytes] = []

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.fed.append(data)
        return False, b""

    def feed_eof(self) -> None:
        """The end."""


def frame(text: bytes, first: int = 0x81) -> bytes:
    body = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(text))
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
    return bytes((first,)) + size + MASK + body


class Hearing:
    """Frames whose texts somebody takes, as long as it is ready for them."""

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
def test_a_short_text_is_taken_as_it_was_meant(size: int) -> None:
    text, hearing = bytes(range(size)), Hearing()
    hearing.feed(frame(text), frame(text))
    assert hearing.taken == [text, text]
    assert not hearing.reader.fed


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
    hearing = Hearing()
    hearing.feed(*pieces)
    assert not hearing.taken
    assert hearing.reader.fed


def test_a_text_in_the_middle_of_a_message_is_left_to_the_reader() -> None:
    hearing = Hearing()
    hearing.feed(frame(b"to be ", 0x01))
    hearing.frames.on_text = hearing.take
    hearing.feed(frame(b"no continuation"))
    assert not hearing.taken
    assert b"".join(hearing.reader.fed) == frame(b"to be ", 0x01) + frame(b"no continuation")


def test_no_text_overtakes_one_that_was_left_to_the_reader() -> None:
    hearing = Hearing(takes=False)
    hearing.feed(frame(b"first"))
    hearing.takes = True
    hearing.feed(frame(b"second"))
    assert not hearing.taken
    assert b"".join(hearing.reader.fed) == frame(b"first") + frame(b"second")
    hearing.frames.on_text = hearing.take
    hearing.feed(frame(b"third"))
    assert hearing.taken == [b"third"]
