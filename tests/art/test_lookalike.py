"""No two symbols of a deck look alike, at any angle and with any colour vision."""

import pytest

from spotisle.art.lookalike import find_similar_pictures
from spotisle.editions import EDITIONS, load_edition
from spotisle.editions.art import SymbolPicture, pictures_for

BOX = (0.0, 0.0, 10.0, 10.0)


def boot(colour: str, turn: int = 0, size: float = 1.0) -> SymbolPicture:
    return SymbolPicture(
        f'<path d="M2 1H5V6H8V9H2Z" fill="{colour}" '
        f'transform="translate(5 5) rotate({turn}) scale({size}) translate(-5 -5)"/>',
        BOX,
    )


BALL = SymbolPicture('<circle cx="5" cy="5" r="3" fill="#c03030"/>', BOX)


@pytest.mark.parametrize("deck", EDITIONS)
def test_no_two_symbols_of_a_deck_look_alike(deck: str) -> None:
    box = load_edition(deck)
    alike = [
        f"{box.symbols[pair.first].id} and {box.symbols[pair.second].id} ({pair.degree:.2f})"
        for pair in find_similar_pictures(pictures_for(box))
    ]
    assert alike == []


def test_a_symbol_is_recognised_turned_and_in_another_size() -> None:
    (pair,) = find_similar_pictures([boot("#c03030"), BALL, boot("#c03030", turn=70, size=0.6)])
    assert (pair.first, pair.second) == (0, 2)
    assert pair.degree > 0.85


def test_the_same_form_in_another_colour_is_another_symbol() -> None:
    assert find_similar_pictures([boot("#c03030"), boot("#2050c0")]) == []


def test_symbols_that_colour_blind_people_confuse_are_found() -> None:
    (pair,) = find_similar_pictures([boot("#b06020"), boot("#708020", turn=90)])
    assert pair.sight in ("protan", "deutan")
