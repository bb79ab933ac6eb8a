"""Triplets: among the open cards, find three that all carry one symbol."""

from itertools import combinations
from typing import Annotated

from msgspec import Meta, Struct

from spotisle.rules.claim import MATCH, Chance, Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.game import CardGame, Options, Ranking, most, put
from spotisle.rules.scene import SceneCard
from spotisle.rules.spec import Aim, Counting, Price, Spec, TargetKind
from spotisle.rules.view import CardsView, Pile, PrivateCards

OpenPlaces = tuple[int | None, ...]
MAX_PLACES = 20
"""A limit, because the number of triples grows with the cube; the largest plane needs 19."""


class State(Struct, frozen=True, gc=False):
    """The table during a game of triplets."""

    draw: Cards
    """The pile, face down, next card first."""
    places: OpenPlaces
    """The open cards; None where no card is left to refill a place."""
    taken: tuple[Cards, ...]
    finished: bool


class TripletsOptions(Options, frozen=True):
    """How many cards are open."""

    places: Annotated[int, Meta(ge=3, le=MAX_PLACES)] | None = None
    """None is the number that always holds a triple: q+2 for odd orders, q+3 for even ones."""


def count_safe_places(order: int) -> int:
    """Return how many open cards always hold a triple."""
    return order + (2 if order % 2 else 3)


class Triplets(CardGame[State]):
    """Open cards and a face-down pile. Take three that share a symbol; most cards wins."""

    spec = Spec(
        "triplets",
        seats=range(2, 9),
        target=TargetKind.CARDS,
        aim=Aim(goals=("open",), pick=3),
        layout="grid",
        counting=Counting("cards"),
        penalty="freeze",
        price=Price(each=1),
        scene=(
            SceneCard(0, 32.5, 11.5, 9.8, lit="a"),
            SceneCard(11, 54, 11.5, 9.8, 40),
            SceneCard(22, 75.5, 11.5, 9.8, 90),
            SceneCard(14, 11, 11.5, 9.8, 140),
            SceneCard(54, 32.5, 32.5, 9.8, 33, lit="a"),
            SceneCard(31, 54, 32.5, 9.8, 200),
            SceneCard(42, 75.5, 32.5, 9.8, -60, lit="a"),
            SceneCard(47, 11, 32.5, 9.8, 240),
            SceneCard(50, 93, 22, 9.8, 15),
        ),
    )
    options_type = TripletsOptions
    options: TripletsOptions

    @property
    def first_layout(self) -> int:
        """All places full: nine for order 7."""
        return self.options.places or count_safe_places(self.deck.plane.order)

    def start(self, deal: Cards) -> State:
        """Fill the places."""
        return self._settle(deal, (None,) * self.first_layout, ((),) * self.seats)

    def _settle(self, draw: Cards, places: OpenPlaces, taken: tuple[Cards, ...]) -> State:
        """Refill the empty places in ascending order; without a triple add one card at a time."""
        filled = list(places)
        for place, card in enumerate(filled):
            if card is None and draw:
                filled[place], draw = draw[0], draw[1:]
        while draw and not self._has_triple(filled):
            filled.append(draw[0])
            draw = draw[1:]
        return State(draw, tuple(filled), taken, not draw and not self._has_triple(filled))

    def _has_triple(self, places: list[int | None]) -> bool:
        once, twice = set[int](), set[int]()
        for card in places:
            if card is not None:
                symbols = self.on_card[card]
                if not twice.isdisjoint(symbols):
                    return True
                twice |= symbols & once
                once |= symbols
        return False

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins three different open cards."""
        target = claim.target
        if state.finished:
            return Reason.GAME_OVER
        if not all(card in state.places for card in target):
            return Reason.TARGET_GONE
        if all(claim.symbol in self.on_card[card] for card in target):
            return MATCH
        return Reason.NOT_ON_ALL_CARDS

    def apply(self, state: State, claim: Claim) -> State:
        """Take the three cards; refill their places from the pile."""
        places = tuple(None if card in claim.target else card for card in state.places)
        won = state.taken[claim.seat] + claim.target
        return self._settle(
            state.draw, self._close_surplus(places), put(state.taken, claim.seat, won)
        )

    def _close_surplus(self, places: OpenPlaces) -> OpenPlaces:
        """Drop empty places that were only opened because there was no triple."""
        surplus = max(0, len(places) - self.first_layout)
        empty = [place for place, card in enumerate(places) if card is None][-surplus:]
        closed = set(empty if surplus else ())
        return tuple(card for place, card in enumerate(places) if place not in closed)

    def finished(self, state: State) -> bool:
        """Over when the pile is empty and no triple is left."""
        return state.finished

    def scores(self, state: State) -> tuple[int, ...]:
        """Cards taken."""
        return tuple(map(len, state.taken))

    def ranking(self, state: State) -> Ranking:
        """Most cards wins."""
        return most(self.scores(state))

    def view(self, state: State) -> CardsView:
        """The open cards and how many each has taken."""
        return CardsView(
            scores=self.scores(state),
            finished=state.finished,
            piles=tuple(Pile(None, len(cards)) for cards in state.taken),
            open=state.places,
            left=len(state.draw),
        )

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """Any three open cards; most threes share no symbol."""
        if view.finished:
            return ()
        cards = (card for card in view.open if card is not None)
        return tuple(Chance(three, three) for three in combinations(cards, 3))

    def cards(self, state: State) -> Cards:
        """Taken, open or in the pile."""
        on_table = tuple(card for card in state.places if card is not None)
        return sum(state.taken, state.draw + on_table)
