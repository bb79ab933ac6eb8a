"""A farm returns the same numbers as one process, even when one of its workers dies."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from distributed import Client

from spotisle.batch.farm import farm_map
from spotisle.cli import spotisle
from spotisle.errors import SpotisleError
from spotisle.simulation.run import simulate
from spotisle.simulation.setup import Setup
from tests.batch.dask_farm import running_farm

COLUMNS = ("ranks", "scores", "points", "claims", "seconds")


@pytest.fixture(scope="module")
def address_and_workers(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[str, list[int]]]:
    with running_farm(tmp_path_factory.mktemp("farm"), 2) as (address, workers):
        with Client(address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2, timeout=300)
        yield address, workers


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the connect timeout: a busy machine answers late."""
    monkeypatch.setattr("spotisle.batch.farm.CONNECT_TIMEOUT", "120s")


def test_questions_are_answered_as_by_one_process(
    address_and_workers: tuple[str, list[int]], tmp_path: Path
) -> None:
    address, _ = address_and_workers
    questions = tmp_path / "questions.jsonl"
    lines = [f'{{"built": [], "turns_left": {1 + number % 15}}}' for number in range(300)]
    questions.write_text("\n".join([*lines, "{", '{"built": 5}']), encoding="utf-8")

    def answers(*options: str) -> str:
        arguments = ["dice", "advise", str(questions), *options]
        return CliRunner().invoke(spotisle, arguments, catch_exceptions=False).stdout

    assert answers("--farm", address) == answers()
    assert len(answers().splitlines()) == len(lines) + 2


def test_a_worker_that_dies_changes_no_number(
    address_and_workers: tuple[str, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, workers = address_and_workers
    monkeypatch.setattr("spotisle.simulation.run.GAMES_PER_PART", 5)
    setup = Setup("hot_potato", 4, ("casual", "sharp"), seed=3)
    told = list[int]()

    def kill_one(count: int) -> None:
        told.append(count)
        if len(told) == 3:
            os.kill(workers[0], signal.SIGKILL)

    there: Any = simulate(setup, 200, parallel_map=farm_map(address), progress=kill_one)
    here: Any = simulate(setup, 200)
    assert sum(told) == 200
    for column in COLUMNS:
        assert np.array_equal(getattr(here, column), getattr(there, column))


def test_an_unreachable_farm_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spotisle.batch.farm.CONNECT_TIMEOUT", "1s")
    with pytest.raises(SpotisleError, match="no scheduler answers at"):
        simulate(Setup("tower", 2, ("casual",)), 1, parallel_map=farm_map("tcp://127.0.0.1:1"))


def test_a_farm_without_workers_is_refused(tmp_path: Path) -> None:
    with (
        running_farm(tmp_path, 0) as (address, _),
        pytest.raises(SpotisleError, match="no workers"),
    ):
        simulate(Setup("tower", 2, ("casual",)), 1, parallel_map=farm_map(address))
