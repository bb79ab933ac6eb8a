"""Stored plans: each is valid, also serves fewer rounds and people, and is read when needed."""

import subprocess
import sys
from itertools import groupby

import pytest

from spotisle.seating import SeatingRequest, plan_seating
from spotisle.seating.found_plans import decode, find_plan, read_lines
from spotisle.seating.plan import count_repeats
from spotisle.seating.sizes import split
from tools.seating_plans import encode


def test_every_stored_plan_seats_everybody_once_a_round() -> None:
    for people, tables, rounds in read_lines():
        plan = find_plan(people, tables, rounds)
        assert plan
        assert [tuple(map(len, seated)) for seated in plan] == [split(people, tables)] * rounds
        for seated in plan:
            assert sorted(p for table in seated for p in table) == list(range(people))


def test_a_stored_plan_without_repeats_serves_fewer_rounds() -> None:
    for (people, tables), cases in groupby(read_lines(), key=lambda case: case[:2]):
        plans = [plan for case in cases if (plan := find_plan(*case))]
        longest = max((len(plan) for plan in plans if not count_repeats(plan)), default=0)
        for rounds in range(1, longest):
            plan = find_plan(people, tables, rounds)
            assert plan
            assert (len(plan), count_repeats(plan)) == (rounds, 0)


def test_a_plan_for_full_tables_serves_fewer_people_at_as_many_tables() -> None:
    assert (136, 17, 17) in read_lines()
    for people in (135, 120, 119, 52):
        plan = find_plan(people, 17, 10)
        assert plan
        assert [tuple(map(len, seated)) for seated in plan] == [split(people, 17)] * 10
        for seated in plan:
            assert sorted(p for table in seated for p in table) == list(range(people))
        assert count_repeats(plan) == 0


def test_a_part_is_used_only_if_its_tables_differ_by_at_most_one() -> None:
    parts = 0
    for people in range(6, 65):
        for size in range(3, 9):
            tables = -(-people // size)
            if (people, tables, 3) not in read_lines() and (part := find_plan(people, tables, 3)):
                assert [tuple(map(len, seated)) for seated in part] == [split(people, tables)] * 3
                parts += 1
    assert parts > 100


def test_part_of_a_plan_is_left_to_the_search_if_it_may_find_fewer_repeats() -> None:
    assert find_plan(22, 4, 10)
    assert find_plan(22, 4, 9) is None


def test_a_plan_is_stored_as_it_is_read() -> None:
    for case in ((15, 5, 7), (17, 5, 7), (136, 17, 17)):
        plan = find_plan(*case)
        assert plan
        assert decode(encode(plan), case[1]) == plan


def test_stored_plans_are_read_when_the_first_is_needed() -> None:
    program = """
from spotisle.seating import SeatingRequest, plan_seating
from spotisle.seating.found_plans import read_lines

def plan(table):
    plan_seating(SeatingRequest(people=9, table=table, rounds=1))
    print(read_lines.cache_info().misses)

plan(2)
plan(3)
plan(4)
"""
    printed = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    assert printed.split() == ["0", "1", "1"]


@pytest.mark.parametrize(
    ("people", "table", "rounds", "repeats"),
    [
        (21, 6, 4, 15),
        (27, 6, 4, 6),
        (28, 6, 6, 26),
        (20, 4, 7, 20),
        (31, 6, 5, 0),
        (33, 6, 6, 18),
        (17, 4, 6, 2),
        (36, 6, 6, 26),
    ],
)
def test_stored_results_replace_a_long_search(
    people: int, table: int, rounds: int, repeats: int
) -> None:
    assert (
        plan_seating(SeatingRequest(people=people, table=table, rounds=rounds)).repeats <= repeats
    )
