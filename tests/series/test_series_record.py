"""The record of a series: written during play, replayed deterministically, or rejected."""

from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spotisle.records import read_text, record_text, write_record
from spotisle.records.names import Names
from spotisle.rules import BrokenRecordError, SetupError
from spotisle.rules.seats import SeriesSeat
from spotisle.series import (
    Drawn,
    DrawStep,
    Finished,
    Picked,
    PickStep,
    Plan,
    PlayStep,
    Result,
    Series,
    deal_table,
    preset,
    replay_series,
    series_record,
)
from tests.series.kit import at_random

NAMES = ("ann", "bob", "cy", "dan", "eve", "flo")


def recorded(plan: Plan, rng: Random) -> tuple[Series, dict[str, Any]]:
    """Play a series at real tables, and return it with its record."""
    series, events = Series.start(plan), list[dict[str, Any]]()
    names = Names(NAMES[: plan.players], series.plan.teams)
    while not isinstance(step := series.step, Finished):
        match step:
            case PlayStep(seats=seats):
                table = deal_table(step, rng)
                at_random(rng)(table, seats)
                series = series.after(Result.of(table))
                events.append({"record": write_record(table, [NAMES[seat] for seat in seats])})
            case PickStep(choices=choices, seat=seat):
                series = series.after(Picked(game := rng.choice(choices)))
                events.append({"pick": game, "seat": NAMES[seat]})
            case DrawStep(seats=seats):
                series = series.after(Drawn(seat := rng.choice(seats)))
                events.append({"draw": NAMES[seat]})
    return series, series_record(series, names, events)


SMALL = preset("classic").plan("tournament", 3, deck="custom:3", tie="knockout")
TOURNAMENT = recorded(SMALL, Random(4))[1]
PLANS = [
    SMALL,
    preset("beach-pl").plan("series", 4, deck="custom:2"),
    preset("beach").plan("series", 3, games=("well",) * 3, deck="custom:2", tie="minigame"),
    preset("island").plan("adventure", 5),
    preset("island-pl").plan("beginner", 4, games=("ports",)),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.mode)
def test_a_record_replays_to_the_same_series(plan: Plan) -> None:
    series, record = recorded(plan, Random(7))
    replayed = replay_series(record)
    assert replayed.series == series
    assert replayed.names == Names(NAMES[: plan.players], plan.seating)
    assert replayed.standing() == record["standing"]


def test_a_series_with_all_57_cards_says_so_in_its_records() -> None:
    all_cards = {"tower": {"cards": 57}, "well": {"cards": 57}}
    plan = preset("classic").plan("series", 2, games=("tower", "well"), options=all_cards)
    series, record = recorded(plan, Random(7))
    played = [event["record"] for event in record["events"] if "record" in event][:2]
    assert [game["options"]["cards"] for game in played] == [57, 57]
    assert [sorted(game["deal"]) for game in played] == [list(range(57))] * 2
    assert replay_series(record).series == series


def test_a_record_is_plain_json_also_in_python() -> None:
    _, record = recorded(SMALL, Random(1))
    assert read_text(record_text(record)) == record


def test_an_unfinished_series_replays_to_its_last_state() -> None:
    begun = {**TOURNAMENT, "events": TOURNAMENT["events"][:3]}
    del begun["standing"]
    replayed = replay_series(begun)
    assert not replayed.series.standing.finished
    assert len(replayed.series.events) == 3


def test_a_series_has_a_text_of_its_own_too() -> None:
    series, _ = recorded(SMALL, Random(2))
    assert msgspec.json.decode(msgspec.json.encode(series), type=Series) == series


def place_of(kind: str) -> int:
    return next(place for place, event in enumerate(TOURNAMENT["events"]) if kind in event)


def broken(*path: str | int, value: object) -> str:
    """Return the error for the record with one value replaced."""
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


def test_an_unfinished_minigame_gives_no_result() -> None:
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
    """Return the path of every value in a record."""
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
def test_a_record_with_any_junk_replays_or_is_refused_in_one_line(
    path: Path, thing: object
) -> None:
    record = deepcopy(TOURNAMENT)
    inner: Any = record
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = thing
    assert len(said_of(record).splitlines()) == 1


@given(st.sampled_from(UPPER_PATHS))
def test_a_record_with_missing_fields_replays_or_is_refused_in_one_line(path: Path) -> None:
    record = deepcopy(TOURNAMENT)
    inner: Any = record
    for key in path[:-1]:
        inner = inner[key]
    del inner[path[-1]]
    assert len(said_of(record).splitlines()) == 1


def test_a_draw_is_answered_by_one_of_those_drawn_from() -> None:
    series = Series.start(preset("classic").plan("single", 3, games=("well",)))
    with pytest.raises(SetupError, match="time for a draw, not for a pick"):
        series.after(Picked("tower"))
    with pytest.raises(SetupError, match="seat 3 is not among those drawn from"):
        series.after(Drawn(SeriesSeat(3)))
