"""Hot potato: piles pass from hand to hand until one seat holds them all."""

from spotisle.bulk.ground import (
    NEXT,
    OPEN,
    PLAYING,
    ROUND,
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
    g.now[ROUND] = 0
    g.now[NEXT] = 0
    _lay_round(g)


@compiled
def _lay_round(g: Ground) -> None:
    """`Ground.option` holds the number of rounds; `open` lists who holds cards."""
    if g.now[ROUND] == g.option:
        g.now[PLAYING] = 0
        return
    for seat in range(g.seats):
        g.tops[seat] = g.deal[g.now[NEXT] + seat]
        g.open[seat] = seat
    g.now[OPEN] = g.seats
    g.now[NEXT] += g.seats
    g.now[PLAYING] = everyone(g.seats)


@compiled
def _aim(g: Ground, seat: int, draw: int) -> Target:
    """Any other holder: who draws themselves takes the last one, who is never drawn."""
    last = g.now[OPEN] - 1
    other = g.open[among(draw, last)]
    return g.open[last] if other == seat else other, -1, -1


@compiled
def _cards(g: Ground, seat: int, target: Target) -> Target:
    top = g.tops[target[0]]
    return g.tops[seat], top, top


@compiled
def _take(g: Ground, seat: int, target: Target) -> None:
    other = target[0]
    g.tops[other] = g.tops[seat]
    g.now[PLAYING] ^= 1 << seat
    kept = 0
    for place in range(g.now[OPEN]):
        holder = g.open[place]
        g.open[kept] = holder
        kept += holder != seat
    g.now[OPEN] = kept
    if kept == 1:
        g.scores[other] += g.seats
        g.places[other] += g.seats
        g.now[ROUND] += 1
        _lay_round(g)


HOT_POTATO = Rules(_lay, _aim, _cards, _take)
