"""The table's server for load: `python -m bench.live.unlimited serve ...`.

One person may say as much as they like, and is pinged once only, which need not be answered.
Without an answer no round trip is known, so no contest waits for anybody, and what is measured is
the server alone. A node keeps all rooms that are made there, as load does not follow them.
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
    """Let one address do everything."""
    limits.JOIN_BURST = 1e9  # all people have one address
    for name, value in LIMITS.items():
        setattr(socket, name, value)
    cluster.SPARE_ROOMS = 10**9


if __name__ == "__main__":
    lift_limits()
    main()
