"""The page's lessons, which tools/lessons.py writes, follow the rules."""

from typing import Any, get_args

import msgspec
import pytest

from spotisle.dice import ISLAND_DICE
from spotisle.protocol.views import PlayView, SeatPrivate, SeatView, SeriesView
from spotisle.rules import GAMES, CardsView, PrivateCards
from spotisle.series.plan import Mode
from tools.lessons import FOLDER, SCRIPTS, right_claims
from tools.series_lessons import MODES


def read(game: str) -> dict[str, Any]:
    lesson: dict[str, Any] = msgspec.json.decode((FOLDER / f"{game}.json").read_bytes())
    return lesson


def test_every_game_and_every_mode_has_a_lesson() -> None:
    assert SCRIPTS.keys() == {*GAMES, ISLAND_DICE}
    assert MODES.keys() == {*get_args(Mode)} - {"single"}
    assert {file.stem for file in FOLDER.glob("*.json")} == {*SCRIPTS, *MODES}


@pytest.mark.parametrize("topic", [*SCRIPTS, *MODES])
def test_a_lesson_has_every_field_that_views_have_today(topic: str) -> None:
    for moment in read(topic)["moments"]:
        assert list(moment.get("series", SeriesView.__struct_fields__)) == list(
            SeriesView.__struct_fields__
        )
        assert list(moment["play"]) == list(PlayView.__struct_fields__)
        assert [*moment["me"]][:3] == [*SeatPrivate.__struct_fields__][:3]
        assert all(list(seat) == list(SeatView.__struct_fields__) for seat in moment["seats"])


@pytest.mark.parametrize("game", GAMES)
def test_the_claims_of_a_lesson_are_right_by_the_rules(game: str) -> None:
    lesson = read(game)
    for step in lesson["steps"]:
        if not (step.get("mark") or step.get("ask")):
            continue
        before, after = lesson["moments"][step["at"] : step["at"] + 2]
        right = right_now(game, before)
        (claimed,) = after["events"]
        assert [claimed["symbol"], claimed.get("target")] in right
        if step.get("ask"):
            assert step["also"] == right


def right_now(game: str, moment: dict[str, Any]) -> list[list[Any]]:
    play = moment["play"]
    view = msgspec.convert(play["view"], CardsView)
    private = msgspec.convert(moment["me"]["cards"], PrivateCards)
    right = right_claims(game, len(play["seats"]), play["deck"], view, private)
    written: list[list[Any]] = msgspec.json.decode(msgspec.json.encode(right))
    return written
