"""The programme of a series, and a film of each of its games."""

import pytest

from spotisle.replays import film_of_game, programme
from spotisle.rules import BrokenRecordError
from tools.examples import series_record


def test_the_programme_tells_what_each_game_brought() -> None:
    shown = programme(series_record())
    assert (shown.mode, shown.sides, shown.teams) == ("series", ("ann", "bob"), False)
    assert [played.totals for played in shown.acts] == [(1, 0), (1, 1), (1, 1)]
    assert [played.breaks_tie for played in shown.acts] == [False, False, True]
    assert (shown.totals, shown.ranking, shown.finished) == ((1, 1), ((1,), (0,)), True)
    assert [line.game for line in shown.sheet] == ["duel", "duel"]


def test_any_game_of_a_series_can_be_shown() -> None:
    last = film_of_game(series_record(), 3)
    assert (last.first.play.number, last.first.play.breaks_tie) == (3, True)
    assert last.scenes[-1].event["seat"] == 1


@pytest.mark.parametrize("number", [0, 4])
def test_a_game_that_was_not_played_is_not_shown(number: int) -> None:
    with pytest.raises(BrokenRecordError, match="games 1 to 3"):
        film_of_game(series_record(), number)
