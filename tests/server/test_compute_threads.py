"""Long computations in Python run in few threads, so that the event loop gets the GIL."""

import asyncio
import gc
import sys
import threading
from pathlib import Path

import pytest

from spotisle.server.compute_threads import COMPUTE_THREADS, run_in_thread
from tests.kit.coroutines import TIMEOUT_S


async def test_only_a_few_calls_run_at_once() -> None:
    running, most = list[int](), list[int]()
    as_many_as_may = threading.Barrier(COMPUTE_THREADS)

    def work(number: int) -> int:
        running.append(number)
        most.append(len(running))
        as_many_as_may.wait(TIMEOUT_S)
        running.remove(number)
        return number

    done = await asyncio.gather(*(run_in_thread(work, number) for number in range(20)))
    assert done == list(range(20))
    assert max(most) <= COMPUTE_THREADS


async def test_work_runs_outside_the_event_loop_thread() -> None:
    assert await run_in_thread(threading.get_ident) != threading.get_ident()


async def test_the_garbage_collector_does_not_look_at_what_a_computation_imports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "heavy_tables.py").write_text("TABLE = [[] for _ in range(1000)]")
    monkeypatch.syspath_prepend(tmp_path)
    await run_in_thread(__import__, "heavy_tables")
    table = sys.modules["heavy_tables"].TABLE
    assert not any(it is table for it in gc.get_objects())
