"""What a crew is: parts in, results out, in the same order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from typing import Protocol, TypeVar

_Part = TypeVar("_Part")
_Result = TypeVar("_Result")

AHEAD = 4
"""Parts at work or waiting for each pair of hands: nobody idles, and nothing piles up."""


class Crew(Protocol):
    """Applies a function to every part; results come in the order of the parts."""

    def __call__(
        self, work: Callable[[_Part], _Result], parts: Iterable[_Part]
    ) -> Iterator[_Result]:
        """Yield the result of each part."""
        ...


def in_order(
    executor: Executor,
    hands: int,
    work: Callable[[_Part], _Result],
    parts: Iterable[_Part],
) -> Iterator[_Result]:
    """Yield the results in the order of the parts, with few parts under way at a time."""
    under_way: deque[Future[_Result]] = deque()
    for part in parts:
        under_way.append(executor.submit(work, part))
        if len(under_way) >= AHEAD * hands:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()
