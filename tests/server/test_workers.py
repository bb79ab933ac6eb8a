"""`spotisle serve --workers` starts several nodes, and restarts one that dies."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import closing
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


async def test_workers_share_the_rooms_start_again_and_stop_with_their_server(
    tmp_path: Path,
) -> None:
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
        await server.opened()
        await server.opened(second)
        workers = children(server.process.pid)
        assert len(workers) == 2
    finally:
        server.kill()
    await until(lambda: not any(map(is_running, workers)))
    assert "Traceback" not in server.log_text()


async def test_a_worker_that_cannot_start_is_tried_again_and_the_others_go_on(
    tmp_path: Path,
) -> None:
    server = ServerProcess(tmp_path, "--journal", fresh_database(), "--workers", "2")
    second = server.port + 1
    with closing(socket.create_server(("127.0.0.1", second))):
        server.start()
        await server.opened()
        told = "worker 2 has stopped (exit code 2); it starts again in 2 s, and the others go on"
        await until(lambda: told in server.log_text())  # it has failed twice
        code = await make_room(server.url)
    try:
        await server.opened(second)
        async with connect(f"http://127.0.0.1:{second}", code, "Ann") as ann:
            assert ann.node == server.url
    finally:
        assert await server.stop() == 0
    assert "Traceback" not in server.log_text()


def test_workers_of_which_none_can_start_stop_with_one_line(tmp_path: Path) -> None:
    url = "postgresql://nobody@127.0.0.1:1/none"
    told = run("serve", "--workers", "2", "--journal", url, "--data", str(tmp_path), "--port", "0")
    assert told.returncode == 2
    assert told.stderr.splitlines()[-1].endswith("no worker could start; see their messages above")
    assert "Traceback" not in told.stderr


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
