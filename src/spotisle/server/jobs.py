"""Bounded jobs in child processes, for work that takes long, needs much memory or may crash.

A `JobPool` runs a few jobs at a time, queues a few more and refuses the rest. At its timeout, or
when its caller is cancelled, the process of a job is killed. Arguments and results travel as
msgpack and are decoded to the types that the function declares: a child that a hostile picture
took over cannot make the server run anything.
"""

import asyncio
import logging
import os
import shutil
import struct
import sys
from asyncio import StreamReader
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Iterator
from contextlib import suppress
from tempfile import mkdtemp
from typing import Any, TypeVar, TypeVarTuple, get_type_hints

import msgspec

from spotisle.errors import DiskFullError, SpotisleError, is_disk_full
from spotisle.server.job_worker import CALL_HEADER, DISK_FULL, FAILED, REFUSED, REPLY_HEADER

log = logging.getLogger(__name__)

GIB = 2**30
DECK_WORKERS = 2 if (os.cpu_count() or 1) >= 4 else 1
CANCEL_GRACE_S = 1.0
"""How long a reused worker may go on with a cancelled job: cheaper than a new process."""
READ_LIMIT_BYTES = 2**20
WRITE_BYTES = 2**16
READ_BYTES = 2**18
SINGLE_THREADED = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""The arrays are small, and each thread would count against the memory limit."""
REPLAYS_BUSY = "The server is busy with other replays. Try again in a moment."
RESTARTING = "The server restarts; try again in a moment."

T = TypeVar("T")
Args = TypeVarTuple("Args")


class BusyError(SpotisleError):
    """Too many jobs are waiting, or the server is stopping."""


class JobTimeoutError(SpotisleError):
    """The job exceeded its timeout."""

    def __init__(self, timeout_s: float) -> None:
        super().__init__(f"the job takes longer than {timeout_s:g} seconds")
        self.timeout_s = timeout_s


class JobFailedError(SpotisleError):
    """The job crashed or raised something unexpected: too much memory, or a bug."""


class JobPool:
    """Runs functions in child processes, which are started when needed."""

    def __init__(
        self,
        *,
        busy: str,
        max_waiting: int,
        timeout_s: float,
        memory_bytes: int,
        workers: int = 1,
        reuse: bool = False,
    ) -> None:
        """Set the limits of each job; `busy` is the message to callers when the queue is full.

        With `reuse` a worker takes one job after the other; else each job gets a fresh process.
        """
        self.waiting = 0
        """Jobs that run or are queued."""
        self._busy = busy
        self._max_waiting = max_waiting
        self._timeout_s = timeout_s
        self._options = (str(memory_bytes), str(int(timeout_s)))
        self._reuse = reuse
        self._slots = asyncio.Semaphore(workers)
        self._idle: list[_Worker] = []
        self._working: set[_Worker] = set()
        self._stopping: set[asyncio.Task[None]] = set()
        """Workers that are being ended."""
        self._closed = False

    async def run(self, function: Callable[[*Args], T], *args: *Args) -> T:
        """Call a function of a module in a worker and return its result.

        Raises `BusyError` if too many wait, `JobTimeoutError`, `JobFailedError`,
        `DiskFullError`, and the function's own `SpotisleError`s by their text.
        """
        if self.waiting >= self._max_waiting:
            raise BusyError(self._busy)
        self.waiting += 1
        try:
            async with self._slots:
                name = f"{function.__module__}:{function.__qualname__}"
                kind, body = await self._call(list(encode_call((name, *args))))
        finally:
            self.waiting -= 1
        if kind == REFUSED:
            raise SpotisleError(body.decode())
        if kind == DISK_FULL:
            raise DiskFullError
        if kind == FAILED:
            log.warning("a job failed: %s", body.decode())
            raise JobFailedError(body.decode())
        result: T = msgspec.msgpack.decode(body, type=get_type_hints(function).get("return", Any))
        return result

    async def _call(self, request: list[bytes | memoryview]) -> tuple[bytes, bytes]:
        if self._closed:
            raise BusyError(RESTARTING)
        worker = self._idle.pop() if self._idle else _Worker(self._options)
        self._working.add(worker)
        reply = asyncio.create_task(worker.call(request))
        try:
            if not (await asyncio.wait({reply}, timeout=self._timeout_s))[0]:
                raise JobTimeoutError(self._timeout_s)
            return reply.result()
        except asyncio.CancelledError:
            await asyncio.wait({reply}, timeout=CANCEL_GRACE_S if self._reuse else 0)
            raise
        except JobFailedError:
            if self._closed:
                raise BusyError(RESTARTING) from None
            raise
        finally:
            self._working.discard(worker)
            if self._reuse and not self._closed and reply.done() and not reply.exception():
                self._idle.append(worker)
            else:
                worker.kill()
                reply.cancel()
                stopping = asyncio.create_task(_stop(worker, reply))
                self._stopping.add(stopping)
                stopping.add_done_callback(self._stopping.discard)
                await asyncio.shield(stopping)  # this task may be cancelled again while it waits

    async def close(self) -> None:
        """Kill all workers and take no more jobs."""
        self._closed = True
        for worker in self._working:
            worker.kill()  # the task that waits for it stops it
        await asyncio.gather(*(worker.stop() for worker in self._idle), *self._stopping)
        self._idle.clear()


async def _stop(worker: "_Worker", reply: "asyncio.Task[tuple[bytes, bytes]]") -> None:
    """Wait for the end of a worker that has been killed, and of the call that it worked on."""
    await asyncio.wait({reply})
    await worker.stop()


class Jobs:
    """The job pools of a server."""

    def __init__(self) -> None:
        # Typst uses all cores by itself. A page of previews asks for a good dozen at once.
        self.prints = JobPool(
            busy="The server is busy printing. Try again in a minute.",
            max_waiting=24,
            timeout_s=300,
            memory_bytes=4 * GIB,
            reuse=True,
        )
        # A film takes 0.1 s; on a busy machine the start of the process takes many times that.
        self.films = JobPool(
            busy=REPLAYS_BUSY, workers=2, max_waiting=16, timeout_s=30, memory_bytes=2 * GIB
        )
        # The game may have to be solved first.
        self.analyses = JobPool(
            busy=REPLAYS_BUSY, max_waiting=16, timeout_s=120, memory_bytes=4 * GIB
        )
        # Untrusted uploads: a fresh process for each deck.
        self.decks = JobPool(
            busy="The server is busy making decks. Try again in a minute.",
            workers=DECK_WORKERS,
            max_waiting=8,
            timeout_s=300,
            memory_bytes=2 * GIB,
        )
        # Words and emoji come in dozens, one for each symbol.
        self.faces = JobPool(
            busy="The server is busy drawing words. Try again in a moment.",
            max_waiting=300,
            timeout_s=30,
            memory_bytes=2 * GIB,
            reuse=True,
        )

    def waiting(self) -> dict[str, int]:
        """Return how many jobs of each kind run or are queued."""
        return {kind: pool.waiting for kind, pool in vars(self).items()}

    async def close(self) -> None:
        """End all jobs and take no more."""
        await asyncio.gather(*(pool.close() for pool in vars(self).values()))


def encode_call(value: object) -> Iterator[bytes | memoryview]:
    """Yield a value as msgpack in pieces, without copying long byte strings.

    Copying an upload of 32 MB would block the event loop for tens of milliseconds.

    >>> msgspec.msgpack.decode(b"".join(encode_call(("f", {"a": b"long"}, None))))
    ['f', {'a': b'long'}, None]
    """
    if isinstance(value, bytes | memoryview):
        yield struct.pack("!BI", 0xC6, len(value))
        yield value
    elif isinstance(value, tuple):
        yield struct.pack("!BI", 0xDD, len(value))
        for item in value:
            yield from encode_call(item)
    elif isinstance(value, dict):
        yield struct.pack("!BI", 0xDF, len(value))
        for key, item in value.items():
            yield msgspec.msgpack.encode(key)
            yield from encode_call(item)
    else:
        yield msgspec.msgpack.encode(value)


async def _read(stream: StreamReader, size: int) -> bytes:
    """Read a reply in pieces, and join them in a thread.

    Joining a deck of 54 MB would block the event loop for 40 ms.
    """
    pieces, left = list[bytes](), size
    while left:
        piece = await stream.read(min(left, READ_BYTES))
        if not piece:
            raise asyncio.IncompleteReadError(b"", left)
        pieces.append(piece)
        left -= len(piece)
    if len(pieces) < 2:
        return b"".join(pieces)
    return await asyncio.to_thread(b"".join, pieces)  # a long join releases the GIL


class _Worker:
    """A child process, started with its first call."""

    def __init__(self, options: tuple[str, ...]) -> None:
        self._options = options
        self._folder = ""
        """The folder of the process's temporary files, deleted when it ends."""
        self._process: Process | None = None
        self._killed = False

    async def call(self, request: list[bytes | memoryview]) -> tuple[bytes, bytes]:
        """Send the pieces of a call and return the reply: its kind and its body."""
        process = await asyncio.shield(self._ensure_started())
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write(CALL_HEADER.pack(sum(map(len, request))))
            for piece in request:
                for start in range(0, len(piece), WRITE_BYTES):
                    process.stdin.write(memoryview(piece)[start : start + WRITE_BYTES])
                    await process.stdin.drain()
            header = await process.stdout.readexactly(REPLY_HEADER.size)
            kind, size = REPLY_HEADER.unpack(header)
            return kind, await _read(process.stdout, size)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise JobFailedError("the process ended without a result") from None

    async def _ensure_started(self) -> Process:
        if self._process is None:
            try:
                self._folder = mkdtemp(prefix="spotisle-job-")
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    *("-m", "spotisle.server.job_worker"),
                    *self._options,
                    self._folder,
                    stdin=PIPE,
                    stdout=PIPE,
                    stderr=DEVNULL,
                    env=os.environ | SINGLE_THREADED,
                    limit=READ_LIMIT_BYTES,
                )
            except OSError as error:
                if is_disk_full(error):
                    raise DiskFullError from error
                raise JobFailedError(f"no process can be started: {error}") from error
            if self._killed:
                self._process.kill()
        return self._process

    def kill(self) -> None:
        """Kill the process, whatever it does, and remove its files."""
        self._killed = True
        if self._process:
            with suppress(ProcessLookupError):
                self._process.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    async def stop(self) -> None:
        """Kill the process and wait for its end; no call may be under way."""
        self.kill()
        if self._process:
            await self._process.communicate()
            self.kill()  # it may have written a last file
