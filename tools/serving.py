"""`spotisle serve` in a separate process, for tests, tools and benchmarks."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from tools.ports import free_port

START_TIMEOUT_S = STOP_TIMEOUT_S = 120.0
"""More than a very busy machine needs."""


def serve_command(*flags: str) -> list[str]:
    """Return the command that serves on loopback without opening a browser."""
    return [
        *(sys.executable, "-m", "spotisle", "serve", "--host", "127.0.0.1", "--no-browser"),
        *flags,
    ]


class ServerProcess:
    """A server on one folder and one port, which can be killed and started again."""

    def __init__(self, folder: Path, *flags: str, packages: Path | None = None) -> None:
        self._environment = {**os.environ, **({"PYTHONPATH": str(packages)} if packages else {})}
        self.data = folder / "data"
        self.flags = flags
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = folder / "stderr.txt"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        """The process that was started last."""
        assert self._process, "not started yet"
        return self._process

    def start(self) -> None:
        """Start the process, without waiting until it answers."""
        self._log.parent.mkdir(parents=True, exist_ok=True)
        place = ("--port", str(self.port), "--data", str(self.data))
        # All clients share one address.
        limits = ("--rooms-per-minute", "100000", "--connections-per-address", "100000")
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                serve_command(*place, *limits, *self.flags),
                stdout=subprocess.DEVNULL,
                stderr=log,
                env=self._environment,
            )

    def wait_until_open(self, port: int | None = None) -> None:
        """Wait until it answers, on its own port or another worker's."""
        wait_for(self.process, port or self.port, self._log)

    async def opened(self, port: int | None = None) -> None:
        """Wait until it answers, without blocking the event loop."""
        await asyncio.to_thread(self.wait_until_open, port)

    @contextmanager
    def running(self) -> Iterator["ServerProcess"]:
        """Start the server, and kill it at the end."""
        self.start()
        try:
            self.wait_until_open()
            yield self
        finally:
            self.kill()

    def kill(self) -> None:
        """Kill it, as a power cut does."""
        self.process.kill()
        self.process.wait()

    def pause(self) -> None:
        """Suspend it, as on a sleeping machine."""
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Resume it."""
        self.process.send_signal(signal.SIGCONT)

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it with a signal, and return its exit code."""
        self.process.send_signal(how)
        return await asyncio.to_thread(self.process.wait, STOP_TIMEOUT_S)

    def limit_files(self, size: int) -> None:
        """Limit the size of the files it writes, to simulate a full disk; -1 lifts the limit."""
        hard = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, hard))

    def log_text(self) -> str:
        """Return everything it has written to standard error."""
        return self._log.read_text()


def wait_for(process: "subprocess.Popen[bytes]", port: int, log: Path | None = None) -> None:
    """Wait until a server that was just started answers on its port."""
    deadline = time.monotonic() + START_TIMEOUT_S
    while not answers(port):
        assert process.poll() is None, log.read_text() if log else "the server has ended"
        assert time.monotonic() < deadline, "the server does not answer"
        time.sleep(0.02)


def answers(port: int) -> bool:
    """Tell whether the server on a port reports that it is healthy."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    with suppress(OSError, HTTPException), closing(connection):
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    return False
