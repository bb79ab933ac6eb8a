"""Journals in real files and databases."""

from pathlib import Path

import pytest

from spotisle.storage.sqlite import threads
from tests.storage.kit import STORES, Store


@pytest.fixture(params=STORES)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """Each kind of store in turn; all must keep the contract."""
    made: Store = STORES[request.param](tmp_path)
    return made


@pytest.fixture(autouse=True)
def _late_checkpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commits stay in the WAL, however slow the machine is."""
    monkeypatch.setattr(threads, "CHECKPOINT_AGE_S", 3600.0)
