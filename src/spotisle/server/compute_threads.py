"""Runs long Python computations in a few threads, with a short switch interval for the GIL.

All threads share the GIL. In asyncio's default executor six threads computed at once and held the
GIL for 5 ms each: forty requests for QR codes delayed everyone by 80 to 120 ms. One thread and a
switch interval of 0.5 ms reduced that to 1.5 ms. The second thread is for bots while a seating plan
is computed.
"""

import asyncio
import gc
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

COMPUTE_THREADS = 2
SWITCH_INTERVAL_S = 0.0005
"""How long a thread keeps the GIL while another one waits for it."""

T = TypeVar("T")
Args = TypeVarTuple("Args")

_threads = ThreadPoolExecutor(COMPUTE_THREADS, thread_name_prefix="compute")


async def run_in_thread(work: Callable[[*Args], T], *args: *Args) -> T:
    """Run a computation in a thread. For blocking I/O use asyncio's default executor."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _run, work, args)


def _run(work: Callable[[*Args], T], args: tuple[*Args]) -> T:
    """Run a computation. What it imports stays, so the garbage collector need not look at it.

    numpy and the tables of island dice are 10,000 objects: a full collection held up the event
    loop for 23 ms.
    """
    loaded = len(sys.modules)
    try:
        return work(*args)
    finally:
        if len(sys.modules) > loaded:
            gc.freeze()


def shorten_switch_interval() -> None:
    """Shorten the switch interval, so that computing threads hardly delay the event loop."""
    sys.setswitchinterval(SWITCH_INTERVAL_S)
