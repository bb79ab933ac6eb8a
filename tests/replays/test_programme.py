"""A whole series on one programme, and a film of each of its games."""

from random import Random
from typing import Any

import pytest

from spotisle.records import write_record
from spotisle.records.names import Names
from spotisle.replays import act, programme
from spotisle.rules import BrokenRecordError
from spotisle.series import Play, Result, Series, deal_table, preset, series_record
from tests.strategies import all_offers


def recorded() -> dict[str, Any]:
    """Two duels that each wins one of, and the duel that decides."""
    plan = preset("classic").plan("series", 2, games=("duel", "duel"))
    series, seats, events = Series.start(plan), ("ann", "bob"), list[dict[str, Any]]()
    for winner in (0, 1, 1):
        assert isinstance(series.step, Play)
        duel = deal_table(series.step, Random(winner))
        duel.submit(next(claim for claim in all_offers(duel) if claim.seat == winner))
        series = series.after(Result.of(duel))
        events.append({"record": write_record(duel, seats)})
    return series_record(series, Names(seats, None), events)


def test_the_programme_tells_what_each_game_brought() -> None:
    shown = programme(recorded())
    assert (shown.mode, shown.sides, shown.teams) == ("series", ("ann", "bob"), False)
    assert [played.totals for played in shown.acts] == [(1, 0), (1, 1), (1, 1)]
    assert [played.breaks_tie for played in shown.acts] == [False, False, True]
    assert (shown.totals, shown.ranking, shown.finished) == ((1, 1), ((1,), (0,)), True)
    assert [line.game for line in shown.sheet] == ["duel", "duel"]


def test_any_game_of_a_series_can_be_shown() -> None:
    last = act(recorded(), 3)
    assert (last.first.play.number, last.first.play.breaks_tie) == (3, True)
    assert last.scenes[-1].event["seat"] == 1


@pytest.mark.parametrize("number", [0, 4])
def test_a_game_that_was_not_played_is_not_shown(number: int) -> None:
    with pytest.raises(BrokenRecordError, match="games 1 to 3"):
        act(recorded(), number)
