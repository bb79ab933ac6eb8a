"""The next round by score: people of equal strength meet, without more repeats."""

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from spotisle.seating import (
    Rounds,
    SeatingError,
    SeatingPlan,
    SeatingRequest,
    plan_by_score,
    plan_seating,
)
from spotisle.seating.plan import count_repeats, count_short


def play(request: SeatingRequest, mixing: int) -> Rounds:
    """Return all rounds of an evening in which higher numbers win."""
    plan = plan_seating(request).rounds
    history: Rounds = ()
    points = [0] * request.people
    for t in range(request.rounds):
        if t >= mixing:
            rest = replace(request, rounds=request.rounds - t, history=history)
            ranked = sorted(range(request.people), key=lambda person: -points[person])
            places = {person: place for place, person in enumerate(ranked, start=1)}
            plan = plan_by_score(rest, plan, places)
        for table in plan[0]:
            for place, person in enumerate(table):
                points[person] += place
        history, plan = (*history, plan[0]), plan[1:]
    return history


def measure_distance(tables: tuple[tuple[int, ...], ...], places: dict[int, int]) -> float:
    pairs = [pair for table in tables for pair in combinations(table, 2)]
    return sum(abs(places[one] - places[other]) for one, other in pairs) / len(pairs)


@pytest.mark.parametrize(("people", "table", "rounds"), [(24, 4, 6), (17, 4, 5), (30, 5, 6)])
def test_a_whole_evening_has_no_more_repeats_than_its_plan(
    people: int, table: int, rounds: int
) -> None:
    request = SeatingRequest(people=people, table=table, rounds=rounds)
    history = play(request, (rounds + 1) // 2)
    assert count_repeats(history) == plan_seating(request).repeats == 0
    for tables in history:
        assert sorted(person for group in tables for person in group) == list(range(people))


def test_equals_meet_when_the_plan_allows_it() -> None:
    request = SeatingRequest(
        people=40,
        rounds=2,
        table=4,
        history=plan_seating(SeatingRequest(people=40, rounds=2)).rounds,
    )
    places = {
        person: place for place, person in enumerate(Random(3).sample(range(40), 40), start=1)
    }
    plan = plan_by_score(request, plan_seating(request).rounds, places)
    assert count_repeats(plan, request.history) == 0
    assert measure_distance(plan[0], places) < 6  # by chance it would be 13 to 14
    means = [sum(places[person] for person in table) for table in plan[0]]
    assert means == sorted(means)  # the best sit at the first table


def test_wishes_are_kept_in_a_round_by_score() -> None:
    request = SeatingRequest(people=20, rounds=3, apart=((0, 1),), together=((2, 19),))
    places = {person: person + 1 for person in range(20)}
    for tables in plan_by_score(request, plan_seating(request).rounds, places):
        assert not any({0, 1} <= set(table) for table in tables)
        assert any({2, 19} <= set(table) for table in tables)


def test_a_plan_stays_if_its_wishes_leave_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    request = SeatingRequest(people=8, rounds=2, together=((0, 1),))
    plan = plan_seating(request).rounds

    def fail(_: SeatingRequest) -> SeatingPlan:
        raise SeatingError("these wishes don't fit together")

    monkeypatch.setattr("spotisle.seating.score_rounds.plan_seating", fail)
    places = {person: person + 1 for person in range(8)}
    assert set(plan_by_score(request, plan, places)) == set(plan)


def test_the_lowest_ranked_do_not_sit_out_repeatedly() -> None:
    history = play(SeatingRequest(people=9, table=2, rounds=8), 2)
    assert max(count_short(9, history)) == 1
