"""A watchdog for the event loop: measures each callback in processor time of its thread.

Wall-clock time would measure the machine's other work as well.
"""

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

MAX_CALLBACK_S = 0.020
"""The longest that one callback may block all others."""

REFERENCE_LOOP = 100_000
REFERENCE_S = 0.006
"""Processor time of the reference loop on the machine that the limit was set on."""


class StallError(AssertionError):
    """A callback took too long."""


MEASURE_AGAIN = pytest.mark.flaky(reruns=2, only_rerun=[StallError.__name__])
"""A stall in the code repeats; one of a busy machine does not."""


class Watchdog:
    """The longest callbacks of a loop."""

    def __init__(self) -> None:
        self.calls = 0
        self.worst: list[tuple[float, str]] = []

    def note(self, seconds: float, what: asyncio.Handle) -> None:
        """Remember a callback if it is among the longest.

        The time of one that took too long is divided by the machine's current slowness: with other
        work on the same core, the same instructions take more processor time.
        """
        self.calls += 1
        if seconds >= MAX_CALLBACK_S:
            seconds /= slowness()
        if len(self.worst) < 5 or seconds > self.worst[-1][0]:
            self.worst = sorted([*self.worst, (seconds, repr(what)[:200])], reverse=True)[:5]

    def check(self) -> None:
        """Fail if a callback took too long for the speed of this machine."""
        if self.worst[0][0] >= MAX_CALLBACK_S:
            longest = (f"{seconds * 1e3:.1f} ms: {what}" for seconds, what in self.worst)
            raise StallError("\n".join(longest))


def slowness() -> float:
    """Return how many times slower than the reference this machine is, at worst; at least 1."""
    tries = []
    for _ in range(5):
        started = time.thread_time()
        sum(number % 7 for number in range(REFERENCE_LOOP))
        tries.append(time.thread_time() - started)
    return max(1.0, max(tries) / REFERENCE_S)


@contextmanager
def watchdog() -> Iterator[Watchdog]:
    """Measure every asyncio callback, with the garbage collector off."""
    found = Watchdog()
    run: Callable[[asyncio.Handle], None] = vars(asyncio.Handle)["_run"]

    def measured(handle: asyncio.Handle) -> None:
        started = time.thread_time()
        run(handle)
        found.note(time.thread_time() - started, handle)

    gc.collect()
    gc.disable()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio.Handle, "_run", measured)
            yield found
    finally:
        gc.enable()
