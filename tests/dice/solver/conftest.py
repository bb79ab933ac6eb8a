"""The solved game, under each rule."""

import pytest

from spotisle.dice.solver.table import ValueTable, shared_table


@pytest.fixture(params=[False, True], ids=["same_turn", "next_turn"])
def table(request: pytest.FixtureRequest) -> ValueTable:
    """The solved game under each of the two joker rules; the package ships the first."""
    if request.param:
        request.getfixturevalue("solved")
    return shared_table(joker_next_turn=request.param)
