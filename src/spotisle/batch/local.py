"""Crews on this machine."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from spotisle.batch.work import Crew, in_order

_Part = TypeVar("_Part")
_Result = TypeVar("_Result")


def alone(work: Callable[[_Part], _Result], parts: Iterable[_Part]) -> Iterator[_Result]:
    """Do everything in this process.

    >>> list(alone(abs, [-1, 2]))
    [1, 2]
    """
    return map(work, parts)


def processes(count: int) -> Crew:
    """Return a crew of so many processes; they are started with the first part."""

    def crew(work: Callable[[_Part], _Result], parts: Iterable[_Part]) -> Iterator[_Result]:
        with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
            yield from in_order(pool, count, work, parts)

    return alone if count == 1 else crew
