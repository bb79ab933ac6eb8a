"""Properties of every plan, for any request."""

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from spotisle.seating import SeatingPlan, SeatingRequest, plan_seating
from spotisle.seating.planner import pairs_of
from spotisle.seating.sizes import split

PEOPLE = st.integers(2, 44)
TABLES = st.integers(2, 8)
ROUNDS = st.integers(1, 7)


def check_plan(plan: SeatingPlan, seated: list[int], rounds: int) -> None:
    """Check the plan by counting everything again in the simplest way."""
    assert len(plan.rounds) == rounds
    for tables in plan.rounds:
        assert sorted(person for table in tables for person in table) == seated
        sizes = sorted(map(len, tables))
        assert sizes[-1] - sizes[0] <= 1
    met = Counter(
        frozenset(pair)
        for tables in plan.rounds
        for table in tables
        for pair in combinations(table, 2)
    )
    assert plan.repeats == sum(met.values()) - len(met)
    assert plan.bound <= plan.repeats
    for person in range(plan.people):
        assert plan.short[person] == sum(
            person in table and len(table) < max(map(len, tables))
            for tables in plan.rounds
            for table in tables
        )


@given(PEOPLE, TABLES, ROUNDS)
@settings(max_examples=25, deadline=None)
def test_everybody_sits_once_a_round_at_tables_that_differ_by_one(
    people: int, table: int, rounds: int
) -> None:
    plan = plan_seating(SeatingRequest(people=people, table=table, rounds=rounds))
    check_plan(plan, list(range(people)), rounds)
    assert len(plan.rounds[0]) == -(-people // table)


@given(st.integers(5, 40), st.integers(3, 6), ROUNDS, st.integers(0, 99))
@settings(max_examples=4, deadline=None)
def test_the_same_seed_gives_the_same_plan(people: int, table: int, rounds: int, seed: int) -> None:
    request = SeatingRequest(people=people, table=table, rounds=rounds, seed=seed)
    assert plan_seating(request) == plan_seating(request)


@given(st.integers(8, 36), st.integers(1, 5), st.data())
@settings(max_examples=8, deadline=None)
def test_wishes_are_kept(people: int, rounds: int, data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(people)))
    apart, together = tuple(order[:2]), tuple(order[2:4])
    plan = plan_seating(
        SeatingRequest(people=people, rounds=rounds, apart=(apart,), together=(together,))
    )
    check_plan(plan, list(range(people)), rounds)
    for tables in plan.rounds:
        assert not any(set(apart) <= set(table) for table in tables)
        assert any(set(together) <= set(table) for table in tables)


@given(st.integers(20, 40), st.integers(3, 5), st.integers(3, 7))
@settings(max_examples=8, deadline=None)
def test_tables_have_an_allowed_size(people: int, smallest: int, largest: int) -> None:
    largest = max(smallest + 1, largest)
    plan = plan_seating(SeatingRequest(people=people, rounds=3, sizes=(smallest, largest)))
    check_plan(plan, list(range(people)), 3)
    assert all(smallest <= len(table) <= largest for table in plan.rounds[0])


@given(st.integers(9, 40), st.integers(1, 4), st.data())
@settings(max_examples=8, deadline=None)
def test_the_rest_of_an_evening_avoids_earlier_pairs(
    people: int, rounds: int, data: st.DataObject
) -> None:
    before = plan_seating(SeatingRequest(people=people, rounds=2))
    gone = data.draw(st.sets(st.integers(0, people - 1), max_size=people // 5))
    newcomers = data.draw(st.integers(0, 4))
    plan = plan_seating(
        SeatingRequest(
            people=people + newcomers,
            rounds=rounds,
            history=before.rounds,
            gone=tuple(gone),
        )
    )
    seated = [person for person in range(people + newcomers) if person not in gone]
    known = {frozenset(p) for tables in before.rounds for p in pairs_of(tables)}
    again = 0
    for tables in plan.rounds:
        assert sorted(person for table in tables for person in table) == seated
        assert sorted(map(len, tables), reverse=True) == list(split(len(seated), len(tables)))
        for pair in map(frozenset, pairs_of(tables)):
            again += pair in known
            known.add(pair)
    assert plan.repeats == again


def test_groups_that_fit_in_one_way_only_are_seated_that_way() -> None:
    groups = ((0, 1, 2), (3, 4), (5, 6))
    for seed in range(5):
        plan = plan_seating(SeatingRequest(people=7, rounds=3, together=groups, seed=seed))
        for tables in plan.rounds:
            assert set(tables) == {(0, 1, 2), (3, 4, 5, 6)}
