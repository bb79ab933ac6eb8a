"""One solved table for the whole run, however many workers there are."""

import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from spotisle.solver.table import Table, shared_table


@pytest.fixture(scope="session", autouse=True)
def solved_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cache of this run: whoever comes first solves, the others wait and load."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "solved"
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch, (folder / "lock").open("w") as lock:
        patch.setenv("SPOTISLE_CACHE", str(folder))
        fcntl.flock(lock, fcntl.LOCK_EX)
        for joker_next_turn in (False, True):
            shared_table(joker_next_turn=joker_next_turn)
        fcntl.flock(lock, fcntl.LOCK_UN)
        yield folder


@pytest.fixture(params=[False, True], ids=["same_turn", "next_turn"])
def table(request: pytest.FixtureRequest) -> Table:
    """The solved game under each of the two joker rules."""
    return shared_table(joker_next_turn=request.param)
