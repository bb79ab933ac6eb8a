"""Messages to a room's actor, and the connection that it answers on."""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol, runtime_checkable

from msgspec import Struct

from spotisle.protocol.answers import Answer
from spotisle.protocol.close import CloseReason
from spotisle.protocol.commands import Command
from spotisle.rooms.credit import RoundTrip
from spotisle.rooms.events import Event
from spotisle.rooms.state import RoomState


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
    key: str = ""
    """The join key of an event."""
    language: str = ""


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


class Arrange(Struct, frozen=True):
    """The owner of a table decides: events that nobody in the room asked for."""

    decide: Callable[[RoomState, float], Sequence[Event]]
    """Called with the room and the present time."""


class Release(Struct, frozen=True):
    """The lease on the room has run out: stop at once."""


class Failed(Struct, frozen=True):
    """Something outside the actor's task went wrong; the task deals with it."""

    error: Exception


Message = Failed | Connect | Request | Disconnect | Wake | Arrange | Stop | Release


@runtime_checkable
class LiveActor(Protocol):
    """What a registry runs: a room, or an event."""

    code: str
    broken: bool

    @property
    def people(self) -> Collection[object]:
        """Who is connected."""
        ...

    @property
    def touched_at(self) -> float:
        """When somebody last used it."""
        ...

    def post(self, message: Message) -> None:
        """Put a message into the mailbox."""
        ...

    async def run(self) -> None:
        """Handle messages until it is stopped."""
        ...

    def owner_of(self, digest: str) -> object:
        """Return whose token has this digest; None if it is nobody's."""
        ...
