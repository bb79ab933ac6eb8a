"""Change what is hidden from one seat, so that its view of the table stays the same."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from spotisle.rules.deck import Cards
from spotisle.rules.island.covering import CoveringGame
from spotisle.rules.registry import AnyGame

Hidden = Callable[[AnyGame, Any, int | None, Random], Any]
"""Takes a game, a state, a seat (None: spectator), an RNG; returns a state with other secrets."""


def stirred(cards: Cards, first: int, rng: Random) -> Cards:
    """Return the cards with those from index `first` on shuffled."""
    hidden = cards[first:]
    return cards[:first] + tuple(rng.sample(hidden, len(hidden)))


def spread(hands: tuple[Cards, ...], shown: list[int], rng: Random) -> tuple[Cards, ...]:
    """Shuffle the hidden cards across hands; each hand keeps its size and its shown cards."""
    pool = [card for hand, keep in zip(hands, shown, strict=True) for card in hand[keep:]]
    rng.shuffle(pool)
    return tuple(
        hand[:keep] + tuple(pool.pop() for _ in hand[keep:])
        for hand, keep in zip(hands, shown, strict=True)
    )


def tower(_game: AnyGame, state: Any, _seat: int | None, rng: Random) -> Any:
    return replace(state, deal=stirred(state.deal, state.turned + 1, rng))


def well(game: AnyGame, state: Any, _seat: int | None, rng: Random) -> Any:
    return replace(state, piles=spread(state.piles, [1] * game.seats, rng))


def hot_potato(game: AnyGame, state: Any, _seat: int | None, rng: Random) -> Any:
    return replace(state, deal=stirred(state.deal, (state.round + 1) * game.seats, rng))


def draw_pile(_game: AnyGame, state: Any, _seat: int | None, rng: Random) -> Any:
    return replace(state, draw=stirred(state.draw, 0, rng))


def two_open(_game: AnyGame, state: Any, _seat: int | None, rng: Random) -> Any:
    return replace(state, deal=stirred(state.deal, getattr(state, "turned", 0) + 2, rng))


def covering(game: AnyGame, state: Any, seat: int | None, rng: Random) -> Any:
    assert isinstance(game, CoveringGame)
    friends = set() if seat is None else {seat, game.partner(seat)}
    shown = [1 if each in friends else 0 for each in range(game.seats)]
    return replace(state, hands=spread(state.hands, shown, rng))


def nothing(_game: AnyGame, state: Any, _seat: int | None, _rng: Random) -> Any:
    return state


def knights(_game: AnyGame, state: Any, _seat: int | None, rng: Random) -> Any:
    return replace(state, decks=tuple(stirred(d, state.round + 1, rng) for d in state.decks))


HIDDEN: dict[str, Hidden] = {
    "tower": tower,
    "well": well,
    "hot_potato": hot_potato,
    "catch_them_all": draw_pile,
    "poisoned_gift": tower,
    "triplets": draw_pile,
    "duel": two_open,
    "practice": two_open,
    "welcome": covering,
    "ports": covering,
    "longest_route": covering,
    "barbarians": nothing,
    "knights": knights,
}
