import io
import re
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from spotisle.art.render import pixels, png
from spotisle.art.svg import FONT, drawing
from spotisle.editions import EDITIONS, LANGUAGES, edition
from spotisle.printing.card import EDGINGS, blank, card_svg
from spotisle.printing.printable import PrintableDeck
from spotisle.printing.sheet import cards_sheet, symbols_sheet


def words(svg: str) -> str:
    return " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", EDITIONS)
def test_the_symbols_sheet_names_every_symbol(deck: str, language: str) -> None:
    box = edition(deck)
    sheet = symbols_sheet(PrintableDeck.from_edition(deck), language)
    written = words(sheet)
    for number in range(len(box.symbols)):
        assert box.name(number, language) in written
        assert f'href="#art-{number}"' in sheet


def test_the_cards_sheet_shows_every_card_with_its_number() -> None:
    sheet = cards_sheet(PrintableDeck.from_edition("island"), "en")
    assert sheet.count("<g transform") >= 73
    assert {str(card) for card in range(73)} <= set(words(sheet).split())


def test_teams_and_ports_differ_in_their_marks_not_in_colour_alone() -> None:
    def grey(role: str) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        markup = blank("hexagon", role).replace(EDGINGS[role].colour, "#777777")
        return pixels(drawing(markup, (-1, -1, 2, 2), 200, 200))

    for one, other in combinations(EDGINGS, 2):
        assert np.abs(grey(one) - grey(other)).max() > 0.2, f"{one} and {other} are marked alike"


@pytest.mark.parametrize("word", ["Żółw", "Ærø", "Più", "Ёж"])
def test_words_are_written_in_the_font_that_comes_along(word: str) -> None:
    text = f'<text y="30" font-family="{FONT}" font-size="20">{word}</text>'
    ink = pixels(drawing(text, (0, 0, 90, 40), 90, 40))[..., 3] > 0.5
    assert ink[:, 20:].any()
    assert ink.sum() > 100


def test_a_card_is_rendered_at_the_width_asked_for() -> None:
    with Image.open(
        io.BytesIO(png(card_svg(PrintableDeck.from_edition("beach"), 3), width=240))
    ) as image:
        assert image.size == (240, 240)
