"""Every character is drawn or reported as one that no font has; none silently becomes a box."""

import io
from importlib.resources import as_file, files
from unicodedata import category

import numpy as np
import pytest
from fontTools.ttLib import TTFont
from PIL import Image

from spotisle.art.fonts import OWN_LETTERS, describe_undrawable, find_undrawable, fonts_for
from spotisle.art.render import render_png
from spotisle.art.svg import FONT, svg_document

NOBODYS = chr(0x10FFFD)
"""A private-use code point that no font has."""


@pytest.mark.parametrize("weight", ["regular", "bold", "black"])
def test_our_own_font_has_all_the_letters_that_we_count_on(weight: str) -> None:
    with as_file(files("spotisle.art") / "nunito" / f"nunito-{weight}.ttf") as file:
        code_points = TTFont(file).getBestCmap() or {}
    counted = [chr(point) for point in range(0x20, 0x3000) if OWN_LETTERS.match(chr(point))]
    seen = [letter for letter in counted if category(letter) not in ("Cc", "Cf", "Zs")]
    assert [letter for letter in seen if ord(letter) not in code_points] == []


@pytest.mark.parametrize("word", ["γάτα", "חתול", "قطة", "կատու", "კატა", "con mèo ốm", "ĳs"])
def test_the_letters_of_many_languages_are_there_on_every_machine(word: str) -> None:
    """Words that differ in one letter render differently, so neither is a row of boxes."""
    assert find_undrawable(word) == ""

    def look(text: str) -> bytes:
        words = f'<text x="5" y="70" font-family="{FONT}" font-size="40">{text}</text>'
        svg = svg_document(words, (0, 0, 300, 100), 300, 100)
        with Image.open(io.BytesIO(render_png(svg))) as image:
            assert np.asarray(image.getchannel("A")).any()
            return image.tobytes()

    assert look(word) != look(word[:-2] + word[-1])
    assert look(word[0] * 3) != look(word[-1] * 3)


def test_latin_and_cyrillic_need_no_other_font() -> None:
    assert fonts_for("Żółw, Ёж, smørrebrød – „così“") == ()


def test_undrawable_characters_are_named_with_the_package_to_install() -> None:
    assert find_undrawable(f"dog {NOBODYS} cat") == NOBODYS
    assert "fonts-noto-core" in describe_undrawable("ก")
    assert "fonts-noto-cjk" in describe_undrawable("고")
