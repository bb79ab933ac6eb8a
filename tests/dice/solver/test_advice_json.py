import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spotisle.dice import FACES, Sheet, step
from spotisle.dice.advice_json import advise
from spotisle.dice.advice_text import explain
from spotisle.dice.moves import read_move
from spotisle.dice.solver.rolls import kept_from, number_of
from spotisle.dice.solver.space import BOARDS, HANDS, sheet_at
from spotisle.dice.solver.table import ValueTable, shared_table
from spotisle.dice.solver.turn import Position, TurnSolver
from tests.dice.solver.brute_force import rolled
from tests.strategies import json_values


def asked(sheet: Sheet, **more: object) -> dict[str, object]:
    lent = sorted(set(range(1, sheet.knights + 1)) - set(sheet.jokers()))
    return {"built": list(sheet.items()), "jokers_used": lent, **more}


def test_between_turns_the_answer_is_the_value_alone(table: ValueTable) -> None:
    answer = advise({"built": [], "turns_left": 15, "joker_next_turn": table.joker_next_turn})
    assert answer == {"value": pytest.approx(table.value(Sheet(), 15), abs=1e-9)}


def test_the_value_before_a_roll_is_the_mean_over_the_dice(table: ValueTable) -> None:
    rng = Random(1)
    for _ in range(20):
        sheet = sheet_at(rng.randrange(HANDS), rng.randrange(BOARDS))
        turns_left = rng.randint(1, 15)
        solver = TurnSolver(table.after(turns_left), sheet, joker_next_turn=table.joker_next_turn)
        value = table.value(sheet, turns_left)
        assert solver.start_worth - sheet.points == pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize("rolls_left", [1, 2])
def test_all_keeps_nearly_as_good_as_the_best_are_listed(
    table: ValueTable, rolls_left: int
) -> None:
    rng = Random(2)
    for _ in range(30):
        sheet = sheet_at(rng.randrange(HANDS), rng.randrange(BOARDS))
        dice = tuple(rng.choices(FACES, k=6))
        question = asked(sheet, turns_left=9, dice=list(dice), rolls_left=rolls_left)
        answer = advise(question | {"joker_next_turn": table.joker_next_turn})
        solver = TurnSolver(table.after(9), sheet, joker_next_turn=table.joker_next_turn)
        worth = solver.keep_worths(rolls_left)
        best = {
            int(keep)
            for keep in kept_from(number_of(dice))
            if worth[keep] >= worth[kept_from(number_of(dice))].max() - 1e-9
        }
        keeps = answer.get("keeps", [answer["keep"]])
        assert isinstance(keeps, list)
        assert {number_of(keep) for keep in keeps} == best
        assert ("keeps" in answer) == (len(best) > 1)
        assert answer["keep"] in keeps


def test_keeping_all_six_is_worth_what_the_dice_are_worth_now() -> None:
    """With two rolls left, keeping all six dice must not include the value of another roll."""
    sheet = Sheet.of(["road:0", "road:1"])
    question = asked(
        sheet, turns_left=1, rolls_left=2, dice=["ore", "ore", "ore", "grain", "grain"]
    )
    answer = advise(question | {"dice": [*["ore"] * 3, *["grain"] * 2, "wool"]})
    assert answer["value"] == 7
    assert answer["keep"] == ["ore"] * 3 + ["grain"] * 2 + ["wool"]
    assert len(answer["keeps"]) == 2  # type: ignore[arg-type]
    assert advise(question)["error"] == "dice: there are six, not 5"


def test_the_moves_can_be_played_and_lead_to_what_is_built(table: ValueTable) -> None:
    rng = Random(3)
    for _ in range(60):
        sheet = sheet_at(rng.randrange(HANDS), rng.randrange(BOARDS))
        dice = rng.choices(FACES, k=6)
        turns_left = rng.randint(1, 15)
        question = asked(sheet, turns_left=turns_left, dice=dice, rolls_left=0)
        answer = advise(question | {"joker_next_turn": table.joker_next_turn})
        state = rolled(sheet, dice, joker_next_turn=table.joker_next_turn)
        for move in answer["moves"]:  # type: ignore[attr-defined]
            made = step(state, 0, read_move(move))
            assert made.reason.accepted
            state = made.state
        assert list(state.sheet.items()) == answer["built"]
        gained = state.sheet.points - sheet.points if state.turn.built else -2
        worth = gained + table.value(state.sheet, turns_left - 1)
        assert answer["value"] == pytest.approx(worth, abs=2e-9)


KNIGHTS = [f"knight:{knight}" for knight in range(1, 7)]
TOWARDS_THE_SECOND_CITY = Sheet.of(
    [
        *(f"road:{road}" for road in range(6)),
        *("settlement:3", "settlement:4", "settlement:5", "city:7"),
        *KNIGHTS,
    ],
    range(1, 6),
)


@pytest.mark.parametrize(
    ("dice", "done"),
    [
        (["ore", "ore", "ore", "grain", "grain", "gold"], ["build"]),
        (["ore", "ore", "ore", "grain", "gold", "gold"], ["trade", "build"]),
        (["ore", "ore", "grain", "gold", "gold", "gold"], ["trade", "joker", "build"]),
    ],
)
def test_no_unneeded_joker_is_used(dice: list[str], done: list[str]) -> None:
    """Not even in the last turn, where it would cost nothing."""
    question = asked(TOWARDS_THE_SECOND_CITY, turns_left=1, rolls_left=0)
    answer = advise(question | {"dice": dice})
    assert [move["do"] for move in answer["moves"]] == done  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"built": ["road:1"]}, "built"),
        ({"built": ["road:0", "road:0"]}, "built"),
        ({"built": "road:0"}, "built"),
        ({"built": None}, "built"),
        ({"jokers_used": [1]}, "jokers_used"),
        ({"jokers_used": [10**5000]}, "jokers_used"),
        ({"jokers_used": [True]}, "jokers_used"),
        ({"turns_left": 0}, "turns_left"),
        ({"turns_left": 16}, "turns_left"),
        ({"turns_left": 3.0}, "turns_left"),
        ({"turns_left": True}, "turns_left"),
        ({"joker_next_turn": "yes"}, "joker_next_turn"),
        ({"dice": ["ore"] * 6}, "dice and rolls_left"),
        ({"rolls_left": 1}, "dice and rolls_left"),
        ({"dice": ["ore"] * 7, "rolls_left": 1}, "dice"),
        ({"dice": ["ore"] * 5 + ["iron"], "rolls_left": 1}, "dice"),
        ({"dice": ["ore"] * 6, "rolls_left": 3}, "rolls_left"),
    ],
)
def test_an_invalid_question_gets_an_error_that_names_the_part(
    change: dict[str, object], place: str
) -> None:
    answer = advise({"built": [], "turns_left": 3} | change)
    assert list(answer) == ["error"]
    assert str(answer["error"]).startswith(place)


@given(
    json_values
    | st.fixed_dictionaries(
        {"built": json_values | st.just([]), "turns_left": json_values | st.integers(1, 15)},
        optional={"jokers_used": json_values, "dice": json_values, "rolls_left": json_values},
    )
)
def test_any_question_gets_an_answer(question: object) -> None:
    answer = advise(question)
    assert answer.keys() & {"value", "error"}
    json.dumps(answer)


def test_an_explanation_gives_three_choices_the_best_first() -> None:
    table = shared_table(joker_next_turn=False)
    dice = ("ore", "ore", "grain", "wool", "brick", "gold")
    question = Position(TOWARDS_THE_SECOND_CITY, 3, dice=dice, rolls_left=2)
    choices = explain(question, table)
    assert len(choices) == 3
    assert choices[0].cost == 0
    assert choices[0].score >= choices[1].score >= choices[2].score
    assert choices[1].cost == pytest.approx(choices[0].score - choices[1].score)
    assert choices[0].why.startswith("keeps the 2 ore, grain for the second city")


def test_an_explanation_counts_the_crosses_made_before() -> None:
    table = shared_table(joker_next_turn=False)
    dice = ("ore", "ore", "grain", "wool", "brick", "gold")
    clean, crossed = (
        explain(Position(Sheet(), 9, dice=dice, rolls_left=0, crosses=crosses), table)[0].score
        for crosses in (0, 3)
    )
    assert crossed == pytest.approx(clean - 6)
