"""The coach's advice agrees with the solver."""

import msgspec
import pytest

from spotisle.dice.advice import Advice
from spotisle.dice.advice_json import answer
from spotisle.dice.adviser import advise_player
from spotisle.dice.game import step
from spotisle.dice.moves import read_move
from spotisle.dice.solver.table import ValueTable
from spotisle.dice.solver.turn import Position
from spotisle.dice.state import DiceState, start
from tests.dice.kit import roll


def rolled(table: ValueTable, *rolls: str) -> DiceState:
    state = start(1, joker_next_turn=table.joker_next_turn)
    for faces in rolls:
        state = step(state, 0, read_move(roll(faces))).state
    return state


def value(state: DiceState, table: ValueTable) -> object:
    question = Position(
        state.sheet, 15, table.joker_next_turn, state.turn.dice, state.turn.rolls_left
    )
    return answer(question, table)["value"]


@pytest.mark.parametrize("rolls", [["ogwbbl"], ["ogwbbl"] * 2, ["ogwbbl"] * 3])
def test_the_best_choice_is_worth_what_the_solver_expects(
    table: ValueTable, rolls: list[str]
) -> None:
    state = rolled(table, *rolls)
    best, *others = advise_player(state, table)
    assert best.score == pytest.approx(value(state, table), abs=1e-6)
    assert best.cost == 0
    for other in others:
        assert other.cost == pytest.approx(best.score - other.score)


def test_advice_holds_until_the_turn_is_over(table: ValueTable) -> None:
    state = rolled(table, *["ogwbbl"] * 3)
    best = advise_player(state, table)[0]
    for number, move in enumerate(best.moves):
        following = advise_player(state, table, count=50)
        assert following[0].score == pytest.approx(best.score)
        assert any(choice.moves == best.moves[number:] for choice in following)
        state = step(state, 0, move).state
    last = advise_player(state, table)[0]
    assert last.score == pytest.approx(best.score)
    assert not last.moves


def test_nothing_is_advised_before_the_first_roll(table: ValueTable) -> None:
    assert advise_player(rolled(table), table) == ()


def test_advice_can_be_sent(table: ValueTable) -> None:
    choices = advise_player(rolled(table, "oooggg"), table)
    assert msgspec.json.decode(msgspec.json.encode(choices), type=tuple[Advice, ...]) == choices
