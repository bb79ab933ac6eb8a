"""One real PostgreSQL server for all tests of a process, started on first use."""

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
    """Create an empty database and return its URL."""
    name = f"test_{next(_numbers)}"
    server = database()
    server.run("psql", "-q", server.url, "-c", f"CREATE DATABASE {name}")
    return server.url_of(name)
