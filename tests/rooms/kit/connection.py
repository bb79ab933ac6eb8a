"""A simulated network: every connection has latency and jitter, keeps order, and can be cut."""

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random

import msgspec
from msgspec import Struct

from spotisle.protocol.answers import Answer
from spotisle.protocol.close import CloseReason
from spotisle.rooms.credit import KernelRtt, RoundTrip
from spotisle.rooms.messages import Message

PINGS = 4


class Channel:
    """One direction of a connection: first in, first out."""

    def __init__(self, rng: Random, seconds: float, jitter: float) -> None:
        self._rng = rng
        self._seconds, self._jitter = seconds, jitter
        self._last = 0.0
        self._in_flight: deque[Callable[[], None]] = deque()

    def latency(self) -> float:
        """Return the latency in seconds of the next message."""
        return self._seconds * (1 + self._jitter * self._rng.expovariate(1.0))

    def carry(self, arrive: Callable[[], None]) -> None:
        """Call `arrive` after the latency, and after everything sent before."""
        loop = asyncio.get_running_loop()
        self._last = max(self._last, loop.time() + self.latency())
        self._in_flight.append(arrive)
        loop.call_at(self._last, self._deliver)

    def _deliver(self) -> None:
        self._in_flight.popleft()()


class NetworkPath(Struct, frozen=True):
    """What a client and its network do to the measured round trip."""

    pong_delay_s: float = 0.0
    """Seconds by which the client delays its pongs."""
    ack_delay_s: float = 0.0
    """Seconds by which its operating system delays acknowledgements."""
    kernel_sees_client: bool = True
    """Whether the server's kernel measures the path to the client, not to a proxy."""


class SimulatedConnection:
    """A connection between a client and a room; to the room it is a `Connection`."""

    def __init__(
        self,
        rng: Random,
        rtt: float,
        jitter: float,
        receive: Callable[["SimulatedConnection", bytes], None],
        left: Callable[["SimulatedConnection", str, str], None],
        network: NetworkPath,
    ) -> None:
        self.trip = RoundTrip()
        self.cut = False
        self._down, self._up = Channel(rng, rtt / 2, jitter), Channel(rng, rtt / 2, jitter)
        self._receive, self._left = receive, left
        for _ in range(PINGS):
            self._measure(network)

    def _measure(self, network: NetworkPath) -> None:
        """Add the round trip of one ping and the kernel's measurement of it."""
        path = self._down.latency() + self._up.latency()
        kernel = KernelRtt(path + network.ack_delay_s, path) if network.kernel_sees_client else None
        self.trip.add(path + network.pong_delay_s, kernel)

    @property
    def gone(self) -> bool:
        return self.cut

    def send(self, *words: bytes | Answer) -> None:
        frames = [word if isinstance(word, bytes) else msgspec.json.encode(word) for word in words]
        self._down.carry(lambda: self._arrive(frames))

    def _arrive(self, frames: list[bytes]) -> None:
        """Deliver all frames of one write together."""
        for frame in frames:
            if not self.cut:
                self._receive(self, frame)

    def close(self, reason: CloseReason, text: str = "", url: str = "") -> None:
        self._down.carry(lambda: None if self.cut else self._left(self, reason.word, text))

    def admit(self) -> None:
        pass

    def refuse(self, reason: CloseReason) -> None:
        self.close(reason)

    def to_room(self, post: Callable[[Message], None], message: Message) -> None:
        self._up.carry(lambda: None if self.cut else post(message))
