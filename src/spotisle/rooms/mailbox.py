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

    def put(self, at: float, message: Message) -> None:
        """Append a message with the time at which it came in, and wake the reader."""
        self._messages.append((at, message))
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def take(self) -> tuple[float, Message]:
        """Return the oldest message with its time; wait until there is one."""
        while not self._messages:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._messages.popleft()

    def drain(self) -> list[Message]:
        """Remove and return all messages."""
        messages = [message for _, message in self._messages]
        self._messages.clear()
        return messages
