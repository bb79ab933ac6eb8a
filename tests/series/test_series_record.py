"""The record of a series: written while it is played, replayed without chance, or refused."""

from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spotisle.records import read_text, record_text
from spotisle.rules import BrokenRecordError, SetupError
from spotisle.series import (
    Draw,
    Finished,
    Pick,
    Plan,
    Play,
    Series,
    SeriesRecorder,
    preset,
    replay_series,
)
from tests.series.kit import at_random

NAMES = ("ann", "bob", "cy", "dan", "eve", "flo")


def recorded(plan: Plan, rng: Random) -> SeriesRecorder:
    """Play a series at real tables and return its recorder."""
    recorder = SeriesRecorder(plan, NAMES[: plan.players])
    while not isinstance(step := recorder.series.step, Finished):
        match step:
            case Play(seats=seats):
                table = recorder.deal(rng)
                at_random(rng)(table, seats)
                recorder.finish(table)
            case Pick(choices=choices):
                recorder.pick(rng.choice(choices))
            case Draw(seats=seats):
                recorder.draw(rng.choice(seats))
    return recorder


SMALL = preset("classic").plan("tournament", 3, deck="custom:3", tie="knockout")
TOURNAMENT = recorded(SMALL, Random(4)).record()
PLANS = [
    SMALL,
    preset("beach-pl").plan("series", 4, deck="custom:2"),
    preset("beach").plan("series", 3, games=("well",) * 3, deck="custom:2", tie="minigame"),
    preset("island").plan("adventure", 5),
    preset("island-pl").plan("beginner", 4, games=("ports",)),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.mode)
def test_a_record_replays_to_the_same_series(plan: Plan) -> None:
    recorder = recorded(plan, Random(7))
    replayed = replay_series(recorder.record())
    assert replayed.series == recorder.series
    assert replayed.names == recorder.names
    assert replayed.standing() == recorder.record()["standing"]


def test_a_record_is_plain_json_also_in_python() -> None:
    record = recorded(SMALL, Random(1)).record()
    assert read_text(record_text(record)) == record


def test_a_series_that_was_broken_off_replays_to_where_it_stood() -> None:
    begun = {**TOURNAMENT, "events": TOURNAMENT["events"][:3]}
    del begun["standing"]
    replayed = replay_series(begun)
    assert not replayed.series.standing.finished
    assert len(replayed.series.events) == 3


def test_a_series_has_a_text_of_its_own_too() -> None:
    series = recorded(SMALL, Random(2)).series
    assert msgspec.json.decode(msgspec.json.encode(series), type=Series) == series


def place_of(kind: str) -> int:
    return next(place for place, event in enumerate(TOURNAMENT["events"]) if kind in event)


def broken(*path: str | int, value: object) -> str:
    """Return what is said of the record with something else in one place."""
    record = deepcopy(TOURNAMENT)
    inner: Any = record
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(BrokenRecordError) as refusal:
        replay_series(record)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (["format"], "spotisle.record/1", "format: must be 'spotisle.series/1'"),
        (["seats"], ["ann", "ann", "bob"], "seats: names must be distinct"),
        (["mode"], "league", "mode: Invalid enum value 'league'"),
        (["games"], ["well"], "games: a tournament starts with tower"),
        (["games"], "tower", "games: Expected `array`, got `str`"),
        (["deck"], "custom:6", "order 6"),
        (["teams"], {"red": ["ann"]}, "teams: "),
        (["events"], {}, "events: must be a list"),
        (["events", 0], 5, "events[0]: must be an object with a record, a pick"),
        (["events", 0], {"draw": "ann"}, "events[0]: it is time for a result of tower"),
        (["events", 0], {"draw": "zoe"}, "events[0]: draw: 'zoe' is not one of the seats"),
        (["events", 0, "record"], 5, "events[0]: record: must be an object"),
        (["events", 0, "record", "game"], "well", "events[0]: record.game: it is time for tower"),
        (["events", 0, "record", "deck"], "classic", "events[0]: record.deck: must be 'custom:3'"),
        (["events", 0, "record", "seats"], ["cy", "bob", "ann"], "events[0]: record.seats: it is"),
        (["events", 0, "record", "moves"], [], "events[0]: outcome.finished"),
        (
            ["events", 0, "record", "options"],
            {"penalty": "none"},
            "events[0]: record.options: must",
        ),
        (["events", 0, "record", "outcome", "ranking"], [], "events[0]: outcome.ranking: says []"),
        (["standing", "totals"], {}, "standing.totals: says {}, but the replay gives"),
        (["standing"], 5, "standing: must be an object"),
    ],
)
def test_a_broken_record_is_refused_and_the_place_is_named(
    path: list[str | int], value: object, problem: str
) -> None:
    assert problem in broken(*path, value=value)


def test_only_the_loser_picks() -> None:
    place = place_of("pick")
    loser = TOURNAMENT["events"][place]["seat"]
    other = next(name for name in NAMES if name != loser)
    problem = broken("events", place, "seat", value=other)
    assert problem == f"events[{place}]: seat: it is for {loser!r} to pick"


def test_a_minigame_that_was_not_played_to_its_end_is_no_result() -> None:
    unfinished = {**TOURNAMENT["events"][0]["record"], "moves": []}
    del unfinished["outcome"]
    problem = broken("events", 0, "record", value=unfinished)
    assert problem == "events[0]: record: tower is not over yet"


def test_nothing_can_follow_the_end() -> None:
    count = len(TOURNAMENT["events"])
    problem = broken("events", value=[*TOURNAMENT["events"], TOURNAMENT["events"][0]])
    assert problem == f"events[{count}]: the series is over"


Path = tuple[str | int, ...]


def paths(inner: Any, above: Path = ()) -> list[Path]:
    """Return the way to everything in a record."""
    if isinstance(inner, dict):
        keys: list[Any] = list(inner)
    else:
        keys = list(range(len(inner))) if isinstance(inner, list) else []
    here: list[Path] = [(*above, key) for key in keys]
    return here + [path for key in keys for path in paths(inner[key], (*above, key))]


PATHS = paths(TOURNAMENT)
UPPER_PATHS = [path for path in PATHS if len(path) < 5]
THINGS: list[Any] = [None, True, -1, 0, 3, 99, 1.5, "", "ann", "tower", [], [0], ["ann"], {}]
THINGS += [{"draw": "ann"}, {"pick": "well", "seat": "ann"}, {"ann": 1}, {"record": {}}]


def said_of(record: object) -> str:
    try:
        replay_series(record)
    except BrokenRecordError as error:
        return str(error)
    return "right"


@given(st.sampled_from(UPPER_PATHS) | st.sampled_from(PATHS), st.sampled_from(THINGS))
def test_whatever_stands_in_a_record_it_replays_or_is_refused_in_one_line(
    path: Path, thing: object
) -> None:
    record = deepcopy(TOURNAMENT)
    inner: Any = record
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = thing
    assert len(said_of(record).splitlines()) == 1


@given(st.sampled_from(UPPER_PATHS))
def test_whatever_is_missing_a_record_replays_or_is_refused_in_one_line(path: Path) -> None:
    record = deepcopy(TOURNAMENT)
    inner: Any = record
    for key in path[:-1]:
        inner = inner[key]
    del inner[path[-1]]
    assert len(said_of(record).splitlines()) == 1


@pytest.mark.parametrize("names", [("ann", "bob"), ("ann", "bob", "bob"), NAMES])
def test_everybody_needs_a_name_of_their_own(names: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match="3 players need as many different names"):
        SeriesRecorder(SMALL, names)


def test_a_table_can_only_be_dealt_when_a_minigame_is_due() -> None:
    recorder = SeriesRecorder(preset("classic").plan("single", 3, games=("well",)), NAMES[:3])
    with pytest.raises(SetupError, match="not time for a minigame"):
        recorder.deal(Random(1))
    with pytest.raises(SetupError, match="time for a draw, not for a pick"):
        recorder.pick("tower")
    with pytest.raises(SetupError, match="seat 3 is not among those drawn from"):
        recorder.draw(3)
