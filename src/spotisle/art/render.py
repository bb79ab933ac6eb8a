"""From SVG to pixels, the same on every machine: the lettering comes with the package."""

import io
from importlib.resources import as_file, files

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from spotisle.art.fonts import fonts_for
from spotisle.art.svg import FONT, drawing
from spotisle.editions.art import Picture

Pixels = NDArray[np.float64]
"""Rows of (red, green, blue, alpha), each from 0 to 1, colours not multiplied by alpha."""


def png(svg: str, *, width: int | None = None) -> bytes:
    """Return an SVG as PNG, at its own size or at a given width in pixels.

    Our own font is loaded, and others for letters that it lacks: without a font text silently
    vanishes.
    """
    with as_file(files("spotisle.art") / "nunito" / "nunito-bold.ttf") as font:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=True,
                font_files=[str(font), *map(str, fonts_for(svg))],
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
