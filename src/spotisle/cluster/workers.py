"""Several nodes on one machine: a process each, restarted when it dies."""

import os
import signal
import subprocess
import time
from contextlib import suppress
from types import FrameType

from spotisle.child import child_command
from spotisle.errors import SpotisleError
from spotisle.server.settings import ServerSettings, variable_name

CHECK_INTERVAL_S = 0.2
MIN_LIFE_S = 2.0
"""A worker that exits with an error sooner is not restarted: it would fail again."""
STOP_TIMEOUT_S = 10.0


class Worker:
    """One node's process, restarted as often as needed."""

    def __init__(self, settings: ServerSettings, number: int) -> None:
        self._environment = os.environ | _environment_of(settings, number)
        self._stdout = None if number == 0 else subprocess.DEVNULL
        self.start()

    def start(self) -> None:
        """Start the process."""
        self._started_at = time.monotonic()
        self.process = subprocess.Popen(  # noqa: S603  (our own program)
            child_command("spotisle", "serve"),
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=self._stdout,
        )

    def restart_if_dead(self) -> None:
        """Restart the process if it has died; raise if it failed right at its start."""
        code = self.process.poll()
        if code is None:
            return
        if code > 0 and time.monotonic() - self._started_at < MIN_LIFE_S:
            raise SpotisleError("a worker couldn't start; see its message above")
        self.start()


def run_workers(settings: ServerSettings) -> None:
    """Run the workers until somebody stops them."""
    stopping: list[int] = []

    def stop(number: int, _: FrameType | None) -> None:
        stopping.append(number)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    workers = [Worker(settings, number) for number in range(settings.workers)]
    try:
        while not stopping:
            for worker in workers:
                worker.restart_if_dead()
            time.sleep(CHECK_INTERVAL_S)
    finally:
        _stop_all(workers)


def _stop_all(workers: list[Worker]) -> None:
    """Terminate all; kill those that do not stop in time."""
    for worker in workers:
        with suppress(ProcessLookupError):
            worker.process.send_signal(signal.SIGTERM)
    deadline = time.monotonic() + STOP_TIMEOUT_S
    for worker in workers:
        try:
            worker.process.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            worker.process.kill()


def _environment_of(settings: ServerSettings, number: int) -> dict[str, str]:
    """Return the settings of one worker as environment variables; each has its own port."""
    own = {"workers": 1, "open": settings.open if number == 0 else False}
    if settings.port:
        own["port"] = settings.port + number
    said = {
        name: own.get(name, getattr(settings, name)) for name in ServerSettings.__struct_fields__
    }
    return {
        variable_name(name): str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in said.items()
        if value not in (None, "")
    }
