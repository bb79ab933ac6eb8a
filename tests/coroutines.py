"""Tests that are coroutines: the loop they run on, and fixtures that live on it."""

import asyncio
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import TypeVar

T = TypeVar("T")


@contextmanager
def entered(runner: asyncio.Runner, manager: AbstractAsyncContextManager[T]) -> Iterator[T]:
    """Enter an asynchronous context manager on a test's loop, and leave it afterwards."""
    value = runner.run(manager.__aenter__())
    try:
        yield value
    finally:
        runner.run(manager.__aexit__(None, None, None))
