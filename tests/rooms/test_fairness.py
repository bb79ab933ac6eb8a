"""Equal players win equally often, wherever they sit; lying buys next to nothing.

bench/fairness.py prints the whole table, and docs/fairness.md explains it.
"""

from functools import cache

import pytest

from spotisle.rooms.credit import ALLOWANCE_S, MAX_QUOTA_S, QUOTA_REFILL_S
from tests.rooms.kit.races import JITTER, Player, Tally, play

NEAR, FAR = Player(0.020), Player(0.220)
NEAR_LIAR, FAR_LIAR = Player(0.020, "zero"), Player(0.220, "zero")


@cache
def honest() -> Tally:
    return play([NEAR, FAR])


def test_equal_players_at_20_and_220_ms_win_equally_often() -> None:
    assert honest().percent(0) == pytest.approx(50, abs=1.5)
    assert honest().percent(1) == pytest.approx(50, abs=1.5)


def test_without_the_contest_a_far_player_would_win_far_less() -> None:
    assert honest().percent_by_arrival(1) < 45


def test_an_honest_player_at_220_ms_is_never_limited_by_the_quota() -> None:
    assert honest().limited == [0, 0]


def test_an_honest_player_is_never_placed_before_the_time_they_took() -> None:
    assert max(honest().most_gained) < 1e-6


def test_clients_that_report_nothing_are_still_treated_fairly() -> None:
    tally = play([Player(0.020, "nothing"), Player(0.220, "nothing")], rounds=10_000)
    assert tally.percent(1) == pytest.approx(50, abs=1.5)


def test_quick_players_need_the_whole_time_limit_and_get_it() -> None:
    """The quicker the players, the closer together their claims."""
    tally = play([NEAR, FAR], rounds=10_000, bot="expert")
    assert tally.percent_by_arrival(1) < 35
    assert tally.percent(1) == pytest.approx(50, abs=1.5)


@pytest.mark.parametrize("players", [(NEAR, NEAR_LIAR), (NEAR, FAR_LIAR)])
def test_always_reporting_zero_hardly_wins_more(players: tuple[Player, Player]) -> None:
    rounds = 5_000
    honestly = play([players[0], Player(players[1].rtt)], rounds)
    lying = play(players, rounds)
    assert lying.percent(1) < honestly.percent(1) + 1
    assert lying.most_gained[1] < ALLOWANCE_S + 2 * JITTER * players[1].rtt
    assert lying.limited[1] > 0
    assert lying.extra[1] <= MAX_QUOTA_S + QUOTA_REFILL_S * rounds


def test_five_players_from_5_to_220_ms_win_about_equally_often() -> None:
    spread = [Player(rtt) for rtt in (0.005, 0.020, 0.080, 0.150, 0.220)]
    tally = play(spread, rounds=5_000)
    assert [tally.percent(seat) for seat in range(5)] == pytest.approx([20] * 5, abs=2)
    assert tally.percent_by_arrival(0) > tally.percent_by_arrival(4) + 8


def test_a_contest_never_waits_beyond_its_time_limit() -> None:
    """A player 400 ms away wins more often than by arrival, but less than half."""
    tally = play([Player(0.005), Player(0.400)], rounds=5_000)
    assert tally.percent_by_arrival(1) + 4 < tally.percent(1) < 47
    assert max(tally.waits) < 0.2501


def test_neighbours_do_not_wait() -> None:
    tally = play([Player(0.001), Player(0.001)], rounds=1_000)
    assert max(tally.waits) < 0.002
