"""The next round by score: equals meet, and nobody meets more often for it."""

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from spotisle.seating import Request, Rounds, plan_seating, put_equals_first
from spotisle.seating.plan import count_repeats, count_short


def play(request: Request, mixing: int) -> Rounds:
    """Return all rounds of an evening in which those with high numbers win."""
    plan = plan_seating(request).rounds
    history: Rounds = ()
    points = [0] * request.people
    for t in range(request.rounds):
        if t >= mixing:
            rest = replace(request, rounds=request.rounds - t, history=history)
            ranked = sorted(range(request.people), key=lambda person: -points[person])
            places = {person: place for place, person in enumerate(ranked, start=1)}
            plan = put_equals_first(rest, plan, places)
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
    request = Request(people=people, table=table, rounds=rounds)
    history = play(request, (rounds + 1) // 2)
    assert count_repeats(history) == plan_seating(request).repeats == 0
    for tables in history:
        assert sorted(person for group in tables for person in group) == list(range(people))


def test_equals_meet_where_there_is_room() -> None:
    request = Request(
        people=40, rounds=2, table=4, history=plan_seating(Request(people=40, rounds=2)).rounds
    )
    places = {
        person: place for place, person in enumerate(Random(3).sample(range(40), 40), start=1)
    }
    plan = put_equals_first(request, plan_seating(request).rounds, places)
    assert count_repeats(plan, request.history) == 0
    assert measure_distance(plan[0], places) < 6  # by chance it would be 13 to 14
    means = [sum(places[person] for person in table) for table in plan[0]]
    assert means == sorted(means)  # the best sit at the first table


def test_wishes_are_kept_in_a_round_by_score() -> None:
    request = Request(people=20, rounds=3, apart=((0, 1),), together=((2, 19),))
    places = {person: person + 1 for person in range(20)}
    for tables in put_equals_first(request, plan_seating(request).rounds, places):
        assert not any({0, 1} <= set(table) for table in tables)
        assert any({2, 19} <= set(table) for table in tables)


def test_the_last_do_not_sit_out_again_and_again() -> None:
    history = play(Request(people=9, table=2, rounds=8), 2)
    assert max(count_short(9, history)) == 1
