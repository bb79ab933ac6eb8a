"""The search round by round: its counts are true, and it finds plans with few repeats."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spotisle.seating import Rounds, SeatingRequest, plan_seating
from spotisle.seating.plan import count_flaws, freeze
from spotisle.seating.planner import NOISE, deal_round
from spotisle.seating.round_search import FAIRNESS_COST, RoundSearch
from spotisle.seating.sizes import split

WORK = 100_000


def deal(people: range, tables: int, rounds: int, seed: int) -> Rounds:
    random = Random(seed)
    sizes = split(len(people), tables)
    return freeze(deal_round(people, sizes, random) for _ in range(rounds))


@given(st.integers(6, 30), st.integers(2, 6), st.integers(1, 6), st.integers(0, 99))
@settings(max_examples=15, deadline=None)
def test_a_search_knows_the_flaws_of_its_plan(
    people: int, tables: int, rounds: int, seed: int
) -> None:
    everybody = range(3, 3 + people)  # the first three have left
    tables = min(tables, people // 2)
    history = deal(range(people), tables, 2, seed + 1)
    plan = deal(everybody, tables, rounds, seed)
    search = RoundSearch(everybody, plan, Random(seed), history)
    before = count_flaws(everybody, plan, history)
    found = search.search(WORK, NOISE, FAIRNESS_COST, 0)
    after = count_flaws(everybody, found, history)
    assert after <= before
    again = RoundSearch(everybody, found, Random(seed), history)
    assert again.rate()[:3] == (0, *after[:2])
    now = freeze([[everybody[i] for i in table] for table in tables] for tables in search.rounds)
    assert search.rate()[:3] == (0, *count_flaws(everybody, now, history)[:2])


def test_a_search_breaks_no_wish_that_is_kept() -> None:
    people = range(20)
    plan = deal(people, 5, 4, 1)
    apart = [(one, other) for one in people for other in people if one < other][::19]
    broken = RoundSearch(people, plan, Random(1), apart=apart).rate()[0]
    search = RoundSearch(people, plan, Random(1), apart=apart)
    found = search.search(WORK, NOISE, FAIRNESS_COST, 0)
    assert RoundSearch(people, found, Random(1), apart=apart).rate()[0] == 0 < broken


@pytest.mark.parametrize(
    ("people", "table", "rounds", "repeats"),
    [(75, 7, 15, 510), (33, 5, 8, 12), (120, 7, 20, 850), (50, 8, 9, 161), (51, 8, 7, 12)],
)
def test_where_nothing_fits_few_repeats_are_left(
    people: int, table: int, rounds: int, repeats: int
) -> None:
    assert (
        plan_seating(SeatingRequest(people=people, table=table, rounds=rounds)).repeats <= repeats
    )
