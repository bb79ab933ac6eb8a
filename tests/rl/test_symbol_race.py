"""The symbol games for several learning agents: the real tables, with a price for speed."""

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from spotisle.rl import SymbolRace
from spotisle.rl.symbol_race import Observation
from spotisle.rules import GAMES

SEATS = {"duel": 2}
ENDING = [name for name, game in GAMES.items() if not game.spec.endless]

OWN_PILE = 3 + 3 + 24
"""The index in an observation where the tops of the piles begin."""
MIDDLE = 5


@pytest.mark.parametrize("game", ENDING)
@pytest.mark.filterwarnings("default::UserWarning")
def test_pettingzoo_accepts_every_game(game: str) -> None:
    parallel_api_test(SymbolRace(game, SEATS.get(game, 4)), num_cycles=120)


@pytest.mark.filterwarnings("default::UserWarning")
def test_the_same_seed_gives_the_same_game() -> None:
    parallel_seed_test(lambda: SymbolRace("tower"), num_cycles=60)


def find(env: SymbolRace, observation: Observation, seat: int) -> int:
    """Return the symbol that a seat shares with the middle of a tower, as an action names it."""
    own, middle = observation[OWN_PILE + seat] - 1, observation[MIDDLE] - 1
    shared = env.symbols_of_cards[own] & env.symbols_of_cards[middle]
    return int(np.flatnonzero(shared)[0]) + 1


def test_the_quicker_of_two_right_answers_takes_the_card_and_both_pay() -> None:
    env = SymbolRace("tower", 2, effort=0.01)
    seen, _ = env.reset(seed=4)
    actions = {
        f"seat_{seat}": np.array([find(env, seen[f"seat_{seat}"], seat), speed])
        for seat, speed in enumerate((7, 1))
    }
    _, rewards, _, _, infos = env.step(actions)
    assert infos["seat_1"]["verdict"] == "ok"
    assert infos["seat_0"]["verdict"] == "late"
    assert rewards == {"seat_0": -0.01 / 2, "seat_1": -0.01 / 0.5}


def test_a_game_of_perfect_eyes_ends_with_the_quicker_one_ahead() -> None:
    env = SymbolRace("tower", 2, effort=0.0)
    seen, _ = env.reset(seed=8)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        actions = {
            agent: np.array([find(env, seen[agent], seat), speed])
            for seat, (agent, speed) in enumerate(zip(env.agents, (0, 5), strict=True))
        }
        seen, rewards, _, _, _ = env.step(actions)
    assert rewards == {"seat_0": 1.0, "seat_1": 0.0}


def test_a_mistake_keeps_a_seat_out_until_the_card_changes() -> None:
    env = SymbolRace("tower", 3)
    seen, _ = env.reset(seed=2)
    right = find(env, seen["seat_0"], 0)
    wrong = right % env.game.deck.plane.size + 1
    seen, _, _, _, infos = env.step({"seat_0": np.array([wrong, 0])})
    assert infos["seat_0"]["verdict"] == "wrong"
    assert seen["seat_0"][1] == 1
    assert seen["seat_1"][1] == 0
    _, _, _, _, infos = env.step({"seat_0": np.array([right, 0])})
    assert infos["seat_0"]["verdict"] == "illegal"
