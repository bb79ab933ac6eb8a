"""Faults happen to a real server in a process of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.serving import ServerProcess


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path).running() as server:
        yield server
