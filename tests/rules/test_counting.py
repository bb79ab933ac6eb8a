"""What the number beside each name counts, and why a cell cannot be claimed."""

from random import Random

import pytest

from spotisle.rules import GAMES, Claim, Deck
from spotisle.rules.claim import Reason
from spotisle.rules.spec import Counting
from tests.rules.kit import BLUE, ORANGE, lay_island, play


def counting_of(name: str, seats: int, **options: object) -> Counting | None:
    deck = "island" if GAMES[name].spec.teams else "classic"
    return GAMES[name](seats, Deck.named(deck), options).counting


def test_cards_are_good_in_one_game_and_bad_in_another() -> None:
    assert counting_of("tower", 3) == Counting("cards", "most", runs_down=True)
    assert counting_of("poisoned_gift", 3) == Counting("cards", "fewest", runs_down=True)
    assert counting_of("well", 3) == Counting("left", "zero")
    assert counting_of("practice", 3) is None


@pytest.mark.parametrize("name", ["welcome", "ports", "longest_route", "barbarians"])
def test_the_lone_player_of_five_counts_double(name: str) -> None:
    alone, pairs = counting_of(name, 5), counting_of(name, 4)
    assert alone is not None
    assert pairs is not None
    assert (sorted(alone.factors), pairs.factors) == ([1, 1, 2], ())
    assert alone.award == 2


def test_knights_and_duels_end_at_a_number_and_double_nothing() -> None:
    assert counting_of("knights", 5) == Counting("cards", goal=10)
    assert counting_of("knights", 5, points=(4, 0, 1)) == Counting("cards")
    assert counting_of("duel", 2, wins=3) == Counting("rounds", goal=3)


def test_a_seat_is_told_why_it_may_not_take_the_other_cells() -> None:
    table = lay_island("ports", [BLUE, ORANGE])
    game = table.game

    def refusals(seat: int) -> set[Reason]:
        """Return the reasons for refusing claims on the cells that the seat may not claim."""
        private = game.private(table.state, seat)
        legal = {chance.target for chance in game.chances(table.view(), private, seat)}
        return {table.judge(Claim(seat, 0, cell)).reason for cell in range(19) if cell not in legal}

    assert refusals(0) == {Reason.OUT_OF_REACH}
    assert game.barred(table.view(), 0) == Reason.NOT_IN_CENTRE
    play(table, 0, 4)
    assert refusals(0) == refusals(1) == {Reason.OUT_OF_REACH}
    assert game.barred(table.view(), 0) == Reason.OUT_OF_REACH
    assert game.barred(table.view(), 1) == Reason.NOT_IN_CENTRE


def test_no_cell_is_barred_where_every_cell_may_be_covered() -> None:
    game = GAMES["welcome"](2, Deck.named("island"))
    assert game.barred(game.view(game.start(game.shuffle(Random(1)))), 0) is None


def test_a_seat_is_told_whose_card_it_holds_if_not_its_own() -> None:
    table = lay_island("longest_route", [(ORANGE[0], *BLUE), ORANGE[1:]])
    assert (table.private(0).owner, table.private(1).owner) == (1, None)
    play(table, 0, 4)
    assert table.private(0).owner is None
