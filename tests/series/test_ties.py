"""A tie for a place that matters is broken by play, not by seat number."""

import pytest

from spotisle.rules import SetupError
from spotisle.series import DrawStep, Finished, Plan, PlayStep, Result, Series, TieRule
from tests.series.kit import drawn, escaped, plays, scored, series_seats

ALL_TIED = (13, 13, 13, 13)


def tied(tie: TieRule, *scores: int, tie_game: str | None = None, game: str = "tower") -> Series:
    plan = Plan("single", len(scores), (game,), tie=tie, tie_game=tie_game)
    return scored(Series.start(plan), *scores)


@pytest.mark.parametrize("tie", ["hot_potato", "knockout", "minigame"])
def test_two_players_fight_a_duel(tie: TieRule) -> None:
    series = tied(tie, 20, 10, 20)
    assert plays(series.step) == ("duel", (0, 2))
    assert scored(series, 0, 1).standing.ranking == ((2,), (0,), (1,))


def test_a_tie_break_is_marked_as_one() -> None:
    series = tied("hot_potato", 20, 10, 20)
    assert isinstance(series.step, PlayStep)
    assert series.step.breaks_tie


def test_three_play_one_round_of_hot_potato_among_themselves() -> None:
    series = tied("hot_potato", 15, 6, 15, 15)
    assert plays(series.step) == ("hot_potato", (0, 2, 3))
    assert isinstance(series.step, PlayStep)
    assert series.step.options["rounds"] == 1
    assert series.step.set_up().seats == 3


def test_the_order_of_getting_rid_of_the_pile_is_their_ranking() -> None:
    series = escaped(tied("hot_potato", 15, 6, 15, 15), 2, 0)
    assert series.standing.ranking == ((3,), (0,), (2,), (1,))


def test_in_a_knockout_the_loser_drops_out_and_the_rest_repeat() -> None:
    series = escaped(tied("knockout", *ALL_TIED), 3, 0, 2)
    assert plays(series.step) == ("hot_potato", (0, 2, 3)), "seat 1 lost the first round"
    series = escaped(series, 1, 2)
    assert plays(series.step) == ("duel", (2, 3)), "then seat 0 lost"
    series = scored(series, 1, 0)
    assert series.standing.ranking == ((2,), (3,), (0,), (1,))


def test_a_minigame_can_break_the_tie_and_is_the_last_one_unless_another_is_chosen() -> None:
    assert plays(tied("minigame", *ALL_TIED).step) == ("tower", (0, 1, 2, 3))
    chosen = tied("minigame", *ALL_TIED, tie_game="poisoned_gift")
    assert plays(chosen.step) == ("poisoned_gift", (0, 1, 2, 3))
    assert plays(scored(chosen, 9, 7, 8, 7).step) == ("duel", (1, 3)), "there fewest cards win"


def test_a_tie_break_that_leaves_a_tie_is_repeated() -> None:
    series = scored(tied("minigame", *ALL_TIED), 20, 20, 20, 5)
    assert plays(series.step) == ("tower", (0, 1, 2))
    series = scored(series, 10, 20, 20)
    assert plays(series.step) == ("duel", (1, 2))
    series = scored(series, 1, 0)
    assert series.standing.ranking == ((1,), (2,), (0,), (3,))


def test_places_behind_the_one_that_matters_stay_tied() -> None:
    series = scored(tied("minigame", *ALL_TIED), 20, 10, 10, 10)
    assert series.standing.ranking == ((0,), (1, 2, 3))


def test_hot_potato_as_the_chosen_minigame_is_one_round_and_ranks_everybody() -> None:
    series = tied("minigame", 15, 15, 15, tie_game="hot_potato")
    assert isinstance(series.step, PlayStep)
    assert series.step.options["rounds"] == 1
    assert escaped(series, 1, 2).standing.ranking == ((1,), (2,), (0,))


def test_the_first_dealt_in_a_tie_break_of_well_is_drawn_from_the_tied() -> None:
    series = tied("minigame", 6, 15, 15, 15, tie_game="well")
    assert series.step == DrawStep(series_seats(1, 2, 3), "be_dealt_first")
    series = drawn(series, 3)
    assert isinstance(series.step, PlayStep)
    assert series.step.options["first"] == 2, "the third place at the table"


def test_a_shared_tie_is_not_played_out() -> None:
    series = tied("shared", 20, 10, 20)
    assert isinstance(series.step, Finished)
    assert series.standing.ranking == ((0, 2), (1,))


def test_a_round_of_hot_potato_must_say_who_got_rid_of_the_pile() -> None:
    series = tied("hot_potato", *ALL_TIED)
    for safe in ((), (0, 1), (0, 1, 1), (0, 1, 2, 3), (0, 1, 4)):
        with pytest.raises(SetupError, match="safe"):
            series.after(Result((4, 0, 0, 0), ((1, 2, 3), (0,)), safe=safe))
