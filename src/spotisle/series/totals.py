"""Adding up the score sheet."""

from collections.abc import Sequence

from spotisle.series.steps import Line


def totals(sheet: Sequence[Line], sides: int) -> tuple[int, ...]:
    """Return what each side has gained so far.

    >>> totals([Line("tower", ((1,), (0,)), (0, 1)), Line("well", ((1,), (0,)), (0, 1))], 2)
    (0, 2)
    """
    return tuple(sum(line.gained[side] for line in sheet) for side in range(sides))
