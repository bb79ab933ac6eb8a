"""From SVG to pixels, the same on every machine: the lettering comes with the package."""

import io
import re
from importlib.resources import as_file, files

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from spotisle.editions.art import Picture

FONT = "Nunito"
_NOT_IN_FONT = re.compile("[^\\t-\u017f\u0218-\u021b\u0400-\u045f\u2010-\u2026\u2212]")
Pixels = NDArray[np.float64]
"""Rows of (red, green, blue, alpha), each from 0 to 1, colours not multiplied by alpha."""


def png(svg: str, *, width: int | None = None) -> bytes:
    """Return an SVG as PNG, at its own size or at a given width in pixels.

    Our own font is loaded: without any font text silently vanishes. It has Latin and Cyrillic; for
    other letters, as a custom deck may have, the machine's fonts are asked too, which is slow.
    """
    with as_file(files("spotisle.printing") / "fonts" / "nunito-bold.ttf") as font:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=not _NOT_IN_FONT.search(svg),
                font_files=[str(font)],
                font_family=FONT,
            )
        )


def pixels(svg: str) -> Pixels:
    """Return what an SVG shows."""
    with Image.open(io.BytesIO(png(svg))) as image:
        return np.asarray(image.convert("RGBA"), dtype=np.float64) / 255


def picture_pixels(picture: Picture, side: int) -> Pixels:
    """Return a picture alone, `side` pixels wide and high."""
    return pixels(drawing(picture.body, picture.view_box, side, side))


def drawing(body: str, view_box: tuple[float, ...], width: float, height: float) -> str:
    """Return a whole SVG document around some markup."""
    box = " ".join(f"{number:g}" for number in view_box)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width:g}" height="{height:g}" viewBox="{box}">{body}</svg>'
    )
