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


class RoomClock:
    """A room's own clock: it goes on from the room's last event and never back.

    Another machine, or the same one after its calendar was corrected, may be behind what the
    journal says; a freeze of a second would then last for hours.
    """

    def __init__(self, clock: Clock, at: float) -> None:
        self._clock = clock
        self._latest = at
        self._ahead = 0.0

    def now(self) -> float:
        """Return the present moment in the room."""
        reading = self._clock.now() + self._ahead
        if reading < self._latest:
            self._ahead += self._latest - reading
            reading = self._latest
        self._latest = reading
        return reading
