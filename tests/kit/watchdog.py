"""A watchdog for the event loop: what one callback costs, in processor time of its thread.

Wall-clock time would measure the machine's other work as well.
"""

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

MAX_CALLBACK_S = 0.020
"""No work for one caller may keep everybody else waiting for longer."""

REFERENCE_LOOP = 100_000
REFERENCE_S = 0.006
"""What a loop takes on the machine that the limit was set on."""


class Watchdog:
    """The longest callbacks of a loop."""

    def __init__(self) -> None:
        self.calls = 0
        self.worst: list[tuple[float, str]] = []

    def note(self, seconds: float, what: asyncio.Handle) -> None:
        """Remember a callback if it is among the longest."""
        self.calls += 1
        if len(self.worst) < 5 or seconds > self.worst[-1][0]:
            self.worst = sorted([*self.worst, (seconds, repr(what)[:200])], reverse=True)[:5]

    def check(self) -> None:
        """Fail if a callback took too long, by the speed of this machine."""
        assert self.worst[0][0] < MAX_CALLBACK_S * slowness(), "\n".join(
            f"{seconds * 1e3:.1f} ms: {what}" for seconds, what in self.worst
        )


def slowness() -> float:
    """Return how many times slower than ours this machine is now; at least 1."""
    tries = []
    for _ in range(5):
        started = time.thread_time()
        sum(number % 7 for number in range(REFERENCE_LOOP))
        tries.append(time.thread_time() - started)
    return max(1.0, sorted(tries)[2] / REFERENCE_S)


@contextmanager
def watchdog() -> Iterator[Watchdog]:
    """Measure every callback of the loops of asyncio; the garbage collector waits meanwhile."""
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
