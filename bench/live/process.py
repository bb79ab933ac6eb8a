"""The real server in a separate process, measured from outside."""

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
    """A running server: its address and process."""

    def __init__(self, url: str, pid: int) -> None:
        self.url = url
        self.port = int(url.rsplit(":", 1)[1])
        self.pid = pid

    @property
    def memory(self) -> int:
        """The resident memory of the process, in bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    @property
    def seconds(self) -> float:
        """The CPU time that the process has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


def stolen_ticks() -> int:
    """Return the steal time since boot, in ticks of 10 ms."""
    return int(Path("/proc/stat").read_text().split(None, 10)[8])


@contextmanager
def serving(*command: str) -> Iterator[MeasuredProcess]:
    """Run a Python program whose first line of output ends with its address; stop it at the end."""
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as process:
        line = process.stdout.readline() if process.stdout else ""
        try:
            yield MeasuredProcess(line.split()[-1].rstrip("/"), process.pid)
        finally:
            process.terminate()


def spotisle(folder: Path, *options: str) -> tuple[str, ...]:
    """Return the Python arguments that run the server on a folder."""
    limits = ("--rooms-per-minute", "100000", "--connections-per-address", "100000")
    _, *arguments = serve_command("--port", "0", "--data", str(folder), *limits, *options)
    return tuple(arguments)
