"""The rules of every game and every mode, in every language."""

import re
from itertools import chain
from typing import get_args

import pytest

from spotisle.dice.sheet import CROSS, ITEMS, TURNS, Kind
from spotisle.editions import LANGUAGES, UnknownNameError
from spotisle.rules.registry import GAMES
from spotisle.series.plan import Mode
from spotisle.series.prices import PRICES
from spotisle.texts import FALLBACK, translate

TOPICS = ("basics", "island", *GAMES, "island_dice", *get_args(Mode))
PARTS = ("goal", "setup", "play", "end")
OTHER_PARTS = ("example", "five", "variants", "tip")

every_language = pytest.mark.parametrize("language", LANGUAGES)


VALUES: dict[str, tuple[str, tuple[str | int, ...]]] = {
    "penalty": ("rules-penalty", ("lock", "freeze", "none")),
    "tie": ("rules-single-end", ("hot_potato", "knockout", "minigame", "shared")),
    "end": ("rules-well-end", ("first_out", "last_left")),
    "rounds": ("rules-hot_potato-setup", (5, 1, "deck")),
    "last_round": ("rules-catch_them_all-end", ("short", "none")),
    "centre": ("rules-ports-play", ("seven", "single")),
    "own_isolated": ("rules-ports-play", ("allow", "forbid")),
    "length": ("rules-tournament-setup", (0, 1, 7)),
    "joker_next_turn": ("rules-island_dice-play", ("no", "yes")),
    "award_zero": ("rules-award", ("no", "yes")),
    "places": ("rules-triplets-setup", (0, 12)),
    "small_table": ("rules-triplets-setup", ("no", "yes")),
    "wins": ("rules-duel-end", (1, 3)),
    "target": ("rules-knights-end", (10, 1)),
    "limit": ("rules-knights-end", ("points", "rounds", "either")),
    "picks": ("rules-tournament-play", ("unplayed", "any")),
    "teams": ("rules-single-end", ("any", "yes", "no")),
}
"""Each variable of the rules: a message that depends on it, and its values, default first."""
USUAL = {name: values[0] for name, (_, values) in VALUES.items()}


def told(language: str, topic: str, part: str, **chosen: str | int) -> str:
    """Return a part of the rules as a table shows it, or an empty text if there is no such part."""
    try:
        return translate(language, f"rules-{topic}-{part}", None, **(USUAL | chosen))
    except UnknownNameError:
        return ""


def numbers(writing: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", writing)]


@every_language
@pytest.mark.parametrize("topic", TOPICS)
def test_the_rules_are_complete_and_state_the_same_numbers(language: str, topic: str) -> None:
    for part in (*PARTS, *OTHER_PARTS):
        own, in_english = (told(one, topic, part) for one in (language, FALLBACK))
        assert own or part in OTHER_PARTS, part
        assert sorted(numbers(own)) == sorted(numbers(in_english)), part
        if own and part in PARTS:
            assert (own == in_english) == (language == FALLBACK), part


@every_language
@pytest.mark.parametrize("name", VALUES)
def test_each_value_of_an_option_has_its_own_words(language: str, name: str) -> None:
    message, values = VALUES[name]
    said = {translate(language, message, None, **(USUAL | {name: value})) for value in values}
    assert len(said) == len(values)


@every_language
@pytest.mark.parametrize("part", ["play", "end"])
def test_teams_share_the_wins_of_a_series(language: str, part: str) -> None:
    assert told(language, "series", part, teams="yes") != told(language, "series", part, teams="no")


@every_language
@pytest.mark.parametrize("topic", ["single", "series", "tournament"])
def test_nobody_plays_a_duel_where_ties_are_shared(language: str, topic: str) -> None:
    stem = translate(language, "game-duel")[:4].casefold()
    for tie, fights in (("hot_potato", topic != "tournament"), ("shared", False)):
        parts = (told(language, topic, part, tie=tie, teams="no") for part in ("play", "end"))
        assert (stem in "".join(parts).casefold()) == fights


@every_language
def test_paragraphs_and_points_are_one_line_each(language: str) -> None:
    rules = [told(language, topic, part) for topic in TOPICS for part in (*PARTS, *OTHER_PARTS)]
    for block in chain.from_iterable(one.split("\n\n") for one in rules):
        lines = block.splitlines()
        assert len(lines) == 1 or all(line.startswith("- ") for line in lines), block


@pytest.mark.parametrize(
    "game", ["tower", "well", "hot_potato", "catch_them_all", "poisoned_gift", "triplets"]
)
def test_the_players_named_are_those_that_the_game_takes(game: str) -> None:
    seats = GAMES[game].spec.seats
    assert numbers(told(FALLBACK, game, "setup"))[:2] == [seats[0], seats[-1]]


def test_the_rules_of_the_sheet_state_its_own_points() -> None:
    play = told(FALLBACK, "island_dice", "play")
    for kind in (Kind.SETTLEMENT, Kind.CITY):
        points = [item.points for item in ITEMS.values() if item.kind is kind]
        line = next(line for line in play.splitlines() if line.startswith(f"- {kind.title()}"))
        assert numbers(line) == points
    assert numbers(translate(FALLBACK, "rules-island_dice-end")) == [-CROSS, TURNS]


@every_language
@pytest.mark.parametrize("game", PRICES)
def test_the_rules_of_the_tournament_state_its_own_points(language: str, game: str) -> None:
    lines = told(language, "tournament", "play").splitlines()
    name = translate(language, f"game-{game}")
    (line,) = (line for line in lines if line.startswith(f"- {name}"))
    price = PRICES[game]
    paid = [price.each, *price.bonus.values()]
    assert numbers(line) == [abs(points) for points in paid if points]
