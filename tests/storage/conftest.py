"""Journals on real files and in databases."""

from pathlib import Path

import pytest

from spotisle.storage.sqlite import threads
from tests.storage.kit import STORES, Store


@pytest.fixture(params=STORES)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """A store of every kind in turn; what passes here is what the contract promises."""
    made: Store = STORES[request.param](tmp_path)
    return made


@pytest.fixture(autouse=True)
def _late_checkpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commits stay in the WAL, however slow the machine is."""
    monkeypatch.setattr(threads, "CHECKPOINT_AGE_S", 3600.0)
