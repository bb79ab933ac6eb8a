"""Our child processes: they yield to others, and end when their parent does.

A parent keeps the standard input of its child open. When it dies, however that happens, the system
closes the pipe, and the child reads the end of its input. `python -m spotisle.child MODULE ...`
runs a module so.
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
"""A tenth of the weight of a usual process: a job still goes on where others want all the time."""
STOP_TIMEOUT_S = 15.0
"""How long a process may take to stop after its parent."""


def child_command(*arguments: str) -> list[str]:
    """Return the command that runs a module as a child; give it a pipe as standard input."""
    return [sys.executable, "-m", "spotisle.child", *arguments]


def yield_to_others(pid: int) -> None:
    """Lower a child's priority, and leave the first core to its parent if there are more.

    Called when the child has just been started, by either. Does what the system can: macOS has no
    choice of cores, Windows neither.
    """
    with suppress(ProcessLookupError):
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, pid, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
        if hasattr(os, "sched_setaffinity") and (rest := sorted(os.sched_getaffinity(0))[1:]):
            os.sched_setaffinity(pid, rest)


def call_when_orphaned(stop: Callable[[], object]) -> None:
    """Call this function, in a thread of its own, when the parent process is gone."""

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
