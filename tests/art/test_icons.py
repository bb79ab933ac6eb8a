"""All icons are rendered from one drawing and are up to date with it."""

import pytest
from PIL import Image

from tools.icons import DIGEST, FAVICON_SIZES, PUBLIC, drawing_digest


@pytest.mark.parametrize(
    ("name", "size"), [("apple-touch-icon", 180), ("icon-192", 192), ("icon-512", 512)]
)
def test_each_icon_is_of_the_present_drawing(name: str, size: int) -> None:
    with Image.open(PUBLIC / f"{name}.png") as icon:
        assert icon.size == (size, size)
        assert icon.info[DIGEST] == drawing_digest(), "run: python -m tools.icons"


def test_the_favicon_has_the_sizes_of_tabs_and_bookmarks() -> None:
    with Image.open(PUBLIC / "favicon.ico") as icon:
        assert icon.info["sizes"] == {(size, size) for size in FAVICON_SIZES}
