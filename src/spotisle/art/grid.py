"""A little image arithmetic on true/false grids."""

import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.bool_]
Floats = NDArray[np.float64]


def depth(mask: Mask) -> Floats:
    """Return for each cell of the mask how far away the nearest cell outside it is, and 0 outside.

    Exact: first the distance within each row, then the best row for each cell of a column.

    >>> depth(np.array([[0, 0, 0, 0], [0, 1, 1, 1], [0, 0, 0, 0]], dtype=bool)).tolist()[1]
    [0.0, 1.0, 1.0, 1.0]
    """
    height, width = mask.shape
    columns = np.arange(width)
    far = height + width
    last = np.maximum.accumulate(np.where(mask, -far, columns), axis=1)
    following = np.minimum.accumulate(np.where(mask, 2 * far, columns)[:, ::-1], axis=1)[:, ::-1]
    along_row = np.minimum(columns - last, following - columns).astype(np.float64) ** 2
    rows = np.arange(height)
    apart = (rows[:, None] - rows[None, :]).astype(np.float64) ** 2
    nearest: Floats = np.sqrt((along_row[None, :, :] + apart[:, :, None]).min(axis=1))
    return nearest


def closed(mask: Mask, reach: float) -> Mask:
    """Return the mask with slits narrower than twice the reach filled; its rim must be empty."""
    grown = depth(~mask) <= reach
    return mask | (depth(grown) > reach)


def without_holes(mask: Mask) -> Mask:
    """Return the mask with everything filled that the rim cannot flow into."""
    outside = np.zeros_like(mask)
    outside[[0, -1], :] = outside[:, [0, -1]] = True
    outside &= ~mask
    reached = 0
    while (now := int(outside.sum())) != reached:
        reached = now
        outside[1:] |= outside[:-1]
        outside[:-1] |= outside[1:]
        outside[:, 1:] |= outside[:, :-1]
        outside[:, :-1] |= outside[:, 1:]
        outside &= ~mask
    return ~outside
