"""Clocks: seconds since 1970 that never run backwards."""

import time
from typing import Protocol


class Clock(Protocol):
    """A source of time."""

    def now(self) -> float:
        """Return the current time."""
        ...


class SteadyClock:
    """Wall-clock time at the start, advanced by the monotonic clock."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        """Return the current time."""
        return self._offset + time.monotonic()


class RoomClock:
    """A clock that starts at the room's last event and never goes back.

    The clock of another machine, or of this one after a correction, may be behind the journal;
    a freeze of a second would then last for hours.
    """

    def __init__(self, clock: Clock, at: float) -> None:
        self._clock = clock
        self._latest = at
        self._ahead = 0.0

    def now(self) -> float:
        """Return the room's current time."""
        reading = self._clock.now() + self._ahead
        if reading < self._latest:
            self._ahead += self._latest - reading
            reading = self._latest
        self._latest = reading
        return reading
