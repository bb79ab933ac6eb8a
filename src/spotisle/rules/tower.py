"""Tower: race for the pile in the middle; each card won becomes the card to search with."""

from msgspec import Struct

from spotisle.rules.aim import MIDDLE, seat_spot
from spotisle.rules.claim import Chance, Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.effect import CardMove
from spotisle.rules.game import CardGame, Ranking, most, put
from spotisle.rules.scene import MIDDLE_Y, SceneCard, pile
from spotisle.rules.spec import Aim, Counting, Price, Spec
from spotisle.rules.view import CardsView, Pile, PrivateCards


class State(Struct, frozen=True, gc=False):
    """The table during a game of tower."""

    deal: Cards
    """The shuffled deck; cards beyond `turned` are hidden."""
    turned: int
    """The index of the pile's top card."""
    piles: tuple[Pile, ...]
    """The pile of each seat, with the card that it searches with on top."""


class Tower(CardGame[State]):
    """One card to each player, the rest a face-up pile. Most cards wins."""

    spec = Spec(
        "tower",
        seats=range(2, 9),
        contested=True,
        aim=Aim(("own",), ("middle",)),
        counting=Counting("cards", runs_down=True),
        price=Price(each=1, bonus={0: 5}),
        scene=(
            *pile(50, MIDDLE_Y - 2, 17),
            SceneCard(0, 50, MIDDLE_Y - 2, 17, lit="a"),
            SceneCard(20, 17, MIDDLE_Y + 1, 14, -18, lit="a"),
            SceneCard(33, 83, MIDDLE_Y + 1, 14, 24),
        ),
    )

    @property
    def first_layout(self) -> int:
        """One card to each player and one on the pile."""
        return self.seats + 1

    def start(self, deal: Cards) -> State:
        """Deal one card to each player; the rest is the pile."""
        n = self.seats
        return State(deal, n, tuple(Pile(card, 1) for card in deal[:n]))

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the player's own top card and the pile's."""
        if state.turned == len(state.deal):
            return Reason.GAME_OVER
        own = state.piles[claim.seat].top
        assert own is not None
        return self.match(claim.symbol, own, state.deal[state.turned])

    def apply(self, state: State, claim: Claim) -> State:
        """The pile card goes on the player's own pile and is the new top."""
        return self.give(state, claim.seat)

    def give(self, state: State, seat: int) -> State:
        """Put the top card of the pile on the pile of a seat."""
        won = Pile(state.deal[state.turned], state.piles[seat].count + 1)
        return State(state.deal, state.turned + 1, put(state.piles, seat, won))

    def finished(self, state: State) -> bool:
        """The game ends when the pile is empty."""
        return state.turned == len(state.deal)

    def scores(self, state: State) -> tuple[int, ...]:
        """Cards taken, without the one dealt."""
        return tuple([pile.count - 1 for pile in state.piles])

    def ranking(self, state: State) -> Ranking:
        """Most cards wins."""
        return most(self.scores(state))

    def view(self, state: State) -> CardsView:
        """Tops and counts, the pile's top card, and how many cards the pile has."""
        left = len(state.deal) - state.turned
        return CardsView(
            scores=self.scores(state),
            finished=not left,
            piles=state.piles,
            middle=Pile(state.deal[state.turned], left) if left else None,
        )

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """The player's own top card and the pile's."""
        own, middle = view.piles[seat].top, view.middle
        if own is None or middle is None or middle.top is None:
            return ()
        return (Chance(None, (own, middle.top)),)

    def moves(self, before: State, claim: Claim, after: State) -> tuple[CardMove, ...]:
        """The pile card goes to the claimant, or to the target of the claim."""
        to = claim.seat if claim.target is None else claim.target
        return (CardMove(before.deal[before.turned], MIDDLE, seat_spot(to)),)

    def cards(self, state: State) -> Cards:
        """Dealt, taken or on the pile: the deal itself."""
        return state.deal
