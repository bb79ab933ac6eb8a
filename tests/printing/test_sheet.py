import io
import re
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from spotisle.art.render import render_pixels, render_png
from spotisle.art.svg import FONT, svg_document
from spotisle.editions import EDITIONS, LANGUAGES, load_edition
from spotisle.printing.card_art import EDGINGS, define_art, draw_blank, draw_face
from spotisle.printing.printable import PrintableDeck
from spotisle.printing.sheet import draw_cards_sheet, draw_symbols_sheet


def words(svg: str) -> str:
    return " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", EDITIONS)
def test_the_symbols_sheet_names_every_symbol(deck: str, language: str) -> None:
    box = load_edition(deck)
    sheet = draw_symbols_sheet(PrintableDeck.from_edition(deck), language)
    written = words(sheet)
    for number in range(len(box.symbols)):
        assert box.name(number, language) in written
        assert f'href="#art-{number}"' in sheet


def test_the_cards_sheet_shows_every_card_with_its_number() -> None:
    sheet = draw_cards_sheet(PrintableDeck.from_edition("island"), "en")
    assert sheet.count("<g transform") >= 73
    assert {str(card) for card in range(73)} <= set(words(sheet).split())


def test_teams_and_ports_differ_in_their_marks_not_in_colour_alone() -> None:
    def grey(role: str) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        markup = draw_blank("hexagon", role).replace(EDGINGS[role].colour, "#777777")
        return render_pixels(svg_document(markup, (-1, -1, 2, 2), 200, 200))

    for one, other in combinations(EDGINGS, 2):
        assert np.abs(grey(one) - grey(other)).max() > 0.2, f"{one} and {other} are marked alike"


@pytest.mark.parametrize("word", ["Żółw", "Ærø", "Più", "Ёж"])
def test_words_are_written_in_the_font_that_comes_along(word: str) -> None:
    text = f'<text y="30" font-family="{FONT}" font-size="20">{word}</text>'
    ink = render_pixels(svg_document(text, (0, 0, 90, 40), 90, 40))[..., 3] > 0.5
    assert ink[:, 20:].any()
    assert ink.sum() > 100


def test_a_card_is_rendered_at_the_width_asked_for() -> None:
    deck = PrintableDeck.from_edition("beach")
    body = define_art(deck.art, deck.shown[3]) + draw_face(deck, 3)
    card = svg_document(body, (-1, -1, 2, 2), 600, 600)
    with Image.open(io.BytesIO(render_png(card, width=240))) as image:
        assert image.size == (240, 240)
