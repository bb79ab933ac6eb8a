"""Credit: the part of the time to a claim that was the network's, which no player should pay for.

The server knows when a seat's cards went out and when its claim came in. Of the time between, the
client says how much the player took (`reported`); the rest was the way there and back, and is
credited. A client may lie, so the credit is bounded by what the server has measured itself: the
round trip of its own pings, plus an allowance for the trips that are slower than usual. What a
seat draws beyond its round trip comes out of a quota that fills up a little with every claim: an
honest player never empties it, a liar soon lives on the refill alone.
"""

from collections import deque

from msgspec import Struct

ALLOWANCE = 0.040
"""Most seconds of credit beyond the round trip, and never more than the round trip itself:
neighbours on one network need none, so nobody waits for them."""
QUOTA = 0.400
"""Seconds beyond the round trip that a seat can save up: ten slow trips in a row."""
REFILL = 0.020
"""Seconds that flow back into the quota with each contest that a seat claims in."""
LONGEST = 0.500
"""Round trips count up to here. Who answers pings later than this plays without full credit."""
PINGS = 16
"""How many of the latest pings the round trip is taken from."""


class RoundTrip:
    """The round trip of one connection, from the server's own pings.

    The estimate is the lower quartile of the latest pings: a few slow ones do not raise it, one
    freakishly quick one does not lower it.

    >>> trip = RoundTrip()
    >>> trip.estimate is None
    True
    >>> for seconds in (0.021, 0.020, 0.350, 0.022):
    ...     trip.add(seconds)
    >>> trip.estimate
    0.021
    """

    def __init__(self) -> None:
        self._latest: deque[float] = deque(maxlen=PINGS)
        self.estimate: float | None = None
        """Seconds there and back, or None before the first answer."""

    def add(self, seconds: float) -> None:
        """Take in one ping's time there and back."""
        self._latest.append(seconds)
        self.estimate = min(sorted(self._latest)[len(self._latest) // 4], LONGEST)


class Line(Struct, frozen=True, gc=False):
    """What the server knows of one seat's connection while certain cards lie on the table."""

    shown_at: float | None = None
    """When the frame with these cards was flushed; None if it has not been."""
    rtt: float | None = None
    """The estimated round trip; None for a bot, and before the first ping has come back."""
    quota: float = QUOTA

    @property
    def most(self) -> float:
        """The largest credit that a claim over this line can get.

        >>> Line(rtt=0.220).most, Line(rtt=0.001).most, Line(rtt=0.220, quota=0.0).most
        (0.26, 0.002, 0.22)
        """
        return 0.0 if self.rtt is None else self.rtt + min(ALLOWANCE, self.rtt, self.quota)

    def credit(self, elapsed: float, reported: float | None) -> float:
        """Return the seconds that do not count against the player.

        A claim without a usable report is credited the round trip, without any allowance.

        >>> line = Line(rtt=0.125)
        >>> line.credit(1.0, 0.875), line.credit(1.0, None), line.credit(1.0, 0.0)
        (0.125, 0.125, 0.165)
        """
        if reported is None:
            return min(elapsed, self.rtt or 0.0)
        return min(elapsed - reported, self.most)


def usable(reported: float | None, elapsed: float) -> float | None:
    """Return the report if it can be true: nobody reacts before the cards, or after the claim.

    >>> usable(0.8, 1.0), usable(-1.0, 1.0), usable(1.2, 1.0), usable(float("nan"), 1.0)
    (0.8, None, None, None)
    """
    return reported if reported is not None and 0.0 <= reported <= elapsed else None
