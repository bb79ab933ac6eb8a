"""How much one connection, or one address, may ask for."""

from collections.abc import Callable, Hashable

MESSAGES_A_SECOND = 20.0
MESSAGES_AT_ONCE = 40.0
MAX_ADDRESSES = 10_000


class Bucket:
    """A bucket of tokens that fills up steadily; each thing asked for takes one.

    >>> bucket = Bucket(rate=1.0, size=2.0, now=0.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_left", "rate", "size")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate = rate
        self.size = size
        self._left = size
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token; False if there is none."""
        if self.is_empty(now):
            return False
        self._left -= 1.0
        return True

    def is_empty(self, now: float) -> bool:
        """Tell whether there is no token to take."""
        self._left = min(self.size, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left < 1.0


class Allowance:
    """A bucket for each address.

    Only so many are remembered; the ones that asked longest ago are forgotten first, and those
    have had the longest time to fill up again.
    """

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.size = size
        self._clock = clock
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, address: Hashable) -> bool:
        """Take a token of this address; False if it has none left."""
        now = self._clock()
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.size, now)
        self._buckets[address] = bucket
        if len(self._buckets) > MAX_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now)

    def is_spent(self, address: Hashable) -> bool:
        """Tell whether this address has no token left; nothing is taken."""
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.is_empty(self._clock())
