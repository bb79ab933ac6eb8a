from random import Random

import pytest

from spotisle.dice import ITEMS, Sheet, start, step
from spotisle.dice.bots import bot, with_faces
from spotisle.dice.solver.best_chance import _reachable, plan_for_target
from spotisle.dice.solver.odds import chance_of, mean_of, score_odds
from spotisle.dice.solver.outcomes import all_options
from spotisle.dice.solver.simulation import simulate
from spotisle.dice.solver.space import index_of
from spotisle.dice.solver.table import ValueTable, shared_table
from spotisle.dice.solver.turn import Position
from tests.dice.solver.brute_force import turn_worth

LATE = Sheet.of([name for name in ITEMS if not name.startswith(("city", "knight"))])


def test_the_spread_has_the_mean_that_the_solver_promises(table: ValueTable) -> None:
    for sheet, turns_left, crosses in ((Sheet(), 4, 1), (LATE, 3, 0)):
        position = Position(sheet, turns_left, table.joker_next_turn, crosses=crosses)
        found = score_odds(table, position)
        assert sum(found.values()) == pytest.approx(1, abs=1e-12)
        promised = sheet.points - 2 * crosses + table.value(sheet, turns_left)
        assert mean_of(found) == pytest.approx(promised, abs=1e-9)


def test_simulated_games_agree_with_the_solver_within_three_standard_errors(
    table: ValueTable,
) -> None:
    scores = simulate(table.after, 100_000, 7, joker_next_turn=table.joker_next_turn)
    error = scores.std() / len(scores) ** 0.5
    assert abs(scores.mean() - table.value(Sheet(), 15)) < 3 * error


def test_the_same_seed_gives_the_same_games() -> None:
    table = shared_table(joker_next_turn=False)
    games = [simulate(table.after, 50, seed, joker_next_turn=False) for seed in (3, 3, 4)]
    assert games[0].tolist() == games[1].tolist() != games[2].tolist()


@pytest.mark.parametrize("target", [1, 4, 6])
def test_the_best_chance_of_a_target_is_what_brute_force_finds(
    table: ValueTable, target: int
) -> None:
    """The value is 0 or 1 at the end; a cross leaves the sheet but costs two points."""
    rule = table.joker_next_turn

    def reached(sheet: Sheet, crosses: int) -> float:
        return float(sheet.points - 2 * crosses >= target)

    position = Position(Sheet(), 1, rule, crosses=1)
    literal = turn_worth(
        Sheet(), lambda sheet: reached(sheet, 1), joker_next_turn=rule, crossed=reached(Sheet(), 2)
    )
    assert plan_for_target(position, target).chance == pytest.approx(literal, abs=1e-9)


def test_playing_for_a_target_reaches_it_more_often_than_playing_for_the_mean() -> None:
    table = shared_table(joker_next_turn=False)
    position = Position(Sheet(), 4)
    usual = score_odds(table, position)
    for target in (10, 20):
        plan = plan_for_target(position, target)
        assert chance_of(usual, target) < plan.chance < 1
        assert plan.solve_turn().start_worth == pytest.approx(plan.chance, abs=1e-9)


def test_a_target_far_away_or_long_reached_needs_no_luck() -> None:
    assert plan_for_target(Position(Sheet(), 2), 50).chance == 0
    assert plan_for_target(Position(LATE, 2), 10).chance == 1


def test_no_game_leaves_the_positions_that_a_chase_looks_at(table: ValueTable) -> None:
    position = Position(Sheet(), 15, table.joker_next_turn)
    options = all_options(joker_next_turn=table.joker_next_turn)
    reachable = list(_reachable(position, options))
    rng = Random(5)
    for name in ("random", "random", "thoughtful", "optimal"):
        state = start(1, joker_next_turn=table.joker_next_turn)
        player = bot(name)
        while not state.finished:
            if not state.turn.rolls:
                assert reachable[len(state.tracks[0])][index_of(state.sheet)]
            move = with_faces(state, player.choose(state, rng), rng)
            state = step(state, 0, move).state
