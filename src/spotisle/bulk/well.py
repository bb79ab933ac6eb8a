"""Well: every seat's cards lie in the deal, `seats` apart; the top one becomes the middle."""

from spotisle.bulk.ground import (
    END,
    MIDDLE,
    NOTHING,
    OUT,
    PLAYING,
    Ground,
    Rules,
    Target,
    compiled,
    everyone,
)

STILL_IN = 1 << 20
"""Ranks whoever still has cards behind everyone who has gone out."""


@compiled
def _lay(g: Ground) -> None:
    """`Ground.option` holds how many go out until it is over; `tops` are indexes of the deal."""
    g.now[MIDDLE] = g.deal[0]
    for seat in range(g.seats):
        turn = (seat - g.first + g.seats) % g.seats
        count = (g.now[END] - 1 - turn + g.seats - 1) // g.seats
        g.tops[seat] = 1 + turn
        g.scores[seat] = count
        g.places[seat] = STILL_IN + count
    g.now[OUT] = 0
    g.now[PLAYING] = everyone(g.seats)


@compiled
def _aim(g: Ground, seat: int, draw: int) -> Target:
    return NOTHING


@compiled
def _cards(g: Ground, seat: int, target: Target) -> Target:
    return g.deal[g.tops[seat]], g.now[MIDDLE], g.now[MIDDLE]


@compiled
def _take(g: Ground, seat: int, target: Target) -> None:
    g.now[MIDDLE] = g.deal[g.tops[seat]]
    g.tops[seat] += g.seats
    g.scores[seat] -= 1
    g.places[seat] -= 1
    if g.scores[seat] == 0:
        g.places[seat] = g.now[OUT]
        g.now[OUT] += 1
        g.now[PLAYING] ^= 1 << seat
        if g.now[OUT] == g.option:
            g.now[PLAYING] = 0


WELL = Rules(_lay, _aim, _cards, _take)
