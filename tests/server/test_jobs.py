"""Jobs in child processes: limited in number, time and memory, and killed when cancelled."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spotisle.errors import SpotisleError
from spotisle.server.job_worker import CALL_HEADER, SPARE_TIME_S
from spotisle.server.jobs import CANCEL_GRACE_S, BusyError, JobFailedError, JobPool, JobTimeoutError
from tests.kit.coroutines import TIMEOUT_S, entered, skip, until
from tests.kit.job_functions import (
    block_until_released,
    double,
    fail,
    fill,
    hold_the_interpreter,
    make_files,
    priority,
    process_id,
    refuse,
)
from tests.kit.processes import is_running
from tests.kit.watchdog import watchdog

MIB = 2**20


@asynccontextmanager
async def pool_of(**options: Any) -> AsyncIterator[JobPool]:
    limits: dict[str, Any] = {"max_waiting": 24, "timeout_s": 120, "memory_bytes": 0}
    pool = JobPool(busy="Too many; try again.", **limits | options)
    yield pool
    await pool.close()


@pytest.fixture(params=[False, True], ids=["fresh", "reused"])
def pool(request: pytest.FixtureRequest, runner: asyncio.Runner) -> Iterator[JobPool]:
    with entered(runner, pool_of(reuse=request.param)) as pool:
        yield pool


async def wait_until_blocked(folder: Path) -> int:
    await until((folder / "pid").exists)
    return int((folder / "pid").read_text())


async def test_a_job_runs_in_another_process_and_returns_its_result(pool: JobPool) -> None:
    assert await pool.run(process_id) != os.getpid()
    assert await pool.run(double, b"x" * 5 * MIB) == b"x" * 10 * MIB


async def test_workers_are_fresh_or_reused() -> None:
    async with pool_of() as fresh, pool_of(reuse=True) as reused:
        assert await fresh.run(process_id) != await fresh.run(process_id)
        assert await reused.run(process_id) == await reused.run(process_id)


async def test_a_refusal_by_the_function_keeps_its_words(pool: JobPool) -> None:
    with pytest.raises(SpotisleError, match="there is no cake"):
        await pool.run(refuse, "cake")


async def test_a_bug_or_a_crash_is_reported_and_the_next_job_runs(pool: JobPool) -> None:
    with pytest.raises(JobFailedError, match="ZeroDivisionError: a bug"):
        await pool.run(fail)
    with pytest.raises(JobFailedError, match="ended without a result"):
        await pool.run(os._exit, 1)
    assert await pool.run(double, b"a") == b"aa"


async def test_a_job_that_takes_too_long_is_killed(tmp_path: Path) -> None:
    async with pool_of(timeout_s=600) as pool:
        running = asyncio.create_task(pool.run(block_until_released, str(tmp_path)))
        process = await wait_until_blocked(tmp_path)
        skip(600)
        with pytest.raises(JobTimeoutError, match="longer than 600 seconds"):
            await running
    assert not is_running(process)


async def test_a_job_that_takes_too_much_memory_fails_alone() -> None:
    async with pool_of(memory_bytes=512 * MIB) as pool:
        with pytest.raises(JobFailedError, match="MemoryError"):
            await pool.run(fill, 600 * MIB)
        assert await pool.run(double, b"a") == b"aa"


async def test_a_long_queue_is_refused_at_once(tmp_path: Path) -> None:
    async with pool_of(max_waiting=3, reuse=True) as pool:
        waiting = [
            asyncio.create_task(pool.run(block_until_released, str(tmp_path))) for _ in range(3)
        ]
        await until(lambda: pool.waiting == 3)
        with pytest.raises(BusyError, match="Too many"):
            await pool.run(block_until_released, str(tmp_path))
        (tmp_path / "go on").touch()
        assert await asyncio.gather(*waiting) == [b"done"] * 3


async def test_a_cancelled_job_is_killed_while_it_runs(tmp_path: Path, pool: JobPool) -> None:
    left = asyncio.create_task(pool.run(block_until_released, str(tmp_path)))
    process = await wait_until_blocked(tmp_path)
    left.cancel()
    await asyncio.sleep(0)
    skip(CANCEL_GRACE_S)
    assert await pool.run(double, b"a") == b"aa"
    assert left.cancelled()
    assert not is_running(process)


async def test_a_closed_pool_kills_its_jobs_and_takes_no_more(
    tmp_path: Path, pool: JobPool
) -> None:
    running = asyncio.create_task(pool.run(block_until_released, str(tmp_path)))
    process = await wait_until_blocked(tmp_path)
    await pool.close()
    with pytest.raises(BusyError, match="restarts"):
        await running
    assert not is_running(process)
    with pytest.raises(BusyError, match="restarts"):
        await pool.run(process_id)


async def test_a_job_that_is_cancelled_again_and_again_leaves_nothing_behind(
    tmp_path: Path, pool: JobPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    running = asyncio.create_task(pool.run(block_until_released, str(tmp_path)))
    process = await wait_until_blocked(tmp_path)
    while not running.done():
        running.cancel()
        await asyncio.sleep(0)
    await until(lambda: not is_running(process))
    assert list((tmp_path / "tmp").iterdir()) == []


PARENT = """
import asyncio, sys
from contextlib import asynccontextmanager
from tests.kit.job_functions import block_until_released
from tests.server.test_jobs import pool_of
async def main():
    async with pool_of() as pool:
        await pool.run(block_until_released, sys.argv[1])

asyncio.run(main())
"""


async def test_a_worker_ends_and_removes_its_files_when_its_server_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))
    with subprocess.Popen([sys.executable, "-c", PARENT, str(tmp_path)]) as server:
        worker = await wait_until_blocked(tmp_path)
        assert list((tmp_path / "tmp").iterdir())
        server.kill()
    await until(lambda: not is_running(worker))
    assert list((tmp_path / "tmp").iterdir()) == []


def test_a_worker_ends_at_its_deadline_even_if_no_other_thread_can_run(tmp_path: Path) -> None:
    options = ("0", str(1 - SPARE_TIME_S), str(tmp_path))
    command = [sys.executable, "-m", "spotisle.server.job_worker", *options]
    call = msgspec.msgpack.encode((f"{hold_the_interpreter.__module__}:hold_the_interpreter",))
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL) as worker:
        assert worker.stdin
        worker.stdin.write(CALL_HEADER.pack(len(call)) + call)
        worker.stdin.flush()
        assert worker.wait(TIMEOUT_S) == 1


async def test_a_worker_yields_to_the_server_and_leaves_it_a_core(pool: JobPool) -> None:
    nice, cores = await pool.run(priority)
    assert nice > os.nice(0)
    first, *others = sorted(os.sched_getaffinity(0))
    assert set(cores) == set(others or [first])


async def test_a_long_reply_does_not_stall_the_loop(
    pool: JobPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    joined_aside: list[int] = []
    to_thread = asyncio.to_thread

    async def note(function: Callable[..., Any], *args: Any) -> Any:
        result = await to_thread(function, *args)
        joined_aside.append(len(result))
        return result

    monkeypatch.setattr(asyncio, "to_thread", note)
    with watchdog() as watched:
        files = await pool.run(make_files, 100, MIB // 2)
    watched.check()
    assert joined_aside[0] > 50 * MIB
    assert {name: len(body) for name, body in files.items()} == {
        str(number): MIB // 2 for number in range(100)
    }
