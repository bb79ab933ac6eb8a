"""Plans known from mathematics, and the sizes that people try first."""

import pytest

from spotisle.errors import SpotisleError
from spotisle.seating import SeatingRequest, describe, plan_seating

WITHOUT_A_REPEAT = [
    (15, 3, 7),
    (9, 3, 4),
    (16, 4, 5),
    (25, 5, 6),
    (49, 7, 8),
    (64, 8, 9),
    (64, 4, 21),
    (27, 3, 13),
    (24, 4, 7),
    (30, 5, 6),
    (40, 4, 7),
    (60, 4, 7),
    (28, 4, 9),
    (21, 3, 10),
    (18, 3, 8),
    (32, 4, 10),
    (31, 4, 10),
    (29, 4, 9),
    (40, 4, 13),
    (50, 5, 9),
    (60, 5, 10),
    (48, 4, 15),
    (72, 6, 8),
    (70, 5, 10),
    (36, 6, 3),
    (17, 4, 5),
    (200, 4, 17),
    (12, 3, 4),
    (28, 2, 27),
    (17, 2, 17),
]


@pytest.mark.parametrize(("people", "table", "rounds"), WITHOUT_A_REPEAT)
def test_nobody_meets_twice(people: int, table: int, rounds: int) -> None:
    plan = plan_seating(SeatingRequest(people=people, table=table, rounds=rounds))
    assert (plan.repeats, len(plan.rounds)) == (0, rounds)


@pytest.mark.parametrize(
    ("people", "table", "rounds", "repeats"),
    [
        (19, 3, 10, 1),
        (29, 4, 10, 2),
        (26, 4, 9, 2),
        (26, 4, 10, 35),
        (23, 5, 6, 3),
        (23, 5, 7, 41),
        (28, 6, 5, 20),
    ],
)
def test_a_few_people_fewer_than_full_tables_cost_a_few_repeats(
    people: int, table: int, rounds: int, repeats: int
) -> None:
    assert (
        plan_seating(SeatingRequest(people=people, table=table, rounds=rounds)).repeats <= repeats
    )


def test_twelve_people_sit_at_threes_where_fours_would_repeat() -> None:
    assert plan_seating(SeatingRequest(people=12, rounds=4)).repeats > 0
    plan = plan_seating(SeatingRequest(people=12, rounds=4, sizes=(3, 5)))
    assert describe(plan) == "12 people: tables of 3, 3, 3, 3; 4 rounds; nobody meets twice"


def test_the_sentence_says_when_nothing_better_exists() -> None:
    plan = plan_seating(SeatingRequest(people=4, table=4, rounds=2))
    assert describe(plan) == (
        "4 people: one table of 4; 2 rounds; 6 repeat meetings, no plan has fewer"
    )


def test_an_odd_one_of_pairs_sits_alone_and_nobody_twice() -> None:
    assert set(plan_seating(SeatingRequest(people=9, table=2, rounds=9)).short) == {1}


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        (SeatingRequest(people=1, rounds=3), "people: must be 2 to 500, not 1"),
        (SeatingRequest(people=9, rounds=0), "rounds: must be 1 to 60, not 0"),
        (SeatingRequest(people=9, rounds=3, table=9), "table: must be 2 to 8, not 9"),
        (SeatingRequest(people=11, rounds=3, sizes=(6, 7)), "do not fit"),
        (SeatingRequest(people=9, rounds=3, apart=((1, 9),)), "there is no person 9"),
        (SeatingRequest(people=9, rounds=3, apart=((1, 2),), together=((2, 1),)), "both apart and"),
        (
            SeatingRequest(people=9, rounds=3, together=((0, 1, 2), (2, 3, 4))),
            "do not fit at a table",
        ),
        (SeatingRequest(people=8, rounds=1, apart=((0, 1, 2),)), "don't fit together"),
    ],
)
def test_an_impossible_request_is_refused_in_one_line(request_: SeatingRequest, words: str) -> None:
    with pytest.raises(SpotisleError, match=words) as error:
        plan_seating(request_)
    assert "\n" not in str(error.value)
