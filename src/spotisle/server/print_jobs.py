"""Prints are made in a process of their own, one at a time; what was made lately is kept.

So a print whose reader has gone is stopped in the middle, and what it computes holds up no room.
"""

import asyncio
import signal
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TypeVar

from spotisle.errors import SpotisleError
from spotisle.server.deck_jobs import BusyError

T = TypeVar("T")

WAITING = 24
"""How many may wait: a page of previews asks for a good dozen at once."""
KEPT_BYTES = 24 * 2**20
PATIENCE = 1.0
"""Seconds: to let a picture of a page be finished costs less than to start a process anew."""

Key = tuple[object, ...]


class Press:
    """One worker: typst uses all cores by itself, and the rooms need some of them."""

    def __init__(self, *, kept_bytes: int = KEPT_BYTES) -> None:
        self._turn = asyncio.Lock()
        self._printer = Printer()
        self.waiting = 0
        """How many prints somebody waits for."""
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._kept_bytes = kept_bytes

    async def make(self, key: Key, making: Callable[[], bytes]) -> bytes:
        """Return what was made before under this key, or make it; `BusyError` if many wait."""
        if (found := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return found
        made = await self.work(making)
        self._keep(key, made)
        return made

    async def work(self, making: Callable[[], T]) -> T:
        """Have something done by the worker; whoever is cancelled meanwhile takes it back."""
        if self.waiting >= WAITING:
            raise BusyError("Many prints are being made just now; try again in a minute.")
        self.waiting += 1
        try:
            async with self._turn:
                return await self._printer.do(making)
        finally:
            self.waiting -= 1

    def _keep(self, key: Key, made: bytes) -> None:
        if len(made) > self._kept_bytes:
            return
        self._kept[key] = made
        while sum(map(len, self._kept.values())) > self._kept_bytes:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """Take on nothing more, and drop what is in the making."""
        self._printer.close()


class Printer:
    """A process that does one thing after the other, started when there is something to do."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._closed = False

    async def do(self, making: Callable[[], T]) -> T:
        """Have it done; if nobody wants it any more and it takes long, end the process."""
        if self._closed:
            raise BusyError("The server restarts; try again in a moment.")
        asked = asyncio.create_task(asyncio.to_thread(_ask, self._line or self._start(), making))
        try:
            return await asyncio.shield(asked)
        except asyncio.CancelledError:
            done, _ = await asyncio.wait({asked}, timeout=PATIENCE)
            if not done:
                self._stop()
            await asyncio.gather(asked, return_exceptions=True)
            raise
        except (EOFError, OSError):
            self._stop()
            raise BusyError("The print could not be made just now; try again.") from None

    def _start(self) -> Connection:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), name="press", daemon=True)
        self._process.start()
        theirs.close()
        return self._line

    def close(self) -> None:
        """Drop what is in the making, and begin nothing more."""
        self._closed = True
        self._stop()

    def _stop(self) -> None:
        """End the process, whatever it does; who waits for it learns that the line is dead."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._line = None


def _ask(line: Connection, making: Callable[[], T]) -> T:
    line.send(making)
    answer: T | SpotisleError = line.recv()
    if isinstance(answer, SpotisleError):
        raise answer
    return answer


def _serve(line: Connection) -> None:
    """Do what comes along the line until nobody is at its other end.

    Ctrl-C in a terminal reaches this process too; but it is the server that ends it, in order.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            making: Callable[[], object] = line.recv()
            try:
                line.send(making())
            except SpotisleError as mistake:
                line.send(mistake)
