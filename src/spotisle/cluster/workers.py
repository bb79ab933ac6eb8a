"""Several nodes on one machine: a process each, started again when one dies."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from types import FrameType

from spotisle.errors import SpotisleError
from spotisle.server.settings import ServerSettings, variable_name

LOOK_SECONDS = 0.2
STILLBORN_SECONDS = 2.0
"""Who gives up so soon will not do better the next time; who was killed may."""
STOP_SECONDS = 10.0


class Worker:
    """One process, for as many lives as it needs."""

    def __init__(self, settings: ServerSettings, number: int) -> None:
        self._environment = os.environ | _variables(settings, number)
        self._shown = None if number == 0 else subprocess.DEVNULL
        self.start()

    def start(self) -> None:
        """Begin a life."""
        command = [sys.executable, "-m", "spotisle", "serve"]
        self._born = time.monotonic()
        self.life = subprocess.Popen(command, env=self._environment, stdout=self._shown)  # noqa: S603

    def look(self) -> None:
        """Start it again if it has died; raise if it could not even begin."""
        code = self.life.poll()
        if code is None:
            return
        if code > 0 and time.monotonic() - self._born < STILLBORN_SECONDS:
            raise SpotisleError("a worker could not start; its own message stands above")
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
                worker.look()
            time.sleep(LOOK_SECONDS)
    finally:
        _stop_all(workers)


def _stop_all(workers: list[Worker]) -> None:
    """Tell all to stop; whoever does not is ended."""
    for worker in workers:
        with suppress(ProcessLookupError):
            worker.life.send_signal(signal.SIGTERM)
    deadline = time.monotonic() + STOP_SECONDS
    for worker in workers:
        try:
            worker.life.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            worker.life.kill()


def _variables(settings: ServerSettings, number: int) -> dict[str, str]:
    """Return the settings of one worker as environment variables: its port is one further on."""
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
