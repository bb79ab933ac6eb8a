"""Rendered cards: no symbol touches another or is cut off, and sizes and angles vary."""

from functools import cache

import numpy as np
import pytest

from spotisle.art.grid import Mask
from spotisle.art.layout import lay_card
from spotisle.art.render import render_pixels
from spotisle.art.silhouette import Silhouette, trace_silhouette
from spotisle.art.svg import svg_document
from spotisle.editions import EDITIONS, Edition, load_edition
from spotisle.editions.art import SymbolPicture, digest_art, pictures_for
from spotisle.editions.edition import Shape
from spotisle.editions.placement import Placement, load_layout
from spotisle.errors import SpotisleError
from spotisle.printing.card_art import define_art, draw_outline, draw_symbol

SIDE = 160
"""Pixels across a card: the smallest gap is three of them."""
BOX = (0.0, 0.0, 10.0, 10.0)
SIMPLE = tuple(
    SymbolPicture(f'<path d="{path}"/>', BOX)
    for path in (
        "M0 0H10V10H0Z",
        "M5 0L10 10H0Z",
        "M4.5 0H5.5V10H4.5Z",
        "M0 0H3V7H10V10H0Z",
        "M6 1H8V3H6Z",
        "M0 5A5 5 0 0 1 10 5A5 5 0 0 1 0 5M1 5A4 4 0 0 0 9 5A4 4 0 0 0 1 5",
    )
)


@cache
def simple_silhouettes() -> tuple[Silhouette, ...]:
    return tuple(trace_silhouette(picture) for picture in SIMPLE)


def shown(body: str) -> Mask:
    """Render the markup on a card and return its visible pixels."""
    return render_pixels(svg_document(body, (-1, -1, 2, 2), SIDE, SIDE))[..., 3] > 0.2


def masks(pictures: tuple[SymbolPicture, ...], placements: tuple[Placement, ...]) -> list[Mask]:
    return [
        shown(define_art(pictures, [symbol]) + draw_symbol(symbol, placement))
        for symbol, placement in enumerate(placements)
    ]


def check_face(
    pictures: tuple[SymbolPicture, ...], placements: tuple[Placement, ...], shape: Shape
) -> None:
    layers = masks(pictures, placements)
    assert all(layer.any() for layer in layers)
    assert np.sum(layers, axis=0).max() == 1, "two symbols overlap"
    paper = shown(draw_outline(shape, 0.02, fill="black", stroke="none"))
    assert not (np.any(layers, axis=0) & ~paper).any(), "a symbol leaves the card"


@cache
def visual_radii(deck: str) -> tuple[float, ...]:
    pictures = pictures_for(load_edition(deck))
    return tuple(trace_silhouette(picture).visual_radius for picture in pictures)


def visual_sizes(box: Edition, card: int) -> list[float]:
    symbols = zip(box.plane.symbols(card), load_layout(box.id).cards[card], strict=True)
    return [placement.size * visual_radii(box.id)[symbol] for symbol, placement in symbols]


@pytest.mark.parametrize("deck", EDITIONS)
def test_the_layout_is_of_the_present_pictures(deck: str) -> None:
    box = load_edition(deck)
    assert load_layout(deck).art == digest_art(pictures_for(box)), "run: python -m tools.layout"
    assert len(load_layout(deck).cards) == box.plane.size
    assert {len(face) for face in load_layout(deck).cards} == {box.order + 1}


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("deck", EDITIONS)
def test_no_symbol_touches_another_or_leaves_its_card(deck: str, part: int) -> None:
    box = load_edition(deck)
    pictures = pictures_for(box)
    for card in range(part, box.plane.size, 4):
        face = tuple(pictures[symbol] for symbol in box.plane.symbols(card))
        check_face(face, load_layout(deck).cards[card], box.shape)


@pytest.mark.parametrize("deck", EDITIONS)
def test_sizes_differ_on_a_card_but_by_no_more_than_allowed(deck: str) -> None:
    box = load_edition(deck)
    for card in range(box.plane.size):
        sizes = np.array(visual_sizes(box, card))
        sizes /= sizes.mean()
        assert sizes.min() >= 0.6
        assert sizes.max() <= 1.4
        assert sizes.max() / sizes.min() > 1.25


@pytest.mark.parametrize("deck", EDITIONS)
def test_small_symbols_are_still_large_enough_to_recognise(deck: str) -> None:
    box = load_edition(deck)
    smallest = min(min(visual_sizes(box, card)) for card in range(box.plane.size))
    assert smallest > 0.12, "under a centimetre across on a printed card"


@pytest.mark.parametrize("deck", EDITIONS)
def test_symbols_point_in_all_directions(deck: str) -> None:
    faces = load_layout(deck).cards
    angles = np.array([[placement.angle for placement in face] for face in faces])
    assert ((angles >= 0) & (angles <= 360)).all()
    by_sector = np.bincount((angles.ravel() // 30).astype(int) % 12, minlength=12)
    assert by_sector.min() > angles.size / 12 / 2
    in_order = np.sort(angles, axis=1)
    gaps = np.diff(in_order, axis=1, append=in_order[:, :1] + 360)
    assert gaps.max() < 200, "a card's symbols all lean one way"


@pytest.mark.parametrize("shape", ["round", "hexagon"])
@pytest.mark.parametrize("count", range(3, 18))
def test_any_number_of_any_pictures_finds_room(count: int, shape: Shape) -> None:
    pictures = tuple(SIMPLE[number % len(SIMPLE)] for number in range(count))
    outlines = [simple_silhouettes()[number % len(SIMPLE)] for number in range(count)]
    placements = lay_card(outlines, shape, seed=[count], attempts=1)
    check_face(pictures, placements, shape)


def test_the_same_seed_gives_the_same_card_and_another_seed_another() -> None:
    outlines = simple_silhouettes()
    first, again, other = (lay_card(outlines, "round", [seed], attempts=1) for seed in (5, 5, 6))
    assert first == again != other


def test_a_picture_that_shows_nothing_is_refused() -> None:
    with pytest.raises(SpotisleError, match="shows nothing"):
        trace_silhouette(SymbolPicture('<path d="M0 0H10" fill="none"/>', BOX))
