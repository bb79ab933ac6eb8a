from functools import cache
from random import Random

import pytest

from spotisle.dice import FACES, ITEMS, Sheet, step
from spotisle.dice.solver.space import BOARDS, HANDS, index_of, sheet_at
from spotisle.dice.solver.table import ValueTable
from spotisle.dice.solver.turn import TurnSolver
from tests.dice.solver.brute_force import best_ending, rolled, turn_worth

ROADS = [name for name in ITEMS if name.startswith("road")]
LATE = [*ROADS, *(f"settlement:{points}" for points in (3, 4, 5, 7, 9, 11)), "city:7", "city:12"]


@pytest.mark.parametrize(
    "sheet",
    [
        Sheet(),
        Sheet.of(["road:0", "settlement:3", "knight:1"]),
        Sheet.of([*LATE, "knight:1", "knight:2"], [2]),
    ],
    ids=["start", "one joker", "late"],
)
def test_a_game_of_one_turn_is_worth_what_brute_force_finds(
    table: ValueTable, sheet: Sheet
) -> None:
    worth = turn_worth(sheet, lambda after: after.points, joker_next_turn=table.joker_next_turn)
    assert table.value(sheet, 1) == pytest.approx(worth - sheet.points, abs=1e-9)


@pytest.mark.parametrize("built", [[], [*LATE, "city:20"]], ids=["start", "late"])
def test_a_game_of_two_turns_is_worth_what_brute_force_finds(
    table: ValueTable, built: list[str]
) -> None:
    rule = table.joker_next_turn

    @cache
    def one_turn(sheet: Sheet) -> float:
        return turn_worth(sheet, lambda after: after.points, joker_next_turn=rule)

    sheet = Sheet.of(built)
    worth = turn_worth(sheet, one_turn, joker_next_turn=rule)
    assert table.value(sheet, 2) == pytest.approx(worth - sheet.points, abs=1e-9)


def test_the_best_end_of_a_turn_is_what_trying_every_move_finds(table: ValueTable) -> None:
    rng = Random(20)
    few_jokers = [hand for hand in range(HANDS) if len(sheet_at(hand, 0).jokers()) <= 2]
    all_jokers = index_of(Sheet(knights=6))[0]
    for hand in (all_jokers, *rng.choices(few_jokers, k=30)):
        sheet = sheet_at(hand, rng.randrange(BOARDS))
        dice = rng.choices(FACES, k=6)
        turns_left = rng.randint(1, 15)
        solver = TurnSolver(table.after(turns_left), sheet, joker_next_turn=table.joker_next_turn)

        def after(sheet: Sheet, turns_left: int = turns_left) -> float:
            return sheet.points + table.value(sheet, turns_left - 1)

        found = best_ending(sheet, dice, after, joker_next_turn=table.joker_next_turn)
        assert solver.worth_of(tuple(dice), 0) == pytest.approx(found, abs=1e-9)


def test_every_planned_ending_can_be_played_by_the_rules(table: ValueTable) -> None:
    rng = Random(21)
    for _ in range(200):
        sheet = sheet_at(rng.randrange(HANDS), rng.randrange(BOARDS))
        dice = tuple(rng.choices(FACES, k=6))
        solver = TurnSolver(table.after(5), sheet, joker_next_turn=table.joker_next_turn)
        for ending in solver.endings(dice):
            state = rolled(sheet, dice, joker_next_turn=table.joker_next_turn)
            for move in ending.moves(dice, sheet.knights):
                made = step(state, 0, move)
                assert made.reason.accepted, (sheet, dice, move, made.reason)
                state = made.state
            assert state.sheet == ending.sheet
