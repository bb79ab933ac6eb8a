"""For tests that are coroutines: fixtures that live on their loop, and waiting."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import TypeVar

T = TypeVar("T")
TIMEOUT_S = 120.0
"""More than a very busy machine needs for anything that is waited for."""


@contextmanager
def entered(runner: asyncio.Runner, manager: AbstractAsyncContextManager[T]) -> Iterator[T]:
    """Enter an asynchronous context manager on a test's loop, and leave it afterwards."""
    value = runner.run(manager.__aenter__())
    try:
        yield value
    finally:
        runner.run(manager.__aexit__(None, None, None))


async def until(condition: Callable[[], object], timeout: float = TIMEOUT_S) -> None:
    """Wait until a condition holds, by looking at it again and again."""
    async with asyncio.timeout(timeout):
        while not condition():
            await asyncio.sleep(0.01)
