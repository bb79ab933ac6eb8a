"""The clock of a server: seconds since 1970 that never run backwards, whatever the system does."""

import time
from typing import Protocol


class Clock(Protocol):
    """Where time comes from."""

    def now(self) -> float:
        """Return the present moment."""
        ...


class SteadyClock:
    """Reads the calendar once and counts steadily from there."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        """Return the calendar's time at the start, plus what has passed since."""
        return self._offset + time.monotonic()
