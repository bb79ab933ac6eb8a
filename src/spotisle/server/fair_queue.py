"""Schedules requests by address, so that a flood from one address delays nobody else.

In each iteration of the event loop only a few requests of an address begin; the others wait for the
next iteration. That costs a page with many files nothing: the loop handles one at a time anyway.
"""

import asyncio
from collections import Counter, deque

REQUESTS_PER_ROUND = 4
"""Most requests take 0.1 to 0.3 ms."""


class FairQueue:
    """The requests that wait, by address."""

    def __init__(self) -> None:
        self._begun: Counter[str] = Counter()
        """Requests that began in this round, by address."""
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
            if not turn.done():  # not cancelled meanwhile
                turn.set_result(None)
                self._begun[address] += 1
