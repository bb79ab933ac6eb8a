"""A watchdog for the event loop: counts the work of each callback, which no busy machine changes.

Seconds would depend on the machine and its other work; `python -m bench` measures them.
"""

import asyncio
import gc
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest

MAX_CALLS = 20_000
"""The most calls of functions in one callback: they take some milliseconds."""
MAX_BYTES = 2**20
"""The most memory that one callback may take: four times what is read from a socket at once."""


class Watchdog:
    """The largest callbacks of a loop."""

    def __init__(self) -> None:
        self.calls: list[tuple[int, str]] = []
        """The callbacks with the most calls of functions, in Python and in C."""
        self.memory: list[tuple[int, str]] = []
        """Those that took the most bytes of memory, if that is watched."""
        self.called: set[str] = set()
        """The names of all C functions that were called in the loop's thread."""

    def check(self, max_calls: int = MAX_CALLS) -> None:
        """Fail if a callback did too much at once."""
        assert self.calls
        for largest, limit in ((self.calls, max_calls), (self.memory, MAX_BYTES)):
            assert not largest or largest[0][0] < limit, largest


def note(largest: list[tuple[int, str]], count: int, what: asyncio.Handle) -> None:
    """Remember a callback if it is among the largest five."""
    if len(largest) < 5 or count > largest[-1][0]:
        largest[:] = sorted([*largest, (count, repr(what)[:200])], reverse=True)[:5]


@contextmanager
def watchdog(*, memory: bool = False) -> Iterator[Watchdog]:
    """Watch every asyncio callback, with the garbage collector off.

    The memory of all threads counts, so it can be watched only while no other thread works.
    """
    found = Watchdog()
    called = found.called
    run: Callable[[asyncio.Handle], None] = vars(asyncio.Handle)["_run"]
    calls = 0

    def count(frame: FrameType, event: str, function: Any) -> None:
        nonlocal calls
        if event == "call":
            calls += 1
        elif event == "c_call":
            calls += 1
            called.add(function.__qualname__)

    def watched(handle: asyncio.Handle) -> None:
        nonlocal calls
        calls = 0
        if memory:
            tracemalloc.reset_peak()
        before, _ = tracemalloc.get_traced_memory()
        sys.setprofile(count)
        try:
            run(handle)
        finally:
            sys.setprofile(None)
        note(found.calls, calls, handle)
        if memory:
            note(found.memory, tracemalloc.get_traced_memory()[1] - before, handle)

    gc.collect()
    gc.disable()
    if memory:
        tracemalloc.start()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio.Handle, "_run", watched)
            yield found
    finally:
        tracemalloc.stop()
        gc.enable()
