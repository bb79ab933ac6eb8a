"""For coroutine tests: their event loop, fixtures on it, and waiting for a condition."""

import asyncio
import inspect
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import TypeVar

T = TypeVar("T")
POLL_S = 0.01
TIMEOUT_S = 120.0
"""Longer than any wait takes, even on a very busy machine."""


class SkippingLoop(asyncio.SelectorEventLoop):
    """A real event loop whose clock a test can move forward, so that nobody waits for a timer."""

    skipped_s = 0.0

    def time(self) -> float:
        return super().time() + self.skipped_s


def skip(seconds: float) -> None:
    """Let this much time pass at once on the test's event loop: the timers until then are due."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SkippingLoop)
    loop.skipped_s += seconds


class LoopClock:
    """A server's clock that skips time together with its event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._offset = time.time() - self._loop.time()

    def now(self) -> float:
        return self._offset + self._loop.time()


@contextmanager
def entered(runner: asyncio.Runner, manager: AbstractAsyncContextManager[T]) -> Iterator[T]:
    """Enter an asynchronous context manager on a test's loop, and leave it afterwards."""
    value = runner.run(manager.__aenter__())
    try:
        yield value
    finally:
        runner.run(manager.__aexit__(None, None, None))


def wait_until(condition: Callable[[], object], timeout: float = TIMEOUT_S) -> None:
    """Poll a condition until it holds, in a test without an event loop."""
    deadline = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(POLL_S)


async def until(condition: Callable[[], object], timeout: float = TIMEOUT_S) -> None:
    """Poll a condition until it holds; it may be a coroutine function."""

    async def holds() -> bool:
        held = condition()
        return bool(await held if inspect.isawaitable(held) else held)

    async with asyncio.timeout(timeout):
        while not await holds():
            await asyncio.sleep(POLL_S)
