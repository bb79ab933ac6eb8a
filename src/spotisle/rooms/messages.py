"""Letters to the keeper of a room: who wants in, what is asked, which wire broke, what is due."""

from typing import Final, Protocol

from msgspec import Struct

from spotisle.protocol.answers import Answer
from spotisle.protocol.commands import Command
from spotisle.rooms.credit import RoundTrip


class Connection(Protocol):
    """One person's wire. Sending never waits."""

    trip: RoundTrip

    @property
    def gone(self) -> bool:
        """Tell whether the wire is known to be cut."""
        ...

    def send(self, *words: bytes | Answer) -> None:
        """Send all this at once, or drop the connection if it does not take any more.

        What goes to many comes encoded; an answer comes as it is, and may be timed.
        """
        ...

    def leave(self, why: str, text: str = "", url: str = "") -> None:
        """Say why and where to go instead, if anywhere, and close."""
        ...


class Enter(Struct, frozen=True):
    """Somebody wants in, or back in."""

    connection: Connection
    name: str = ""
    token: str | None = None
    watch: bool = False
    epoch: int = 0
    seq: int = 0
    """The last number that a returning client has seen."""


class Ask(Struct, frozen=True):
    """Somebody in the room asks for something."""

    connection: Connection
    command: Command


class Gone(Struct, frozen=True):
    """A wire broke."""

    connection: Connection


WAKE: Final = object()
"""Something is due."""
REST: Final = object()
"""Finish what was asked before, and stop."""
LET_GO: Final = object()
"""The lease on the room has run out: stop at once, whatever was asked."""
