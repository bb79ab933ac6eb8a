"""Stepping stones: hop from stone to stone; the first on the far bank has won."""

from msgspec import Struct

from spotisle.rules.claim import Chance, Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.game import CardGame, Ranking, bump, most, put
from spotisle.rules.spec import Spec
from spotisle.rules.view import CardsView, PrivateCards

STONES = 6


class State(Struct, frozen=True, gc=False):
    """The river during a game."""

    stones: Cards
    """The open cards, from the near bank to the far one."""
    at: tuple[int, ...]
    """The stone that each seat stands on."""
    under_water: Cards
    """Cards still to come up, next one first; what sinks goes to the end."""


class SteppingStones(CardGame[State]):
    """Everyone starts on the first stone. Who reaches the last one wins."""

    contract = 1
    spec = Spec("stepping_stones", seats=range(2, 9), penalty="freeze", layout="row")

    @property
    def first_layout(self) -> int:
        """Six stones and one under water."""
        return STONES + 1

    def start(self, deal: Cards) -> State:
        """Lay the stones; all stand on the first."""
        return State(deal[:STONES], (0,) * self.seats, deal[STONES:])

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the player's own stone and the next."""
        if self.finished(state):
            return Reason.GAME_OVER
        here = state.at[claim.seat]
        return self.match(claim.symbol, state.stones[here], state.stones[here + 1])

    def apply(self, state: State, claim: Claim) -> State:
        """Hop; the stone that was left sinks, and the next card comes up in its place."""
        left = state.at[claim.seat]
        risen, *rest = state.under_water
        return State(
            put(state.stones, left, risen),
            bump(state.at, claim.seat),
            (*rest, state.stones[left]),
        )

    def finished(self, state: State) -> bool:
        """Over when somebody stands on the last stone."""
        return max(state.at) == STONES - 1

    def scores(self, state: State) -> tuple[int, ...]:
        """Hops made."""
        return state.at

    def ranking(self, state: State) -> Ranking:
        """Who came furthest wins."""
        return most(state.at)

    def view(self, state: State) -> CardsView:
        """The stones and where everybody stands; what is under water stays there."""
        return CardsView(
            scores=state.at,
            finished=self.finished(state),
            open=state.stones,
            left=len(state.under_water),
            stands=state.at,
        )

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """The player's own stone and the next."""
        if view.finished:
            return ()
        here = view.stands[seat]
        stones = tuple(card for card in view.open if card is not None)
        return (Chance(None, stones[here : here + 2]),)

    def cards(self, state: State) -> Cards:
        """In the row or under water."""
        return state.stones + state.under_water
