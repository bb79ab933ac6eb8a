"""An event loop in virtual time: instead of waiting, the clock jumps to the next timer."""

import asyncio
import selectors
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")

START_S = float(2**20)
CLOCK_RESOLUTION_S = 2.0**-32
"""The smallest step of this clock, so that asyncio never runs a timer early."""


class VirtualSelector(selectors.SelectSelector):
    """A selector without sockets: instead of waiting, it moves the clock."""

    now = START_S

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise AssertionError("deadlock: nothing is scheduled")
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """The ordinary event loop with the clock of a `VirtualSelector`."""

    def __init__(self) -> None:
        self.selector = VirtualSelector()
        super().__init__(self.selector)
        self._clock_resolution = CLOCK_RESOLUTION_S

    def time(self) -> float:
        return self.selector.now


class VirtualClock:
    """The server's clock on a virtual loop. A test can set it wrong."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.wrong_by = 0.0

    def now(self) -> float:
        return self.loop.time() + self.wrong_by


@contextmanager
def virtual_runner() -> Iterator[asyncio.Runner]:
    """A runner on a virtual loop; fails on exit if the loop saw an unhandled exception."""
    faults: list[object] = []
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        loop = runner.get_loop()
        loop.set_exception_handler(lambda _, what: faults.append(what.get("exception", what)))
        yield runner
    assert not faults, faults


def run_in_virtual_time(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on a new virtual loop."""
    with virtual_runner() as runner:
        return runner.run(coroutine)
