"""Tests of events run on a virtual clock, with a server of their own."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.events.kit.hall import Hall, open_hall
from tests.kit.coroutines import entered
from tests.rooms.kit.loop import virtual_runner


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """The event loop of a coroutine test and its fixtures: a virtual one."""
    with virtual_runner() as runner:
        yield runner


@pytest.fixture
def hall(runner: asyncio.Runner) -> Iterator[Hall]:
    with entered(runner, open_hall()) as hall:
        yield hall
