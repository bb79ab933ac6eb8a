"""Solving in another process, for programs in which nobody may wait for it."""

import subprocess
import sys
from functools import cache

from spotisle.dice.solver import cache as disk

_solved: set[bool] = set()


def table_at_hand(*, joker_next_turn: bool) -> bool:
    """Tell whether the solved table can be opened at once; if not, have it solved meanwhile."""
    if joker_next_turn not in _solved:
        if disk.load(joker_next_turn=joker_next_turn) is None:
            _solve_elsewhere(joker_next_turn=joker_next_turn).poll()
            return False
        _solved.add(joker_next_turn)
    return True


@cache
def _solve_elsewhere(*, joker_next_turn: bool) -> "subprocess.Popen[bytes]":
    """Start a process that solves the game and keeps the table; once is enough."""
    rule = ["--joker-next-turn"] if joker_next_turn else []
    return subprocess.Popen(  # noqa: S603  (our own program)
        [sys.executable, "-m", "spotisle", "dice", "solve", *rule],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
