"""Reading what clients send: values, whatever the bytes."""

import subprocess
import sys

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from spotisle.protocol.close import CloseReason
from spotisle.protocol.codec import MAX_NESTING, Fault, decode_command, decode_hello, depth
from spotisle.protocol.frames import VERSION
from spotisle.protocol.hello import Hello


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(message: bytes) -> None:
    assert isinstance(decode_command(message), Fault)
    assert isinstance(decode_hello(message), Fault)


@given(
    st.builds(
        Hello,
        version=st.just(VERSION),
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
    except UnicodeEncodeError:  # half a character, which no JSON text holds
        return
    assert decode_hello(written) == hello


@given(st.integers(MAX_NESTING + 1, 2000), st.sampled_from([b"[", b'{"a":', b'[{"[":']))
def test_a_message_nests_only_so_deep(levels: int, opening: bytes) -> None:
    refused = decode_command(opening * levels)
    assert isinstance(refused, Fault)
    assert refused.reason is CloseReason.MALFORMED
    assert depth(opening * levels) >= levels


def test_brackets_in_a_name_are_no_depth() -> None:
    command = decode_command(b'{"type":"rename","id":1,"name":"' + b"[" * 100 + b'"}')
    assert not isinstance(command, Fault)


def test_reading_commands_survives_the_garbage_collector() -> None:
    """A fault of msgspec 0.22: some types of fields crash the process when garbage is collected."""
    program = "import gc, spotisle.protocol.codec, spotisle.client; gc.collect(); print('fine')"
    ran = subprocess.run(
        [sys.executable, "-X", "dev", "-W", "ignore", "-c", program],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout == "fine\n", ran.stderr
