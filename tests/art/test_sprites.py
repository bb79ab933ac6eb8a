"""The built sprites: one picture per symbol, safe, small, square and with a dark outline."""

import gzip
import io
import re
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree as ET

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

import spotisle
from spotisle.editions import EDITIONS, load_edition
from spotisle.protocol.commands import ReactionName
from spotisle.rooms.faces import PLAYER_FACES

SPRITES = Path(spotisle.__file__).parent / "web" / "symbols"
SVG = "{http://www.w3.org/2000/svg}"
INK = (0x1D, 0x1D, 0x26)
PIXELS = 128

PARTY = "party"
"""The sprite with the faces of players and their reactions."""

every_deck = pytest.mark.parametrize("deck", EDITIONS)
every_sprite = pytest.mark.parametrize("deck", [*EDITIONS, PARTY])


@cache
def sprite(deck: str) -> ET.Element:
    return ET.fromstring((SPRITES / f"{deck}.svg").read_text())


@cache
def drawn(deck: str) -> dict[str, NDArray[np.uint8]]:
    """Render each symbol of a deck separately: symbol -> rows of RGBA pixels."""
    return {symbol.attrib["id"]: painted(symbol) for symbol in sprite(deck)}


def painted(symbol: ET.Element) -> NDArray[np.uint8]:
    page = ET.Element(f"{SVG}svg", symbol.attrib | {"width": f"{PIXELS}", "height": f"{PIXELS}"})
    page.extend(symbol)
    png = resvg_py.svg_to_bytes(svg_string=ET.tostring(page, encoding="unicode"))
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGBA"))


def grown(mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Dilate the mask by one pixel."""
    larger = mask.copy()
    larger[1:] |= mask[:-1]
    larger[:-1] |= mask[1:]
    larger[:, 1:] |= mask[:, :-1]
    larger[:, :-1] |= mask[:, 1:]
    return larger


def share_of_ink_on_the_edge(pixels: NDArray[np.uint8]) -> float:
    """Return the share of dark pixels among the opaque ones within two pixels of an empty one."""
    empty, opaque = pixels[..., 3] < 8, pixels[..., 3] > 247
    edge = grown(grown(empty)) & opaque
    distance = np.abs(pixels[..., :3][edge].astype(int) - INK).max(axis=1)
    return float((distance < 48).mean())


@every_deck
def test_a_sprite_has_one_picture_for_each_symbol_of_its_deck(deck: str) -> None:
    expected = [f"{deck}-{symbol.id}" for symbol in load_edition(deck).symbols]
    assert [symbol.attrib["id"] for symbol in sprite(deck)] == expected
    assert {symbol.tag for symbol in sprite(deck)} == {f"{SVG}symbol"}


def test_everybody_can_have_a_face_and_react() -> None:
    expected = [f"party-{name}" for name in (*PLAYER_FACES, *get_args(ReactionName))]
    assert [symbol.attrib["id"] for symbol in sprite(PARTY)] == expected


def test_no_two_faces_are_mistaken_for_each_other() -> None:
    faces = {name: drawn(PARTY)[f"party-{name}"].astype(int) for name in PLAYER_FACES}
    for one, other in combinations(PLAYER_FACES, 2):
        difference = np.abs(faces[one] - faces[other]).max(axis=2) > 40
        assert difference.mean() > 0.15, (one, other)


@every_sprite
def test_every_box_is_square_so_that_a_symbol_turns_about_its_middle(deck: str) -> None:
    for symbol in sprite(deck):
        _, _, width, height = map(float, symbol.attrib["viewBox"].split())
        assert width == height > 0, symbol.attrib["id"]


@every_sprite
def test_the_drawing_lies_in_the_middle_of_its_box(deck: str) -> None:
    for name, pixels in drawn(deck).items():
        for axis in (0, 1):
            (filled,) = np.nonzero(pixels[..., 3].max(axis=axis))
            assert abs(filled[0] + filled[-1] + 1 - PIXELS) <= 4, name


@every_sprite
def test_identifiers_are_unique_and_every_reference_stays_inside_the_sprite(deck: str) -> None:
    elements = list(sprite(deck).iter())
    ids = [element.attrib["id"] for element in elements if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    values = [value for element in elements for value in element.attrib.values()]
    links = [value for e in elements for name, value in e.attrib.items() if "href" in name]
    targets = [target for value in values for target in re.findall(r"url\((.*?)\)", value)]
    assert {f"#{name}" for name in ids} >= {*links, *targets}


@every_sprite
def test_a_sprite_holds_nothing_but_shapes_and_paint(deck: str) -> None:
    shapes = {"g", "path", "circle", "ellipse", "use", "defs", "clipPath"}
    paint = {"radialGradient", "linearGradient", "stop"}
    tags = {element.tag.removeprefix(SVG) for element in sprite(deck).iter()}
    assert tags <= {"svg", "symbol"} | shapes | paint
    names = {name for element in sprite(deck).iter() for name in element.attrib}
    assert not {name for name in names if name.startswith("on") or name == "style"}


@every_deck
def test_a_deck_travels_in_65_kilobytes(deck: str) -> None:
    assert len(gzip.compress((SPRITES / f"{deck}.svg").read_bytes())) <= 65_000


@every_deck
def test_every_symbol_fills_its_box_without_touching_the_border(deck: str) -> None:
    for name, pixels in drawn(deck).items():
        alpha = pixels[..., 3]
        border = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
        assert not border.any(), name
        assert max(np.ptp(np.nonzero(alpha)[0]), np.ptp(np.nonzero(alpha)[1])) > 0.95 * PIXELS, name


@every_sprite
def test_a_dark_line_runs_around_every_symbol(deck: str) -> None:
    for name, pixels in drawn(deck).items():
        assert share_of_ink_on_the_edge(pixels) > 0.95, name
