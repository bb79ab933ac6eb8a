"""Whispers: match a card that only you see with the one in the middle, until you have none left."""

from msgspec import Struct

from spotisle.rules.claim import Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.game import CardGame, Ranking, fewest, put
from spotisle.rules.spec import Aim, Spec
from spotisle.rules.view import CardsView, Pile, PrivateCards

HAND = 5


class State(Struct, frozen=True, gc=False):
    """The table during a game."""

    heap: Cards
    """The cards laid so far, the visible one first."""
    hands: tuple[Cards, ...]
    """What each seat holds; only its first card is turned, and only its owner sees that."""
    unused: Cards


class Whispers(CardGame[State]):
    """Five hidden cards each. First without cards wins."""

    contract = 1
    spec = Spec(
        "whispers",
        seats=range(2, 9),
        contested=True,
        hides_hands=True,
        aim=Aim(("hand",), ("middle",)),
    )

    @property
    def first_layout(self) -> int:
        """One card in the middle and five for everybody."""
        return 1 + HAND * self.seats

    def start(self, deal: Cards) -> State:
        """Deal the hands; the next card lies open in the middle."""
        dealt = HAND * self.seats
        hands = tuple(deal[seat : dealt : self.seats] for seat in range(self.seats))
        return State(deal[dealt : dealt + 1], hands, deal[dealt + 1 :])

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the player's own turned card and the middle one."""
        if self.finished(state):
            return Reason.GAME_OVER
        return self.match(claim.symbol, state.hands[claim.seat][0], state.heap[0])

    def apply(self, state: State, claim: Claim) -> State:
        """The card goes to the middle, and its owner turns the next one."""
        card, *rest = state.hands[claim.seat]
        hands = put(state.hands, claim.seat, tuple(rest))
        return State((card, *state.heap), hands, state.unused)

    def finished(self, state: State) -> bool:
        """Over when somebody has no card left."""
        return not all(state.hands)

    def scores(self, state: State) -> tuple[int, ...]:
        """Cards left."""
        return tuple(map(len, state.hands))

    def ranking(self, state: State) -> Ranking:
        """Fewest cards left wins."""
        return fewest(self.scores(state))

    def view(self, state: State) -> CardsView:
        """The card in the middle, and how many everybody holds."""
        return CardsView(
            scores=self.scores(state),
            finished=self.finished(state),
            piles=tuple(Pile(None, len(hand)) for hand in state.hands),
            middle=Pile(state.heap[0], len(state.heap)),
        )

    def private(self, state: State, seat: int) -> PrivateCards:
        """The player's own turned card."""
        hand = state.hands[seat]
        return PrivateCards(card=hand[0] if hand else None)

    def cards(self, state: State) -> Cards:
        """In the middle, in a hand or not used."""
        return sum(state.hands, state.heap + state.unused)
