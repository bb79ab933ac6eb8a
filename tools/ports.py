"""Ports for servers that a test stops and restarts on the same port."""

import fcntl
import os
import random
import socket
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import gettempdir

LOWEST, PORTS_PER_WORKER, WORKERS = 20_000, 750, 16
"""Below the ephemeral range, so that no connection takes the port while a server is down."""
PORT_STRIDE = 4
"""A server may also use the next few ports."""
_locks: dict[int, int] = {}
"""The open lock files of this process, by port; it ends with them."""


def free_port() -> int:
    """Return a port that is free together with the next few; each call returns another."""
    return next(
        port
        for port in _ports()
        if all(map(_is_free, range(port, port + PORT_STRIDE))) and _reserve(port)
    )


@cache
def _ports() -> Iterator[int]:
    """Yield ports endlessly, from the range of this pytest worker."""
    number = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
    ports = range(
        LOWEST + number * PORTS_PER_WORKER, LOWEST + (number + 1) * PORTS_PER_WORKER, PORT_STRIDE
    )
    begin = random.randrange(len(ports))  # another test run may be active on this machine
    while True:
        yield from [*ports[begin:], *ports[:begin]]


def _reserve(port: int) -> bool:
    """Lock a port until this process ends; False if another run of tests has locked it.

    A port looks free while its server is down for a moment.
    """
    if port in _locks:
        return True
    lock = os.open(Path(gettempdir()) / f"spotisle-port-{port}", os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        return False
    _locks[port] = lock
    return True


def _is_free(port: int) -> bool:
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
