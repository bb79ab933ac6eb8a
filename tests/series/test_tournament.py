"""The tournament: its points line by line, its ties, and the loser's pick."""

import pytest

from spotisle.rules import SetupError
from spotisle.rules.game import fewest, most
from spotisle.rules.seats import SeriesSeat
from spotisle.series import (
    DrawStep,
    Finished,
    PickStep,
    Plan,
    PlayStep,
    Result,
    Series,
    TieRule,
    preset,
)
from spotisle.series.prices import award
from tests.series.kit import escaped, picked, plays, scored, series_seats, went_out

TOWER_WON_BY_0 = (30, 12, 10)


def begin(players: int = 3, edition: str = "classic-it", **asked: object) -> Series:
    return Series.start(preset(edition).plan("tournament", players, **asked))  # type: ignore[arg-type]


def gained(series: Series) -> tuple[int, ...]:
    return series.standing.sheet[-1].gained


def test_a_tournament_starts_with_tower_in_any_order_of_games() -> None:
    assert plays(begin(games=("well", "tower")).step) == ("tower", (0, 1, 2))


def test_tower_gives_one_a_card_and_five_for_most() -> None:
    assert gained(scored(begin(), *TOWER_WON_BY_0)) == (35, 12, 10)


def test_a_tie_for_most_in_tower_is_broken_before_the_five_are_given() -> None:
    series = scored(begin(), 21, 21, 10)
    assert plays(series.step) == ("duel", (0, 1))
    assert series.standing.sheet == ()
    assert gained(scored(series, 0, 1)) == (21, 26, 10)


def test_well_is_played_to_the_last_whatever_the_edition_says() -> None:
    series = picked(scored(begin(edition="beach-da"), *TOWER_WON_BY_0), "well")
    assert isinstance(series.step, PlayStep)
    assert series.step.options == {"end": "last_left", "first": 0}


def test_well_gives_ten_to_the_first_out_and_takes_twenty_from_the_last() -> None:
    series = picked(scored(begin(4), 30, 12, 9, 0), "well")
    assert gained(went_out(series, 1, 3, 0, 2)) == (0, 10, -20, 0)


def test_hot_potato_takes_five_a_round_lost() -> None:
    series = picked(scored(begin(), *TOWER_WON_BY_0), "hot_potato")
    assert gained(scored(series, 6, 0, 9)) == (-10, 0, -15)


def test_catch_them_all_gives_one_a_card() -> None:
    series = picked(scored(begin(), *TOWER_WON_BY_0), "catch_them_all")
    assert gained(scored(series, 20, 14, 20 - 1)) == (20, 14, 19)


def test_triplets_give_one_a_card() -> None:
    series = picked(scored(begin(edition="beach-da"), *TOWER_WON_BY_0), "triplets")
    assert gained(scored(series, 21, 15, 12)) == (21, 15, 12)


def test_poisoned_gift_gives_twenty_for_fewest_and_ten_for_second_fewest() -> None:
    series = picked(scored(begin(), *TOWER_WON_BY_0), "poisoned_gift")
    assert gained(scored(series, 22, 10, 20)) == (0, 20, 10)


def test_in_poisoned_gift_a_tie_for_second_fewest_is_broken_too() -> None:
    series = picked(scored(begin(4), 30, 12, 9, 0), "poisoned_gift")
    series = scored(series, 5, 14, 18, 14)
    assert plays(series.step) == ("duel", (1, 3))
    assert gained(scored(series, 0, 1)) == (20, 0, 0, 10)


def test_in_poisoned_gift_one_round_decides_first_and_second() -> None:
    series = picked(scored(begin(4), 30, 12, 9, 0), "poisoned_gift")
    series = scored(series, 10, 21, 10, 10)
    assert plays(series.step) == ("hot_potato", (0, 2, 3))
    assert gained(escaped(series, 2, 0)) == (10, 0, 0, 20)


@pytest.mark.parametrize(
    ("game", "scores", "points"),
    [("tower", (21, 21, 10), (26, 26, 10)), ("poisoned_gift", (5, 5, 42), (20, 20, 0))],
)
def test_a_shared_place_is_worth_its_best_place(
    game: str, scores: tuple[int, ...], points: tuple[int, ...]
) -> None:
    ranking = (most if game == "tower" else fewest)(scores)
    assert award(game, Result(scores, ranking), ranking) == points


def test_the_loser_picks_among_the_minigames_not_yet_played() -> None:
    series = scored(begin(), *TOWER_WON_BY_0)
    assert series.step == PickStep(
        SeriesSeat(2), ("well", "hot_potato", "catch_them_all", "poisoned_gift")
    )
    series = scored(picked(series, "hot_potato"), 3, 9, 3)
    assert series.step == PickStep(SeriesSeat(1), ("well", "catch_them_all", "poisoned_gift"))


def test_a_minigame_played_already_cannot_be_picked() -> None:
    series = scored(begin(), *TOWER_WON_BY_0)
    with pytest.raises(SetupError, match="'tower' cannot be picked, only well, hot_potato"):
        picked(series, "tower")


def test_a_tie_of_losers_is_played_out_for_the_pick() -> None:
    series = scored(begin(4), 30, 7, 7, 7)
    assert plays(series.step) == ("hot_potato", (1, 2, 3))
    series = escaped(series, 2, 0)
    assert isinstance(series.step, PickStep)
    assert series.step.seat == 2
    assert gained(series) == (35, 7, 7, 7), "the pick is all that was played for"


def test_a_tie_between_the_places_that_matter_is_left_alone() -> None:
    series = scored(begin(5), 26, 8, 8, 4, 4)
    assert plays(series.step) == ("duel", (3, 4))
    assert scored(series, 1, 0).standing.sheet[0].ranking == ((0,), (1, 2), (3,), (4,))


def test_the_picking_loser_is_drawn_where_ties_are_shared() -> None:
    series = scored(begin(3, tie="shared"), 31, 10, 10)
    assert series.step == DrawStep(series_seats(1, 2), "pick")


def test_the_last_minigame_left_needs_no_pick_and_no_tie_break_for_it() -> None:
    series = scored(begin(games=("tower", "catch_them_all")), 32, 10, 10)
    assert plays(series.step) == ("catch_them_all", (0, 1, 2))


def test_after_each_was_played_once_most_points_is_the_champion() -> None:
    series = scored(begin(), *TOWER_WON_BY_0)
    series = scored(picked(series, "hot_potato"), 3, 3, 9)
    series = scored(picked(series, "poisoned_gift"), 22, 10, 20)
    series = scored(picked(series, "catch_them_all"), 21, 20, 12)
    series = went_out(series, 1, 2, 0)
    assert isinstance(series.step, Finished)
    assert series.standing.totals == (
        35 - 5 + 0 + 21 - 20,
        12 - 5 + 20 + 20 + 10,
        10 - 15 + 10 + 12,
    )
    assert series.standing.ranking == ((1,), (0,), (2,))


@pytest.mark.parametrize("tie", ["hot_potato", "shared"])
def test_a_tie_for_champion_is_played_out_unless_shared(tie: TieRule) -> None:
    series = scored(begin(2, games=("tower", "catch_them_all"), tie=tie), 28, 25)
    series = scored(series, 17, 25)
    assert series.standing.totals == (50, 50)
    if tie == "shared":
        assert series.standing.ranking == ((0, 1),)
    else:
        assert plays(series.step) == ("duel", (0, 1))
        assert scored(series, 0, 1).standing.ranking == ((1,), (0,))


def test_a_tournament_may_be_shorter() -> None:
    series = scored(begin(length=1), *TOWER_WON_BY_0)
    assert isinstance(series.step, Finished)


def test_in_a_long_tournament_all_games_are_available_again_after_each_was_played() -> None:
    series = scored(begin(2, games=("tower", "catch_them_all"), length=4), 30, 23)
    series = scored(series, 30, 20)
    assert series.step == PickStep(SeriesSeat(1), ("tower", "catch_them_all"))
    series = scored(picked(series, "catch_them_all"), 30, 20)
    assert plays(series.step) == ("tower", (0, 1))
    assert isinstance(scored(series, 30, 23).step, Finished)


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        (Plan("tournament", 3, ("well", "triplets")), "starts with tower"),
        (Plan("tournament", 3, ("tower", "tower")), "each minigame once"),
        (Plan("tournament", 2, ("tower", "duel")), "no points for duel"),
        (Plan("tournament", 3, ("tower", "well"), length=0), "length"),
        (Plan("series", 3, ("tower", "well"), length=3), "length"),
    ],
)
def test_an_impossible_tournament_is_refused(plan: Plan, problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        Series.start(plan)
