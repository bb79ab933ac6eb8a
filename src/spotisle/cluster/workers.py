"""Several nodes on one machine: a process each, restarted when it dies."""

import logging
import os
import signal
import subprocess
import time
from contextlib import suppress
from types import FrameType

from spotisle.child import child_command
from spotisle.errors import SpotisleError
from spotisle.server.logs import configure_logging
from spotisle.server.settings import ServerSettings, variable_name

log = logging.getLogger(__name__)

CHECK_INTERVAL_S = 0.2
MIN_LIFE_S = 30.0
"""A worker that ends sooner may do so again: it is restarted after a pause, each twice as long."""
FIRST_PAUSE_S = 1.0
MAX_PAUSE_S = 60.0
STOP_TIMEOUT_S = 10.0


class Worker:
    """One node's process, restarted as often as needed."""

    def __init__(self, settings: ServerSettings, number: int) -> None:
        self._environment = os.environ | _environment_of(settings, number)
        self._stdout = None if number == 0 else subprocess.DEVNULL
        self._number = number
        self._starts = 0
        self._pause_s = 0.0
        self._restart_at: float | None = None
        """When to restart the process; None while it runs."""
        self.failed_from_the_start = False
        """Whether its first process ended with an error, before it could serve for long."""
        self.start()

    def start(self) -> None:
        """Start the process."""
        self._started_at, self._restart_at = time.monotonic(), None
        self._starts += 1
        self.process = subprocess.Popen(  # noqa: S603  (our own program)
            child_command("spotisle", "serve"),
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=self._stdout,
        )

    def restart_if_dead(self) -> None:
        """Restart the process if it has died: at once, or after a pause if it died young."""
        now = time.monotonic()
        if self._restart_at is None:
            code = self.process.poll()
            if code is None:
                return
            self._plan_restart(code, now)
        if self._restart_at is not None and now >= self._restart_at:
            self.start()

    def _plan_restart(self, code: int, now: float) -> None:
        died_young = now - self._started_at < MIN_LIFE_S
        self.failed_from_the_start |= died_young and code > 0 and self._starts == 1
        pause = min(MAX_PAUSE_S, max(FIRST_PAUSE_S, 2 * self._pause_s)) if died_young else 0.0
        self._pause_s, self._restart_at = pause, now + pause
        log.error(
            "worker %d has stopped (%s); it starts again in %.0f s, and the others go on",
            self._number + 1,
            f"exit code {code}" if code >= 0 else signal.Signals(-code).name,
            pause,
        )


def run_workers(settings: ServerSettings) -> None:
    """Run the workers until SIGINT or SIGTERM; raise if none of them can start."""
    configure_logging(settings.log_level, settings.log_format)
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
            if all(worker.failed_from_the_start for worker in workers):
                raise SpotisleError("no worker could start; see their messages above")
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
