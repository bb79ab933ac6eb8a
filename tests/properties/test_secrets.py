"""Nothing leaks: hidden cards change no byte of what a seat is sent."""

from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from spotisle.rules import GAMES, Claim, Table
from tests.properties.secrets import HIDDEN
from tests.strategies import all_offers, claims, offers, seeds, tables


def test_every_game_declares_what_it_hides() -> None:
    assert set(HIDDEN) == set(GAMES)


@settings(max_examples=250, deadline=None)
@given(tables(), seeds, st.integers(0, 40), st.lists(claims, max_size=8))
def test_hidden_cards_do_not_affect_any_frame(
    table: Table[Any], seed: int, moves: int, tried: list[Claim]
) -> None:
    rng = Random(seed)
    game = table.game
    for _ in range(moves):
        if not (offered := all_offers(table)):
            break
        table.submit(rng.choice(offered))
    state, encode = table.state, msgspec.json.encode
    for seat in [None, *range(game.seats)]:
        other = HIDDEN[game.spec.name](game, state, seat, rng)
        assert encode(game.view(other)) == encode(game.view(state))
        assert game.ranking(other) == game.ranking(state)
        if seat is not None:
            private = game.private(state, seat)
            assert encode(game.private(other, seat)) == encode(private)
            known = [
                msgspec.structs.replace(claim, seat=seat)
                for claim in tried
                if game.knows_target(claim.target)
            ]
            for claim in known + offers(game, game.view(state), private, seat):
                assert game.judge(other, claim) is game.judge(state, claim)
