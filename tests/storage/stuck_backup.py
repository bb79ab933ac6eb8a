"""A backup that prints a line at a chosen point and goes on when it gets one.

Tests start it, and kill it there: python stuck_backup.py FOLDER FILE POINT
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from spotisle.storage.sqlite import backup

T = TypeVar("T")


def wait_before(call: Callable[..., T]) -> Callable[..., T]:
    """Return the function with a stop before it."""

    def wait(*arguments: object) -> T:
        print(call.__name__, flush=True)
        sys.stdin.readline()
        return call(*arguments)

    return wait


def progress(done: int, total: int) -> None:
    """Show nothing."""


if __name__ == "__main__":
    folder, file, point = sys.argv[1:]
    if point == "progress":
        progress = wait_before(progress)
    else:
        setattr(backup, point, wait_before(getattr(backup, point)))
    backup.back_up(Path(folder), Path(file), lambda code: True, progress)
