"""What clients send, from bytes to values. Knows no sockets; whatever the bytes, nothing raises."""

import re

import msgspec
from msgspec import Struct

from spotisle.protocol.close import Close
from spotisle.protocol.commands import AnyCommand
from spotisle.protocol.frames import VERSION
from spotisle.protocol.hello import Hello

LARGEST = 4096
"""Bytes of a message."""
DEEPEST = 16
"""Levels of lists and objects in a message: no command needs half as many."""
MAX_COMPLAINT = 100


class Fault(Struct, frozen=True):
    """Why a message is refused; the connection ends with it."""

    close: Close
    text: str = ""


class _Greeting(Struct, tag="hello"):
    version: int


_hello = msgspec.json.Decoder(Hello)
_greeting = msgspec.json.Decoder(_Greeting)
_command: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*"')


def decode_hello(message: bytes) -> Hello | Fault:
    """Read the first message. The version is looked at first, whatever else is in there.

    >>> decode_hello(b'{"type": "hello", "version": 7}').close.why
    'version'
    """
    if fault := _unreadable(message):
        return fault
    try:
        if _greeting.decode(message).version != VERSION:
            return Fault(Close.VERSION)
        return _hello.decode(message)
    except msgspec.DecodeError as error:
        return _malformed(error)


def decode_command(message: bytes) -> AnyCommand | Fault:
    """Read any message after the first."""
    if fault := _unreadable(message):
        return fault
    try:
        return _command.decode(message)
    except msgspec.DecodeError as error:
        return _malformed(error)


def _malformed(error: msgspec.DecodeError) -> Fault:
    return Fault(Close.MALFORMED, str(error)[:MAX_COMPLAINT])


def _unreadable(message: bytes) -> Fault | None:
    if not message.isascii():
        try:
            message.decode()
        except UnicodeDecodeError:
            return Fault(Close.NOT_UTF8)
    if message.count(b"[") + message.count(b"{") > DEEPEST and depth(message) > DEEPEST:
        return Fault(Close.MALFORMED, f"A message nests at most {DEEPEST} levels deep.")
    return None


def depth(message: bytes) -> int:
    r"""Return how deep lists and objects nest, without decoding; brackets in strings do not count.

    >>> depth(b'{"a": [1, [2], "[[[\\"["]}')
    3
    """
    deepest = level = 0
    for byte in _STRINGS.sub(b"", message):
        if byte in b"[{":
            level += 1
            deepest = max(deepest, level)
        elif byte in b"]}":
            level -= 1
    return deepest
