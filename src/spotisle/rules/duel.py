"""Duel: two players, one card each, one symbol; it breaks ties."""

from msgspec import Struct

from spotisle.rules.claim import Chance, Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.game import CardGame, Ranking, most
from spotisle.rules.scene import MIDDLE, SceneCard
from spotisle.rules.spec import Aim, Spec
from spotisle.rules.view import CardsView, Pile, PrivateCards


class State(Struct, frozen=True, gc=False):
    """The table during a duel."""

    deal: Cards
    winner: int | None = None


class Duel(CardGame[State]):
    """Each of two players shows one card; first to name the shared symbol wins."""

    spec = Spec(
        "duel",
        seats=range(2, 3),
        contested=True,
        aim=Aim(("own",), ("seats",)),
        scene=(
            SceneCard(10, 30, MIDDLE, 18, -14, lit="a"),
            SceneCard(28, 70, MIDDLE, 18, 21, lit="a"),
        ),
    )

    @property
    def first_layout(self) -> int:
        """One card each."""
        return 2

    def start(self, deal: Cards) -> State:
        """Show one card each."""
        return State(deal)

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the two cards."""
        if state.winner is not None:
            return Reason.GAME_OVER
        return self.match(claim.symbol, state.deal[claim.seat], state.deal[1 - claim.seat])

    def apply(self, state: State, claim: Claim) -> State:
        """The claimant has won."""
        return State(state.deal, claim.seat)

    def finished(self, state: State) -> bool:
        """Over with the first right claim."""
        return state.winner is not None

    def scores(self, state: State) -> tuple[int, ...]:
        """1 for the winner, else 0."""
        return tuple(int(seat == state.winner) for seat in range(2))

    def ranking(self, state: State) -> Ranking:
        """The winner first; both together as long as there is none."""
        return most(self.scores(state))

    def view(self, state: State) -> CardsView:
        """The two cards."""
        return CardsView(
            scores=self.scores(state),
            finished=self.finished(state),
            piles=tuple(Pile(card, 1) for card in state.deal[:2]),
        )

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """The two cards, until somebody has won."""
        own, other = view.piles[seat].top, view.piles[1 - seat].top
        if view.finished or own is None or other is None:
            return ()
        return (Chance(None, (own, other)),)

    def cards(self, state: State) -> Cards:
        """Nothing moves in a duel."""
        return state.deal
