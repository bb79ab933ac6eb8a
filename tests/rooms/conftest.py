"""Tests of rooms run on a virtual clock, each with its own server."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.kit.coroutines import entered
from tests.rooms.kit.loop import virtual_runner
from tests.rooms.kit.server import VirtualServer, virtual_server


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """Run coroutine tests and their fixtures on a virtual event loop."""
    with virtual_runner() as runner:
        yield runner


@pytest.fixture
def server(runner: asyncio.Runner) -> Iterator[VirtualServer]:
    with entered(runner, virtual_server()) as server:
        yield server
