"""Short tables are shared fairly, and pairs meet a third time only where they must."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spotisle.seating import Rounds, SeatingRequest, plan_seating
from spotisle.seating.plan import count_flaws, count_meetings, freeze
from spotisle.seating.planner import deal_round
from spotisle.seating.polishing import polish
from spotisle.seating.sizes import split


def deal(people: int, tables: int, rounds: int, seed: int) -> Rounds:
    random = Random(seed)
    sizes = split(people, tables)
    return freeze(deal_round(range(people), sizes, random) for _ in range(rounds))


@given(st.integers(6, 30), st.integers(2, 6), st.integers(2, 6), st.integers(0, 99))
@settings(max_examples=15, deadline=None)
def test_polishing_never_makes_a_plan_worse(
    people: int, tables: int, rounds: int, seed: int
) -> None:
    plan = deal(people, min(tables, people // 3), rounds, seed)
    polished = polish(range(people), plan, Random(seed))
    assert count_flaws(range(people), polished) <= count_flaws(range(people), plan)
    for before, after in zip(plan, polished, strict=True):
        assert list(map(len, before)) == list(map(len, after))
        assert sorted(p for table in after for p in table) == list(range(people))


def test_polishing_leaves_a_fair_plan_alone() -> None:
    plan = plan_seating(SeatingRequest(people=16, rounds=5)).rounds
    assert polish(range(16), plan, Random(1)) == plan


@pytest.mark.parametrize(
    ("people", "table", "rounds", "repeats"),
    [(7, 4, 10, 69), (10, 4, 6, 27), (13, 7, 8, 210), (22, 6, 9, 219), (31, 7, 10, 345)],
)
def test_short_tables_are_shared_fairly_at_no_more_repeats(
    people: int, table: int, rounds: int, repeats: int
) -> None:
    plan = plan_seating(SeatingRequest(people=people, table=table, rounds=rounds))
    assert plan.repeats <= repeats
    assert max(plan.short) - min(plan.short) <= 1


@pytest.mark.parametrize(
    ("people", "table", "rounds", "repeats"),
    [(10, 4, 6, 27), (12, 3, 9, 42), (16, 4, 8, 72), (24, 5, 9, 138)],
)
def test_nobody_meets_three_times_at_no_more_repeats(
    people: int, table: int, rounds: int, repeats: int
) -> None:
    plan = plan_seating(SeatingRequest(people=people, table=table, rounds=rounds))
    assert plan.repeats <= repeats
    assert max(count_meetings(plan.rounds).values()) == 2


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_wishes_are_kept_while_shares_get_fairer(seed: int) -> None:
    request = SeatingRequest(people=14, rounds=6, apart=((0, 1),), together=((2, 3),), seed=seed)
    plan = plan_seating(request)
    for tables in plan.rounds:
        assert not any({0, 1} <= set(table) for table in tables)
        assert any({2, 3} <= set(table) for table in tables)
    assert plan == plan_seating(request)
