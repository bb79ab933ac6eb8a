"""Journals on real files, and tests that are coroutines."""

import asyncio
import inspect
from pathlib import Path

import pytest

from tests.storage.kit import STORES, Store


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine on a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(params=STORES)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """A store of every kind in turn; what passes here is what the contract promises."""
    made: Store = STORES[request.param](tmp_path)
    return made
