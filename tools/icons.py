"""Render the icons for browsers and phones from one SVG: `python -m tools.icons`.

A test fails when they are out of date.
"""

import hashlib
import io
from pathlib import Path

from PIL import Image
from resvg_py import svg_to_bytes

PUBLIC = Path(__file__).resolve().parents[1] / "client" / "public"
DRAWING = PUBLIC / "spotisle.svg"
GROUND = "#0c4a41"
"""The colour of the felt: phones crop icons to a shape and show no transparency."""
FAVICON_SIZES = (16, 32, 48)
TOUCH_SIZE = 180
MANIFEST_SIZES = (192, 512)
SAFE_SHARE = 0.8
"""The part of a maskable icon that no phone crops."""
DIGEST = "Drawing"


def draw(size: int, *, on_ground: bool = False) -> Image.Image:
    """Return the icon in one size; on a ground it stays within the safe area."""
    width = round(size * SAFE_SHARE) if on_ground else size
    png = svg_to_bytes(svg_path=str(DRAWING), width=width, height=width)
    icon = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    if not on_ground:
        return icon
    ground = Image.new("RGBA", (size, size), GROUND)
    ground.alpha_composite(icon, ((size - width) // 2, (size - width) // 2))
    return ground


def drawing_digest() -> str:
    """Return a digest of the drawing."""
    return hashlib.sha256(DRAWING.read_bytes()).hexdigest()[:20]


def main() -> None:
    """Write all icons."""
    from PIL.PngImagePlugin import PngInfo

    note = PngInfo()
    note.add_text(DIGEST, drawing_digest())
    sizes = [(size, size) for size in FAVICON_SIZES]
    draw(FAVICON_SIZES[-1]).save(PUBLIC / "favicon.ico", sizes=sizes)
    touch = draw(TOUCH_SIZE, on_ground=True).convert("RGB")
    touch.save(PUBLIC / "apple-touch-icon.png", pnginfo=note, optimize=True)
    for size in MANIFEST_SIZES:
        icon = draw(size, on_ground=True).convert("RGB")
        icon.save(PUBLIC / f"icon-{size}.png", pnginfo=note, optimize=True)


if __name__ == "__main__":
    main()
