"""Messages to a room's actor, and the mailbox that it reads them from."""

import asyncio
from collections import deque
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


class Connect(Struct, frozen=True):
    """Somebody wants to join the room, or to return to it."""

    connection: Connection
    name: str = ""
    token: str | None = None
    watch: bool = False
    epoch: int = 0
    seq: int = 0
    """The last sequence number that a returning client has seen."""


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


class Mailbox:
    """A queue with one reader. `asyncio.Queue.get` would call `os.getpid()` for every claim."""

    def __init__(self) -> None:
        self._messages: deque[Message] = deque()
        self._loop = asyncio.get_running_loop()
        self._waiter: asyncio.Future[None] | None = None

    def put(self, message: Message) -> None:
        """Append a message and wake the reader."""
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def take(self) -> Message:
        """Return the oldest message; wait until there is one."""
        while not self._messages:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._messages.popleft()

    def drain(self) -> list[Message]:
        """Remove and return all messages."""
        messages = [*self._messages]
        self._messages.clear()
        return messages
