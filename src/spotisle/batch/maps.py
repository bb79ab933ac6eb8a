"""Applying a function to the parts of a batch, in this process or in several."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from time import process_time
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

_Part = TypeVar("_Part")
_Result = TypeVar("_Result")

MAX_PARTS_PER_WORKER = 4
"""Parts submitted per worker: enough that none idles, few enough that no queue builds up."""


class ParallelMap(Protocol):
    """Applies a function to every part; results come in the order of the parts."""

    def __call__(
        self, work: Callable[[_Part], _Result], parts: Iterable[_Part]
    ) -> Iterator[_Result]:
        """Yield the result of each part."""
        ...


def serial_map(work: Callable[[_Part], _Result], parts: Iterable[_Part]) -> Iterator[_Result]:
    """Do everything in this process.

    >>> list(serial_map(abs, [-1, 2]))
    [1, 2]
    """
    return map(work, parts)


def serial_first(seconds: float, parallel_map: ParallelMap) -> ParallelMap:
    """Return a map that starts in this process and switches after this many seconds of CPU time.

    A small batch finishes before other processes would have started.
    """

    def run(work: Callable[[_Part], _Result], parts: Iterable[_Part]) -> Iterator[_Result]:
        end = process_time() + seconds
        rest = iter(parts)
        for part in rest:
            yield work(part)
            if process_time() >= end:
                yield from parallel_map(work, rest)

    return run


def process_map(workers: int) -> ParallelMap:
    """Return a map over this many processes; they are started with the first part."""

    def run(work: Callable[[_Part], _Result], parts: Iterable[_Part]) -> Iterator[_Result]:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield from executor_map(pool, workers, work, parts)

    return serial_map if workers == 1 else run


def executor_map(
    executor: "Executor",
    workers: int,
    work: Callable[[_Part], _Result],
    parts: Iterable[_Part],
) -> Iterator[_Result]:
    """Yield the results in the order of the parts, with few parts submitted at a time."""
    submitted: deque[Future[_Result]] = deque()
    for part in parts:
        submitted.append(executor.submit(work, part))
        if len(submitted) >= MAX_PARTS_PER_WORKER * workers:
            yield submitted.popleft().result()
    while submitted:
        yield submitted.popleft().result()
