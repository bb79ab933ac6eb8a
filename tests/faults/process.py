"""The real server in a process of its own, which a test may kill, starve and start again."""

import asyncio
import resource
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from tools.ports import free_port

PATIENCE = 120.0
"""Seconds that even a very busy machine needs for nothing of what is waited for here."""


class Server:
    """`spotisle serve` on one folder and one port, for as many lives as a test gives it."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.data = folder / "data"
        self.flags = flags
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = folder / "stderr.txt"
        self._life: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process; it is not open yet."""
        command = [sys.executable, "-m", "spotisle", "serve", "--host", "127.0.0.1", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        with self._log.open("ab") as log:
            self._life = subprocess.Popen(
                [*command, "--rooms-per-minute", "100000", *self.flags],
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    async def opened(self) -> None:
        """Wait until it answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                assert self._life
                assert self._life.poll() is None, self.complaints()
                with suppress(OSError):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
                    answer = await reader.read()
                    writer.close()
                    if answer.startswith(b"HTTP/1.0 200"):
                        return
                await asyncio.sleep(0.02)

    def kill(self) -> None:
        """End it without a word, as a power cut does."""
        assert self._life
        self._life.kill()
        self._life.wait()

    def pause(self) -> None:
        """Let it stand still, as a machine that sleeps."""
        assert self._life
        self._life.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on, as if nothing had happened."""
        assert self._life
        self._life.send_signal(signal.SIGCONT)

    async def stop(self) -> int:
        """Ask it to stop, and return its exit code."""
        assert self._life
        self._life.send_signal(signal.SIGTERM)
        return await asyncio.to_thread(self._life.wait, PATIENCE)

    def limit_files(self, size: int) -> None:
        """Let no file of the process grow beyond a size, as a full disk does; -1 lifts it."""
        assert self._life
        hard = resource.prlimit(self._life.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self._life.pid, resource.RLIMIT_FSIZE, (size, hard))

    def complaints(self) -> str:
        """Return all that it ever wrote to its log."""
        return self._log.read_text()
