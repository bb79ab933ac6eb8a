"""Ports for servers that a test starts, ends and starts again on the same one."""

import os
import random
import socket
from collections.abc import Iterator
from functools import cache

LOWEST, A_WORKER, WORKERS = 20_000, 750, 16
"""Below those that outgoing connections take: while a server is down nobody else moves in."""
APART = 4
"""A server may open a few more ports beside its own."""


def free_port() -> int:
    """Return a port that nobody listens on, nor on its neighbours; each call returns another."""
    return next(port for port in _ports() if all(map(_is_free, range(port, port + APART))))


@cache
def _ports() -> Iterator[int]:
    """Yield ports again and again, from a range of this worker's own among those of a test run."""
    number = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
    ports = range(LOWEST + number * A_WORKER, LOWEST + (number + 1) * A_WORKER, APART)
    begin = random.randrange(len(ports))  # another run may be at work on this machine
    while True:
        yield from [*ports[begin:], *ports[:begin]]


def _is_free(port: int) -> bool:
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
