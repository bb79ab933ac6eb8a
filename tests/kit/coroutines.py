"""For coroutine tests: fixtures on the test's event loop, and waiting for a condition."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import TypeVar

T = TypeVar("T")
TIMEOUT_S = 120.0
"""Longer than any wait takes, even on a very busy machine."""


@contextmanager
def entered(runner: asyncio.Runner, manager: AbstractAsyncContextManager[T]) -> Iterator[T]:
    """Enter an asynchronous context manager on a test's loop, and leave it afterwards."""
    value = runner.run(manager.__aenter__())
    try:
        yield value
    finally:
        runner.run(manager.__aexit__(None, None, None))


async def until(condition: Callable[[], object], timeout: float = TIMEOUT_S) -> None:
    """Poll a condition until it holds."""
    async with asyncio.timeout(timeout):
        while not condition():
            await asyncio.sleep(0.01)
