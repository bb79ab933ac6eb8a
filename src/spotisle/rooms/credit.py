"""Credit: the part of a claim's time that was network latency, which no player should pay for.

The server knows when a seat's cards were sent and when its claim arrived. Of the time between, the
client says how much the player took (`reported`); the rest was latency, and is credited. A client
may lie, so the credit is bounded by what the server has measured itself: the round trip of its own
pings, plus an allowance for trips that are slower than usual. What a seat uses beyond its round
trip comes out of a quota that refills a little with every contest: an honest player never empties
it, a liar soon has only the refill.
"""

from collections import deque
from collections.abc import Callable
from math import inf
from typing import NamedTuple

from msgspec import Struct

ALLOWANCE_S = 0.040
"""The most credit beyond the round trip, and never more than the round trip itself: players on one
local network need none, so nobody waits for them."""
MAX_QUOTA_S = 0.400
"""Credit beyond the round trip that a seat can save up: ten slow trips in a row."""
QUOTA_REFILL_S = 0.020
"""Added to the quota with each contest that a seat claims in."""
MAX_RTT_S = 0.500
"""Longer round trips count as this: such connections get less than full credit."""
PING_SAMPLES = 16
"""How many of the latest pings the estimate uses."""
ANSWER_SLACK_S = 0.010
"""By how much a round trip may exceed the quickest answer: the usual jitter."""
MIN_KERNEL_SLACK_S = 0.005
KERNEL_SLACK_SHARE = 0.05
"""By how much it may exceed the kernel's smallest: a twentieth of that, at least 5 ms and at most
the usual jitter. With 10 ms for everybody, delaying acknowledgements would win 55% of the cards."""
ANSWER_EXPIRES_PINGS = 30
"""For how many pings (five minutes) a quick answer bounds the round trip: networks change. The
kernel's minimum also covers five minutes."""
LATE_PONGS_S = 0.060
"""Pongs that arrive this much later than the connection explains are reported to the host."""


def ignore() -> None:
    """Do nothing."""


class KernelRtt(NamedTuple):
    """The round trip of a connection as the kernel measures it, in seconds.

    The kernel of the other side acknowledges what it receives: a program cannot hold that back.
    """

    smoothed: float
    minimum: float

    @property
    def upper_minimum(self) -> float:
        """The smallest round trip, with some slack.

        >>> [round(KernelRtt(0.0, rtt).upper_minimum, 3) for rtt in (0.02, 0.15, 0.22)]
        [0.025, 0.158, 0.23]
        """
        slack = max(MIN_KERNEL_SLACK_S, KERNEL_SLACK_SHARE * self.minimum)
        return self.minimum + min(slack, ANSWER_SLACK_S)


class RoundTrip:
    """The round trip of one connection, from the server's own pings.

    The estimate is the lower quartile of the latest pings: outliers do not change it. A client may
    hold its pongs back, so it is also never more than what the kernel measures, and hardly more
    than the quickest answer of the last minutes.

    >>> trip = RoundTrip()
    >>> trip.estimate is None
    True
    >>> for seconds in (0.021, 0.020, 0.350, 0.022):
    ...     trip.add(seconds)
    >>> trip.estimate
    0.021
    >>> trip.add(0.220, KernelRtt(smoothed=0.004, minimum=0.003))
    >>> trip.estimate
    0.004
    """

    def __init__(self) -> None:
        self._latest: deque[float] = deque(maxlen=PING_SAMPLES)
        self._answer = inf
        self._answer_expires_in = 0
        self.estimate: float | None = None
        """Seconds; None before the first pong."""
        self.late_pongs = False
        """Whether pongs come much later than anything else on this connection."""
        self.on_change: Callable[[], None] = ignore
        """Called when `late_pongs` has changed."""

    def add(self, seconds: float, kernel: KernelRtt | None = None) -> None:
        """Add the round-trip time of one ping, and what the kernel has measured by now."""
        self._latest.append(seconds)
        pings = min(sorted(self._latest)[len(self._latest) // 4], MAX_RTT_S)
        bound = self._answer + ANSWER_SLACK_S if self._answer_expires_in else inf
        if kernel is not None:
            bound = min(bound, kernel.smoothed, kernel.upper_minimum)
        self._answer_expires_in = max(0, self._answer_expires_in - 1)
        self.estimate = min(pings, bound)
        late = pings > bound + LATE_PONGS_S
        if late is not self.late_pongs:
            self.late_pongs = late
            self.on_change()

    def note_answer(self, seconds: float) -> None:
        """Note after how many seconds the client answered something other than a ping."""
        self._answer, self._answer_expires_in = seconds, ANSWER_EXPIRES_PINGS


class Link(Struct, frozen=True, gc=False):
    """What the server knows of one seat's connection during a contest."""

    rtt: float | None = None
    """The estimated round trip; None for a bot, and before the first pong."""
    quota: float = MAX_QUOTA_S

    @property
    def max_credit(self) -> float:
        """The largest credit that a claim over this link can get.

        >>> Link(rtt=0.220).max_credit, Link(rtt=0.001).max_credit
        (0.26, 0.002)
        """
        return 0.0 if self.rtt is None else self.rtt + min(ALLOWANCE_S, self.rtt, self.quota)

    def credit(self, elapsed: float, reported: float | None) -> float:
        """Return the seconds of latency to subtract from the elapsed time.

        A claim without a plausible report is credited the round trip, without allowance.

        >>> link = Link(rtt=0.125)
        >>> link.credit(1.0, 0.875), link.credit(1.0, None), link.credit(1.0, 0.0)
        (0.125, 0.125, 0.165)
        """
        if reported is None:
            return min(elapsed, self.rtt or 0.0)
        return min(elapsed - reported, self.max_credit)


def plausible_report(reported: float | None, elapsed: float) -> float | None:
    """Return the report if it can be true: not before the cards, not after the claim.

    >>> [plausible_report(seconds, 1.0) for seconds in (0.8, -1.0, 1.2, float("nan"))]
    [0.8, None, None, None]
    """
    return reported if reported is not None and 0.0 <= reported <= elapsed else None
