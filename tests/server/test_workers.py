"""`spotisle serve --workers`: several nodes from one line, each watched over."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from spotisle.client import connect, make_room
from tests.kit.coroutines import until
from tests.kit.databases import fresh_database
from tests.kit.processes import children, is_running
from tools.serving import ServerProcess


def run(*arguments: str, before: str = "pass") -> "subprocess.CompletedProcess[str]":
    code = f"import sys; {before}; from spotisle.cli import main; main()"
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


async def test_workers_share_the_rooms_and_one_that_dies_is_started_again(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--journal", fresh_database(), "--workers", "2")
    server.start()
    second = server.port + 1
    try:
        await server.opened()
        await server.opened(second)
        code = await make_room(server.url)
        async with (
            connect(server.url, code, "Ann") as ann,
            connect(f"http://127.0.0.1:{second}", code, "Bob") as bob,
        ):
            await ann.until(lambda: ann.node == bob.node)
            first = ann.connections, bob.connections
            workers = children(server.process.pid)
            keeping = workers[0] if ann.node == server.url else workers[1]
            os.kill(keeping, signal.SIGKILL)
            await ann.until(lambda: ann.connections > first[0], 120)
            await bob.until(lambda: bob.connections > first[1], 120)
            await until(lambda: len(children(server.process.pid)) == 2)
            assert keeping not in children(server.process.pid)
    finally:
        assert await server.stop() == 0


async def test_workers_stop_when_the_process_that_started_them_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--journal", fresh_database(), "--workers", "2")
    server.start()
    await server.opened()
    await server.opened(server.port + 1)
    workers = children(server.process.pid)
    assert len(workers) == 2
    server.kill()
    await until(lambda: not any(map(is_running, workers)))
    assert "Traceback" not in server.log_text()


def test_workers_without_a_journal_to_share_are_refused_in_one_line() -> None:
    told = run("serve", "--workers", "2")
    assert told.returncode == 2
    assert told.stderr.strip().endswith(
        "several workers need a journal that they can share: --journal postgresql://..."
    )


def test_postgresql_without_its_package_is_refused_in_one_line(tmp_path: Path) -> None:
    missing = "sys.modules['asyncpg'] = None"
    url = "postgresql://nobody@127.0.0.1:1/none"
    told = run("serve", "--port", "0", "--journal", url, "--data", str(tmp_path), before=missing)
    assert told.returncode != 0
    assert told.stderr.strip().endswith(
        "PostgreSQL needs asyncpg, which isn't installed: pip install 'spotisle[postgres]'"
    )
    assert "Traceback" not in told.stderr
