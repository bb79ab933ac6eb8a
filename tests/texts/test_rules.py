"""The rules of every game and of every way to string games together, told in every language."""

import re
from itertools import chain
from typing import get_args

import pytest

from spotisle.dice.sheet import CROSS, ITEMS, TURNS, Kind
from spotisle.editions import LANGUAGES
from spotisle.rules.registry import GAMES
from spotisle.series.plan import Mode
from spotisle.series.prices import PRICES
from spotisle.texts import FALLBACK, translate

TOPICS = ("basics", "island", *GAMES, "island_dice", *get_args(Mode))
PARTS = ("goal", "setup", "play", "end")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers(writing: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", writing)]


@every_language
@pytest.mark.parametrize("topic", TOPICS)
def test_the_rules_are_told_whole_and_with_the_same_numbers(language: str, topic: str) -> None:
    for part in PARTS:
        told, in_english = (translate(one, f"rules-{topic}-{part}") for one in (language, FALLBACK))
        assert sorted(numbers(told)) == sorted(numbers(in_english)), part
        assert (told == in_english) == (language == FALLBACK), part


@every_language
def test_paragraphs_and_points_are_one_line_each(language: str) -> None:
    rules = [translate(language, f"rules-{topic}-{part}") for topic in TOPICS for part in PARTS]
    for block in chain.from_iterable(one.split("\n\n") for one in rules):
        lines = block.splitlines()
        assert len(lines) == 1 or all(line.startswith("- ") for line in lines), block


@pytest.mark.parametrize(
    "game", ["tower", "well", "hot_potato", "catch_them_all", "poisoned_gift", "triplets"]
)
def test_the_players_named_are_those_that_the_game_takes(game: str) -> None:
    seats = GAMES[game].spec.seats
    assert numbers(translate(FALLBACK, f"rules-{game}-setup"))[:2] == [seats[0], seats[-1]]


def test_the_sheet_is_told_with_its_own_points() -> None:
    told = translate(FALLBACK, "rules-island_dice-play")
    for kind in (Kind.SETTLEMENT, Kind.CITY):
        points = [item.points for item in ITEMS.values() if item.kind is kind]
        line = next(line for line in told.splitlines() if line.startswith(f"- {kind.title()}"))
        assert numbers(line) == points
    assert numbers(translate(FALLBACK, "rules-island_dice-end")) == [-CROSS, TURNS]


@every_language
@pytest.mark.parametrize("game", PRICES)
def test_the_tournament_is_told_with_its_own_prices(language: str, game: str) -> None:
    told = translate(language, "rules-tournament-play").splitlines()
    name = translate(language, f"game-{game}")
    (line,) = (line for line in told if line.startswith(f"- {name}"))
    price = PRICES[game]
    paid = [price.each, *price.bonus.values()]
    assert numbers(line) == [abs(points) for points in paid if points]
