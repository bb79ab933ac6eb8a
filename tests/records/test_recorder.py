"""A table that keeps its own record."""

from random import Random

import pytest

from spotisle.records import Recorder, replay
from spotisle.rules import Claim, Verdict


@pytest.mark.parametrize("game", ["hot_potato", "poisoned_gift", "knights"])
@pytest.mark.parametrize("target", [-1, 2, 99, None, (0, 1, 2)])
def test_a_claim_on_nobody_is_recorded_as_the_illegal_move_it_was(
    game: str, target: int | tuple[int, ...] | None
) -> None:
    recorder = Recorder.deal(game, ["ann", "bob"], Random(1))
    assert recorder.judge(Claim(0, 0, target)).verdict is Verdict.ILLEGAL
    assert replay(recorder.record()).verdicts == (Verdict.ILLEGAL,)
