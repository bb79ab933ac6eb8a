"""The classic and beach minigames, rule by rule."""

from random import Random

import pytest

from spotisle.rules import Claim, Reason, SetupError, Verdict, new_table
from tests.rules.kit import lay, play, refusal, right

DECK = tuple(range(55))


def test_tower_the_card_won_is_the_new_top_and_the_dealt_card_does_not_count() -> None:
    table = lay("tower", 3, DECK)
    play(table, 1)
    view = table.view()
    assert view.piles[1].top == 3
    assert view.piles[1].count == 2
    assert view.middle is not None
    assert view.middle.top == 4
    assert view.scores == (0, 1, 0)


def test_tower_ends_when_the_pile_is_empty_and_most_cards_wins() -> None:
    table = lay("tower", 2, DECK[:5])
    for seat in (1, 0, 1):
        play(table, seat)
    assert table.finished
    assert table.game.ranking(table.state) == ((1,), (0,))
    assert refusal(table, 0) is Reason.GAME_OVER


def test_tower_is_played_with_any_plane() -> None:
    table = lay("tower", 4, tuple(range(31)), deck="custom:5")
    play(table, 3)
    assert table.view().scores == (0, 0, 0, 1)


@pytest.mark.parametrize("seats", [1, 9])
def test_symbol_games_are_for_two_to_eight(seats: int) -> None:
    with pytest.raises(SetupError, match=f"2 to 8 players, not {seats}"):
        lay("tower", seats, DECK)


@pytest.mark.parametrize(
    ("deck", "cards", "dealt"),
    [
        ("classic", None, 55), ("classic", 55, 55), ("classic", 57, 57), ("beach", 57, 57),
        ("garden", 57, 31), ("custom:7/40/0f3a", 57, 40),
    ],
)  # fmt: skip
def test_classic_and_beach_deal_57_cards_if_the_table_asks_for_them(
    deck: str, cards: int | None, dealt: int
) -> None:
    table = new_table("tower", 3, Random(1), deck=deck, options={"cards": cards})
    assert sorted(table.game.cards(table.state)) == list(range(dealt))


def test_no_other_number_of_cards_is_offered() -> None:
    with pytest.raises(SetupError, match=r"options\.cards: must be one of 55, 57"):
        new_table("tower", 3, Random(1), options={"cards": 56})


def test_57_cards_are_enough_for_one_round_more_of_hot_potato() -> None:
    rounds = {"rounds": 19}
    with pytest.raises(SetupError, match="55 cards are enough for 18 rounds of 3 players"):
        new_table("hot_potato", 3, Random(1), options=rounds)
    new_table("hot_potato", 3, Random(1), options={**rounds, "cards": 57})


def test_well_the_first_seats_dealt_hold_one_more() -> None:
    table = lay("well", 4, DECK, first=2)
    assert table.view().scores == (13, 13, 14, 14)
    tops = [pile.top for pile in table.view().piles]
    assert tops == [3, 4, 1, 2], "the first card that a player gets is the top of the pile"


def test_well_the_winners_top_card_becomes_the_middle() -> None:
    table = lay("well", 2, DECK[:5])
    play(table, 1)
    view = table.view()
    assert view.middle is not None
    assert (view.middle.top, view.piles[1].top, view.scores) == (2, 4, (2, 1))


def test_well_stops_with_the_first_to_be_out() -> None:
    table = lay("well", 3, DECK[:7])
    for seat in (2, 0, 2):
        play(table, seat)
    assert table.finished
    assert table.game.ranking(table.state) == ((2,), (0,), (1,))


def test_well_goes_on_until_one_is_left_who_loses() -> None:
    table = lay("well", 3, DECK[:7], end="last_left")
    for seat in (2, 2, 0):
        play(table, seat)
    assert not table.finished
    assert refusal(table, 2) is Reason.NO_CARD
    assert table.game.ranking(table.state) == ((2,), (0,), (1,)), "out first, then fewest left"
    for seat in (1, 1):
        play(table, seat)
    assert table.finished
    assert table.game.ranking(table.state) == ((2,), (1,), (0,))


def test_hot_potato_the_givers_old_top_shows_on_the_pile() -> None:
    table = lay("hot_potato", 3, DECK, rounds=1)
    play(table, 0, 2)
    assert [pile.top for pile in table.view().piles] == [None, 1, 0]
    play(table, 2, 1)
    assert table.finished
    assert table.game.scores(table.state) == (0, 3, 0)


def test_hot_potato_the_giver_is_safe_for_the_round() -> None:
    table = lay("hot_potato", 3, DECK)
    play(table, 0, 2)
    assert refusal(table, 0, 1) is Reason.OUT_OF_ROUND
    assert refusal(table, 1, 0) is Reason.TARGET_GONE
    assert refusal(table, 1, 1) is Reason.OWN_TARGET


def test_hot_potato_the_loser_lays_all_cards_aside_and_a_new_round_is_dealt() -> None:
    table = lay("hot_potato", 2, DECK, rounds=2)
    play(table, 0, 1)
    assert [pile.top for pile in table.view().piles] == [2, 3]
    assert table.view().scores == (0, 2)
    play(table, 1, 0)
    assert table.finished
    assert table.game.ranking(table.state) == ((0, 1),)


def test_hot_potato_plays_until_no_full_deal_is_left() -> None:
    table = lay("hot_potato", 4, DECK[:11], rounds="deck")
    for _ in range(2):
        for seat in range(3):
            play(table, seat, 3)
    assert table.finished
    assert table.game.scores(table.state) == (0, 0, 0, 8)


def test_hot_potato_refuses_more_rounds_than_the_cards_give() -> None:
    with pytest.raises(SetupError, match="enough for 6 rounds"):
        lay("hot_potato", 8, DECK, rounds=7)


def test_hot_potato_takes_fewer_rounds_with_a_small_deck() -> None:
    table = new_table("hot_potato", 8, Random(1), deck="custom:5")
    assert table.state.rounds == 3


def test_catch_them_all_the_middle_is_never_taken_and_goes_under_the_draw_pile() -> None:
    table = lay("catch_them_all", 2, DECK[:7])
    play(table, 0, 1)
    assert table.view().open == (None, 2)
    assert refusal(table, 1, 1) is Reason.TARGET_GONE
    assert refusal(table, 1, 0) is Reason.TARGET_GONE, "the middle card is no target"
    play(table, 1, 2)
    assert table.view().middle is not None
    assert table.state.middle == 3
    assert table.state.draw == (6, 0)


def test_catch_them_all_plays_a_last_short_round() -> None:
    table = lay("catch_them_all", 3, DECK[:6])
    for card in (1, 2, 3):
        play(table, 0, card)
    assert table.state.middle == 4
    assert table.view().open == (5, 0), "the old middle counts for the short round"
    for card in (5, 0):
        play(table, 1, card)
    assert table.finished
    assert table.game.scores(table.state) == (3, 2, 0)


def test_catch_them_all_may_be_played_without_a_short_round() -> None:
    table = lay("catch_them_all", 3, DECK[:6], last_round="none")
    for card in (1, 2, 3):
        play(table, 0, card)
    assert table.finished


def test_poisoned_gift_goes_to_the_named_player_also_where_several_would_match() -> None:
    table = lay("poisoned_gift", 3, DECK)
    play(table, 0, 2)
    assert table.view().scores == (0, 0, 1)
    assert table.view().piles[2].top == 3
    assert refusal(table, 0, 0) is Reason.OWN_TARGET
    play(table, 2, 1)
    assert table.game.ranking(table.state) == ((0,), (1, 2))


def test_triplets_lays_nine_cards_of_order_seven_and_refills_in_ascending_order() -> None:
    table = lay("triplets", 2, DECK)
    assert table.view().open == DECK[:9]
    plane = table.game.deck.plane
    three = next(
        bearers
        for symbol in range(57)
        if len(bearers := tuple(card for card in range(9) if plane.has(card, symbol))) >= 3
    )[:3]
    play(table, 1, three)
    refilled = list(range(9))
    for place, card in zip(sorted(three), (9, 10, 11), strict=True):
        refilled[place] = card
    assert table.view().open == tuple(refilled)
    assert table.view().scores == (0, 3)


@pytest.mark.parametrize(("deck", "places"), [("custom:5", 7), ("custom:4", 7), ("island", 11)])
def test_triplets_safe_table_is_q_plus_2_or_q_plus_3(deck: str, places: int) -> None:
    assert len(lay("triplets", 2, tuple(range(21)), deck=deck).view().open) == places


def test_triplets_adds_cards_one_at_a_time_where_a_small_table_has_no_triple() -> None:
    table = lay("triplets", 2, DECK, places=3)
    cards = table.view().open
    assert len(cards) > 3
    bearers = [
        sum(table.game.deck.plane.has(card, s) for card in cards if card is not None)
        for s in range(57)
    ]
    assert max(bearers) == 3, "not one card more than needed"


def test_triplets_ends_when_the_pile_is_empty_and_no_triple_is_left() -> None:
    table = lay("triplets", 2, DECK[:9])
    plane = table.game.deck.plane
    while not table.finished:
        cards = [card for card in table.view().open if card is not None]
        three = next(
            bearers
            for symbol in range(57)
            if len(bearers := [card for card in cards if plane.has(card, symbol)]) >= 3
        )[:3]
        play(table, 0, tuple(three))
    left = [card for card in table.view().open if card is not None]
    assert len(left) < 9
    assert all(sum(plane.has(card, symbol) for card in left) < 3 for symbol in range(57))


@pytest.mark.parametrize("target", [None, 3, (1, 2), (1, 1, 2), (1, 2, 3, 4), (0, 1, 57)])
def test_triplets_needs_three_different_cards(target: int | tuple[int, ...] | None) -> None:
    table = lay("triplets", 2, DECK)
    assert table.submit(Claim(0, 0, target)).reason is Reason.UNKNOWN_TARGET


def test_duel_is_won_by_the_first_right_claim() -> None:
    table = lay("duel", 2, (40, 12))
    assert table.game.ranking(table.state) == ((0, 1),)
    claim = right(table, 1)
    play(table, 1)
    assert table.game.scores(table.state) == (0, 1)
    assert table.submit(Claim(0, claim.symbol), seen=0).verdict is Verdict.LATE
    assert table.submit(Claim(0, claim.symbol)).verdict is Verdict.ILLEGAL


def test_practice_has_no_end_and_shuffles_the_deck_again() -> None:
    table = lay("practice", 1, DECK)
    pairs = []
    for _ in range(60):
        pairs.append(table.view().open)
        play(table, 0)
    assert not table.finished
    assert len(set(pairs[:27])) == 27
    assert pairs[:27] != pairs[27:54]
    assert sorted(table.game.cards(table.state)) == list(DECK)
