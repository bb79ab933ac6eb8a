"""The package ships the solved table of the default rule; numpy and numba solve the same."""

import numpy as np
import pytest

from spotisle.dice.solver import cache, numpy_sweep, shipped
from spotisle.dice.solver.builds import allocate_gains, fill_gains
from spotisle.dice.solver.induction import solve, sweep_quickly
from spotisle.dice.solver.outcomes import CHANGES, all_options
from spotisle.dice.solver.space import BOARDS, HANDS, LANES, WIDTH, points
from spotisle.dice.solver.table import solve_table

MAX_BYTES = 12_000_000


def test_every_value_of_the_shipped_table_is_the_solved_one() -> None:
    solved = solve_table(joker_next_turn=False).worth
    brought = shipped.load(joker_next_turn=False)
    assert brought is not None
    assert np.abs(brought - solved).max() <= shipped.UNIT / 2 + 1e-13
    assert shipped.FILE.stat().st_size <= MAX_BYTES


def test_a_damaged_byte_of_the_shipped_table_is_noticed() -> None:
    packed = bytearray(shipped.FILE.read_bytes())
    packed[20] ^= 1
    with pytest.raises(ValueError, match="damaged"):
        shipped.unpack(bytes(packed))


def test_a_table_for_other_rules_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "TURNS", 14)
    with pytest.raises(ValueError, match="other rules"):
        shipped.unpack(shipped.FILE.read_bytes())


def test_numpy_alone_solves_what_compiled_code_solves() -> None:
    *_, slow = solve(joker_next_turn=False, turns=1, compiled=False)
    *_, quick = solve(joker_next_turn=False, turns=1, compiled=True)
    assert np.allclose(slow, quick, rtol=0, atol=1e-12)


def test_numpy_alone_solves_boards_under_the_other_rule_too() -> None:
    gains = fill_gains(points(), allocate_gains()).reshape(len(CHANGES) * HANDS, WIDTH)
    boards = np.ascontiguousarray(gains[:, :: BOARDS // LANES][:, :LANES])
    options = all_options(joker_next_turn=True)
    slow, quick = numpy_sweep.sweep(boards, options), sweep_quickly(boards, options)
    assert np.allclose(slow, quick, rtol=0, atol=1e-12)
