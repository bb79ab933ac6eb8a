"""The first message of every connection: who wants into which room."""

from typing import Annotated

from msgspec import Meta, Struct

from spotisle.protocol.commands import Id


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """I want in, or back in. The token, if there is one, says who I am; without, I am new."""

    version: int
    room: Annotated[str, Meta(max_length=16)]
    name: Annotated[str, Meta(max_length=200)] = ""
    token: Annotated[str, Meta(max_length=100)] | None = None
    watch: bool = False
    """Newcomers only: without a seat."""
    epoch: Id = 0
    seq: Id = 0
    """Where I was cut off: the last number that I have seen, and the epoch it belongs to."""
    relay: bool = False
    """I cannot reach the server that has the room: carry what we say to each other."""
