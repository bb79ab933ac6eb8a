"""Fault tests run against a real server process."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.serving import ServerProcess


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path).running() as server:
        yield server
