"""Island dice for learning agents: the same game as the rules, with its exact values."""

from collections import Counter
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from spotisle import dice
from spotisle.dice.moves import Build, End, Joker, Move, Roll, Trade
from spotisle.dice.sheet import DIE_COUNT
from spotisle.dice.solver.rolls import faces_of
from spotisle.dice.solver.space import index_of, sheet_at
from spotisle.dice.solver.turn import Position
from spotisle.dice.state import DiceState
from spotisle.rl import DiceOracle, IslandDiceEnv, IslandDiceVectorEnv, actions
from spotisle.rl.dice_actions import (
    ACTIONS,
    END,
    KEEP_ACTIONS,
    BuildAction,
    JokerAction,
    KeepAction,
    TradeAction,
)
from spotisle.rl.dice_games import DiceGames

NEXT_TURN = pytest.mark.parametrize("joker_next_turn", [False, True])


def unused_with(state: DiceState, face: str, but: int = -1) -> int:
    """Return an unused die that shows this face."""
    turn = state.turn
    return next(die for die in turn.unused() if turn.dice[die] == face and die != but)


def reroll(state: DiceState, kept: KeepAction, shown: list[str]) -> Roll:
    """Return the roll after which all dice show these faces."""
    new, left = list(shown), list(kept.faces)
    faces: list[str] = [""] * DIE_COUNT
    for die, face in enumerate(state.turn.dice):
        if face in left:
            left.remove(face)
            new.remove(face)
            faces[die] = face
    rolled = [die for die, face in enumerate(faces) if not face]
    for die in rolled:
        faces[die] = new.pop()
    return Roll(tuple(rolled), tuple(faces))


def as_move(state: DiceState, number: int, shown: list[str]) -> Move:
    """Return what a player does at the table when an agent takes this action."""
    match actions()[number]:
        case KeepAction() as kept:
            return reroll(state, kept, shown)
        case JokerAction(knight, shows, to):
            return Joker(knight, unused_with(state, shows), to)
        case TradeAction(to):
            first = unused_with(state, "gold")
            return Trade((first, unused_with(state, "gold", but=first)), to)
        case BuildAction(item):
            return Build(item.name)
        case _:
            return End()


def unused_faces(state: DiceState) -> list[str]:
    return sorted(state.turn.dice[die] for die in state.turn.unused())


@NEXT_TURN
@pytest.mark.parametrize("seed", range(6))
def test_random_games_follow_the_rules(seed: int, *, joker_next_turn: bool) -> None:
    rng = Random(seed)
    games = DiceGames(1, np.random.default_rng(seed), joker_next_turn=joker_next_turn)
    state = dice.start(1, joker_next_turn=joker_next_turn)
    total = 0.0
    while not state.finished:
        if not state.turn.rolls:
            first = Roll(tuple(range(DIE_COUNT)), tuple(faces_of(int(games.dice[0]))))
            state = dice.step(state, 0, first).state
        legal = np.flatnonzero(games.legal()[0])
        # Most legal actions are keeps, so a purely random player would hardly build anything.
        bold = [each for each in legal if isinstance(actions()[each], BuildAction | JokerAction)]
        number = int(rng.choice(bold if bold and rng.random() < 0.7 else list(legal)))
        points, was_legal = games.step(np.array([number]))
        assert was_legal[0]
        result = dice.step(state, 0, as_move(state, number, faces_of(int(games.dice[0]))))
        assert result.reason.accepted, (actions()[number], result.reason)
        state, total = result.state, total + points[0]
        assert total == state.score(0)
        assert (games.hand[0], games.board[0]) == index_of(state.sheet)
        if state.turn.rolls:
            assert unused_faces(state) == sorted(faces_of(int(games.dice[0])))
            assert games.rolls_left[0] == state.turn.rolls_left
    assert games.finished[0]


def sheet_in(games: DiceGames, game: int = 0) -> dice.Sheet:
    return sheet_at(int(games.hand[game]), int(games.board[game]))


def choose_legal(mask: NDArray[Any], rng: np.random.Generator) -> int:
    legal = np.flatnonzero(mask)
    return int(rng.choice(legal)) if len(legal) else END


@pytest.mark.parametrize("seed", range(3))
def test_exactly_what_the_dice_pay_for_and_the_sheet_allows_can_be_built(seed: int) -> None:
    rng = np.random.default_rng(seed)
    games = DiceGames(1, rng)
    while not games.finished[0]:
        mask, sheet = games.legal()[0], sheet_in(games)
        shown = Counter(faces_of(int(games.dice[0])))
        for number, action in enumerate(actions()):
            if isinstance(action, BuildAction):
                payable = action.item.cost <= shown
                assert mask[number] == (payable and sheet.obstacle(action.item) is None)
        games.step(np.array([choose_legal(mask, rng)]))


@NEXT_TURN
@pytest.mark.usefixtures("solved")
def test_the_oracle_agrees_with_the_solver(*, joker_next_turn: bool) -> None:
    rng = np.random.default_rng(11)
    games = DiceGames(4, rng, joker_next_turn=joker_next_turn)
    oracle = DiceOracle(joker_next_turn=joker_next_turn)
    compared = 0
    for _ in range(150):
        for game in np.flatnonzero(games.rolls_left):
            at, sheet = oracle.position(games, int(game)), sheet_in(games, int(game))
            solver = Position(sheet, at.turns_left, joker_next_turn).solve_turn(oracle.table)
            worth = solver.worth_of(tuple(faces_of(at.dice)), at.rolls_left)
            assert oracle.value(at) == pytest.approx(worth - sheet.points, abs=1e-9)
            best_end = max(oracle.action_values(at)[KEEP_ACTIONS:])
            built = solver.endings(tuple(faces_of(at.dice)))[0].worth
            assert best_end == pytest.approx(built - sheet.points, abs=1e-9)
            compared += 1
        games.step(np.array([choose_legal(row, rng) for row in games.legal()]))
    assert compared > 100


def test_best_play_has_no_regret_and_scores_its_value() -> None:
    """A best action without a roll loses nothing: reward plus new value equals the old value."""
    env = IslandDiceEnv()
    env.reset(seed=5)
    oracle = DiceOracle()
    start = oracle.table.value(dice.Sheet(), 15)
    assert start == pytest.approx(94.790335, abs=1e-6)
    total, finished = 0.0, False
    while not finished:
        at = oracle.position(env.games, 0)
        action = int(oracle.action_values(at).argmax())
        assert oracle.regret(at, action) == 0
        before = oracle.value(at)
        _, reward, finished, _, info = env.step(np.int64(action))
        assert info["legal"]
        total += reward
        after = oracle.value(oracle.position(env.games, 0))
        if actions()[action] != actions()[END] and not isinstance(actions()[action], KeepAction):
            assert reward + after == pytest.approx(before, abs=1e-9)
    assert total > 60


def test_a_worse_choice_has_regret_and_an_illegal_one_infinite_regret() -> None:
    env = IslandDiceEnv()
    env.reset(seed=5)
    oracle = DiceOracle()
    at = oracle.position(env.games, 0)
    assert 0 < oracle.regret(at, END) < 20
    illegal = int(np.flatnonzero(env.games.legal()[0] == 0)[0])
    assert oracle.regret(at, illegal) == np.inf


def test_an_illegal_action_changes_nothing() -> None:
    env = IslandDiceEnv()
    observation, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, finished, _, info = env.step(np.int64(illegal))
    assert (again == observation).all()
    assert (reward, finished, info["legal"]) == (0, False, False)


def test_gymnasium_accepts_the_environment() -> None:
    env = gymnasium.make("spotisle.rl:IslandDice-v0")
    check_env(env.unwrapped)
    many = gymnasium.make_vec("spotisle.rl:IslandDice-v0", num_envs=7)
    observations, info = many.reset(seed=3)
    assert many.observation_space.contains(observations)
    assert info["action_mask"].shape == (7, ACTIONS)


def test_many_games_side_by_side_are_whole_games() -> None:
    """Each game restarts after its end, and every game takes fifteen turns."""
    many = IslandDiceVectorEnv(32)
    rng = np.random.default_rng(0)
    _, info = many.reset(seed=9)
    ended = 0
    for _ in range(400):
        chosen = np.array([choose_legal(row, rng) for row in info["action_mask"]])
        before = many.games.turns_left.copy()
        _, rewards, finished, _, info = many.step(chosen)
        fresh = before == 0
        assert (rewards[fresh] == 0).all()
        assert (many.games.turns_left[fresh] == 15).all()
        ended += int(finished.sum())
    assert ended >= 32


def test_the_same_seed_gives_the_same_games() -> None:
    runs = []
    for _ in range(2):
        many = IslandDiceVectorEnv(4)
        _, info = many.reset(seed=21)
        rng = np.random.default_rng(2)
        seen = []
        for _ in range(60):
            chosen = np.array([choose_legal(row, rng) for row in info["action_mask"]])
            observations, rewards, _, _, info = many.step(chosen)
            seen.append((observations.tobytes(), rewards.tobytes()))
        runs.append(seen)
    assert runs[0] == runs[1]
