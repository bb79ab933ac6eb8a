"""Many games: the results don't depend on the number of workers."""

import numpy as np
import pytest

from spotisle.batch import process_map
from spotisle.simulation.run import GAMES_PER_PART, simulate
from spotisle.simulation.setup import Setup


@pytest.mark.parametrize(
    ("subject", "games"), [("tower", 2 * GAMES_PER_PART + 7), ("series", GAMES_PER_PART + 3)]
)
def test_one_worker_and_several_play_the_same_games(subject: str, games: int) -> None:
    setup = Setup(subject, 3, ("casual", "sharp"), deck="custom:3", seed=5)
    alone, together = simulate(setup, games), simulate(setup, games, parallel_map=process_map(2))
    for column in alone.__struct_fields__:
        assert np.array_equal(getattr(alone, column), getattr(together, column)), column
