"""Maps over the parts of a batch: each part runs once, and the results keep their order."""

from collections.abc import Callable, Iterable, Iterator
from math import inf
from typing import TypeVar

import pytest

from spotisle.batch import process_map, serial_first, serial_map

_Part = TypeVar("_Part")
_Result = TypeVar("_Result")


@pytest.mark.parametrize("parts", [0, 1, 2, 5])
@pytest.mark.parametrize("seconds", [0, inf])
def test_a_batch_started_locally_and_continued_elsewhere_is_complete(
    parts: int, seconds: float
) -> None:
    begun = serial_first(seconds, serial_map)
    assert list(begun(str, range(parts))) == [str(part) for part in range(parts)]


def test_only_the_work_left_at_the_time_limit_is_handed_over() -> None:
    handed_over: list[object] = []

    def note_parts(work: Callable[[_Part], _Result], parts: Iterable[_Part]) -> Iterator[_Result]:
        for part in parts:
            handed_over.append(part)
            yield work(part)

    assert list(serial_first(inf, note_parts)(abs, range(4))) == [0, 1, 2, 3]
    assert handed_over == []
    assert list(serial_first(0, note_parts)(abs, range(4))) == [0, 1, 2, 3]
    assert handed_over == [1, 2, 3]


def test_several_processes_answer_in_order() -> None:
    assert list(process_map(2)(abs, range(-9, 0))) == [*range(9, 0, -1)]
