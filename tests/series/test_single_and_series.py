"""Single and series, rule by rule."""

from random import Random

from spotisle.series import DrawStep, Finished, Plan, PlayStep, Series, preset
from tests.series.kit import awarded, drawn, plays, scored, series_seats, went_out


def begin(*games: str, mode: str = "series", players: int = 3) -> Series:
    return Series.start(preset("classic").plan(mode, players, games=games))  # type: ignore[arg-type]


def test_a_single_is_one_minigame_and_keeps_its_whole_ranking() -> None:
    series = scored(begin("tower", mode="single"), 10, 12, 30)
    assert isinstance(series.step, Finished)
    assert series.standing.ranking == ((2,), (1,), (0,))
    assert series.standing.totals == (0, 0, 1)


def test_in_a_single_only_the_first_place_matters() -> None:
    series = scored(begin("tower", mode="single"), 10, 10, 32)
    assert series.standing.ranking == ((2,), (0, 1))


def test_a_tie_for_the_win_is_played_out() -> None:
    series = scored(begin("tower", mode="single"), 10, 21, 21)
    assert plays(series.step) == ("duel", (1, 2))
    assert not series.standing.finished
    series = scored(series, 0, 1)
    assert series.standing.ranking == ((2,), (1,), (0,))


def test_most_minigames_won_is_the_champion() -> None:
    series = begin("tower", "hot_potato", "poisoned_gift")
    series = scored(series, 30, 12, 10)
    assert series.standing.totals == (1, 0, 0)
    series = scored(series, 9, 0, 6)
    series = scored(series, 20, 10, 22)
    assert isinstance(series.step, Finished)
    assert series.standing.totals == (1, 2, 0)
    assert series.standing.ranking == ((1,), (0,), (2,))


def test_the_sheet_has_a_line_for_each_minigame() -> None:
    series = scored(scored(begin("tower", "poisoned_gift"), 30, 12, 10), 0, 26, 26)
    assert [(line.game, line.gained) for line in series.standing.sheet] == [
        ("tower", (1, 0, 0)),
        ("poisoned_gift", (1, 0, 0)),
    ]


def test_one_minigame_may_be_repeated() -> None:
    series = begin("tower", "tower", "tower")
    for scores in ((30, 12, 10), (12, 30, 10), (12, 30, 10)):
        assert plays(series.step) == ("tower", (0, 1, 2))
        series = scored(series, *scores)
    assert series.standing.ranking == ((1,), (0,), (2,))


def test_a_tie_for_champion_is_played_out() -> None:
    series = scored(scored(begin("tower", "tower"), 30, 12, 10), 12, 10, 30)
    assert plays(series.step) == ("duel", (0, 2))
    series = scored(series, 0, 1)
    assert series.standing.totals == (1, 0, 1), "a tie-break is no minigame won"
    assert series.standing.ranking == ((2,), (0,), (1,))


def test_the_order_can_be_left_to_chance() -> None:
    plan = preset("classic").plan("series", 4)
    orders = {plan.in_random_order(Random(number)).games for number in range(20)}
    assert len(orders) > 10
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(plan.games))}


def first_in_well(series: Series) -> int:
    assert isinstance(series.step, PlayStep)
    assert series.step.game == "well"
    first = series.step.options["first"]
    assert isinstance(first, int)
    return first


def test_well_is_dealt_first_to_the_winner_of_the_last_minigame() -> None:
    assert first_in_well(scored(begin("tower", "well"), 12, 10, 30)) == 2


def test_the_first_dealt_in_well_is_random_if_there_was_no_minigame_before() -> None:
    series = begin("well")
    assert series.step == DrawStep(series_seats(0, 1, 2), "be_dealt_first")
    assert first_in_well(drawn(series, 1)) == 1


def test_the_winner_of_a_tie_break_has_won_the_last_minigame() -> None:
    series = scored(begin("tower", "well"), 10, 21, 21)
    assert first_in_well(scored(series, 0, 1)) == 2


def test_the_first_dealt_is_drawn_from_those_who_share_the_win() -> None:
    plan = Plan("series", 3, ("tower", "well"), tie="shared")
    series = scored(Series.start(plan), 21, 10, 21)
    assert series.step == DrawStep(series_seats(0, 2), "be_dealt_first")


def test_players_who_share_the_win_have_won() -> None:
    plan = Plan("series", 3, ("tower", "tower"), tie="shared")
    series = scored(scored(Series.start(plan), 21, 10, 21), 12, 20, 20)
    assert series.standing.totals == (1, 1, 2)


def test_well_to_the_last_gives_a_whole_ranking() -> None:
    plan = preset("classic-it").plan("single", 3, games=("well",))
    series = went_out(drawn(Series.start(plan), 0), 2, 0, 1)
    assert series.standing.ranking == ((2,), (0,), (1,))


def test_teams_win_island_games_and_share_ties() -> None:
    plan = preset("island").plan("series", 4, games=("barbarians", "welcome"))
    series = Series.start(plan)
    assert isinstance(series.step, PlayStep)
    assert series.step.seats == (0, 1, 2, 3)
    series = awarded(awarded(series, 2, 2), 1, 2)
    assert series.standing.totals == (1, 2)
    assert series.standing.ranking == ((1,), (0,))
