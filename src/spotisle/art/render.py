"""Render SVG to pixels, the same on every machine: the font is part of the package."""

import io
from importlib.resources import as_file, files

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from spotisle.art.fonts import fonts_for
from spotisle.art.svg import FONT, svg_document
from spotisle.editions.art import SymbolPicture

Pixels = NDArray[np.float64]
"""Rows of (red, green, blue, alpha) from 0 to 1, not premultiplied."""


def render_png(svg: str, *, width: int | None = None) -> bytes:
    """Return an SVG as PNG, at its own size or at a given width in pixels.

    Our own font is loaded, and others for letters that it lacks: the renderer silently drops text
    without a font.
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


def render_pixels(svg: str) -> Pixels:
    """Return an SVG as an array of pixels."""
    with Image.open(io.BytesIO(render_png(svg))) as image:
        return np.asarray(image.convert("RGBA"), dtype=np.float64) / 255


def render_picture(picture: SymbolPicture, side: int) -> Pixels:
    """Return a picture as an array of pixels, `side` wide and high."""
    return render_pixels(svg_document(picture.body, picture.view_box, side, side))
