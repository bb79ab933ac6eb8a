"""The island games, rule by rule."""

from random import Random
from typing import Any

import pytest

from spotisle.rules import (
    GAMES,
    Claim,
    Deck,
    Pointing,
    Reason,
    SetupError,
    Table,
    Teams,
    Verdict,
    new_game,
)
from spotisle.rules.island import barbarians, board, knights
from spotisle.rules.island.covering import Deal
from tests.rules.kit import (
    BLUE,
    ISLAND,
    ORANGE,
    PORTS,
    RED,
    lay,
    lay_island,
    lay_teams,
    play,
    refusal,
    right,
)

FIVE = Teams(("blue", "orange", "red"), ((0,), (1, 2), (3, 4)))
"""Blue plays alone."""


def test_the_island_has_nineteen_cells_in_rows_of_3_4_5_4_3() -> None:
    rows = [sum(r == row for _, r in board.CELLS) for row in range(-2, 3)]
    assert rows == [3, 4, 5, 4, 3]
    assert board.CELLS[9] == (0, 0)
    assert board.CENTRE["seven"] == {4, 5, 8, 9, 10, 13, 14}
    assert board.CENTRE["single"] == {9}


@pytest.mark.parametrize("places", ["standard", "mirrored"])
def test_every_coast_cell_touches_one_port_and_every_port_two_cells(places: str) -> None:
    touched = board.port_cells(places)
    assert [len(cells) for cells in touched] == [2] * 6
    coast = set(range(19)) - board.CENTRE["seven"]
    assert set().union(*touched) == coast


def test_covering_a_cell_makes_only_the_new_card_count() -> None:
    table = lay_island("welcome", [BLUE, ORANGE])
    play(table, 0, 7)
    assert table.view().open[7] == BLUE[0]
    assert table.game.scores(table.state) == (1, 0)
    play(table, 1, 7)
    assert table.game.scores(table.state) == (0, 1)
    assert table.private(0).card == BLUE[1]


def test_the_game_ends_at_once_when_a_team_is_out() -> None:
    table = lay_island("welcome", [BLUE[:2], ORANGE[:1]])
    play(table, 0, 0)
    play(table, 1, 0)
    assert table.finished
    assert table.game.points(table.state) == (0, 3)
    assert refusal(table, 0, 3) is Reason.GAME_OVER


def test_all_teams_tied_for_most_get_the_two_points() -> None:
    table = lay_island("welcome", [BLUE[:2], ORANGE[:1]])
    play(table, 0, 0)
    play(table, 1, 1)
    assert table.game.points(table.state) == (2, 3)


@pytest.mark.parametrize(("award_zero", "points"), [(False, (1, 0)), (True, (3, 2))])
def test_a_count_of_zero_wins_nothing_unless_the_table_says_so(
    award_zero: bool,
    points: tuple[int, int],
) -> None:
    table = lay_island("ports", [BLUE[:1], ORANGE], award_zero=award_zero)
    play(table, 0, 9)
    assert table.game.scores(table.state) == (0, 0)
    assert table.game.points(table.state) == points


def test_a_partner_without_cards_may_point_but_not_play() -> None:
    table = lay_island("welcome", [BLUE[:1], ORANGE[:8], BLUE[1:3], ORANGE[8:]])
    assert table.point(Pointing(0, cell=3)).reason is Reason.HAS_CARDS
    play(table, 0, 0)
    assert refusal(table, 0, 1) is Reason.NO_CARD
    assert table.point(Pointing(0, cell=19)).reason is Reason.UNKNOWN_TARGET
    assert table.point(Pointing(0, symbol=73)).reason is Reason.UNKNOWN_SYMBOL
    assert table.point(Pointing(0, cell=3, symbol=5)).verdict is Verdict.OK
    assert (table.private(2).pointed_cell, table.private(2).pointed_symbol) == (3, 5)
    assert table.private(1).pointed_cell is None, "only the partner sees the finger"
    play(table, 2, 3)
    assert table.private(2).pointed_cell is None


def test_a_freeze_does_not_hold_a_finger_back() -> None:
    table = lay_island("welcome", [BLUE[:1], ORANGE[:8], BLUE[1:3], ORANGE[8:]])
    table.submit(Claim(0, wrong_symbol(table), 0), now=100.0)
    assert table.penalties.frozen_until
    assert table.submit(right(table, 0, 0), now=200.0).verdict is Verdict.OK
    assert table.point(Pointing(0, cell=3)).verdict is Verdict.OK


def wrong_symbol(table: Table[Any]) -> int:
    return next(
        symbol
        for symbol in range(73)
        if table.game.judge(table.state, Claim(0, symbol, 0)) is not Reason.MATCH
    )


def test_nobody_points_in_the_symbol_games() -> None:
    table = lay("tower", 2, tuple(range(10)))
    assert table.point(Pointing(0, cell=1)).verdict is Verdict.ILLEGAL


def test_turned_cards_are_seen_by_owner_and_partner_only() -> None:
    table = lay_island("welcome", [BLUE[:8], ORANGE[:8], BLUE[8:], ORANGE[8:]])
    assert (table.private(0).card, table.private(0).partner_card) == (BLUE[0], BLUE[8])
    assert all(pile.top is None for pile in table.view().piles)


def test_ports_begin_in_the_centre() -> None:
    table = lay_island("ports", [BLUE, ORANGE])
    assert refusal(table, 0, 0) is Reason.OUT_OF_REACH
    play(table, 0, 4)
    assert refusal(table, 0, 14) is Reason.OUT_OF_REACH
    play(table, 0, 0)
    assert table.game.scores(table.state) == (1, 0)


def test_ports_begin_again_in_the_centre_when_all_own_cells_are_covered() -> None:
    table = lay_island("ports", [BLUE, ORANGE])
    play(table, 0, 4)
    play(table, 1, 4)
    assert refusal(table, 0, 0) is Reason.OUT_OF_REACH
    play(table, 0, 14)


def test_ports_may_begin_on_the_middle_cell_only() -> None:
    table = lay_island("ports", [BLUE, ORANGE], centre="single")
    assert refusal(table, 0, 4) is Reason.OUT_OF_REACH
    play(table, 0, 9)


def test_ports_an_own_isolated_cell_may_be_covered_unless_forbidden() -> None:
    allowed = lay_island("ports", [BLUE, ORANGE])
    play(allowed, 0, 9)
    play(allowed, 0, 9)
    forbidden = lay_island("ports", [BLUE, ORANGE], own_isolated="forbid")
    play(forbidden, 0, 9)
    assert refusal(forbidden, 0, 9) is Reason.OUT_OF_REACH
    play(forbidden, 0, 10)
    play(forbidden, 0, 9)


def test_ports_count_different_ports_once() -> None:
    table = lay_island("ports", [BLUE, ORANGE])
    for cell in (4, 0, 1, 3):
        play(table, 0, cell)
    touched = {
        place for place, cells in enumerate(board.port_cells("standard")) if cells & {0, 1, 3}
    }
    assert table.game.scores(table.state)[0] == len(touched)


def test_longest_route_counts_the_colour_of_the_card_not_who_laid_it() -> None:
    table = lay_island("longest_route", [(*ORANGE[:2], BLUE[0]), BLUE[1:4]])
    play(table, 0, 0)
    play(table, 0, 1)
    play(table, 1, 18)
    assert table.game.scores(table.state) == (1, 2)


@pytest.mark.parametrize(
    ("cells", "largest"),
    [(set(), 0), ({0, 18}, 1), ({0, 1, 2, 9}, 3), ({0, 3, 7, 12, 16, 2}, 5), (set(range(19)), 19)],
)
def test_the_largest_group_is_connected(cells: set[int], largest: int) -> None:
    assert board.largest_group(frozenset(cells)) == largest


def colours(hand: tuple[int, ...]) -> list[int]:
    return [sum(card in colour for card in hand) for colour in (BLUE, ORANGE, RED)]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_longest_route_teams_exchange_cards(seats: int) -> None:
    game = new_game("longest_route", seats)
    deal = game.shuffle(Random(5))
    per_team = [
        colours(sum((deal.hands[seat] for seat in team), ())) for team in Teams.of(seats).members
    ]
    two, three = [[10, 6, 0], [6, 10, 0]], [[10, 3, 3], [3, 10, 3], [3, 3, 10]]
    assert per_team == (two if seats in (2, 4) else three)


def test_longest_route_five_exchange_cards() -> None:
    game = GAMES["longest_route"](5, Deck.named("island"), None, FIVE)
    hands = game.shuffle(Random(5)).hands
    assert [len(hand) for hand in hands] == [8] * 5
    assert colours(hands[0]) == [6, 1, 1]
    assert colours(hands[1] + hands[2]) == [1, 12, 3]
    assert colours(hands[3] + hands[4]) == [1, 3, 12]


@pytest.mark.parametrize("name", ["welcome", "ports"])
def test_everybody_of_five_has_eight_cards_of_their_own_colour(name: str) -> None:
    hands = GAMES[name](5, Deck.named("island"), None, FIVE).shuffle(Random(1)).hands
    assert [len(hand) for hand in hands] == [8] * 5
    assert [colours(hand).index(8) for hand in hands] == [0, 1, 1, 2, 2]


def test_the_lone_players_count_is_doubled_but_not_the_score() -> None:
    deal = Deal(ISLAND, PORTS, (BLUE[:1], ORANGE[:8], ORANGE[8:], RED[:8], RED[8:]))
    table = lay_teams("welcome", FIVE, deal)
    for seat, cell in ((1, 1), (2, 2), (3, 3), (0, 0)):
        play(table, seat, cell)
    assert table.finished
    assert table.game.scores(table.state) == (1, 2, 1)
    assert table.game.points(table.state) == (3, 2, 0)


def test_barbarians_take_island_cards_with_the_teams_card() -> None:
    table = lay("barbarians", 4, barbarians.Deal(ISLAND, (BLUE[0], ORANGE[0])))
    play(table, 0, 5)
    play(table, 2, 6)
    assert refusal(table, 1, 5) is Reason.TARGET_GONE
    assert table.game.scores(table.state) == (2, 0), "partners both claim with the team's card"
    assert table.view().piles[0].top == BLUE[0]
    for cell in set(range(19)) - {5, 6}:
        play(table, 1, cell)
    assert table.finished
    assert table.game.points(table.state) == (0, 2)


def test_barbarians_double_for_the_lone_player() -> None:
    table = lay_teams("barbarians", FIVE, barbarians.Deal(ISLAND, (BLUE[0], ORANGE[0], RED[0])))
    for cell in range(19):
        play(table, 0 if cell < 5 else 1 if cell < 14 else 3, cell)
    assert table.game.scores(table.state) == (5, 9, 5)
    assert table.game.points(table.state) == (2, 0, 0)


def knights_of(*decks: tuple[int, ...]) -> knights.Deal:
    return knights.Deal(decks)


def test_knights_a_team_that_is_out_keeps_what_it_took() -> None:
    table = lay("knights", 3, knights_of(BLUE, ORANGE, RED))
    play(table, 0, 1)
    assert refusal(table, 1, 0) is Reason.OUT_OF_ROUND
    assert refusal(table, 2, 1) is Reason.TARGET_GONE
    assert refusal(table, 0, 0) is Reason.OWN_TARGET
    assert table.game.points(table.state) == (0, 0, 0), "points come at the end of the round"
    play(table, 2, 0)
    assert table.game.scores(table.state) == (1, 0, 1)
    assert table.game.points(table.state) == (1, 0, 1)
    assert [pile.top for pile in table.view().piles] == [BLUE[1], ORANGE[1], RED[1]]


def test_knights_go_on_until_ten_points() -> None:
    table = lay("knights", 2, knights_of(BLUE, ORANGE), points=(7, 3))
    for _ in range(3):
        assert not table.finished
        play(table, 0, 1)
    assert table.finished
    assert table.game.points(table.state) == (3, 0)
    assert table.game.ranking(table.state) == ((0,), (1,))


def test_knights_rank_by_all_points() -> None:
    table = lay("knights", 2, knights_of(BLUE, ORANGE), rounds=1, points=(2, 3))
    play(table, 0, 1)
    assert table.finished
    assert table.game.ranking(table.state) == ((0, 1),)


def test_knights_with_rounds_and_target_stop_at_whichever_comes_first() -> None:
    table = lay("knights", 2, knights_of(BLUE, ORANGE), rounds=5, target=2)
    play(table, 0, 1)
    play(table, 0, 1)
    assert table.finished


def test_knights_without_cards_stay_unfinished() -> None:
    table = lay("knights", 2, knights_of(BLUE[:1], ORANGE))
    play(table, 1, 0)
    assert refusal(table, 0, 1) is Reason.DECK_EXHAUSTED
    assert not table.finished


def test_knights_reshuffle_empty_decks_often_enough_for_the_longest_game() -> None:
    game = new_game("knights", 2)
    deal = game.shuffle(Random(3))
    assert [len(deck) for deck in deal.decks] == [32, 32]
    assert sorted(deal.decks[0][:16]) == sorted(deal.decks[0][16:]) == list(BLUE)
    state, turns = game.start(deal), 0
    while not game.finished(state):
        state = game.apply(state, Claim(turns % 2, 0, 1 - turns % 2))
        turns += 1
    assert turns == 19


def test_knights_refuse_a_game_that_is_won_before_it_begins() -> None:
    with pytest.raises(SetupError, match="10 points already"):
        lay("knights", 2, knights_of(BLUE, ORANGE), points=(10, 0))


@pytest.mark.parametrize("name", ["welcome", "ports", "longest_route", "barbarians", "knights"])
def test_island_games_need_the_island_deck_and_allowed_teams(name: str) -> None:
    with pytest.raises(SetupError, match="island deck"):
        new_game(name, 4, deck="classic")
    with pytest.raises(SetupError, match="2-2-1"):
        new_game(name, 4, teams=Teams(("blue", "red"), ((0, 1, 2), (3,))))
    with pytest.raises(SetupError, match="2 to 6 players, not 7"):
        new_game(name, 7)
