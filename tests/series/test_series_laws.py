"""Properties of every series, for any games and results."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spotisle.rules import SetupError, Table, Verdict
from spotisle.rules.game import most
from spotisle.series import (
    ADVENTURE,
    Finished,
    Mode,
    Picked,
    Plan,
    PlayStep,
    Result,
    Series,
    deal_table,
    play_series,
    preset,
)
from spotisle.series.plan import TieRule
from tests.rules.kit import play
from tests.series.kit import at_random, made_up, series_seats

CARD_GAMES = ("tower", "well", "hot_potato", "catch_them_all", "poisoned_gift", "triplets")
ties: st.SearchStrategy[TieRule] = st.sampled_from(("hot_potato", "knockout", "minigame", "shared"))
rngs = st.integers(0, 2**32).map(Random)


@st.composite
def card_plans(draw: st.DrawFn) -> Plan:
    """Singles, series and tournaments at the card table."""
    mode: Mode = draw(st.sampled_from(("single", "series", "tournament")))
    games = draw(st.lists(st.sampled_from(CARD_GAMES), min_size=1, max_size=7))
    length = None
    if mode == "single":
        games = games[:1]
    if mode == "tournament":
        games = list(dict.fromkeys(["tower", *games]))
        length = draw(st.none() | st.integers(1, 9))
    return Plan(mode, draw(st.integers(2, 8)), tuple(games), tie=draw(ties), length=length)


@st.composite
def island_plans(draw: st.DrawFn) -> Plan:
    """Beginner and adventure, and series of island games."""
    mode: Mode = draw(st.sampled_from(("beginner", "adventure", "series")))
    game = draw(st.sampled_from(ADVENTURE))
    games = (game,) if mode == "beginner" else ADVENTURE
    return Plan(mode, draw(st.integers(2, 6)), games, "island")


def played(plan: Plan, rng: Random) -> Series:
    series = Series.start(plan)
    while not isinstance(series.step, Finished):
        series = series.after(made_up(series.step, rng))
    return series


@given(card_plans() | island_plans(), rngs)
def test_every_series_ends_and_everybody_has_one_place(plan: Plan, rng: Random) -> None:
    standing = played(plan, rng).standing
    assert standing.finished
    assert sorted(side for group in standing.ranking for side in group) == list(range(plan.sides))


@given(card_plans() | island_plans(), rngs)
def test_a_series_is_its_plan_and_its_events(plan: Plan, rng: Random) -> None:
    series = played(plan, rng)
    again = Series(plan, series.events)
    assert (again.step, again.standing) == (series.step, series.standing)


@given(card_plans() | island_plans(), rngs)
def test_the_lines_add_up_to_the_totals(plan: Plan, rng: Random) -> None:
    standing = played(plan, rng).standing
    lines = [line.gained for line in standing.sheet]
    assert standing.totals == tuple(map(sum, zip(*lines, strict=True)))


@given(card_plans(), rngs)
def test_nobody_is_champion_with_less_and_a_tie_stays_only_where_it_is_shared(
    plan: Plan, rng: Random
) -> None:
    standing = played(plan, rng).standing
    assert set(standing.ranking[0]) <= set(most(standing.totals)[0])
    if plan.tie_rule != "shared":
        assert len(standing.ranking[0]) == 1
        assert all(len(line.ranking[0]) == 1 for line in standing.sheet if plan.mode == "series")


@given(card_plans().filter(lambda plan: plan.mode == "tournament"), rngs)
def test_a_tournament_plays_each_minigame_before_any_comes_again(plan: Plan, rng: Random) -> None:
    games = [line.game for line in played(plan, rng).standing.sheet]
    count = len(plan.games)
    assert len(games) == (plan.length or count)
    for start in range(0, len(games), count):
        lap = games[start : start + count]
        assert len(set(lap)) == len(lap)


@pytest.mark.parametrize("players", range(2, 9))
def test_whole_tournaments_at_real_tables(players: int) -> None:
    """Few cards, so that there are many ties."""
    rng = Random(players)
    plan = preset("classic").plan("tournament", players, deck="custom:3", tie="minigame")
    series = play_series(plan, at_random(rng), rng)
    assert len(series.standing.sheet) == len(plan.games)


def test_the_same_random_numbers_give_the_same_series() -> None:
    plan = preset("beach").plan("tournament", 4, deck="custom:4")
    one, other = (play_series(plan, at_random(Random(3)), Random(3)) for _ in range(2))
    assert one == other


def test_each_table_is_told_who_sits_at_it() -> None:
    seated: list[tuple[int, ...]] = []

    def note_who_plays(table: Table[Any], seats: tuple[int, ...]) -> None:
        seated.append(seats)
        at_random(Random(1))(table, seats)

    plan = preset("classic").plan("series", 5, games=("poisoned_gift",) * 6, deck="custom:2")
    play_series(plan, note_who_plays, Random(1))
    assert (0, 1, 2, 3, 4) in seated
    assert any(len(seats) < 5 for seats in seated), "two cards for five: somebody tied"


def test_the_pick_can_be_left_to_a_function() -> None:
    plan = preset("classic").plan("tournament", 2, deck="custom:3")
    series = play_series(plan, at_random(Random(1)), Random(1), pick=lambda pick: pick.choices[-1])
    games = [line.game for line in series.standing.sheet]
    assert games == ["tower", "poisoned_gift", "catch_them_all", "hot_potato", "well"]


def test_a_table_says_in_which_order_the_pile_was_got_rid_of() -> None:
    step = PlayStep("hot_potato", "classic", series_seats(4, 1, 2), {"rounds": 2})
    table = deal_table(step, Random(5))
    for seat, target in ((0, 1), (1, 2), (2, 0), (0, 1)):
        assert play(table, seat, target).verdict is Verdict.OK
    assert Result.of(table).safe == (2, 0)
    assert Result.of(table).scores == (0, 3, 3)


def test_a_table_that_is_not_over_has_no_result() -> None:
    table = deal_table(PlayStep("tower", "classic", series_seats(0, 1), {}), Random(1))
    with pytest.raises(SetupError, match="tower is not over yet"):
        Result.of(table)


def test_an_event_of_the_wrong_kind_is_refused() -> None:
    series = Series.start(preset("classic").plan("single", 2, games=("tower",)))
    with pytest.raises(SetupError, match="time for a result of tower, not for a pick"):
        series.after(Picked("well"))


@pytest.mark.parametrize(
    "result",
    [
        Result((1, 2, 3), ((0,), (1,))),
        Result((1, 2), ((0,),)),
        Result((1, 2), ((0, 0), (1,))),
        Result((1, 2), ((0, 1), ())),
        Result((1, 2), ((0,), (1,)), points=(1, 2)),
    ],
)
def test_a_result_names_everybody_once(result: Result) -> None:
    series = Series.start(preset("classic").plan("single", 2, games=("tower",)))
    with pytest.raises(SetupError, match=r"scores|ranking|points"):
        series.after(result)


def test_events_that_do_not_fit_are_named() -> None:
    plan = preset("classic").plan("single", 2, games=("tower",))
    with pytest.raises(SetupError, match=r"events\[0\]: it is time for a result of tower"):
        _ = Series(plan, (Picked("well"),)).step
