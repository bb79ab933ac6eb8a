"""The mailbox of a room's actor."""

import asyncio
from collections import deque

from spotisle.rooms.messages import Message


class Mailbox:
    """A queue with one reader. `asyncio.Queue.get` would call `os.getpid()` for every claim."""

    def __init__(self) -> None:
        self._messages: deque[tuple[float, Message]] = deque()
        self._loop = asyncio.get_running_loop()
        self._waiter: asyncio.Future[None] | None = None
        self._held = False

    @property
    def idle(self) -> bool:
        """Whether the reader is waiting, and would get the next message at once."""
        waits = self._waiter is not None and not self._waiter.done()
        return waits and not self._held and not self._messages

    def put(self, at: float, message: Message) -> None:
        """Append a message with its time of arrival, and wake the reader."""
        self._messages.append((at, message))
        self._wake()

    def put_first(self, at: float, message: Message) -> None:
        """Put a message before all others, and wake the reader."""
        self._messages.appendleft((at, message))
        self._wake()

    def hold(self) -> None:
        """Give the reader nothing until `release`: work is in progress outside its task."""
        self._held = True

    def release(self) -> None:
        """Let the reader continue."""
        self._held = False
        self._wake()

    def _wake(self) -> None:
        if self._messages and not self._held and self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    async def take(self) -> tuple[float, Message]:
        """Return the oldest message with its time; wait until there is one."""
        while self._held or not self._messages:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._messages.popleft()

    def drain(self) -> list[Message]:
        """Remove and return all messages."""
        messages = [message for _, message in self._messages]
        self._messages.clear()
        return messages
