"""The loop that all games share: deal, somebody claims, the claim is judged, and so on.

Each game draws from a stream of its own, begun from the seed and the game's number: the results
do not depend on how many games are played in one go.
"""

from collections.abc import Callable
from typing import NamedTuple, cast

import numpy as np

from spotisle.bulk.ground import END, PLAYING, Grid, Ground, Row, Rules, Target, among, compiled

_unsigned = cast("Callable[[int], int]", np.uint64)
_signed = cast("Callable[[int], int]", np.int64)

_GOLDEN = _unsigned(0x9E3779B97F4A7C15)
_MIX_1 = _unsigned(0xBF58476D1CE4E5B9)
_MIX_2 = _unsigned(0x94D049BB133111EB)
_LOW = _unsigned(0xFFFFFFFF)
_27, _30, _31, _32 = map(_unsigned, (27, 30, 31, 32))


CLAIM = 6
"""How many numbers are kept of a claim."""


class Schedule(NamedTuple):
    """Who claims next, by chance, and how often wrongly."""

    seed: int
    first_game: int
    in_play: int
    """Cards 0 to in_play - 1 are dealt."""
    dealt: int
    """How many of them a game can come to see; the others need no shuffling."""
    locks: bool
    """Whether a wrong claim keeps a seat out until the next right one."""
    weights: Row
    """How often each seat is the quickest, in any unit; the sum is below 2**31."""
    slips: Row
    """How many of 2**32 claims name a symbol that is not there."""


class Sheet(NamedTuple):
    """Where the outcomes go, one row a game; and the first claims of each, if there is room."""

    scores: Grid
    places: Grid
    right: Row
    wrong: Row
    deals: Grid
    claims: Grid
    """Six numbers a claim: seat, symbol, 1 if right else 0, and the target."""


@compiled
def _draw(stream: Row) -> int:
    """Return the next 64 random bits (SplitMix64)."""
    stream[0] += _GOLDEN
    bits = stream[0]
    bits = (bits ^ (bits >> _30)) * _MIX_1
    bits = (bits ^ (bits >> _27)) * _MIX_2
    return bits ^ (bits >> _31)


@compiled
def _low(bits: int) -> int:
    return _signed(bits & _LOW)


@compiled
def _high(bits: int) -> int:
    return _signed(bits >> _32)


@compiled
def _begin(stream: Row, seed: int, game: int) -> None:
    """Begin the stream of one game."""
    stream[0] = _unsigned(seed)
    stream[0] = _draw(stream) + _unsigned(game) * _MIX_1
    stream[0] = _draw(stream)


@compiled
def _deal(g: Ground, plan: Schedule, stream: Row) -> None:
    """Shuffle as many cards as the game can come to see."""
    for card in range(plan.in_play):
        g.deal[card] = card
    for place in range(plan.dealt):
        other = place + among(_high(_draw(stream)), plan.in_play - place)
        g.deal[place], g.deal[other] = g.deal[other], g.deal[place]
    g.now[END] = plan.in_play


@compiled
def _quickest(g: Ground, plan: Schedule, able: int, draw: int) -> int:
    """Return one of the seats that are able to claim, by their weights.

    A seat comes after all whose weights, added up, do not reach the number drawn: no branches.
    """
    total = 0
    for other in range(g.seats):
        total += plan.weights[other] * ((able >> other) & 1)
    drawn = among(draw, total)
    seat = reached = 0
    for other in range(g.seats):
        reached += plan.weights[other] * ((able >> other) & 1)
        seat += reached <= drawn
    return seat


@compiled
def _misread(g: Ground, card: int, right: int, draw: int) -> int:
    """Return another symbol of a card."""
    last = g.symbols.shape[1] - 1
    symbol = _signed(g.symbols[card, among(draw, last)])
    return _signed(g.symbols[card, last]) if symbol == right else symbol


@compiled
def _note(
    claims: Grid, game: int, at: int, seat: int, symbol: int, is_right: int, target: Target
) -> None:
    """Write a claim down."""
    claims[game, at], claims[game, at + 1], claims[game, at + 2] = seat, symbol, is_right
    claims[game, at + 3], claims[game, at + 4], claims[game, at + 5] = target


@compiled
def _lock(locked: int, seat: int, playing: int) -> int:
    """Lock a seat out; when everyone in play is, all are released."""
    locked |= 1 << seat
    return 0 if locked & playing == playing else locked


def drive(rules: Rules) -> Callable[[Ground, Schedule, Sheet, Row], None]:
    """Return the compiled loop for a game; it draws from the stream that is its last argument.

    A claim is a seat, a target and a symbol. The symbol is looked up on every card concerned, and
    the claim applied if it is there. All of it stands in one loop: as a function of its own, a
    claim takes four times as long.
    """
    lay, aim, cards_of, take = rules

    @compiled
    def play_all(g: Ground, plan: Schedule, sheet: Sheet, stream: Row) -> None:
        for game in range(sheet.right.size):
            _begin(stream, plan.seed, plan.first_game + game)
            _deal(g, plan, stream)
            for place in range(sheet.deals.shape[1]):
                sheet.deals[game, place] = g.deal[place]
            lay(g)
            locked = right = wrong = 0
            while g.now[PLAYING]:
                bits = _draw(stream)
                seat = _quickest(g, plan, g.now[PLAYING] & ~locked, _low(bits))
                target = aim(g, seat, _high(_draw(stream)))
                first, second, third = cards_of(g, seat, target)
                symbol = _signed(g.shared[first, second])
                if _high(bits) < plan.slips[seat]:
                    symbol = _misread(g, first, symbol, _high(_draw(stream)))
                is_right = g.on[first, symbol] and g.on[second, symbol] and g.on[third, symbol]
                at = CLAIM * (right + wrong)
                if at < sheet.claims.shape[1]:
                    _note(sheet.claims, game, at, seat, symbol, is_right, target)
                if is_right:
                    take(g, seat, target)
                    right += 1
                    locked = 0
                else:
                    wrong += 1
                    locked = _lock(locked, seat, g.now[PLAYING]) if plan.locks else 0
            sheet.right[game], sheet.wrong[game] = right, wrong
            for seat in range(g.seats):
                sheet.scores[game, seat] = g.scores[seat]
                sheet.places[game, seat] = g.places[seat]

    return play_all
