"""A room never waits for the solver."""

import time
from pathlib import Path

import pytest

from spotisle.dice.bots import at_hand
from spotisle.dice.solver import background


def test_the_next_best_bot_plays_until_the_game_is_solved_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPOTISLE_CACHE", str(tmp_path))
    monkeypatch.setattr(background, "_solved", set())
    background._solve_elsewhere.cache_clear()
    assert at_hand("optimal", joker_next_turn=False) == "thoughtful"
    assert at_hand("greedy", joker_next_turn=False) == "greedy"
    for _ in range(6000):
        if at_hand("optimal", joker_next_turn=False) == "optimal":
            break
        time.sleep(0.1)
    assert at_hand("optimal", joker_next_turn=False) == "optimal"
    assert list(tmp_path.glob("*.table"))
    assert background._solve_elsewhere(joker_next_turn=False).wait(600) == 0
