"""What a tally counts."""

from spotisle.records.tally import tally_moves
from spotisle.rules.claim import MATCHED, Claim
from spotisle.rules.registry import new_game
from spotisle.rules.table import JudgedClaim


def most_behind(winners: str) -> list[int]:
    """Return each seat's deficit that counts, after these seats have found one symbol each."""
    moves = [JudgedClaim(Claim(int(seat), 0), MATCHED, None, 1.0, 1.0) for seat in winners]
    return [tally.most_behind for tally in tally_moves(moves, new_game("tower", 2))]


def test_a_deficit_counts_for_who_made_it_good() -> None:
    assert most_behind("111" + "0000") == [3, 0]
    assert most_behind("111" + "000") == [3, 0]


def test_a_deficit_in_a_game_that_was_lost_is_no_comeback() -> None:
    assert most_behind("11111") == [0, 0]
    assert most_behind("11111" + "000") == [0, 0]
