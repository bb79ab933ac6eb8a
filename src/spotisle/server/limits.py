"""Rate limits: how much one connection, or one visitor, may ask for."""

import time
from collections.abc import Callable
from math import inf

from spotisle.server.addresses import Network, Visitor

MESSAGES_PER_S = 20.0
MESSAGE_BURST = 40.0
JOINS_PER_S = 5.0
JOIN_BURST = 1000.0
MAX_NETWORKS = 10_000
ROOMS_PER_MINUTE = 10
DECKS_PER_HOUR = 60


class TokenBucket:
    """A bucket of tokens that fills up steadily; each request takes one.

    >>> bucket = TokenBucket(rate=1.0, size=2.0, now=0.0)
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
        if self.level(now) < 1.0:
            return False
        self._left -= 1.0
        return True

    def reserve(self, now: float) -> float:
        """Take a token even if there is none; return the seconds until there is one."""
        self._left = self.level(now) - 1.0
        if self._left >= 0:
            return 0.0
        return -self._left / self.rate if self.rate else inf

    def level(self, now: float) -> float:
        """Return how many tokens there are; negative if some are reserved."""
        self._left = min(self.size, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left


class RateLimiter:
    """A token bucket for each network, larger for wider ones.

    Only `MAX_NETWORKS` are remembered. The least recently used one is dropped first; its bucket
    has had the longest time to fill up again.
    """

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        """Tokens a second."""
        self.size = size
        """The burst: how many tokens a full bucket holds."""
        self._clock = clock
        self._buckets: dict[Network, TokenBucket] = {}

    def take(self, visitor: Visitor) -> bool:
        """Take a token of each of the visitor's networks; False if one of them has none left."""
        now = self._clock()
        buckets = [self._bucket(network, now) for network in visitor.networks]
        if any(bucket.level(now) < 1.0 for bucket in buckets):
            return False
        return all(bucket.take(now) for bucket in buckets)

    def _bucket(self, network: Network, now: float) -> TokenBucket:
        bucket = self._buckets.pop(network, None)
        if bucket is None:
            bucket = TokenBucket(self.rate * network.share, self.size * network.share, now)
        self._buckets[network] = bucket
        if len(self._buckets) > MAX_NETWORKS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class RateLimits:
    """The limits of a server, each by visitor."""

    def __init__(
        self, rooms_per_minute: int = ROOMS_PER_MINUTE, decks_per_hour: int = DECKS_PER_HOUR
    ) -> None:
        self.room_creation = RateLimiter(rooms_per_minute / 60, size=20)
        self.deck_creation = RateLimiter(decks_per_hour / 3600, size=20)
        self.face_previews = RateLimiter(rate=2, size=300)
        self.prints = RateLimiter(rate=2, size=120)
        self.qr_codes = RateLimiter(rate=1, size=60)
        """QR codes that are not cached."""
        self.replays = RateLimiter(rate=0.5, size=20)
        self.failed_lookups = RateLimiter(rate=0.5, size=30)
        """Requests for unknown decks, or with a wrong owner's key."""
        self.joins = RateLimiter(JOINS_PER_S, size=JOIN_BURST)
        """New people, in all rooms."""
