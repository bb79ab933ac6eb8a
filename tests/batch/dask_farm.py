"""A local farm: a real Dask scheduler and real workers, each in its own process."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, sleep

import msgspec


class Scheduler(msgspec.Struct):
    """The scheduler file that Dask writes."""

    address: str
    workers: dict[str, object]


@contextmanager
def dask(*arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    """Run a Dask command until the block ends."""
    command = [sys.executable, "-m", "dask", *arguments]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait(120)


@contextmanager
def running_farm(folder: Path, workers: int) -> Iterator[tuple[str, list[int]]]:
    """Start a farm; yield its address and the workers' process ids."""
    file = folder / "scheduler.json"
    with ExitStack() as stack:
        options = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        stack.enter_context(dask("scheduler", *options, "--scheduler-file", str(file)))
        address = _address(file)
        own = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--death-timeout", "300")
        pids = [
            stack.enter_context(
                dask("worker", address, *own, "--local-directory", str(folder / str(number)))
            ).pid
            for number in range(workers)
        ]
        yield address, pids


def _address(file: Path) -> str:
    until = monotonic() + 300
    while monotonic() < until:
        try:
            return msgspec.json.decode(file.read_bytes(), type=Scheduler).address
        except (OSError, msgspec.DecodeError):
            sleep(0.1)
    raise AssertionError("the scheduler did not start")
