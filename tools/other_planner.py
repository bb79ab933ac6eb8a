"""Seating plans of another working tree, made in a child process that imports its package.

The child reads requests as lines "people table rounds" and answers each with the rounds as JSON.
"""

import json
import os
import sys
from pathlib import Path
from subprocess import PIPE, Popen
from types import TracebackType
from typing import Self

from spotisle.seating import Rounds, SeatingRequest, plan_seating
from spotisle.seating.plan import freeze

ROOT = Path(__file__).resolve().parents[1]


def plan_seats(people: int, table: int, rounds: int) -> Rounds:
    """Return this tree's plan."""
    return plan_seating(SeatingRequest(people=people, table=table, rounds=rounds)).rounds


class OtherPlanner:
    """The planner of another tree, as a child process."""

    def __init__(self, tree: Path) -> None:
        source = tree.resolve() / "src"
        if not (source / "spotisle").is_dir():
            raise SystemExit(f"{tree} has no src/spotisle; name a working tree of this project")
        self._child = Popen(
            [sys.executable, "-m", "tools.other_planner"],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(source)},
            stdin=PIPE,
            stdout=PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self._child.terminate()
        self._child.communicate()

    def plan_seats(self, people: int, table: int, rounds: int) -> Rounds:
        """Return the other tree's plan."""
        assert self._child.stdin
        assert self._child.stdout
        print(people, table, rounds, file=self._child.stdin, flush=True)
        return freeze(json.loads(self._child.stdout.readline()))


if __name__ == "__main__":
    for line in sys.stdin:
        people, table, rounds = map(int, line.split())
        print(json.dumps(plan_seats(people, table, rounds)), flush=True)
