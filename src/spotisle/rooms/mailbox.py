"""A room's mailbox: letters in the order in which they came, for one reader.

Less than `asyncio.Queue`, which asks the system for the present process whenever a reader waits:
here that is every claim.
"""

import asyncio
from collections import deque


class Mailbox:
    """Anybody puts letters in; one task takes them out."""

    def __init__(self) -> None:
        self._letters: deque[object] = deque()
        self._loop = asyncio.get_running_loop()
        self._awaited: asyncio.Future[None] | None = None

    def put(self, letter: object) -> None:
        """Put a letter in, and wake who waits for one."""
        self._letters.append(letter)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def take(self) -> object:
        """Return the oldest letter; wait until there is one."""
        while not self._letters:
            self._awaited = self._loop.create_future()
            await self._awaited
        return self._letters.popleft()

    def empty(self) -> list[object]:
        """Take everything out."""
        letters = [*self._letters]
        self._letters.clear()
        return letters
