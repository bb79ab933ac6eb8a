"""The chances computed from a seat's view are exactly the claims that the rules accept."""

from itertools import chain, combinations
from random import Random

import pytest

from spotisle.rules import GAMES, Claim, Table, TargetKind, new_table
from spotisle.rules.claim import MATCH, Target

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.spec.seats if seats != 7]


def every_target(table: Table[object]) -> list[Target]:
    match table.game.spec.target:
        case TargetKind.NONE:
            return [None]
        case TargetKind.CARDS:
            lying = {card for card in table.view().open if card is not None}
            return list(combinations(sorted(lying | {0, 1, 2}), 3))
        case _:
            return list(filter(table.game.knows_target, range(table.game.deck.plane.size)))


def in_order(target: Target) -> Target:
    return tuple(sorted(target)) if isinstance(target, tuple) else target


def right_claims(table: Table[object], seat: int) -> set[Claim]:
    """Return every claim that the rules judge right, by brute force."""
    plane = table.game.deck.plane
    tried = (
        Claim(seat, symbol, target)
        for target in every_target(table)
        for symbol in (plane.symbols(target[0]) if isinstance(target, tuple) else range(plane.size))
    )
    return {claim for claim in tried if table.game.judge(table.state, claim) is MATCH}


def seen_claims(table: Table[object], seat: int) -> set[Claim]:
    """Return every claim that follows from a seat's chances."""
    plane = table.game.deck.plane
    chances = table.game.chances(table.view(), table.private(seat), seat)
    return {
        Claim(seat, symbol, in_order(chance.target))
        for chance in chances
        for symbol in frozenset.intersection(*(plane.symbol_sets[card] for card in chance.cards))
    }


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_chances_of_a_seat_are_the_right_claims(name: str, seats: int) -> None:
    rng = Random(f"{name}{seats}")
    table = new_table(name, seats, rng)
    for turn in range(120):
        seen = [seen_claims(table, seat) for seat in range(seats)]
        if turn % 12 == 0:
            for seat in range(seats):
                assert seen[seat] == right_claims(table, seat)
        possible = sorted(chain.from_iterable(seen), key=repr)
        if not possible:
            break
        table.submit(rng.choice(possible))
    assert table.finished == (not any(seen_claims(table, seat) for seat in range(seats)))
