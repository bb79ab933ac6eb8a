"""A simulated network: every wire has a length and a jitter, keeps order, and can be cut."""

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random

import msgspec

from spotisle.protocol.answers import Answer
from spotisle.rooms.credit import RoundTrip

PINGS = 4


class Way:
    """One direction of a wire: first in, first out."""

    def __init__(self, rng: Random, seconds: float, jitter: float) -> None:
        self._rng = rng
        self._seconds, self._jitter = seconds, jitter
        self._last = 0.0
        self._under_way: deque[Callable[[], None]] = deque()

    def takes(self) -> float:
        """Return the seconds that going this way takes just now."""
        return self._seconds * (1 + self._jitter * self._rng.expovariate(1.0))

    def carry(self, arrive: Callable[[], None]) -> None:
        """Let something arrive later, behind all that was sent before."""
        loop = asyncio.get_running_loop()
        self._last = max(self._last, loop.time() + self.takes())
        self._under_way.append(arrive)
        loop.call_at(self._last, self._deliver)

    def _deliver(self) -> None:
        self._under_way.popleft()()


class Wire:
    """A connection between a guest and a room; to the room it is a `Connection`."""

    def __init__(
        self,
        rng: Random,
        rtt: float,
        jitter: float,
        receive: Callable[["Wire", bytes], None],
        left: Callable[["Wire", str, str], None],
    ) -> None:
        self.trip = RoundTrip()
        self.cut = False
        self._down, self._up = Way(rng, rtt / 2, jitter), Way(rng, rtt / 2, jitter)
        self._receive, self._left = receive, left
        for _ in range(PINGS):
            self.trip.add(self._down.takes() + self._up.takes())

    @property
    def gone(self) -> bool:
        return self.cut

    def send(self, *words: bytes | Answer) -> None:
        for word in words:
            frame = word if isinstance(word, bytes) else msgspec.json.encode(word)
            self._carry(frame)

    def _carry(self, frame: bytes) -> None:
        self._down.carry(lambda: None if self.cut else self._receive(self, frame))

    def leave(self, why: str, text: str = "", url: str = "") -> None:
        self._down.carry(lambda: None if self.cut else self._left(self, why, text))

    def to_room(self, post: Callable[[object], None], letter: object) -> None:
        self._up.carry(lambda: None if self.cut else post(letter))
