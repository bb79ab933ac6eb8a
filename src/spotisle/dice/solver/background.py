"""Solve the game in a child process, for programs that must not block."""

import subprocess
from functools import cache

from spotisle.child import child_command, yield_to_others
from spotisle.dice.solver import cache as disk
from spotisle.dice.solver import shipped


class BackgroundSolver:
    """Solves one of the two joker rules in a child process if its table is not stored yet."""

    def __init__(self, *, joker_next_turn: bool) -> None:
        self.joker_next_turn = joker_next_turn
        self.ready = False
        self.process: subprocess.Popen[bytes] | None = None

    def check(self) -> bool:
        """Tell whether the table can be opened; if not, start solving it.

        Also True if the child process ended without storing the table: opening it then solves it
        in this process.
        """
        rule = {"joker_next_turn": self.joker_next_turn}
        if not self.ready:
            self.ready = (
                shipped.has_table(**rule) or disk.load(**rule) is not None or self._has_failed()
            )
        return self.ready

    def _has_failed(self) -> bool:
        """Start the child process, once; tell whether it has ended without a table."""
        if self.process is None:
            self._start()
            return False
        ended = self.process.poll() is not None
        return ended and disk.load(joker_next_turn=self.joker_next_turn) is None

    def _start(self) -> None:
        rule = ["--joker-next-turn"] if self.joker_next_turn else []
        self.process = subprocess.Popen(  # noqa: S603  (our own program)
            child_command("spotisle", "dice", "solve", *rule),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        yield_to_others(self.process.pid)


@cache
def background_solver(*, joker_next_turn: bool) -> BackgroundSolver:
    """Return the one background solver of this process for a joker rule."""
    return BackgroundSolver(joker_next_turn=joker_next_turn)


def is_table_ready(*, joker_next_turn: bool) -> bool:
    """Tell whether the solved table can be opened at once; if not, start solving it."""
    return background_solver(joker_next_turn=joker_next_turn).check()
