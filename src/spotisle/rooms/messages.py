"""Messages to a room's actor, and the connection that it answers on."""

from typing import Protocol

from msgspec import Struct

from spotisle.protocol.answers import Answer
from spotisle.protocol.close import CloseReason
from spotisle.protocol.commands import Command
from spotisle.rooms.credit import RoundTrip


class Connection(Protocol):
    """One person's connection. Sending never blocks."""

    trip: RoundTrip

    @property
    def gone(self) -> bool:
        """Whether the connection is known to be cut."""
        ...

    def send(self, *messages: bytes | Answer) -> None:
        """Send all messages in one write, or drop the connection if its buffer is full.

        Broadcast frames come encoded; an answer comes as a value, so that its time can be measured.
        """
        ...

    def close(self, reason: CloseReason, text: str = "", url: str = "") -> None:
        """Close with a reason and, if known, the address to connect to instead."""
        ...

    def admit(self) -> None:
        """Note that the room has let it in; it is welcomed next."""
        ...

    def refuse(self, reason: CloseReason) -> None:
        """Note that the room does not let it in."""
        ...


class Connect(Struct, frozen=True):
    """Somebody wants to join the room, or to return to it."""

    connection: Connection
    name: str = ""
    token: str | None = None
    watch: bool = False
    epoch: int = 0
    seq: int = 0
    """The last sequence number that a returning client has seen."""
    face: str | None = None
    tint: str | None = None
    address: str = ""
    """Where it comes from; unknown if empty."""


class Request(Struct, frozen=True):
    """A command of somebody in the room."""

    connection: Connection
    command: Command


class Disconnect(Struct, frozen=True):
    """A connection was cut."""

    connection: Connection


class Wake(Struct, frozen=True):
    """A deadline has come."""


class Stop(Struct, frozen=True):
    """Finish everything that was posted before this, and stop."""


class Release(Struct, frozen=True):
    """The lease on the room has run out: stop at once."""


Message = Connect | Request | Disconnect | Wake | Stop | Release
