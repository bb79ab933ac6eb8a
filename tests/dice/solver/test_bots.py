from random import Random
from statistics import mean

import pytest

from spotisle.dice import step
from spotisle.dice.bots import BOTS, UnknownBotError, bot, play_games, play_out
from spotisle.dice.moves import read_move
from spotisle.dice.state import start


@pytest.mark.parametrize("joker_next_turn", [False, True])
def test_every_move_of_a_bot_is_legal(*, joker_next_turn: bool) -> None:
    state, moves = play_out(
        [bot(name) for name in BOTS], Random(1), joker_next_turn=joker_next_turn
    )
    table = start(len(BOTS), joker_next_turn=joker_next_turn)
    for move in moves:
        made = step(table, table.seat, read_move(move))
        assert made.reason.accepted
        table = made.state
    assert table == state
    assert table.finished


def test_a_bot_that_looks_further_ahead_scores_more() -> None:
    games = play_games(["random", "greedy", "thoughtful", "optimal"], 200, 1)
    means = [mean(scores) for scores in games.scores]
    assert means == sorted(means)
    assert sum(games.wins()) == pytest.approx(200)
    assert max(games.wins()) == games.wins()[-1]


def test_a_bot_plays_the_same_at_the_table_and_in_bulk() -> None:
    """Different dice, same policy: the means must agree."""
    bulk = play_games(["greedy"], 4000, 1).scores[0]
    rng = Random(2)
    single = [play_out([bot("greedy")], rng)[0].score(0) for _ in range(40)]
    error = (sum((score - mean(bulk)) ** 2 for score in bulk) / len(bulk) / len(single)) ** 0.5
    assert abs(mean(single) - mean(bulk)) < 4 * error


def test_the_same_seed_gives_the_same_scores_and_seats_differ() -> None:
    first, second = (play_games(["optimal", "optimal"], 20, 5) for _ in range(2))
    assert first == second
    assert first.scores[0] != first.scores[1]
    assert play_games(["optimal"], 20, 6).scores[0] != first.scores[0]


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBotError, match="random, greedy, thoughtful, optimal"):
        play_games(["clever"], 1, 1)
