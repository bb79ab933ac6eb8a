"""Decoding client messages: any bytes give a value, never an exception."""

import subprocess
import sys
import time
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from spotisle.protocol.close import CloseReason
from spotisle.protocol.codec import (
    MAX_MESSAGE_BYTES,
    MAX_NESTING,
    Fault,
    decode_command,
    decode_hello,
    nests_too_deep,
)
from spotisle.protocol.frames import PROTOCOL_VERSION
from spotisle.protocol.hello import Hello


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(message: bytes) -> None:
    assert isinstance(decode_command(message), Fault)
    assert isinstance(decode_hello(message), Fault)


@given(
    st.builds(
        Hello,
        version=st.just(PROTOCOL_VERSION),
        room=st.text(max_size=16),
        name=st.text(max_size=200),
        token=st.none() | st.text(max_size=100),
        watch=st.booleans(),
        epoch=st.integers(0, 2**53),
        seq=st.integers(0, 2**53),
    )
)
def test_a_hello_that_is_written_and_read_is_the_same(hello: Hello) -> None:
    try:
        written = msgspec.json.encode(hello)
    except UnicodeEncodeError:  # a lone surrogate, which JSON text cannot hold
        return
    assert decode_hello(written) == hello


@given(st.integers(MAX_NESTING + 1, 2000), st.sampled_from([b"[", b'{"a":', b'[{"[":']))
def test_deeply_nested_messages_are_rejected(levels: int, opening: bytes) -> None:
    refused = decode_command(opening * levels)
    assert isinstance(refused, Fault)
    assert refused.reason is CloseReason.MALFORMED
    assert nests_too_deep(opening * levels)


def test_brackets_inside_strings_do_not_count_as_nesting() -> None:
    command = decode_command(b'{"type":"rename","id":1,"name":"' + b"[" * 100 + b'"}')
    assert not isinstance(command, Fault)


def nests_too_deep_by_the_letter(message: bytes) -> bool:
    """Check the nesting depth byte by byte, as a reference."""
    level, in_string, escaped = 0, False, False
    for byte in message:
        if in_string:
            in_string = escaped or byte != ord('"')
            escaped = byte == ord("\\") and not escaped
        elif byte == ord('"'):
            in_string = True
        elif byte in b"[{":
            level += 1
            if level > MAX_NESTING:
                return True
        elif byte in b"]}":
            level -= 1
    return False


@given(
    st.lists(
        st.sampled_from([b"[", b"]", b"{", b"}", b'"', b"\\", b"\n", b"a", b"[" * 9, b'\\"']),
        max_size=80,
    ).map(b"".join)
)
@example(b"[" * 17 + b'"' + b'\\"' * 2039)
@example(b'"\\\n' + b"[" * 17)
@example(b'"\\')
def test_nesting_depth_agrees_with_a_byte_by_byte_reader(message: bytes) -> None:
    assert nests_too_deep(message) == nests_too_deep_by_the_letter(message)


SHAPES: dict[str, Callable[[int], bytes]] = {
    "escaped quotes without an end": lambda size: b"[" * 16 + b'["' + b'\\"' * (size // 2),
    "backslashes without an end": lambda size: b"[" * 16 + b'["' + b"\\" * size,
    "quotes": lambda size: b"[]" * 17 + b'"' * size,
    "empty strings and brackets": lambda size: b'""[]' * (size // 4),
    "pairs": lambda size: b"[]" * (size // 2),
    "objects": lambda size: b'{"a":1}' * (size // 7),
    "a string of brackets": lambda size: b'"' + b"[" * size,
    "strings of one escape": lambda size: b'["\\""]' * (size // 6),
    "closing": lambda size: b"[" * 16 + b"]" * size + b"[",
    "spaces": lambda size: b" " * size + b"[]" * 17,
    "digits": lambda size: b"[" * 16 + b"[9" + b"9" * size,
    "letters of several bytes": lambda size: "ü[".encode() * (size // 3),
    "a wrong letter at the end": lambda size: b"[]" * (size // 2) + b"\xff",
    "keys": lambda size: b'{"type":"hello","version":1,' + b'"x":[],' * (size // 7),
    "the same key": lambda size: b'{"type":"hello",' + b'"version":1,' * (size // 12) + b'"a":1}',
}


def cpu_seconds(*works: Callable[[], object]) -> list[float]:
    """Return the minimum CPU time of each function over several alternating runs."""
    least = [float("inf")] * len(works)
    for _ in range(7):
        for number, work in enumerate(works):
            started = time.thread_time()
            work()
            least[number] = min(least[number], time.thread_time() - started)
    return least


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("decode", [decode_hello, decode_command])
def test_a_message_takes_time_in_proportion_to_its_length(
    shape: str, decode: Callable[[bytes], object]
) -> None:
    """Even beyond the maximum size: four times the length must not take 16 times as long."""
    make = SHAPES[shape]
    longest, once, four = (make(size) for size in (MAX_MESSAGE_BYTES, 40_000, 160_000))
    assert cpu_seconds(lambda: decode(longest[:MAX_MESSAGE_BYTES]))[0] < 0.01
    quick, slow = cpu_seconds(lambda: decode(once), lambda: decode(four))
    assert slow < 8 * quick + 0.001


def test_reading_commands_survives_the_garbage_collector() -> None:
    """Some field types crash the process during garbage collection, a bug of msgspec 0.22."""
    program = "import gc, spotisle.protocol.codec, spotisle.client; gc.collect(); print('fine')"
    ran = subprocess.run(
        [sys.executable, "-X", "dev", "-W", "ignore", "-c", program],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout == "fine\n", ran.stderr
