"""Beginner and adventure: points to ten, shared wins."""

from random import Random

import pytest

from spotisle.rules import Teams
from spotisle.series import ADVENTURE, Finished, Mode, PlayStep, Series, play_series, preset
from tests.series.kit import at_random, awarded, plays


def begin(mode: Mode, *games: str, players: int = 2) -> Series:
    return Series.start(preset("island").plan(mode, players, games=games or None))


def asked(series: Series) -> PlayStep:
    assert isinstance(series.step, PlayStep)
    return series.step


def test_beginner_repeats_one_minigame_until_a_team_has_ten() -> None:
    series = begin("beginner", "welcome")
    for _ in range(3):
        assert asked(series).game == "welcome"
        series = awarded(series, 3, 0)
    assert series.standing.totals == (9, 0)
    series = awarded(series, 1, 2)
    assert isinstance(series.step, Finished)
    assert series.standing.totals == (10, 2)
    assert series.standing.ranking == ((0,), (1,))


def test_beginner_may_go_beyond_ten() -> None:
    series = begin("beginner", "ports")
    for points in ((3, 0), (3, 0), (3, 0), (3, 0)):
        series = awarded(series, *points)
    assert series.standing.totals == (12, 0)


def test_a_tie_at_ten_is_a_shared_win() -> None:
    series = begin("beginner", "barbarians", players=3)
    for _ in range(5):
        series = awarded(series, 2, 0, 2)
    assert isinstance(series.step, Finished)
    assert series.standing.ranking == ((0, 2), (1,))


def test_with_several_beyond_ten_most_points_win() -> None:
    series = begin("beginner", "welcome")
    for points in ((2, 3), (2, 3), (3, 2), (2, 1), (1, 3)):
        series = awarded(series, *points)
    assert series.standing.totals == (10, 12)
    assert series.standing.ranking == ((1,), (0,))


def test_beginner_with_knights_plays_them_to_ten() -> None:
    series = begin("beginner", "knights")
    assert asked(series).options == {"points": (0, 0), "target": 10}
    series = awarded(series, 10, 4)
    assert isinstance(series.step, Finished)


def test_adventure_plays_the_five_in_order() -> None:
    series = begin("adventure")
    for game in ADVENTURE:
        assert plays(series.step) == (game, (0, 1))
        series = awarded(series, *((1, 2) if game != "knights" else (2, 0)))


def test_adventure_can_end_before_knights() -> None:
    series = begin("adventure")
    for points in ((3, 0), (3, 2), (3, 0), (2, 0)):
        series = awarded(series, *points)
    assert isinstance(series.step, Finished)
    assert series.standing.totals == (11, 2)
    assert len(series.standing.sheet) == 4


def test_adventure_brings_its_points_to_knights_and_ends_there() -> None:
    series = begin("adventure", players=6)
    for points in ((3, 2, 0), (0, 0, 3), (1, 2, 0), (0, 2, 2)):
        series = awarded(series, *points)
    assert asked(series).game == "knights"
    assert asked(series).options == {"points": (4, 6, 5), "target": 10}
    series = awarded(series, 6, 2, 5)
    assert isinstance(series.step, Finished)
    assert series.standing.totals == (10, 8, 10)
    assert series.standing.ranking == ((0, 2), (1,))


def test_adventure_stays_in_knights_until_someone_has_ten() -> None:
    plan = preset("island").plan("adventure", 2, options={"knights": {"rounds": 3}})
    series = Series.start(plan)
    for points in ((1, 2), (1, 2), (1, 2), (2, 0), (2, 1)):
        series = awarded(series, *points)
    assert asked(series).game == "knights"
    assert asked(series).options == {"rounds": 3, "points": (7, 7), "target": 10}
    assert isinstance(awarded(series, 3, 0).step, Finished)


def test_teams_other_than_the_usual_ones_play_every_minigame() -> None:
    teams = Teams(("red", "blue"), ((0, 1), (2, 3)))
    series = Series.start(preset("island").plan("adventure", 4, teams=teams))
    assert asked(series).teams == teams
    assert asked(awarded(series, 3, 0)).teams == teams


@pytest.mark.parametrize("players", range(2, 7))
def test_a_whole_adventure_at_real_tables(players: int) -> None:
    rng = Random(players)
    series = play_series(preset("island").plan("adventure", players), at_random(rng), rng)
    assert max(series.standing.totals) >= 10
    assert [line.game for line in series.standing.sheet] == list(
        ADVENTURE[: len(series.standing.sheet)]
    )
    before_the_last = [line.gained for line in series.standing.sheet[:-1]]
    assert max(map(sum, zip(*before_the_last, strict=True))) < 10
