"""The summary of many games, checked on games that can be counted by hand."""

import numpy as np
import pytest

from spotisle.batch import process_map
from spotisle.simulation.match import Played
from spotisle.simulation.results import Results, count_better
from spotisle.simulation.run import simulate
from spotisle.simulation.setup import Setup
from spotisle.simulation.summary import estimate_rate, summarise

DUEL = Setup("duel", 2, ("casual", "sharp"))


def played(*ranking: tuple[int, ...], seconds: float = 1.0) -> Played:
    return Played(ranking, (3, 5), (), (1, 2, 0, 0), seconds)


def test_wins_alone_and_shared_are_told_apart() -> None:
    games = [played((1,), (0,)), played((1,), (0,)), played((0, 1)), played((0,), (1,))]
    summary = summarise(DUEL, Results.of(games))
    assert [side.wins.count for side in summary.sides] == [1, 2]
    assert [side.shared.count for side in summary.sides] == [1, 1]
    assert summary.ties.rate == 0.25
    assert summary.claims
    assert summary.claims.mean == 3
    assert summary.verdicts == {"ok": 1, "late": 2, "wrong": 0, "illegal": 0}


def test_lengths_are_given_by_median_and_percentiles() -> None:
    results = Results.of([played((0,), (1,), seconds=float(number)) for number in range(101)])
    seconds = summarise(DUEL, results).seconds
    assert seconds
    assert (seconds.p5, seconds.median, seconds.p95) == (5, 50, 95)


@pytest.mark.parametrize(
    ("count", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_the_interval_is_wilsons(count: int, trials: int, low: float, high: float) -> None:
    found = estimate_rate(count, trials)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_players_who_share_a_place_have_the_same_rank() -> None:
    assert count_better(((2, 3), (0,), (1,))) == [2, 3, 0, 0]


@pytest.mark.parametrize("subject", ["poisoned_gift", "barbarians", "tournament", "adventure"])
def test_one_worker_or_two_give_the_same_numbers(
    subject: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spotisle.simulation.run.GAMES_PER_PART", 3)
    setup = Setup(subject, 3, ("casual", "sharp"), seed=5)
    one, two = simulate(setup, 7), simulate(setup, 7, parallel_map=process_map(2))
    for column in ("ranks", "scores", "points", "claims", "seconds"):
        assert np.array_equal(getattr(one, column), getattr(two, column))
    assert not np.array_equal(one.seconds, simulate(Setup(subject, 3, setup.bots), 7).seconds)
