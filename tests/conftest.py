"""What all tests share: how Hypothesis searches, and the game of dice, solved once a run."""

import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Speed is measured in bench/. Where nobody looks on, the same examples are tried each time: what
# new ones find is for those who work on the code, not for whoever hands in the next change.
settings.register_profile(
    "spotisle",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
    derandomize="CI" in os.environ,
)
settings.load_profile("spotisle")


@pytest.fixture(scope="session", autouse=True)
def cache_of_this_run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cache for all workers and what they start; earlier runs have left nothing in it."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "cache"
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPOTISLE_CACHE", str(folder))
        yield folder


@pytest.fixture(scope="session")
def solved(cache_of_this_run: Path) -> None:
    """The game of dice is in the cache: whoever comes first solves it, the others wait."""
    from spotisle.dice.solver.table import shared_table

    with (cache_of_this_run / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for joker_next_turn in (False, True):
            shared_table(joker_next_turn=joker_next_turn)
