"""Duel: two cards, one claim."""

from spotisle.bulk.ground import NOTHING, PLAYING, Ground, Rules, Target, compiled, everyone


@compiled
def _lay(g: Ground) -> None:
    for seat in range(2):
        g.scores[seat] = 0
        g.places[seat] = 0
    g.now[PLAYING] = everyone(2)


@compiled
def _aim(g: Ground, seat: int, draw: int) -> Target:
    return NOTHING


@compiled
def _cards(g: Ground, seat: int, target: Target) -> Target:
    return g.deal[seat], g.deal[1 - seat], g.deal[1 - seat]


@compiled
def _take(g: Ground, seat: int, target: Target) -> None:
    g.scores[seat] = 1
    g.places[seat] = -1
    g.now[PLAYING] = 0


DUEL = Rules(_lay, _aim, _cards, _take)
