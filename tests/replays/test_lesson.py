"""Every game can generate its own lesson."""

import pytest

from spotisle.replays.lesson import make_lesson
from spotisle.rules import GAMES
from spotisle.rules.claim import Verdict

FINITE = [name for name, game in GAMES.items() if not game.spec.endless and name != "duel"]


@pytest.mark.parametrize("game", FINITE)
def test_the_learner_finds_first_is_asked_next_and_sees_the_end(game: str) -> None:
    lesson = make_lesson(game)
    assert lesson is not None
    _, first, _, second, end = lesson.moments
    for moment in (first, second):
        (claimed,) = moment.events
        assert (claimed["seat"], claimed["verdict"]) == (0, Verdict.OK)
    asked = next(step for step in lesson.steps if step.ask)
    assert (second.events[0]["symbol"], second.events[0]["target"]) in asked.also
    assert end.play.finished
