"""No cheat wins much more than half of the cards against an equal honest player.

The bound is 55 %. By default this runs few contests, so it allows two standard errors more;
SPOTISLE_CHEAT_CONTESTS sets the number. `python -m bench cheats` prints the table of
docs/fairness.md.
"""

import os
from math import sqrt

import pytest

from tests.rooms.kit.cheating_table import Cheat, share
from tests.rooms.kit.cheats import CHEATS, HONEST, UNDEFENDED

CONTESTS = int(os.environ.get("SPOTISLE_CHEAT_CONTESTS", "400"))
MARGIN = 2 * sqrt(0.25 / CONTESTS)
MAX_SHARE = 0.55


@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.name)
def test_a_cheat_wins_hardly_more_than_half(cheat: Cheat) -> None:
    assert share(cheat, CONTESTS) <= MAX_SHARE + MARGIN


@pytest.mark.parametrize("honest", HONEST, ids=lambda honest: honest.name)
def test_two_honest_players_win_equally_often(honest: Cheat) -> None:
    assert share(honest, CONTESTS) == pytest.approx(0.5, abs=1.5 * MARGIN)


def test_the_harness_would_notice_an_advantage() -> None:
    """Late pongs behind a proxy, which the server cannot detect, win far more than half."""
    assert share(UNDEFENDED[0], CONTESTS) > 0.7
