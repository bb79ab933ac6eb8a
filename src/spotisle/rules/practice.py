"""Practice: two cards, one symbol, again and again. No score, no end."""

from msgspec import Struct

from spotisle.rules.claim import Chance, Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.game import CardGame, Ranking
from spotisle.rules.spec import Aim, Spec
from spotisle.rules.view import CardsView, PrivateCards


class State(Struct, frozen=True, gc=False):
    """The table during practice."""

    deal: Cards
    """The shuffled deck."""
    turned: int = 0
    """The index of the first of the two open cards."""
    shuffles: int = 0
    """How often the deck has been reshuffled."""


class Practice(CardGame[State]):
    """Two cards face up. First to name the shared symbol turns two new ones."""

    spec = Spec(
        "practice",
        seats=range(1, 9),
        contested=True,
        aim=Aim(("open-0",), ("open-1",)),
        endless=True,
        counting=None,
    )

    @property
    def first_layout(self) -> int:
        """Two cards."""
        return 2

    def start(self, deal: Cards) -> State:
        """Turn up the first two cards."""
        return State(deal)

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the two open cards."""
        first, second = self._open(state)
        return self.match(claim.symbol, first, second)

    def apply(self, state: State, claim: Claim) -> State:
        """Turn two new cards; a deck that has run out is shuffled again.

        The secret of the game seeds the shuffle, so that a replay of the journal gives the same
        order. Older journals have no secret: there the old order is the seed.
        """
        turned = state.turned + 2
        if turned + 2 <= len(state.deal):
            return State(state.deal, turned, state.shuffles)
        from random import Random

        cards = list(state.deal)
        seed = f"{self.secret}/{state.shuffles}" if self.secret else (state.shuffles, state.deal)
        Random(str(seed)).shuffle(cards)
        return State(tuple(cards), 0, state.shuffles + 1)

    def finished(self, state: State) -> bool:
        """Practice has no end."""
        return False

    def scores(self, state: State) -> tuple[int, ...]:
        """Practice has no score."""
        return (0,) * self.seats

    def ranking(self, state: State) -> Ranking:
        """Practice has no winner."""
        return (tuple(range(self.seats)),)

    def view(self, state: State) -> CardsView:
        """The two open cards."""
        left = len(state.deal) - state.turned - 2
        return CardsView(self.scores(state), finished=False, open=self._open(state), left=left)

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """The two open cards."""
        return (Chance(None, tuple(card for card in view.open if card is not None)),)

    def cards(self, state: State) -> Cards:
        """Nothing is taken in practice."""
        return state.deal

    def _open(self, state: State) -> Cards:
        return state.deal[state.turned : state.turned + 2]
