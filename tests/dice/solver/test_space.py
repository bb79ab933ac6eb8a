from itertools import combinations_with_replacement

import numpy as np
import pytest

from spotisle.dice import FACES, Sheet
from spotisle.dice.sheet import COSTS, Kind
from spotisle.dice.solver.outcomes import BUNDLES
from spotisle.dice.solver.rolls import faces_of, kept_from, lattice, multisets, number_of, results
from spotisle.dice.solver.space import BOARDS, HANDS, boards, index_of, sheet_at


def test_there_are_as_many_positions_as_the_sheet_allows() -> None:
    assert len({board.roads for board in boards()}) == 117
    assert len(boards()) == BOARDS == 1225
    assert BOARDS * HANDS == 155_575


def test_a_position_and_its_sheet_are_the_same_thing() -> None:
    for hand in range(0, HANDS, 7):
        for board in range(0, BOARDS, 31):
            sheet = sheet_at(hand, board)
            assert index_of(sheet) == (hand, board)
            lent = set(range(1, sheet.knights + 1)) - set(sheet.jokers())
            assert Sheet.of(sheet.items(), lent) == sheet


def test_there_are_924_keeps_and_462_results() -> None:
    assert len(multisets()) == 924
    assert len(results()) == 462
    assert lattice().chance.sum() == pytest.approx(1, abs=1e-15)
    assert lattice().chance[number_of(["ore"] * 6) - results()[0]] == 6**-6


def test_everything_kept_is_part_of_the_result() -> None:
    kept = [faces_of(keep) for keep in kept_from(number_of(FACES))]
    assert len(kept) == 2**6
    assert kept[-1] == list(FACES)
    assert len(kept_from(number_of(["ore"] * 6))) == 7


def test_no_bundle_that_six_dice_can_pay_for_is_missing() -> None:
    payable = {
        tuple(sorted(kinds))
        for count in range(1, 4)
        for kinds in combinations_with_replacement(Kind, count)
        if sum(COSTS[kind].total() for kind in kinds) <= 6
    }
    bundles = [(*bundle.change, *[Kind.KNIGHT] * bundle.knights) for bundle in BUNDLES]
    assert sorted(payable) == sorted(tuple(sorted(kinds)) for kinds in bundles)


def test_a_larger_keep_leads_back_to_the_smaller_ones() -> None:
    dice = lattice()
    for keep in range(0, 462, 17):
        for larger in dice.larger[keep]:
            assert keep in dice.smaller[larger]
    assert np.array_equal(dice.smaller[0], [0] * 6)
