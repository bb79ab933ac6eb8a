"""The first message of every connection: who wants to join which room."""

from typing import Annotated

from msgspec import Meta, Struct

from spotisle.bounds import Id, RawName, Word

Version = Annotated[int, Meta(ge=0, le=10_000)]


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Join a room, or return to it with a token."""

    version: Version
    room: Annotated[str, Meta(max_length=16)]
    name: RawName = ""
    token: Annotated[str, Meta(max_length=100)] | None = None
    watch: bool = False
    """Join without a seat."""
    epoch: Id = 0
    seq: Id = 0
    """The last sequence number that the client has seen, in this epoch."""
    relay: bool = False
    """Relay to the server that has the room: this client cannot reach it."""
    face: Word | None = None
    tint: Word | None = None
    """The look that this device remembers; the room gives another one if it is taken."""
    key: Annotated[str, Meta(max_length=100)] = ""
    """The join key of a club night, from its QR code."""
    language: Word = ""
    """The language of a name that a club night generates."""
