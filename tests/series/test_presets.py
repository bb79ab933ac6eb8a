"""The presets of the editions, and the plans that are rejected."""

from typing import Any

import pytest

from spotisle.rules import SetupError, Teams
from spotisle.series import ADVENTURE, PRESETS, Plan, PlayStep, Series, preset

BEACH = ("tower", "well", "hot_potato", "poisoned_gift", "triplets")
GARDEN = (*BEACH[:3], "catch_them_all", *BEACH[3:])
CLASSIC = ("tower", "well", "hot_potato", "catch_them_all", "poisoned_gift")


@pytest.mark.parametrize(
    ("name", "deck", "games", "tie"),
    [
        ("classic", "classic", CLASSIC, "hot_potato"),
        ("beach", "beach", BEACH, "hot_potato"),
        ("island", "island", ADVENTURE, "shared"),
        ("garden", "garden", GARDEN, "hot_potato"),
        ("beach-pl", "beach", BEACH, "minigame"),
        ("beach-da", "beach", BEACH, "hot_potato"),
        ("classic-it", "classic", CLASSIC, "hot_potato"),
        ("island-pl", "island", ADVENTURE, "shared"),
        ("island-en", "island", ADVENTURE, "shared"),
    ],
)
def test_each_preset_has_its_deck_games_and_tie_break(
    name: str, deck: str, games: tuple[str, ...], tie: str
) -> None:
    box = PRESETS[name]
    assert (box.name, box.deck, box.games, box.tie) == (name, deck, games, tie)
    Series.start(box.plan(players=4))


@pytest.mark.parametrize(
    ("name", "end"),
    [
        *(("beach", "first_out"), ("beach-pl", "first_out"), ("beach-da", "first_out")),
        *(("classic", "last_left"), ("classic-it", "last_left"), ("garden", "first_out")),
    ],
)
def test_each_preset_sets_when_well_ends(name: str, end: str) -> None:
    assert preset(name).plan("single", 3, games=("well",)).options["well"]["end"] == end


@pytest.mark.parametrize(("name", "rule"), [("island-pl", "forbid"), ("island-en", "allow")])
def test_a_preset_sets_whether_an_own_isolated_cell_may_be_covered(name: str, rule: str) -> None:
    step = Series.start(preset(name).plan("beginner", 2, games=("ports",))).step
    assert isinstance(step, PlayStep)
    assert step.set_up().options.own_isolated == rule


@pytest.mark.parametrize(
    ("name", "modes"),
    [
        ("beach-pl", ("series",)),
        ("beach-da", ("series",)),
        ("classic-it", ("series", "tournament")),
        ("island-pl", ("adventure", "beginner")),
        ("island-en", ("adventure", "beginner")),
    ],
)
def test_each_preset_has_its_modes_and_default_mode(name: str, modes: tuple[str, ...]) -> None:
    assert preset(name).modes == modes
    assert preset(name).plan(players=2).mode == modes[0]


def test_chosen_options_override_those_of_the_preset() -> None:
    asked: dict[str, dict[str, Any]] = {"well": {"end": "last_left"}, "hot_potato": {"rounds": 7}}
    plan = preset("beach-pl").plan("series", 3, options=asked, tie="knockout")
    assert plan.options == asked
    assert plan.tie == "knockout"


def test_an_unknown_preset_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match="no preset 'beach-it'; there are classic, beach, island"):
        preset("beach-it")


def test_minigames_that_need_a_larger_deck_are_left_out() -> None:
    plan = preset("classic").plan("series", 7, deck="custom:2")
    assert plan.games == ("hot_potato", "catch_them_all")
    Series.start(plan)


def test_choosing_a_minigame_that_needs_a_larger_deck_is_refused() -> None:
    plan = preset("classic").plan("series", 7, deck="custom:2", games=("tower",))
    with pytest.raises(
        SetupError, match="tower: deal: tower with 7 players needs at least 8 cards"
    ):
        Series.start(plan)


def test_a_deck_too_small_for_every_minigame_is_refused() -> None:
    with pytest.raises(
        SetupError, match="island has no minigame for 4 players and the classic deck"
    ):
        preset("island").plan("adventure", 4, deck="classic")


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        (Plan("series", 3, ()), "games: a series needs at least one minigame"),
        (Plan("series", 3, ("chess",)), "games: no minigame 'chess'; there are tower"),
        (Plan("series", 3, ("practice",)), "games: no minigame 'practice'"),
        (Plan("series", 3, ("tower",), options={"chess": {}}), "options: no minigame 'chess'"),
        (Plan("series", 3, ("tower", "welcome")), "games: island games"),
        (Plan("series", 9, ("tower",)), "tower is for 2 to 8 players, not 9"),
        (Plan("series", 1, ("tower",)), "tower is for 2 to 8 players, not 1"),
        (Plan("adventure", 7, ADVENTURE, "island"), "2 to 6 players, not 7"),
        (Plan("series", 3, ("duel",)), "duel is for 2 players, not 3"),
        (Plan("series", 3, ("tower",), "jungle"), "no deck 'jungle'"),
        (Plan("series", 3, ("tower",), "custom:6"), "order 6"),
        (Plan("series", 3, ("well",), options={"well": {"end": "never"}}), "well: options.end"),
        (Plan("single", 3, ("tower", "well")), "single is one minigame, not 2"),
        (Plan("beginner", 3, ("tower",)), "beginner is one of welcome"),
        (Plan("adventure", 3, ADVENTURE[::-1], "island"), "adventure is welcome, ports"),
        (Plan("series", 3, ("welcome",), "island", tie="knockout"), "tie: "),
        (Plan("series", 3, ("tower",), tie_game="well"), "tie_game: goes with"),
        (Plan("series", 3, ("tower",), tie="minigame", tie_game="go"), "tie_game: no minigame"),
        (Plan("series", 3, ("tower",), tie="minigame", tie_game="duel"), "duel is for 2 players"),
        (Plan("series", 8, ("catch_them_all",), "custom:2"), "hot_potato: "),
        (Plan("series", 2, ("tower",), teams=Teams.of(2)), "teams: only"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, problem: str) -> None:
    with pytest.raises(SetupError) as refusal:
        Series.start(plan)
    assert problem in str(refusal.value)
