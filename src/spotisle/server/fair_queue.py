"""Requests of one address take turns, so that a flood of them makes nobody else wait.

In each round of the event loop only a few requests of an address begin; the next ones wait for the
next round. That costs a page with many files nothing: the loop answers one after the other anyway.
"""

import asyncio
from collections import Counter, deque

REQUESTS_PER_ROUND = 4
"""Most are answered in 0.1 to 0.3 ms."""


class FairQueue:
    """The requests that wait, by address."""

    def __init__(self) -> None:
        self._begun: Counter[str] = Counter()
        """In the present round."""
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._scheduled = False

    async def take(self, address: str) -> None:
        """Wait until a request of this address may begin."""
        if self._begun[address] < REQUESTS_PER_ROUND and address not in self._waiting:
            self._begun[address] += 1
            self._schedule()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        self._schedule()
        await turn

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._begin_round)

    def _begin_round(self) -> None:
        self._scheduled = False
        self._begun.clear()
        for address, queue in list(self._waiting.items()):
            self._let_begin(address, queue)
            if not queue:
                del self._waiting[address]
        if self._begun or self._waiting:
            self._schedule()

    def _let_begin(self, address: str, queue: "deque[asyncio.Future[None]]") -> None:
        while queue and self._begun[address] < REQUESTS_PER_ROUND:
            turn = queue.popleft()
            if not turn.done():  # its caller has not gone meanwhile
                turn.set_result(None)
                self._begun[address] += 1
