"""Slows down guessing: the response to a wrong code or token is delayed, more with each guess.

Right ones are answered at once, so that friends behind one router can join while one of them
guesses. Guessing in parallel gains little: a visitor can have only a few attempts open, and a
wrong one stays open for its whole delay. Codes that the visitor has used before do not
count towards that limit.

The delay of a wrong guess hides what was looked up for it, and how long that took.
"""

import asyncio
from contextlib import suppress
from math import ceil

from msgspec import Struct

from spotisle.server.addresses import Network, RelayedVisitor, Visitor

MIN_DELAY_S = 0.25
MAX_DELAY_S = 3.0
"""Shorter than the timeout of clients, which would give up and retry."""
GUESSES_PER_DOUBLING = 8.0
FORGOTTEN_PER_S = 0.25
"""How many wrong guesses of a visitor are forgotten in a second."""
MAX_OPEN_ATTEMPTS = 8
"""Per visitor; at the longest delay this allows fewer than three guesses a second."""
MAX_WAIT_S = 10.0
"""How long an attempt waits until fewer are open."""
MAX_NETWORKS = 10_000
TOO_MANY_GUESSES = "Your network has tried many wrong codes; wait a minute."


class TooManyGuessesError(Exception):
    """The visitor has too many attempts open; nothing more is looked up for them."""


class _Record(Struct):
    """The wrong guesses and the open attempts of one network."""

    share: int = 1
    guesses: float = 0.0
    at: float = 0.0
    open: int = 0
    waiting: dict[asyncio.Future[bool], str] = {}
    """The codes of attempts that wait for a place. A future gets True with the place, False if its
    attempt no longer needs one."""

    async def take_place(self, code: str) -> bool:
        """Wait for a place; False if the code has become known meanwhile."""
        if self.open < MAX_OPEN_ATTEMPTS * self.share:
            self.open += 1
            return True
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting[turn] = code
        try:
            async with asyncio.timeout(MAX_WAIT_S):
                return await turn
        except BaseException as error:
            self.waiting.pop(turn, None)
            if turn.done() and not turn.cancelled() and turn.result():
                self.release_place()
            if isinstance(error, TimeoutError):
                raise TooManyGuessesError from None
            raise

    def release_place(self) -> None:
        """Pass the place to the newest waiting attempt; the older ones are likely a flood."""
        while self.waiting:
            turn, _ = self.waiting.popitem()
            if not turn.done():  # not timed out just now
                turn.set_result(True)
                return
        self.open -= 1

    def let_pass(self, code: str) -> None:
        """Resume the attempts for a code that no longer needs a place."""
        for turn in [turn for turn, waits_for in self.waiting.items() if waits_for == code]:
            del self.waiting[turn]
            if not turn.done():
                turn.set_result(False)


class Attempt:
    """One attempt to name a room or a token. It ends with `succeed`, `fail` or `cancel`.

    That of a relayed visitor is neither counted nor delayed: the node that relays does that.
    """

    def __init__(self, guesses: "Guesses", visitor: Visitor, code: str) -> None:
        self._guesses = guesses
        self._visitor = visitor
        self._relayed = isinstance(visitor, RelayedVisitor)
        self._code = code
        self._began_at = guesses.now()
        self._records: list[_Record] = []
        """Where it has taken a place: one for each of the visitor's networks."""

    async def begin(self) -> None:
        """Wait for a place; raises `TooManyGuessesError` after `MAX_WAIT_S`."""
        if self._relayed or self._guesses.is_known(self._visitor, self._code):
            return
        try:
            for network in self._visitor.networks:
                record = self._guesses.record(network)
                if not await record.take_place(self._code):
                    self.cancel()
                    return
                self._records.append(record)
        except BaseException:
            self.cancel()
            raise

    def succeed(self) -> None:
        """End an attempt that was right; the code is known to this visitor from now on."""
        if not self._relayed:
            self._guesses.remember(self._visitor, self._code)
        self.cancel()

    async def fail(self) -> None:
        """End an attempt that was wrong; returns when the response may be sent."""
        if self._relayed:
            return
        try:
            delay = self._guesses.count(self._visitor)
            passed = self._guesses.now() - self._began_at
            late = max(0, ceil((passed - delay) / MIN_DELAY_S))  # hides slow look-ups
            await self._guesses.sleep(delay + late * MIN_DELAY_S - passed)
        finally:
            self.cancel()

    def cancel(self) -> None:
        """Release the places of an attempt; does nothing if it has ended."""
        while self._records:
            self._records.pop().release_place()


class Guesses:
    """The wrong guesses of all networks. Only the latest `MAX_NETWORKS` are remembered."""

    def __init__(self) -> None:
        self._closing = asyncio.Event()
        self._records: dict[Network, _Record] = {}
        self._known: dict[tuple[Visitor, str], None] = {}
        """Visitors with the codes of rooms that they have made or entered."""

    def now(self) -> float:
        """Return the event loop's time."""
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        """Wait this long, or until the server stops."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()

    def close(self) -> None:
        """End all delays: the server is stopping."""
        self._closing.set()

    async def attempt(self, visitor: Visitor, code: str) -> Attempt:
        """Begin an attempt; raises `TooManyGuessesError`."""
        attempt = Attempt(self, visitor, code)
        await attempt.begin()
        return attempt

    def is_known(self, visitor: Visitor, code: str) -> bool:
        """Tell whether this visitor has made or entered this room."""
        return (visitor, code) in self._known

    def remember(self, visitor: Visitor, code: str) -> None:
        """Note that this visitor has made or entered this room."""
        self._known.pop((visitor, code), None)
        self._known[visitor, code] = None
        if record := self._records.get(visitor.networks[0]):
            record.let_pass(code)
        if len(self._known) > MAX_NETWORKS:
            del self._known[next(iter(self._known))]

    def count(self, visitor: Visitor) -> float:
        """Count a wrong guess, and return the delay of its answer."""
        return max(self._count_in(network) for network in visitor.networks)

    def _count_in(self, network: Network) -> float:
        record, now = self.record(network), self.now()
        forgotten = (now - record.at) * FORGOTTEN_PER_S * network.share
        record.guesses = max(0.0, record.guesses - forgotten)
        record.at = now
        doublings = record.guesses / network.share / GUESSES_PER_DOUBLING
        record.guesses += 1.0
        delay: float = MIN_DELAY_S * 2.0**doublings
        return min(MAX_DELAY_S, delay)

    def record(self, network: Network) -> _Record:
        """Return the record of a network, a new one if there is none."""
        record = self._records.pop(network, None)
        if record is None:
            record = _Record(share=network.share)
            self._make_room()
        self._records[network] = record
        return record

    def _make_room(self) -> None:
        """Forget the network that guessed longest ago, of those without an open attempt."""
        if len(self._records) >= MAX_NETWORKS:
            idle = (network for network, record in self._records.items() if not record.open)
            oldest = next(idle, None)
            if oldest is not None:
                del self._records[oldest]
