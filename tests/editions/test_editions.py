"""The built-in editions: their cards, roles and games."""

import pytest

from spotisle.editions import EDITIONS, LANGUAGES, UnknownNameError, load_edition
from spotisle.rules.registry import GAMES, new_game


@pytest.mark.parametrize("name", EDITIONS)
def test_a_box_has_one_symbol_for_each_of_its_plane(name: str) -> None:
    box = load_edition(name)
    ids = [symbol.id for symbol in box.symbols]
    assert len(set(ids)) == len(ids) == box.plane.size


@pytest.mark.parametrize("name", EDITIONS)
def test_every_card_has_exactly_one_role(name: str) -> None:
    box = load_edition(name)
    cards = [card for role in box.roles for card in box.cards_for(role)]
    assert sorted(cards) == list(range(box.plane.size))
    assert all(card in box.cards_for(box.role(card)) for card in cards)


@pytest.mark.parametrize("name", ["classic", "beach"])
def test_the_round_decks_play_with_55_of_57_cards(name: str) -> None:
    assert load_edition(name).cards_in_play == range(55)


def test_the_garden_deck_plays_with_all_31_cards_of_6_symbols() -> None:
    garden = load_edition("garden")
    assert garden.cards_in_play == range(31)
    assert {len(card) for card in garden.plane.cards} == {6}


@pytest.mark.parametrize("name", EDITIONS)
def test_every_game_in_a_box_can_be_played_with_its_cards(name: str) -> None:
    box = load_edition(name)
    assert box.games
    for game in box.games:
        for players in GAMES[game].spec.seats:
            new_game(game, players, name).check_setup()


def test_the_island_deck_is_19_island_6_ports_and_16_for_each_team() -> None:
    island = load_edition("island")
    assert island.cards_in_play == range(73)
    assert {role: len(island.cards_for(role)) for role in island.roles} == {
        "island": 19, "port": 6, "blue": 16, "orange": 16, "red": 16,
    }  # fmt: skip
    assert [island.role(card) for card in (18, 19, 25, 41, 57, 72)] == [
        "island", "port", "blue", "orange", "red", "red",
    ]  # fmt: skip


def test_unknown_decks_and_languages_are_refused_with_the_known_ones_named() -> None:
    with pytest.raises(UnknownNameError, match="classic, beach, island"):
        load_edition("space")
    with pytest.raises(UnknownNameError, match=", ".join(LANGUAGES)):
        load_edition("classic").name(0, "xx")
