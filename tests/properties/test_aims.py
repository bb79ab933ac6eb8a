"""The server sends a client exactly the claims that a seat may make."""

from itertools import combinations
from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from spotisle.rules import Claim, Table, Target, TargetKind
from spotisle.rules.aim import Spots, read_aim
from spotisle.rules.claim import MATCH, Chance
from spotisle.rules.effect import find_effect
from spotisle.rules.view import TableLayout
from tests.properties.secrets import HIDDEN
from tests.strategies import all_offers, offers, seeds, tables


def play_on(table: Table[Any], claims: int, rng: Random) -> None:
    """Make up to this many right claims."""
    for _ in range(claims):
        if not (offered := all_offers(table)):
            break
        table.submit(rng.choice(offered))


def sent_chances(table: Table[Any], seat: int) -> list[Chance]:
    """Return the chances that a client reads from what is sent to a seat."""
    game, view, private = table.game, table.view(), table.private(seat)
    layout = msgspec.json.decode(msgspec.json.encode(game.layout), type=TableLayout)
    aims = game.aims(view, private, seat)
    if view.finished:
        return []
    spots = game.spots(view, private, seat)
    shown = (layout.aim,) if aims is None else aims
    full = [aim if aim.own is not None else replace(aim, own=layout.aim.own) for aim in shown]
    return [chance for aim in full for chance in read_aim(aim, layout.target, spots)]


def possible_targets(table: Table[Any]) -> list[Target]:
    """Return everything that a claim could point at."""
    game, cards = table.game, [card for card in table.view().open if card is not None]
    match game.spec.target:
        case TargetKind.NONE:
            return [None]
        case TargetKind.CARD:
            return [*cards]
        case TargetKind.CARDS:
            return [*combinations(cards, 3)]
        case TargetKind.CELL:
            return [*range(len(game.cells))]
        case TargetKind.SEAT | TargetKind.TEAM:
            return [*range(game.seats if game.spec.target is TargetKind.SEAT else game.sides)]


def plain(target: Target) -> object:
    return frozenset(target) if isinstance(target, tuple) else target


@settings(max_examples=200, deadline=None)
@given(tables(), seeds, st.integers(0, 60))
def test_every_chance_that_is_sent_is_right_and_nothing_right_is_missing(
    table: Table[Any], seed: int, claims: int
) -> None:
    play_on(table, claims, Random(seed))
    game, state = table.game, table.state
    for seat in range(game.seats):
        sent = {
            (plain(chance.target), symbol)
            for chance in sent_chances(table, seat)
            for symbol in frozenset.intersection(*(game.on_card[card] for card in chance.cards))
        }
        right = {
            (plain(target), symbol)
            for target in possible_targets(table)
            for symbol in range(game.deck.plane.size)
            if game.judge(state, Claim(seat, symbol, target)) is MATCH
        }
        assert sent == right


@settings(max_examples=200, deadline=None)
@given(tables(), seeds, st.integers(0, 60))
def test_the_chances_of_bots_are_those_that_are_sent(
    table: Table[Any], seed: int, claims: int
) -> None:
    play_on(table, claims, Random(seed))
    for seat in range(table.game.seats):
        chances = table.game.chances(table.view(), table.private(seat), seat)
        sent = sent_chances(table, seat)
        assert {(plain(each.target), frozenset(each.cards)) for each in chances} == {
            (plain(each.target), frozenset(each.cards)) for each in sent
        }


@settings(max_examples=200, deadline=None)
@given(tables(), seeds, st.integers(0, 40))
def test_hidden_cards_change_no_aim_and_no_move(table: Table[Any], seed: int, claims: int) -> None:
    rng = Random(seed)
    play_on(table, claims, rng)
    game, state, view = table.game, table.state, table.view()
    for seat in range(game.seats):
        private = table.private(seat)
        other = HIDDEN[game.spec.name](game, state, seat, rng)
        aims = game.aims(game.view(other), game.private(other, seat), seat)
        assert aims == game.aims(view, private, seat)
        for claim in offers(game, view, private, seat)[:3]:
            did, would_do = (
                find_effect(game, each, claim, game.apply(each, claim)) for each in (state, other)
            )
            assert did == would_do


@settings(max_examples=200, deadline=None)
@given(tables(), seeds, st.integers(0, 60))
def test_moves_start_at_visible_cards_and_end_elsewhere(
    table: Table[Any], seed: int, claims: int
) -> None:
    rng = Random(seed)
    play_on(table, claims, rng)
    if not (offered := all_offers(table)):
        return
    claim, before = rng.choice(offered), table.view()
    table.submit(claim)
    game, effect = table.game, table.effect(claim)
    public = Spots.of(before, teams=game.spec.team_piles).cards
    for move in effect.moves:
        assert move.source != move.to
        assert public.get(move.source) == move.card or move.source == f"seat-{claim.seat}"
    for spot in effect.lit:
        assert claim.symbol in game.on_card[public[spot]]
