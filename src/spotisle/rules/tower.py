"""Tower: race for the pile in the middle; each card won becomes the card to search with."""

from msgspec import Struct

from spotisle.rules.claim import Chance, Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.game import CardGame, Ranking, bump, most, put
from spotisle.rules.scene import MIDDLE, SceneCard, pile
from spotisle.rules.spec import Price, Spec
from spotisle.rules.view import CardsView, Pile, PrivateCards


class State(Struct, frozen=True, gc=False):
    """The table during a game of tower."""

    deal: Cards
    """The shuffled deck; cards beyond `turned` are nobody's to see."""
    turned: int
    """The index of the pile's top card."""
    tops: Cards
    """The card that each seat shows."""
    taken: tuple[int, ...]


class Tower(CardGame[State]):
    """One card to each player, the rest a face-up pile. Most cards wins."""

    spec = Spec(
        "tower",
        seats=range(2, 9),
        contested=True,
        editions=("classic", "beach"),
        price=Price(each=1, bonus={0: 5}),
        scene=(
            *pile(50, MIDDLE - 2, 17),
            SceneCard(0, 50, MIDDLE - 2, 17, lit="a"),
            SceneCard(20, 17, MIDDLE + 1, 14, -18, lit="a"),
            SceneCard(33, 83, MIDDLE + 1, 14, 24),
        ),
    )

    @property
    def first_layout(self) -> int:
        """One card to each player and one on the pile."""
        return self.seats + 1

    def start(self, deal: Cards) -> State:
        """Deal one card to each player; the rest is the pile."""
        return State(deal, self.seats, deal[: self.seats], (0,) * self.seats)

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins one's own top card and the pile's."""
        if state.turned == len(state.deal):
            return Reason.GAME_OVER
        return self.match(claim.symbol, state.tops[claim.seat], state.deal[state.turned])

    def apply(self, state: State, claim: Claim) -> State:
        """The pile card goes on one's own pile and is the new top."""
        seat, won = claim.seat, state.deal[state.turned]
        return State(
            state.deal, state.turned + 1, put(state.tops, seat, won), bump(state.taken, seat)
        )

    def finished(self, state: State) -> bool:
        """The game ends when the pile is empty."""
        return state.turned == len(state.deal)

    def scores(self, state: State) -> tuple[int, ...]:
        """Cards taken, without the one dealt."""
        return state.taken

    def ranking(self, state: State) -> Ranking:
        """Most cards wins."""
        return most(state.taken)

    def view(self, state: State) -> CardsView:
        """Tops and counts, the pile's top card, and how many lie under it."""
        left = len(state.deal) - state.turned
        counts = map((1).__add__, state.taken)  # with the card dealt
        return CardsView(
            scores=state.taken,
            finished=left == 0,
            piles=tuple(map(Pile, state.tops, counts)),
            middle=Pile(state.deal[state.turned], left) if left else None,
        )

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """One's own top card and the pile's."""
        own, middle = view.piles[seat].top, view.middle
        if own is None or middle is None or middle.top is None:
            return ()
        return (Chance(None, (own, middle.top)),)

    def cards(self, state: State) -> Cards:
        """Dealt, taken or on the pile: the deal itself."""
        return state.deal
