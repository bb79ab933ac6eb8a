"""One real PostgreSQL server for all tests of a run, started on first use by any of its processes.

It is stopped by the last of the processes that used it.
"""

import fcntl
import os
import pickle
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from functools import cache
from itertools import count
from pathlib import Path

from tests.kit.processes import is_running
from tools.postgres import Database

RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
FOLDER = Path(tempfile.gettempdir()) / f"spotisle-databases-{RUN}"
"""Tells the processes of this run about the server, and which of them use it."""
SERVER, PID = "server", "pid"
_numbers = count(1)


@contextmanager
def locked() -> Iterator[None]:
    """Hold the folder, so that one process at a time starts or stops the server."""
    FOLDER.mkdir(exist_ok=True)
    with (FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@cache
def database() -> Database:
    """Return the server."""
    with locked():
        if not (FOLDER / SERVER).exists():
            server = Database()
            server.start()
            (FOLDER / PID).write_text(str(server.pid))
            known = copy(server)
            known._server = None  # only the process that started it can wait for it
            (FOLDER / SERVER).write_bytes(pickle.dumps(known))
        else:
            server = pickle.loads((FOLDER / SERVER).read_bytes())
        (FOLDER / f"{os.getpid()}.user").touch()
    return server


def leave() -> None:
    """Use the server no more; stop it if no other process uses it.

    Not at exit: pytest kills a worker that needs long to remove the files of many databases.
    """
    if not database.cache_info().currsize:
        return
    server = database()
    with locked():
        (FOLDER / f"{os.getpid()}.user").unlink()
        if any(is_running(int(user.stem)) for user in FOLDER.glob("*.user")):
            return
        pid = int((FOLDER / PID).read_text())
        os.kill(pid, signal.SIGQUIT)
        while is_running(pid):
            time.sleep(0.01)
        shutil.rmtree(server.folder)
        shutil.rmtree(FOLDER)


def fresh_database() -> str:
    """Create an empty database and return its URL."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    server = database()
    server.run("psql", "-q", server.url, "-c", f"CREATE DATABASE {name}")
    return server.url_of(name)
