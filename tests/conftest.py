"""Shared by all tests: Hypothesis settings, coroutine tests, and island dice, solved once a run."""

import asyncio
import fcntl
import inspect
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeGuard

import pytest
from hypothesis import HealthCheck, settings

from tests.kit.coroutines import SkippingLoop, entered

if TYPE_CHECKING:
    from tests.kit.local_server import LocalServer

pytest_plugins = ("tests.kit.report", "tests.kit.shuffle")

# No deadline: bench/ measures speed. CI always tries the same examples, so that a failure there is
# caused by the change under test and not by a new random example.
settings.register_profile(
    "spotisle",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
    derandomize="CI" in os.environ,
)
settings.load_profile("spotisle")


def is_coroutine_test(item: pytest.Item) -> TypeGuard[pytest.Function]:
    return isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give every coroutine test a runner, set up before its other fixtures."""
    for item in filter(is_coroutine_test, items):
        if "shared_runner" not in item.fixturenames:
            item.fixturenames.insert(0, "runner")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine test on the event loop of its fixtures."""
    if not is_coroutine_test(pyfuncitem):
        return None
    runner = pyfuncitem.funcargs.get("shared_runner") or pyfuncitem.funcargs["runner"]
    assert isinstance(runner, asyncio.Runner)
    wanted = inspect.signature(pyfuncitem.obj).parameters
    runner.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """The real event loop on which a coroutine test and its fixtures run."""
    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        yield runner


@pytest.fixture(scope="module")
def shared_runner() -> Iterator[asyncio.Runner]:
    """One event loop for the tests of a module, and for what they share on it."""
    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        yield runner


@pytest.fixture
def server(runner: asyncio.Runner, tmp_path: Path) -> Iterator["LocalServer"]:
    """A server on loopback with its journal in `tmp_path`."""
    from tests.kit.local_server import local_server

    with entered(runner, local_server(tmp_path)) as server:
        yield server


@pytest.fixture(scope="session", autouse=True)
def cache_of_this_run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A fresh cache folder, shared by all workers and their child processes."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "cache"
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPOTISLE_CACHE", str(folder))
        yield folder


@pytest.fixture(scope="session", autouse=True)
def databases_of_this_run() -> Iterator[None]:
    """The database server stops when all workers have run their tests."""
    yield
    from tests.kit.databases import leave

    leave()


@pytest.fixture(scope="session")
def solved(cache_of_this_run: Path) -> None:
    """Island dice is solved for the other joker rule; the package ships the default rule's table.

    The first worker solves it, the others wait. Use it where `joker_next_turn` is True.
    """
    from spotisle.dice.solver.table import shared_table

    with (cache_of_this_run / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        shared_table(joker_next_turn=True)
