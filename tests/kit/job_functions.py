"""What the tests of jobs run in child processes; they import this alone, which is quick."""

import os
import tempfile
import time
from pathlib import Path

from spotisle.errors import SpotisleError

BLOCKED_S = 120.0
"""When a job that nobody releases gives up."""


def process_id() -> int:
    return os.getpid()


def double(body: bytes) -> bytes:
    return body * 2


def fill(size: int) -> bytes:
    return bytes(size)


def make_files(count: int, size: int) -> dict[str, memoryview]:
    return {str(number): memoryview(bytes(size)) for number in range(count)}


def refuse(word: str) -> str:
    raise SpotisleError(f"there is no {word}")


def fail() -> None:
    print("this is no reply")
    raise ZeroDivisionError("a bug")


def block_until_released(path: str) -> bytes:
    """Write this process's id into the folder, and run until its file `go on` exists."""
    folder = Path(path)
    Path(tempfile.mkdtemp(), "file").touch()
    written = folder / f"{os.getpid()}.new"
    written.write_text(str(os.getpid()))
    written.replace(folder / "pid")
    deadline = time.monotonic() + BLOCKED_S
    while not (folder / "go on").exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return b"done"


def hold_the_interpreter() -> None:
    """Hold the GIL for minutes."""
    pow(7, 10**8)


def priority() -> tuple[int, tuple[int, ...]]:
    return os.nice(0), tuple(os.sched_getaffinity(0))
