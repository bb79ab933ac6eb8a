"""The real server in a process of its own, for what is measured from outside."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.serving import serve_command

PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


class MeasuredProcess:
    """A server: where it is, and which process."""

    def __init__(self, url: str, pid: int) -> None:
        self.url = url
        self.port = int(url.rsplit(":", 1)[1])
        self.pid = pid

    @property
    def memory(self) -> int:
        """The bytes that the process holds just now."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    @property
    def seconds(self) -> float:
        """The processor time that the process has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


def stolen_ticks() -> int:
    """Return how often the hypervisor took a core away for 10 ms, since the machine's start."""
    return int(Path("/proc/stat").read_text().split(None, 10)[8])


@contextmanager
def serving(*command: str) -> Iterator[MeasuredProcess]:
    """Run a Python program that prints its address in a first line, and stop it at the end."""
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as process:
        line = process.stdout.readline() if process.stdout else ""
        try:
            yield MeasuredProcess(line.split()[-1].rstrip("/"), process.pid)
        finally:
            process.terminate()


def spotisle(folder: Path, *options: str) -> tuple[str, ...]:
    """Return how to run the table's server on a folder."""
    limits = ("--rooms-per-minute", "100000", "--connections-per-address", "100000")
    _, *arguments = serve_command("--port", "0", "--data", str(folder), *limits, *options)
    return tuple(arguments)
