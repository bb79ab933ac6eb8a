"""Decodes what clients send. Never raises: bad bytes give a `Fault`."""

import re
from functools import reduce
from operator import or_

import msgspec
from msgspec import Struct

from spotisle.protocol.close import CloseReason
from spotisle.protocol.club_commands import CLUB_COMMANDS
from spotisle.protocol.commands import COMMANDS, Command
from spotisle.protocol.frames import PROTOCOL_VERSION
from spotisle.protocol.hello import Hello, Version

MAX_MESSAGE_BYTES = 4096
MAX_NESTING = 16
"""Levels of lists and objects in a message; no command needs half as many."""
MAX_ERROR_CHARS = 100


class Fault(Struct, frozen=True):
    """A message that ends the connection."""

    reason: CloseReason
    text: str = ""


class _Greeting(Struct, tag="hello"):
    version: Version


_hello = msgspec.json.Decoder(Hello)
_greeting = msgspec.json.Decoder(_Greeting)
_command: msgspec.json.Decoder[Command] = msgspec.json.Decoder(
    reduce(or_, (*COMMANDS, *CLUB_COMMANDS))
)
_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
"""Matches strings; an unterminated one extends to the end of the message. The possessive `*+`
prevents backtracking."""


def decode_hello(message: bytes) -> Hello | Fault:
    """Decode the first message. A wrong version is reported before any other fault.

    >>> decode_hello(b'{"type": "hello", "version": 7}').reason.word
    'version'
    """
    if fault := _unreadable(message):
        return fault
    try:
        if _greeting.decode(message).version != PROTOCOL_VERSION:
            return Fault(CloseReason.VERSION)
        return _hello.decode(message)
    except msgspec.DecodeError as error:
        return _malformed_fault(error)


def decode_command(message: bytes) -> Command | Fault:
    """Decode any message after the first."""
    if fault := _unreadable(message):
        return fault
    try:
        return _command.decode(message)
    except msgspec.DecodeError as error:
        return _malformed_fault(error)


def _malformed_fault(error: msgspec.DecodeError) -> Fault:
    return Fault(CloseReason.MALFORMED, str(error)[:MAX_ERROR_CHARS])


def _unreadable(message: bytes) -> Fault | None:
    if not message.isascii():
        try:
            message.decode()
        except UnicodeDecodeError:
            return Fault(CloseReason.NOT_UTF8)
    if message.count(b"[") + message.count(b"{") > MAX_NESTING and nests_too_deep(message):
        return Fault(CloseReason.MALFORMED, f"A message nests at most {MAX_NESTING} levels deep.")
    return None


def nests_too_deep(message: bytes) -> bool:
    r"""Tell whether lists and objects nest too deep, in one pass; skips brackets in strings.

    >>> nests_too_deep(b"[" * 17), nests_too_deep(b"[]" * 17), nests_too_deep(b'"\\"' + b"[" * 17)
    (True, False, False)
    """
    level = 0
    for byte in _STRINGS.sub(b"", message):
        if byte in b"[{":
            level += 1
            if level > MAX_NESTING:
                return True
        elif byte in b"]}":
            level -= 1
    return False
