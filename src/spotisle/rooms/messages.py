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
        """Note that the room has admitted it; a welcome follows."""
        ...

    def refuse(self, reason: CloseReason) -> None:
        """Note that the room has refused it."""
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
    """The client's address; empty if unknown."""
    key: str = ""
    """The join key of a club night."""
    language: str = ""


class Request(Struct, frozen=True):
    """A command from somebody in the room."""

    connection: Connection
    command: Command


class Disconnect(Struct, frozen=True):
    """A connection was cut."""

    connection: Connection
    on_purpose: bool = False
    """Whether the client closed it, as a browser does with its page; False if it was lost."""


class Wake(Struct, frozen=True):
    """A deadline has passed."""


class Stop(Struct, frozen=True):
    """Finish everything that was posted before this, and stop."""


class InjectEvents(Struct, frozen=True):
    """The club night that owns the room adds events that nobody in the room asked for."""

    decide: Callable[[RoomState, float], Sequence[Event]]
    """Called with the room and the current time."""


class Release(Struct, frozen=True):
    """The lease on the room has run out: stop at once."""


class Failed(Struct, frozen=True):
    """An error outside the actor's task, which the task handles."""

    error: Exception


Message = Failed | Connect | Request | Disconnect | Wake | InjectEvents | Stop | Release


@runtime_checkable
class LiveActor(Protocol):
    """What a registry runs: a room, or a club night."""

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
        """Return the person whose token has this digest, or None."""
        ...
