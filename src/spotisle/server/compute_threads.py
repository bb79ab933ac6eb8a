"""Long work in Python beside the event loop: in few threads, which take short turns with it.

All threads share the interpreter lock. In asyncio's own pool six of them computed at once and kept
the lock for 5 ms each: forty requests for QR codes made everybody wait for 80 to 120 ms. With one
thread and turns of half a millisecond it was 1.5 ms. The second thread is for bots while a plan of
seats is made.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

THREADS = 2
SWITCH_INTERVAL_S = 0.0005
"""After so long a thread gives the interpreter lock to another one that waits for it."""

T = TypeVar("T")
Args = TypeVarTuple("Args")

_threads = ThreadPoolExecutor(THREADS, thread_name_prefix="aside")


async def run_aside(work: Callable[[*Args], T], *args: *Args) -> T:
    """Compute something in a thread. What only waits, for a disk, belongs into asyncio's own."""
    return await asyncio.get_running_loop().run_in_executor(_threads, work, *args)


def take_short_turns() -> None:
    """Let the event loop wait hardly at all for a thread that computes."""
    sys.setswitchinterval(SWITCH_INTERVAL_S)
