"""The solved game, under each rule."""

import pytest

from spotisle.dice.solver.table import ValueTable, shared_table


@pytest.fixture(scope="session", autouse=True)
def _is_solved(solved: None) -> None:
    """Solve the game before any test of this folder."""


@pytest.fixture(params=[False, True], ids=["same_turn", "next_turn"])
def table(request: pytest.FixtureRequest) -> ValueTable:
    """The solved game under each of the two joker rules."""
    return shared_table(joker_next_turn=request.param)
