import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from spotisle.art.grid import Mask, fill_holes, measure_depth
from spotisle.art.silhouette import trace_silhouette
from spotisle.editions.art import SymbolPicture

BOX = (0.0, 0.0, 10.0, 10.0)


@given(arrays(np.bool_, st.tuples(st.integers(1, 9), st.integers(1, 9))))
def test_depth_is_the_distance_to_the_nearest_cell_outside(mask: Mask) -> None:
    outside = np.argwhere(~mask)
    if not len(outside):
        return
    cells = np.indices(mask.shape).reshape(2, -1).T
    nearest = np.sqrt(((cells[:, None] - outside[None]) ** 2).sum(axis=2)).min(axis=1)
    assert np.allclose(measure_depth(mask).ravel(), nearest)


def test_a_ring_counts_as_filled_but_a_bay_does_not() -> None:
    ring = np.zeros((7, 7), dtype=np.bool_)
    ring[1:6, 1:6] = True
    ring[2:5, 2:5] = False
    assert fill_holes(ring)[3, 3]
    ring[3, 5] = False
    assert not fill_holes(ring)[3, 3]


def test_a_disc_is_covered_by_one_disc() -> None:
    form = trace_silhouette(SymbolPicture('<circle cx="6" cy="5" r="3"/>', BOX))
    assert len(form.discs) == 1
    assert form.radius == pytest.approx(0.3, abs=0.015)
    assert form.centre == pytest.approx((0.1, 0), abs=0.015)
    assert form.visual_radius == pytest.approx(0.3, abs=0.015)


def test_discs_cover_the_whole_form_and_hardly_stand_out() -> None:
    form = trace_silhouette(SymbolPicture('<path d="M1 1H9V3H5V9H3V3H1Z"/>', BOX))
    line = (np.arange(200) + 0.5) / 20
    x, y = np.meshgrid(line, line)

    def drawn(more: float) -> Mask:
        across = (x > 1 - more) & (x < 9 + more) & (y > 1 - more) & (y < 3 + more)
        down = (x > 3 - more) & (x < 5 + more) & (y > 1 - more) & (y < 9 + more)
        return across | down

    covered = np.zeros_like(x, dtype=np.bool_)
    for disc_x, disc_y, radius in form.discs:
        middle_x, middle_y = 0.5 + form.centre[0] + disc_x, 0.5 + form.centre[1] + disc_y
        covered |= np.hypot(x / 10 - middle_x, y / 10 - middle_y) <= radius
    assert covered[drawn(0)].all()
    assert not covered[~drawn(0.6)].any()
