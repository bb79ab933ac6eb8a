"""Morphology on boolean masks: distance transform, closing, hole filling."""

import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.bool_]
Floats = NDArray[np.float64]


def measure_depth(mask: Mask) -> Floats:
    """Return the Euclidean distance of each cell to the nearest cell outside the mask.

    Exact: first the distance within each row, then the minimum over the rows of each column.

    >>> measure_depth(np.array([[0, 0, 0, 0], [0, 1, 1, 1], [0, 0, 0, 0]], dtype=bool)).tolist()[1]
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


def close_gaps(mask: Mask, reach: float) -> Mask:
    """Close gaps narrower than twice the reach; the rim of the mask must be empty."""
    grown = measure_depth(~mask) <= reach
    return mask | (measure_depth(grown) > reach)


def fill_holes(mask: Mask) -> Mask:
    """Fill everything that is not connected to the rim (flood fill)."""
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
