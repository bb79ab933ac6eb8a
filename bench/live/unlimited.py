"""The server without limits, for load: `python -m bench.live.unlimited serve ...`.

There is no rate limit per person, and a client is pinged only once and need not answer. Without an
answer no round trip is known, so no contest waits, and only the server itself is measured. A node
keeps all rooms that are made on it, because the load doesn't follow redirects.
"""

from spotisle.cli import main
from spotisle.cluster import node as cluster
from spotisle.server import limits
from spotisle.server import websocket as socket

LIMITS = {
    "MESSAGES_PER_S": 1e9,
    "MESSAGE_BURST": 1e9,
    "FIRST_PING_DELAYS_S": (0.0,),
    "PING_INTERVAL_S": 3600.0,
}


def lift_limits() -> None:
    """Lift the limits per address, per person and per node."""
    limits.JOIN_BURST = 1e9  # all people have one address
    for name, value in LIMITS.items():
        setattr(socket, name, value)
    cluster.SPARE_ROOMS = 10**9


if __name__ == "__main__":
    lift_limits()
    main()
