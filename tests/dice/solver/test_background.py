"""A room never waits for the solver."""

import subprocess
import sys
from pathlib import Path

import pytest

from spotisle.dice.bots import available_bot
from spotisle.dice.solver import background
from tests.kit.coroutines import until
from tests.kit.processes import children, is_running

SOLVE_TIMEOUT_S = 500.0
"""The solver yields to every other process."""


async def test_the_next_best_bot_plays_until_the_game_is_solved_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPOTISLE_CACHE", str(tmp_path))
    background.background_solver.cache_clear()
    assert available_bot("optimal", joker_next_turn=True) == "thoughtful"
    assert available_bot("greedy", joker_next_turn=True) == "greedy"
    await until(
        lambda: available_bot("optimal", joker_next_turn=True) == "optimal", SOLVE_TIMEOUT_S
    )
    assert list(tmp_path.glob("*.table"))
    process = background.background_solver(joker_next_turn=True).process
    assert process is not None
    assert process.wait(SOLVE_TIMEOUT_S) == 0
    assert process.stdin
    process.stdin.close()


def test_the_default_rule_is_ready_at_once_and_starts_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPOTISLE_CACHE", str(tmp_path))
    background.background_solver.cache_clear()
    assert available_bot("optimal", joker_next_turn=False) == "optimal"
    assert background.background_solver(joker_next_turn=False).process is None
    assert list(tmp_path.iterdir()) == []


def test_solving_does_not_wait_forever_where_no_table_can_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SPOTISLE_CACHE", str(tmp_path / "file" / "cache"))
    background.background_solver.cache_clear()
    assert available_bot("optimal", joker_next_turn=True) == "thoughtful"
    process = background.background_solver(joker_next_turn=True).process
    assert process is not None
    process.kill()  # its solution would be lost anyway, see test_table
    process.wait()
    assert available_bot("optimal", joker_next_turn=True) == "optimal"
    assert process.stdin
    process.stdin.close()


PARENT = """
import time
from spotisle.dice.solver.background import is_table_ready
is_table_ready(joker_next_turn=True)
time.sleep(600)
"""


async def test_solving_ends_when_the_server_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPOTISLE_CACHE", str(tmp_path))
    with subprocess.Popen([sys.executable, "-c", PARENT]) as server:
        await until(lambda: children(server.pid))
        (solver,) = children(server.pid)
        server.kill()
    await until(lambda: not is_running(solver))
    assert list(tmp_path.glob("*.table")) == []
