"""The real process: it comes up, it is told to stop in the middle of play, nothing is lost."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from spotisle.client import connect, make_room
from spotisle.protocol import commands as cmd
from tests.server.venue import dealt, right_symbol


@contextmanager
def process(folder: Path, port: int = 0) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    command = [sys.executable, "-m", "spotisle", "serve", "--host", "127.0.0.1"]
    with subprocess.Popen(
        [*command, "--port", str(port), "--data", str(folder), "--no-browser"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout
            yield server.stdout.readline().rstrip("/\n").rpartition(" ")[2], server
        finally:
            if server.poll() is None:
                server.kill()


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGKILL])
async def test_what_was_told_before_the_server_stopped_is_so_after_it_came_back(
    ending: signal.Signals, tmp_path: Path
) -> None:
    with process(tmp_path) as (url, server):
        code = await make_room(url)
        table = connect(url, code, "Ann")
        ann = await table.__aenter__()
        await ann.do(cmd.SeatBot, seat=1, level="child")
        await ann.do(cmd.Start)
        await dealt(ann)
        told = [(await ann.claim(right_symbol(ann))).verdict for _ in range(5)]
        server.send_signal(ending)
        claiming = asyncio.create_task(ann.claim(right_symbol(ann)))
        status = await asyncio.to_thread(server.wait, 120)
        assert status == (0 if ending is signal.SIGTERM else -signal.SIGKILL)
        assert server.stderr
        assert server.stderr.read() == ""
    with process(tmp_path, int(url.rsplit(":", 1)[1])):
        told.append((await claiming).verdict)
        assert ann.play
        won = told.count("ok")  # type: ignore[arg-type]
        await ann.until(lambda: ann.play and ann.play["view"]["scores"][0] == won)
        await table.__aexit__(None, None, None)


def test_a_second_server_on_the_same_folder_says_so_in_one_line(tmp_path: Path) -> None:
    with process(tmp_path) as (url, _), process(tmp_path) as (nothing, second):
        assert url
        assert not nothing
        assert second.wait(120) == 2
        assert second.stderr
        assert "is in use by another Spotisle" in second.stderr.read()
