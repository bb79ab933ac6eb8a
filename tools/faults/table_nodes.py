"""Three machines with a table node each."""

import asyncio
import signal
import subprocess
import sys
import time
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from urllib.request import urlopen

from tools.faults.network import Machine

ADDRESSES = {"table1": "10.0.0.1", "table2": "10.0.0.2", "table3": "10.0.0.3"}
PORT = 8555
OPEN_TIMEOUT_S = 60.0


class TableMachine:
    """One of the three table machines."""

    def __init__(self, folder: Path, name: str, journal: str, *flags: str) -> None:
        self.machine = Machine(name, ADDRESSES[name])
        self.folder = folder / name
        self.folder.mkdir()
        self.url = f"http://{self.machine.address}:{PORT}"
        self._command = (
            *(sys.executable, "-m", "spotisle", "serve", "--no-browser"),
            *("--host", self.machine.address, "--port", str(PORT), "--node-url", self.url),
            *("--data", str(self.folder / "data"), "--journal", journal),
            *("--rooms-per-minute", "100000", *flags),  # all players share one address
        )
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Connect the machine, resume the node, and start it unless it is running."""
        self.machine.connect()
        if self._process is None or self._process.poll() is not None:
            log = self.folder / "stderr.txt"
            self._process = self.machine.start(log, *self._command)
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """Kill the node."""
        assert self._process
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Ask the node to drain and exit."""
        assert self._process
        self._process.terminate()

    def pause(self) -> None:
        """Suspend the node; `start` resumes it."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)

    async def opened(self) -> None:
        """Wait until the node reports that it is healthy."""
        deadline = time.monotonic() + OPEN_TIMEOUT_S
        while not await asyncio.to_thread(self._answers):
            if time.monotonic() > deadline:
                raise RuntimeError(f"{self.url} does not open: {self.log_text()[-2000:]}")
            await asyncio.sleep(0.1)

    def log_text(self) -> str:
        """Return everything it has written to standard error."""
        return (self.folder / "stderr.txt").read_text()

    def _answers(self) -> bool:
        with suppress(OSError, HTTPException), urlopen(f"{self.url}/healthz", timeout=3) as answer:
            return bool(answer.status == 200)
        return False


async def start_tables(folder: Path, journal: str, *flags: str) -> list[TableMachine]:
    """Start three nodes and wait until they are open."""
    tables = [TableMachine(folder, name, journal, *flags) for name in ADDRESSES]
    for table in tables:
        table.start()
    for table in tables:
        await table.opened()
    return tables
