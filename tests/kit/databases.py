"""One real PostgreSQL for all tests of a process, started when the first one needs it."""

import atexit
from functools import cache
from itertools import count

from tools.postgres import Database

_numbers = count(1)


@cache
def database() -> Database:
    """Return the server."""
    server = Database()
    atexit.register(server.remove)
    server.start()
    return server


def fresh_database() -> str:
    """Make an empty database and return its address."""
    name = f"test_{next(_numbers)}"
    server = database()
    server.run("psql", "-q", server.url, "-c", f"CREATE DATABASE {name}")
    return server.url_of(name)
