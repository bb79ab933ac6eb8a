"""Triplets: counting how many open cards carry each symbol tells whether a triple lies there."""

from spotisle.bulk.ground import (
    END,
    NEXT,
    OPEN,
    PLAYING,
    RICH,
    Ground,
    Rules,
    Target,
    among,
    compiled,
    everyone,
)


@compiled
def _lay(g: Ground) -> None:
    for seat in range(g.seats):
        g.scores[seat] = 0
        g.places[seat] = 0
    for symbol in range(g.bearers.size):
        g.bearers[symbol] = 0
    g.now[NEXT] = 0
    g.now[OPEN] = 0
    g.now[RICH] = 0
    g.now[PLAYING] = everyone(g.seats)
    _refill(g)


@compiled
def _refill(g: Ground) -> None:
    """Turn cards until the places are full (`Ground.option` of them) and a triple lies there."""
    turned, lying, rich = g.now[NEXT], g.now[OPEN], g.now[RICH]
    while turned < g.now[END] and (lying < g.option or rich == 0):
        card = g.deal[turned]
        turned += 1
        g.open[lying] = card
        lying += 1
        for at in range(g.symbols.shape[1]):
            g.bearers[g.symbols[card, at]] += 1
            rich += g.bearers[g.symbols[card, at]] == 3
    g.now[NEXT], g.now[OPEN], g.now[RICH] = turned, lying, rich
    if rich == 0:
        g.now[PLAYING] = 0


@compiled
def _aim(g: Ground, seat: int, draw: int) -> Target:
    """The next symbol that stands on three cards, from a random one on; the first three of them."""
    size = g.bearers.size
    symbol = among(draw, size)
    while g.bearers[symbol] < 3:
        symbol = symbol + 1 if symbol + 1 < size else 0
    found = 0
    first = second = -1
    for place in range(g.now[OPEN]):
        card = g.open[place]
        if g.on[card, symbol]:
            found += 1
            if found == 1:
                first = card
            elif found == 2:
                second = card
            else:
                return first, second, card
    return -1, -1, -1


@compiled
def _cards(g: Ground, seat: int, target: Target) -> Target:
    return target


@compiled
def _take(g: Ground, seat: int, target: Target) -> None:
    """Keep the open cards together, and count down what the three carried."""
    g.scores[seat] += 3
    g.places[seat] -= 3
    kept, rich = 0, g.now[RICH]
    for place in range(g.now[OPEN]):
        card = g.open[place]
        g.open[kept] = card
        kept += card != target[0] and card != target[1] and card != target[2]
    for card in target:
        for at in range(g.symbols.shape[1]):
            rich -= g.bearers[g.symbols[card, at]] == 3
            g.bearers[g.symbols[card, at]] -= 1
    g.now[RICH] = rich
    g.now[OPEN] = kept
    _refill(g)


TRIPLETS = Rules(_lay, _aim, _cards, _take)
