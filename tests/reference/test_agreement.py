"""The engine and the slow reference give the same result for every record."""

from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spotisle.records import replay
from spotisle.rules import GAMES, BrokenRecordError
from tests.kit.fuzz import many
from tests.reference import replay as reference
from tests.reference.generate import ALL_GAMES, broken_record, record
from tests.reference.mutate import KEYS, mutate, places
from tests.reference.rules import BrokenError
from tests.strategies import json_values

BROKEN = "broken"
RECORDS = many(40)


def by_the_engine(made: object) -> Any:
    try:
        answer = msgspec.to_builtins(replay(made))
    except BrokenRecordError:
        return BROKEN
    assert len(answer.pop("reasons")) == len(answer["verdicts"])
    return msgspec.json.decode(msgspec.json.encode(answer))


def by_the_reference(made: object) -> Any:
    try:
        return reference.replay(deepcopy(made))
    except BrokenError:
        return BROKEN


def test_the_reference_knows_every_game_that_has_a_record() -> None:
    assert set(ALL_GAMES) == set(GAMES) - {"practice"}


@pytest.mark.parametrize("game", ALL_GAMES)
def test_random_records_get_the_same_answer(game: str) -> None:
    for number in range(RECORDS):
        made = record(Random(f"{game} {number}"), game)
        assert by_the_engine(made) == by_the_reference(made) != BROKEN, made


@pytest.mark.parametrize("game", ALL_GAMES)
def test_random_broken_records_are_refused(game: str) -> None:
    for number in range(RECORDS):
        made = broken_record(Random(f"{game} {number}"), game)
        assert by_the_engine(made) == by_the_reference(made) == BROKEN, made


@pytest.mark.parametrize("game", ALL_GAMES)
def test_mutated_records_get_the_same_answer(game: str) -> None:
    for number in range(RECORDS):
        rng = Random(f"{game} {number}")
        made = record(rng, game)
        mutate(rng, made)
        assert by_the_engine(made) == by_the_reference(made), made


SOUND = [record(Random(number), game) for game in ALL_GAMES for number in range(4)]


@settings(max_examples=many(150), deadline=None)
@given(st.data())
def test_engine_and_reference_agree_on_records_with_junk(data: st.DataObject) -> None:
    made = deepcopy(data.draw(st.sampled_from(SOUND)))
    holder, key = data.draw(st.sampled_from(list(places(made))))
    if isinstance(holder, dict) and data.draw(st.booleans()):
        key = data.draw(st.sampled_from(KEYS))
    holder[key] = data.draw(json_values)
    assert by_the_engine(made) == by_the_reference(made)


@given(json_values)
def test_anything_but_a_record_is_a_broken_record(value: object) -> None:
    assert by_the_engine(value) == by_the_reference(value) == BROKEN
