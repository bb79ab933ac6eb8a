"""Records are written from the table on which the game was played."""

from random import Random

import pytest

from spotisle.records import replay, write_record
from spotisle.rules import Claim, Verdict, new_table


@pytest.mark.parametrize("game", ["hot_potato", "poisoned_gift", "knights"])
@pytest.mark.parametrize("target", [-1, 2, 99, None, (0, 1, 2)])
def test_a_claim_on_nobody_is_recorded_as_the_illegal_move_it_was(
    game: str, target: int | tuple[int, ...] | None
) -> None:
    table = new_table(game, 2, Random(1))
    assert table.submit(Claim(0, 0, target)).verdict is Verdict.ILLEGAL
    assert replay(write_record(table, ["ann", "bob"])).verdicts == (Verdict.ILLEGAL,)
