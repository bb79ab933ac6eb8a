"""A server process that is stopped or killed during play loses nothing."""

import asyncio
import signal
from pathlib import Path

import pytest

from spotisle.client import connect, make_room
from spotisle.protocol import commands as cmd
from tests.kit.local_server import dealt, right_symbol
from tools.serving import STOP_TIMEOUT_S, ServerProcess


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGKILL])
async def test_verdicts_sent_before_a_stop_hold_after_the_restart(
    ending: signal.Signals, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path)
    with server.running():
        code = await make_room(server.url)
        table = connect(server.url, code, "Ann")
        ann = await table.__aenter__()
        await ann.do(cmd.SeatBot, seat=1, level="child")
        await ann.do(cmd.Start)
        await dealt(ann)
        told = [(await ann.claim(right_symbol(ann))).verdict for _ in range(5)]
        server.process.send_signal(ending)
        claiming = asyncio.create_task(ann.claim(right_symbol(ann)))
        status = await asyncio.to_thread(server.process.wait, STOP_TIMEOUT_S)
        assert status == (0 if ending is signal.SIGTERM else -signal.SIGKILL)
        assert server.log_text() == ""
    with server.running():
        told.append((await claiming).verdict)
        assert ann.play
        won = told.count("ok")  # type: ignore[arg-type]
        await ann.until(lambda: ann.play and ann.play["view"]["scores"][0] == won)
        await table.__aexit__(None, None, None)


def test_a_second_server_on_the_same_folder_says_so_in_one_line(tmp_path: Path) -> None:
    with ServerProcess(tmp_path).running():
        second = ServerProcess(tmp_path)
        second.start()
        assert second.process.wait(STOP_TIMEOUT_S) == 2
        assert "is in use by another Spotisle" in second.log_text()
