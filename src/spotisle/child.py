"""Child processes: give them a low priority, and end them when their parent ends.

The parent holds the other end of the child's standard input. When the parent dies, for whatever
reason, the system closes the pipe, and the child reads end of file. `python -m spotisle.child
MODULE ...` runs a module as such a child.
"""

import os
import runpy
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

NICENESS = 10
"""A tenth of the CPU weight of a normal process: a job still progresses on a busy machine."""
STOP_TIMEOUT_S = 15.0
"""How long a process may take to stop after its parent."""


def child_command(*arguments: str) -> list[str]:
    """Return the command that runs a module as a child; give it a pipe as standard input."""
    return [sys.executable, "-m", "spotisle.child", *arguments]


def yield_to_others(pid: int) -> None:
    """Lower a child's priority, and keep it off the first core if there are others.

    Call it right after the child has started, from the parent or from the child. Skips what the
    system lacks: macOS has no `sched_setaffinity`, Windows has neither call.
    """
    with suppress(ProcessLookupError):
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, pid, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
        if hasattr(os, "sched_setaffinity") and (rest := sorted(os.sched_getaffinity(0))[1:]):
            os.sched_setaffinity(pid, rest)


def call_when_orphaned(stop: Callable[[], object]) -> None:
    """Call `stop` in a separate thread when the parent process has ended."""

    def wait() -> None:
        while os.read(0, 4096):
            pass
        stop()

    Thread(target=wait, daemon=True).start()


def _stop() -> None:
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(STOP_TIMEOUT_S)
    os._exit(1)


def main(arguments: list[str]) -> None:
    """Run a module as a child."""
    call_when_orphaned(_stop)
    sys.argv = arguments
    runpy.run_module(arguments[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(sys.argv[1:])
