"""Bots see only what their seat sees, react as slowly as people, and make mistakes."""

from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from spotisle.bots import LEVELS, Intent, level
from spotisle.errors import SpotisleError
from spotisle.rules import GAMES, Table, Verdict, new_table
from spotisle.rules.claim import MATCH
from spotisle.rules.island.covering import CoveringGame
from spotisle.simulation.match import Match

PLAYED = [name for name in GAMES if name != "practice"]


def intent(table: Table[Any], seat: int, rng: Random, name: str = "sharp") -> Intent | None:
    view, private = table.view(), table.private(seat)
    return level(name).intent(table.game, view, private, seat, rng)


def table_of(name: str, seed: object, *, claims: int = 0) -> Table[Any]:
    """Return a table after this many claims, or at the end of its game."""
    rng = Random(repr(seed))
    table = new_table(name, 2 if name == "duel" else 4, rng)
    match = Match(table, [LEVELS["sharp"]] * table.game.seats, rng)
    for _ in range(claims):
        if not table.finished:
            match.step()
    return table


@dataclass
class Hidden:
    """Shuffles the face-down cards that a seat may not see."""

    rng: Random

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.rng.sample(cards, len(cards)))

    def change(self, table: Table[Any], seat: int) -> Any:
        state, name = table.state, table.game.spec.name
        match name:
            case "tower" | "poisoned_gift":
                seen = state.turned + 1
            case "duel":
                seen = 2
            case "hot_potato":
                seen = (state.round + 1) * table.game.seats
            case "catch_them_all" | "triplets":
                return replace(state, draw=self.shuffled(state.draw))
            case "well":
                piles = tuple(pile[:1] + self.shuffled(pile[1:]) for pile in state.piles)
                return replace(state, piles=piles)
            case "knights":
                seen = state.round + 1
                decks = tuple(deck[:seen] + self.shuffled(deck[seen:]) for deck in state.decks)
                return replace(state, decks=decks)
            case "barbarians":
                return state
            case _:
                return replace(state, hands=self.hands(table, seat), covered=state.covered[::-1])
        return replace(state, deal=state.deal[:seen] + self.shuffled(state.deal[seen:]))

    def hands(self, table: Table[Any], seat: int) -> tuple[tuple[int, ...], ...]:
        """Keep the top cards of the seat and its partner, and shuffle all others."""
        open_to = {seat, table.game.partner(seat)}
        return tuple(
            hand[:1] + self.shuffled(hand[1:]) if holder in open_to else self.shuffled(hand)
            for holder, hand in enumerate(table.state.hands)
        )


@pytest.mark.parametrize("name", PLAYED)
@given(seed=st.integers(0, 10**6), claims=st.integers(0, 20))
def test_hidden_cards_do_not_affect_a_bot(name: str, seed: int, claims: int) -> None:
    table = table_of(name, seed, claims=claims)
    for seat in range(table.game.seats):
        before = intent(table, seat, Random(seed))
        twin = table.trial()
        twin.state = Hidden(Random(seed)).change(table, seat)
        assert intent(twin, seat, Random(seed)) == before


@pytest.mark.parametrize("name", PLAYED)
def test_the_same_numbers_give_the_same_game(name: str) -> None:
    seats = 2 if name == "duel" else 4

    def play(seed: int) -> Any:
        rng = Random(seed)
        return Match(new_table(name, seats, rng), [LEVELS["casual"]] * seats, rng).play()

    assert play(3) == play(3)
    assert play(3) != play(4)


@pytest.mark.parametrize("name", PLAYED)
def test_a_claim_without_a_slip_is_right_while_the_table_stays_as_it_is(name: str) -> None:
    careful = replace(LEVELS["casual"], slip=0.0)
    for seed in range(20):
        table = table_of(name, seed, claims=seed)
        for seat in range(table.game.seats):
            view, private = table.view(), table.private(seat)
            found = careful.intent(table.game, view, private, seat, Random(seed))
            if found:
                assert table.game.judge(table.state, found.claim) is MATCH


def test_slips_are_as_frequent_as_the_level_says_and_always_wrong() -> None:
    clumsy, verdicts = replace(LEVELS["child"], slip=0.25), list[Verdict]()
    for seed in range(800):
        table = table_of("tower", seed)
        found = clumsy.intent(table.game, table.view(), table.private(0), 0, Random(seed))
        assert found
        verdicts.append(table.submit(found.claim).verdict)
    assert set(verdicts) == {Verdict.OK, Verdict.WRONG}
    assert 150 < verdicts.count(Verdict.WRONG) < 250


def median_delay(name: str, deck: str | None, seats: int, of_level: str = "casual") -> float:
    delays = []
    for seed in range(300):
        table = new_table(name, seats, Random(seed), deck)
        found = intent(table, 0, Random(seed), of_level)
        assert found
        delays.append(found.delay)
    return median(delays)


def test_more_symbols_on_a_card_take_longer() -> None:
    few, usual, many = (median_delay("tower", f"custom:{order}", 3) for order in (4, 7, 11))
    assert few < usual < many


def test_more_open_cards_take_longer() -> None:
    few, many = median_delay("poisoned_gift", None, 2), median_delay("poisoned_gift", None, 8)
    assert few < many < median_delay("triplets", None, 2)


def test_nobody_acts_before_there_was_time_to_see_and_press() -> None:
    for name, skill in LEVELS.items():
        assert skill.notice < skill.floor
        for seed in range(100):
            found = intent(table_of("tower", seed), 1, Random(seed), name)
            assert found
            assert found.delay > skill.floor


def test_every_level_is_quicker_than_the_one_before() -> None:
    delays = [median_delay("tower", None, 4, name) for name in LEVELS]
    assert delays == sorted(delays, reverse=True)
    assert list(LEVELS) == ["slow", "child", "casual", "sharp", "expert", "lightning"]


def test_the_poison_goes_to_the_player_with_the_fewest_cards() -> None:
    table = table_of("poisoned_gift", 1)
    weighing = replace(LEVELS["sharp"], weighs=8)
    view = replace(table.view(), scores=(3, 2, 0, 1))
    found = weighing.intent(table.game, view, table.private(0), 0, Random(1))
    assert found
    assert found.claim.target == 2


def test_a_weighing_bot_touches_a_new_port_when_it_can() -> None:
    weighing = replace(LEVELS["sharp"], weighs=19, slip=0.0)
    gains = []
    for seed in range(30):
        table = table_of("ports", seed, claims=12)
        game, seat = table.game, 0
        assert isinstance(game, CoveringGame)
        found = weighing.intent(game, table.view(), table.private(seat), seat, Random(seed))
        assert found
        before = game.scores(table.state)[0]
        gains.append(game.scores(game.apply(table.state, found.claim))[0] - before)
    assert sum(gain > 0 for gain in gains) > 15


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(SpotisleError, match="no bot 'quick'; there are slow"):
        level("quick")
