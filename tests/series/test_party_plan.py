"""Plans with bots: ties between bots are shared, and the loser may pick any game."""

import msgspec
from msgspec.structs import replace

from spotisle.records.names import Names
from spotisle.series import Result, Series, preset
from spotisle.series.steps import PickStep, PlayStep
from spotisle.series.text import read_plan, write_plan

TIED_BEHIND = Result((1, 5, 5), ((1, 2), (0,)))


def test_two_bots_who_are_tied_for_the_win_share_it() -> None:
    plan = preset("classic").plan("single", 3, games=("tower",))
    assert isinstance(Series.start(plan).after(TIED_BEHIND).step, PlayStep)
    among_bots = Series.start(replace(plan, bots=(1, 2))).after(TIED_BEHIND)
    assert among_bots.standing.finished
    assert among_bots.standing.ranking == ((1, 2), (0,))


def test_a_person_fights_a_bot_for_the_win() -> None:
    plan = replace(preset("classic").plan("single", 3, games=("tower",)), bots=(2,))
    step = Series.start(plan).after(TIED_BEHIND).step
    assert isinstance(step, PlayStep)
    assert step.breaks_tie


def test_the_loser_may_pick_what_was_played_before_where_any_is_allowed() -> None:
    plan = replace(preset("classic").plan("tournament", 3, picks="any"), bots=())
    step = Series.start(plan).after(Result((3, 5, 4), ((1,), (2,), (0,)))).step
    assert isinstance(step, PickStep)
    assert "tower" in step.choices


def test_a_record_keeps_the_bots_and_the_pick_rule() -> None:
    plan = replace(preset("classic").plan("tournament", 3, picks="any"), bots=(2,))
    written = write_plan(plan, Names(("Ann", "Bob", "child 3"), None))
    head = msgspec.json.decode(msgspec.json.encode(written))
    assert (head["bots"], head["picks"]) == (["child 3"], "any")
    assert read_plan(head)[0] == plan
