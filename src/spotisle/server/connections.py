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
from ipaddress import IPv6Address, ip_address

from spotisle.server.metrics import Metrics

log = logging.getLogger(__name__)

CONNECTIONS_PER_ADDRESS = 1024
"""Enough for a hundred people behind one router: a WebSocket each, and several for pages."""
RESERVED_DESCRIPTORS = 256
"""For the journal, jobs and everything else that is not a client's connection."""
MAX_DESCRIPTORS = 65_536
LOG_INTERVAL_S = 60.0
IPV6_NETWORK_BITS = 64


def network_of(address: str) -> str:
    """Return the key that limits count by: an IPv4 address, or the /64 network of an IPv6 address.

    >>> network_of("192.0.2.7"), network_of("::ffff:192.0.2.7"), network_of("2001:db8:1:2:3::4")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::')
    >>> network_of("unix")
    'unix'
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    host_bits = 128 - IPV6_NETWORK_BITS
    return str(IPv6Address(int(parsed) >> host_bits << host_bits))


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

    __slots__ = ("_connections", "end", "network")

    def __init__(self, connections: "Connections", network: str, end: Callable[[], object]) -> None:
        self._connections: Connections | None = connections
        self.network = network
        self.end = end
        """Ends the connection at once."""

    def set_idle(self, *, idle: bool) -> None:
        """Note whether the connection is idle: no request is being answered."""
        if self._connections:
            self._connections.set_idle(self, idle=idle)

    def move(self, network: str) -> bool:
        """Count the connection for another network from now on; False if that has too many."""
        return self._connections is None or self._connections.move(self, network)

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
        self._open: Counter[str] = Counter()
        """By network."""
        self._total = 0
        self._idle: dict[Slot, None] = {}
        """The one that has been idle for the longest time comes first."""
        self._idle_by_network: defaultdict[str, dict[Slot, None]] = defaultdict(dict)
        self._log_at = 0.0
        self._unlogged: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many connections are open."""
        return self._total

    def admit(self, network: str, end: Callable[[], object]) -> Slot | None:
        """Return a slot for a new connection; None if it is refused.

        An empty network is not counted: behind a proxy only the request names the client.
        """
        if not self._make_room(network):
            return None
        slot = Slot(self, network, end)
        self._total += 1
        self._count(slot)
        self.set_idle(slot, idle=True)
        return slot

    def move(self, slot: Slot, network: str) -> bool:
        """Count a connection for another network; False if that has too many."""
        if network == slot.network:
            return True
        if not self._make_room_in(network):
            return False
        self.set_idle(slot, idle=False)
        self._uncount(slot)
        slot.network = network
        self._count(slot)
        return True

    def set_idle(self, slot: Slot, *, idle: bool) -> None:
        """Note whether a connection may be ended to make room."""
        peers = self._idle_by_network[slot.network]
        if idle:
            self._idle[slot] = peers[slot] = None
        else:
            self._idle.pop(slot, None)
            peers.pop(slot, None)
        if not peers:
            del self._idle_by_network[slot.network]

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

    def _make_room(self, network: str) -> bool:
        if network and not self._make_room_in(network):
            return False
        if self._total < self.limit:
            return True
        return self._end_idle(self._idle, "overall")

    def _make_room_in(self, network: str) -> bool:
        if self._open[network] < self.per_address:
            return True
        return self._end_idle(self._idle_by_network.get(network, {}), "address")

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

    def _count(self, slot: Slot) -> None:
        if slot.network:
            self._open[slot.network] += 1

    def _uncount(self, slot: Slot) -> None:
        if slot.network:
            self._open[slot.network] -= 1
            if not self._open[slot.network]:
                del self._open[slot.network]


def unsent_bytes(transport: asyncio.WriteTransport) -> int:
    """Return how much is still to be sent.

    TLS of asyncio forgets its buffer when it is closed, and has a timeout of its own from then on.
    """
    try:
        return transport.get_write_buffer_size()
    except AttributeError:
        return 0
