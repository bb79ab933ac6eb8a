"""Limits on open connections: overall, and by network, so that one caller cannot take them all.

At a limit, a new connection replaces the one that has been idle for the longest time, in the same
network if that is at its limit. A connection is idle if it has no request: just opened, or kept
alive after a response.
"""

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Callable

from spotisle.server.addresses import Network, Visitor
from spotisle.server.metrics import Metrics

log = logging.getLogger(__name__)

CONNECTIONS_PER_ADDRESS = 1024
"""Enough for a hundred people behind one router: a WebSocket each, and several for pages."""
RESERVED_DESCRIPTORS = 256
"""For the journal, jobs and everything else that is not a client's connection."""
MAX_DESCRIPTORS = 65_536
LOG_INTERVAL_S = 60.0


def raise_descriptor_limit() -> int:
    """Raise the limit of open files as far as allowed; return how many connections fit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MAX_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    limit = MAX_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    return max(limit - RESERVED_DESCRIPTORS, limit // 2)


class Slot:
    """The slot of one connection. It starts idle."""

    __slots__ = ("_connections", "end", "networks")

    def __init__(
        self,
        connections: "Connections",
        networks: tuple[Network, ...],
        end: Callable[[], object],
    ) -> None:
        self._connections: Connections | None = connections
        self.networks = networks
        self.end = end
        """Ends the connection at once."""

    def set_idle(self, *, idle: bool) -> None:
        """Note whether the connection is idle: no request is being answered."""
        if self._connections:
            self._connections.set_idle(self, idle=idle)

    def move(self, visitor: Visitor) -> bool:
        """Count the connection for this visitor from now on; False if they have too many."""
        return self._connections is None or self._connections.move(self, visitor)

    def release(self) -> None:
        """Free the slot; the connection has ended."""
        if self._connections:
            self._connections.release(self)
            self._connections = None


class Connections:
    """All connections of a server."""

    def __init__(
        self,
        metrics: Metrics,
        *,
        limit: int = MAX_DESCRIPTORS,
        per_address: int = CONNECTIONS_PER_ADDRESS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limit = limit
        self.per_address = per_address
        self._metrics = metrics
        self._clock = clock
        self._open: Counter[Network] = Counter()
        self._total = 0
        self._idle: dict[Slot, None] = {}
        """The one that has been idle for the longest time comes first."""
        self._idle_by_network: defaultdict[Network, dict[Slot, None]] = defaultdict(dict)
        self._log_at = 0.0
        self._unlogged: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many connections are open."""
        return self._total

    def admit(self, visitor: Visitor | None, end: Callable[[], object]) -> Slot | None:
        """Return a slot for a new connection; None if it is refused.

        Without a visitor it is not counted yet: behind a proxy only the request names them.
        """
        networks = visitor.networks if visitor else ()
        if not self._make_room(networks):
            return None
        slot = Slot(self, networks, end)
        self._total += 1
        self._open.update(networks)
        self.set_idle(slot, idle=True)
        return slot

    def move(self, slot: Slot, visitor: Visitor) -> bool:
        """Count a connection for another visitor; False if they have too many."""
        if visitor.networks == slot.networks:
            return True
        if not self._make_room_in(visitor.networks):
            return False
        self.set_idle(slot, idle=False)
        self._uncount(slot)
        slot.networks = visitor.networks
        self._open.update(slot.networks)
        return True

    def set_idle(self, slot: Slot, *, idle: bool) -> None:
        """Note whether a connection may be ended to make room."""
        if idle:
            self._idle[slot] = None
        else:
            self._idle.pop(slot, None)
        for network in slot.networks:
            peers = self._idle_by_network[network]
            if idle:
                peers[slot] = None
            else:
                peers.pop(slot, None)
            if not peers:
                del self._idle_by_network[network]

    def release(self, slot: Slot) -> None:
        """Forget a connection that has ended."""
        self.set_idle(slot, idle=False)
        self._uncount(slot)
        self._total -= 1

    def note_refusal(self, why: str) -> None:
        """Count a refused connection, and log it at most once a minute."""
        self._metrics.refused[why] += 1
        self._unlogged[why] += 1
        now = self._clock()
        if now >= self._log_at:
            self._log_at = now + LOG_INTERVAL_S
            told = ", ".join(f"{why} {count}" for why, count in sorted(self._unlogged.items()))
            log.warning("connections refused, by limit: %s; %d are open", told, self._total)
            self._unlogged.clear()

    def _make_room(self, networks: tuple[Network, ...]) -> bool:
        if not self._make_room_in(networks):
            return False
        if self._total < self.limit:
            return True
        return self._end_idle(self._idle, "overall")

    def _make_room_in(self, networks: tuple[Network, ...]) -> bool:
        return all(
            self._open[network] < self.per_address * network.share
            or self._end_idle(self._idle_by_network.get(network, {}), "address")
            for network in networks
        )

    def _end_idle(self, idle: dict[Slot, None], why: str) -> bool:
        """End the connection that has been idle for the longest time; False if there is none."""
        self.note_refusal(why)
        oldest = next(iter(idle), None)
        if oldest is None:
            return False
        end = oldest.end
        oldest.release()
        end()
        return True

    def _uncount(self, slot: Slot) -> None:
        for network in slot.networks:
            self._open[network] -= 1
            if not self._open[network]:
                del self._open[network]


def unsent_bytes(transport: asyncio.WriteTransport) -> int:
    """Return how much is still to be sent.

    TLS of asyncio forgets its buffer when it is closed, and has a timeout of its own from then on.
    """
    try:
        return transport.get_write_buffer_size()
    except AttributeError:
        return 0
