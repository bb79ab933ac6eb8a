"""Long work in Python runs in few threads, so that the event loop gets its turn."""

import asyncio
import threading
import time

from spotisle.server.compute_threads import THREADS, run_aside


async def test_few_pieces_of_work_run_at_once() -> None:
    running, most = list[int](), list[int]()

    def work(number: int) -> int:
        running.append(number)
        most.append(len(running))
        time.sleep(0.01)
        running.remove(number)
        return number

    done = await asyncio.gather(*(run_aside(work, number) for number in range(20)))
    assert done == list(range(20))
    assert max(most) <= THREADS


async def test_it_is_not_the_thread_of_the_loop() -> None:
    assert await run_aside(threading.get_ident) != threading.get_ident()
