"""The child process of a `JobPool`: runs one function call after another.

`python -m spotisle.server.job_worker MEMORY_BYTES TIMEOUT_S FOLDER` reads calls from stdin and
writes results to stdout, both as msgpack. Temporary files go into the folder. When stdin is closed,
because the server died, it deletes the folder and exits, even in the middle of a call.
"""

import faulthandler
import inspect
import os
import shutil
import signal
import struct
import sys
import tempfile
from contextlib import suppress
from pkgutil import resolve_name
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, get_type_hints

import msgspec

from spotisle.child import yield_to_others
from spotisle.errors import SpotisleError, is_disk_full
from spotisle.extras import explain_missing

CALL_HEADER = struct.Struct("!Q")
"""The length of the call that follows: the name of a function and its arguments."""
REPLY_HEADER = struct.Struct("!cQ")
"""The kind of the reply, and the length of what follows."""
RESULT = b"r"
REFUSED = b"e"
"""A `SpotisleError`; its text follows."""
DISK_FULL = b"d"
"""The folder has no space for a temporary file."""
FAILED = b"f"
"""Any other exception; its text follows."""
SPARE_TIME_S = 30
"""The server kills a slow worker first, unless the server is gone and the call holds the GIL."""


def main(memory_bytes: int, timeout_s: int, folder: str) -> None:
    """Run calls until the server closes the pipe."""
    yield_to_others(os.getpid())  # in the server it would block until this process has moved
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C reaches the whole group: the server decides
    _limit_memory(memory_bytes)
    tempfile.tempdir = folder
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints must not end up among the replies
    calls: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_receive, args=(sys.stdin.buffer, calls, folder), daemon=True).start()
    while True:
        call = calls.get()
        faulthandler.dump_traceback_later(timeout_s + SPARE_TIME_S, exit=True)
        kind, body = _answer(call)
        faulthandler.cancel_dump_traceback_later()
        replies.write(REPLY_HEADER.pack(kind, len(body)))
        replies.write(body)
        replies.flush()


def _limit_memory(memory_bytes: int) -> None:
    try:
        import resource
    except ImportError:  # Windows; time is limited from outside in any case
        return
    if memory_bytes:
        with suppress(ValueError, OSError):  # some systems have no such limit
            resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))


def _receive(requests: BinaryIO, calls: "SimpleQueue[bytes]", folder: str) -> None:
    """Queue calls in a separate thread, so that the end of the server is noticed at once."""
    while len(header := requests.read(CALL_HEADER.size)) == CALL_HEADER.size:
        calls.put(requests.read(CALL_HEADER.unpack(header)[0]))
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(0)


def _answer(call: bytes) -> tuple[bytes, bytes]:
    try:
        return RESULT, msgspec.msgpack.encode(_run(call))
    except SpotisleError as error:
        return REFUSED, str(error).encode()
    except Exception as error:
        if isinstance(error, OSError) and is_disk_full(error):
            return DISK_FULL, b""
        if isinstance(error, ImportError) and (missing := explain_missing(error)):
            return REFUSED, str(missing).encode()
        return FAILED, f"{type(error).__name__}: {error}".encode(errors="replace")


def _run(call: bytes) -> object:
    name, *given = msgspec.msgpack.decode(call, type=list[msgspec.Raw])
    function = resolve_name(msgspec.msgpack.decode(name))
    types = get_type_hints(function)
    args = [
        msgspec.msgpack.decode(body, type=types.get(parameter, Any))
        for body, parameter in zip(given, inspect.signature(function).parameters, strict=False)
    ]
    return function(*args)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
