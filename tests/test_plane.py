"""The projective planes behind the cards: the decks in RULES.md rely on these facts."""

from itertools import combinations

import pytest

from spotisle.plane import ORDERS, NoPlaneError, Plane, symbol_count


@pytest.mark.parametrize("order", ORDERS)
def test_any_two_cards_share_exactly_one_symbol(order: int) -> None:
    plane = Plane.of_order(order)
    cards = [frozenset(symbols) for symbols in plane.cards]
    for (first, ours), (second, theirs) in combinations(enumerate(cards), 2):
        shared = ours & theirs
        assert shared == {plane.shared(first, second)} == {plane.shared(second, first)}


@pytest.mark.parametrize("order", ORDERS)
def test_every_symbol_stands_on_as_many_cards_as_a_card_has_symbols(order: int) -> None:
    plane = Plane.of_order(order)
    assert len(plane.cards) == plane.size == symbol_count(order)
    assert all(len(set(symbols)) == order + 1 for symbols in plane.cards)
    for symbol in range(plane.size):
        bearers = [card for card in range(plane.size) if plane.has(card, symbol)]
        assert len(bearers) == order + 1
        assert bearers == [card for card in range(plane.size) if symbol in plane.symbols(card)]


def test_the_orders_are_the_prime_powers_up_to_16() -> None:
    assert ORDERS == (2, 3, 4, 5, 7, 8, 9, 11, 13, 16)


@pytest.mark.parametrize(
    ("order", "nearest"),
    [
        (6, "the nearest are 5 (31 symbols) and 7 (57 symbols)"),
        (10, "the nearest are 9 (91 symbols) and 11 (133 symbols)"),
        (1, "the nearest is 2 (7 symbols)"),
        (-3, "the nearest is 2 (7 symbols)"),
        (99, "the nearest is 16 (273 symbols)"),
    ],
)
def test_an_order_without_a_plane_is_refused_with_the_nearest_named(
    order: int, nearest: str
) -> None:
    with pytest.raises(NoPlaneError, match="no plane") as refusal:
        Plane.of_order(order)
    assert nearest in str(refusal.value)


def test_the_published_difference_set_gives_card_twelve_of_the_classic_deck() -> None:
    assert Plane.of_order(7).symbols(12) == (12, 13, 15, 25, 44, 48, 55, 7)


def test_a_card_and_itself_are_refused() -> None:
    with pytest.raises(ValueError, match="card 5 shares all its symbols with itself"):
        Plane.of_order(7).shared(5, 5)
