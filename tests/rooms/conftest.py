"""Tests of rooms run on a virtual clock, with a server of their own."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.coroutines import entered
from tests.rooms.kit.house import House, virtual_server
from tests.rooms.kit.loop import virtual_runner


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """The event loop of a coroutine test and its fixtures: a virtual one."""
    with virtual_runner() as runner:
        yield runner


@pytest.fixture
def house(runner: asyncio.Runner) -> Iterator[House]:
    with entered(runner, virtual_server()) as house:
        yield house
