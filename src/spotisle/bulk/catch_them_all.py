"""Catch them all: a middle card that goes under the draw pile, and outer cards to take."""

from spotisle.bulk.ground import (
    END,
    MIDDLE,
    NEXT,
    OPEN,
    PLAYING,
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
    g.now[NEXT] = 0
    _lay_round(g)


@compiled
def _lay_round(g: Ground) -> None:
    """`Ground.option` holds how many cards a round needs."""
    left = g.now[END] - g.now[NEXT]
    if left < g.option:
        g.now[PLAYING] = 0
        return
    g.now[MIDDLE] = g.deal[g.now[NEXT]]
    g.now[OPEN] = min(left - 1, g.seats)
    for place in range(g.now[OPEN]):
        g.open[place] = g.deal[g.now[NEXT] + 1 + place]
    g.now[NEXT] += 1 + g.now[OPEN]
    g.now[PLAYING] = everyone(g.seats)


@compiled
def _aim(g: Ground, seat: int, draw: int) -> Target:
    return g.open[among(draw, g.now[OPEN])], -1, -1


@compiled
def _cards(g: Ground, seat: int, target: Target) -> Target:
    return g.now[MIDDLE], target[0], target[0]


@compiled
def _take(g: Ground, seat: int, target: Target) -> None:
    """Fill the gap with the last open card, so that the open ones stay together."""
    g.scores[seat] += 1
    g.places[seat] -= 1
    g.now[OPEN] -= 1
    for place in range(g.now[OPEN]):
        if g.open[place] == target[0]:
            g.open[place] = g.open[g.now[OPEN]]
            break
    if g.now[OPEN] == 0:
        g.deal[g.now[END]] = g.now[MIDDLE]
        g.now[END] += 1
        _lay_round(g)


CATCH_THEM_ALL = Rules(_lay, _aim, _cards, _take)
