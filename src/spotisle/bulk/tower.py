"""Tower and poisoned gift: a card to each seat, and a pile to win or to give away."""

from spotisle.bulk.ground import (
    END,
    NEXT,
    NOTHING,
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
        g.tops[seat] = g.deal[seat]
        g.scores[seat] = 0
        g.places[seat] = 0
    g.now[NEXT] = g.seats
    g.now[PLAYING] = everyone(g.seats)


@compiled
def _aim(g: Ground, seat: int, draw: int) -> Target:
    return NOTHING


@compiled
def _cards(g: Ground, seat: int, target: Target) -> Target:
    pile = g.deal[g.now[NEXT]]
    return g.tops[seat], pile, pile


@compiled
def _lay_on(g: Ground, seat: int) -> None:
    """The pile card goes on a seat's own pile."""
    g.tops[seat] = g.deal[g.now[NEXT]]
    g.scores[seat] += 1
    g.now[NEXT] += 1
    if g.now[NEXT] == g.now[END]:
        g.now[PLAYING] = 0


@compiled
def _take(g: Ground, seat: int, target: Target) -> None:
    _lay_on(g, seat)
    g.places[seat] -= 1


@compiled
def _aim_gift(g: Ground, seat: int, draw: int) -> Target:
    other = among(draw, g.seats - 1)
    return other + (other >= seat), -1, -1


@compiled
def _cards_of_gift(g: Ground, seat: int, target: Target) -> Target:
    top = g.tops[target[0]]
    return g.deal[g.now[NEXT]], top, top


@compiled
def _give(g: Ground, seat: int, target: Target) -> None:
    _lay_on(g, target[0])
    g.places[target[0]] += 1


TOWER = Rules(_lay, _aim, _cards, _take)
POISONED_GIFT = Rules(_lay, _aim_gift, _cards_of_gift, _give)
