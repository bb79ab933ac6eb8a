"""Slows down guessing: the response to a wrong code or token is delayed, more with each guess.

Right ones are answered at once, so that friends behind one router can join while one of them
guesses. Guessing in parallel gains little: an address can have only a few attempts open, and a
wrong one stays open for its whole delay. Codes that somebody at the address has used before do not
count towards that limit.

The delay of a wrong guess hides what was looked up for it, and how long that took.
"""

import asyncio
from contextlib import suppress
from math import ceil

from msgspec import Struct

MIN_DELAY_S = 0.25
MAX_DELAY_S = 3.0
"""Shorter than the timeout of clients, which would give up and retry."""
GUESSES_PER_DOUBLING = 8.0
FORGOTTEN_PER_S = 0.25
"""How many wrong guesses of an address are forgotten in a second."""
MAX_OPEN_ATTEMPTS = 8
"""Per address; at the longest delay this allows fewer than three guesses a second."""
MAX_WAIT_S = 10.0
"""How long an attempt waits until fewer are open."""
MAX_ADDRESSES = 10_000
TOO_MANY_GUESSES = "Your network has tried many wrong codes; wait a minute."


class TooManyGuessesError(Exception):
    """The address has too many attempts open; nothing more is looked up for it."""


class _Record(Struct):
    """The wrong guesses and the open attempts of one address."""

    guesses: float = 0.0
    at: float = 0.0
    open: int = 0
    waiting: dict[asyncio.Future[bool], str] = {}
    """The codes of attempts that wait for a place. A future gets True with the place, False if its
    attempt no longer needs one."""

    async def take_place(self, code: str) -> bool:
        """Wait for a place; False if the code has become known meanwhile."""
        if self.open < MAX_OPEN_ATTEMPTS:
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

    Without an address nothing is counted or delayed: another server does that.
    """

    def __init__(self, guesses: "Guesses", address: str, code: str) -> None:
        self._guesses = guesses
        self._address = address
        self._code = code
        self._began_at = guesses.now()
        self._record: _Record | None = None

    async def begin(self) -> None:
        """Wait for a place; raises `TooManyGuessesError` after `MAX_WAIT_S`."""
        if not self._address or self._guesses.is_known(self._address, self._code):
            return
        record = self._guesses.record(self._address)
        if await record.take_place(self._code):
            self._record = record

    def succeed(self) -> None:
        """End an attempt that was right; the code is known at this address from now on."""
        if self._address:
            self._guesses.remember(self._address, self._code)
        self.cancel()

    async def fail(self) -> None:
        """End an attempt that was wrong; returns when the response may be sent."""
        if not self._address:
            return
        try:
            delay = self._guesses.count(self._address)
            passed = self._guesses.now() - self._began_at
            late = max(0, ceil((passed - delay) / MIN_DELAY_S))  # hides slow look-ups
            await self._guesses.sleep(delay + late * MIN_DELAY_S - passed)
        finally:
            self.cancel()

    def cancel(self) -> None:
        """Release the place of an attempt; does nothing if it has ended."""
        if self._record:
            self._record.release_place()
            self._record = None


class Guesses:
    """The wrong guesses of all addresses. Only the latest `MAX_ADDRESSES` are remembered."""

    def __init__(self) -> None:
        self._closing = asyncio.Event()
        self._records: dict[str, _Record] = {}
        self._known: dict[tuple[str, str], None] = {}
        """Addresses with the codes of rooms that somebody there has made or entered."""

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

    async def attempt(self, address: str, code: str) -> Attempt:
        """Begin an attempt; raises `TooManyGuessesError`."""
        attempt = Attempt(self, address, code)
        await attempt.begin()
        return attempt

    def is_known(self, address: str, code: str) -> bool:
        """Tell whether somebody at this address has made or entered this room."""
        return (address, code) in self._known

    def remember(self, address: str, code: str) -> None:
        """Note that somebody at this address has made or entered this room."""
        self._known.pop((address, code), None)
        self._known[address, code] = None
        if address in self._records:
            self._records[address].let_pass(code)
        if len(self._known) > MAX_ADDRESSES:
            del self._known[next(iter(self._known))]

    def count(self, address: str) -> float:
        """Count a wrong guess, and return the delay of its answer."""
        record, now = self.record(address), self.now()
        record.guesses = max(0.0, record.guesses - (now - record.at) * FORGOTTEN_PER_S)
        record.at = now
        delay: float = MIN_DELAY_S * 2.0 ** (record.guesses / GUESSES_PER_DOUBLING)
        record.guesses += 1.0
        return min(MAX_DELAY_S, delay)

    def record(self, address: str) -> _Record:
        """Return the record of an address, a new one if there is none."""
        record = self._records.pop(address, None)
        if record is None:
            record = _Record()
            self._make_room()
        self._records[address] = record
        return record

    def _make_room(self) -> None:
        """Forget the address that guessed longest ago, of those without an open attempt."""
        if len(self._records) >= MAX_ADDRESSES:
            idle = (address for address, record in self._records.items() if not record.open)
            oldest = next(idle, None)
            if oldest is not None:
                del self._records[oldest]
