"""Which face a card shows: as many mixed pairs as possible, and both faces evenly on every card."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from spotisle.decks.learning import split_faces
from spotisle.plane import ORDERS, Plane
from tests.decks.kit import deck


@st.composite
def some_cards(draw: st.DrawFn) -> tuple[Plane, tuple[tuple[int, ...], ...]]:
    plane = Plane.of_order(draw(st.sampled_from([order for order in ORDERS if order < 10])))
    return plane, plane.cards[: draw(st.integers(2, plane.size))]


@given(some_cards())
def test_as_many_pairs_of_cards_as_possible_meet_with_different_faces(
    given_cards: tuple[Plane, tuple[tuple[int, ...], ...]],
) -> None:
    plane, cards = given_cards
    shown = [
        dict(zip(card, faces, strict=True))
        for card, faces in zip(cards, split_faces(cards), strict=True)
    ]
    different = 0
    for one, other in combinations(range(len(cards)), 2):
        symbol = plane.shared(one, other)
        different += shown[one][symbol] != shown[other][symbol]
    holders = [sum(symbol in card for card in cards) for symbol in range(plane.size)]
    assert different == sum((k // 2) * (k - k // 2) for k in holders)


@given(some_cards())
def test_every_card_and_every_symbol_shows_both_faces_as_evenly_as_can_be(
    given_cards: tuple[Plane, tuple[tuple[int, ...], ...]],
) -> None:
    plane, cards = given_cards
    faces = split_faces(cards)
    assert all(abs(len(row) - 2 * sum(row)) <= 1 for row in faces)
    for symbol in range(plane.size):
        seen = [
            row[card.index(symbol)]
            for card, row in zip(cards, faces, strict=True)
            if symbol in card
        ]
        assert abs(len(seen) - 2 * sum(seen)) <= 1


def test_a_learning_deck_shows_words_and_pictures_as_it_was_split() -> None:
    pets = deck(2, "learning")
    assert tuple(tuple(map(int, row)) for row in pets.manifest.shown) == split_faces(
        pets.plane.cards
    )
    for card, shown in enumerate(pets.shown):
        assert tuple(face // 2 for face in shown) == pets.plane.symbols(card)
    assert [face.text for face in pets.manifest.symbols[1].faces] == ["🐱", "pet 1"]
