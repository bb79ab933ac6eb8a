"""Prints are made off the event loop, one at a time; what was made lately is kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from spotisle.server.workshop import BusyError

T = TypeVar("T")

WAITING = 24
"""How many may wait: a page of previews asks for a good dozen at once."""
KEPT_BYTES = 24 * 2**20

Key = tuple[object, ...]


class Press:
    """One worker: typst uses all cores by itself, and the rooms need some of them."""

    def __init__(self, *, kept_bytes: int = KEPT_BYTES) -> None:
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="press")
        self._waiting = 0
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
        """Have something done by the worker."""
        if self._waiting >= WAITING:
            raise BusyError("Many prints are being made just now; try again in a minute.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._worker, making)
        finally:
            self._waiting -= 1

    def _keep(self, key: Key, made: bytes) -> None:
        if len(made) > self._kept_bytes:
            return
        self._kept[key] = made
        while sum(map(len, self._kept.values())) > self._kept_bytes:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """Take on nothing more."""
        self._worker.shutdown(wait=False, cancel_futures=True)
