"""Tests of club nights run on a virtual clock, each with its own server."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.club.kit.club_server import ClubServer, open_club_server
from tests.kit.coroutines import entered
from tests.rooms.kit.loop import virtual_runner


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """Run coroutine tests and their fixtures on a virtual event loop."""
    with virtual_runner() as runner:
        yield runner


@pytest.fixture
def server(runner: asyncio.Runner) -> Iterator[ClubServer]:
    with entered(runner, open_club_server()) as server:
        yield server
