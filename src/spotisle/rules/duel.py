"""Duel: two players, one card each, one symbol. It breaks ties; alone it is first to several."""

from typing import Annotated

from msgspec import Meta, Struct

from spotisle.rules.beat import Beat
from spotisle.rules.claim import Chance, Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.errors import SetupError
from spotisle.rules.game import CardGame, Options, Ranking, most
from spotisle.rules.scene import MIDDLE_Y, SceneCard
from spotisle.rules.spec import Aim, Counting, Spec
from spotisle.rules.view import CardsView, Pile, PrivateCards


class State(Struct, frozen=True, gc=False):
    """The table during a duel."""

    deal: Cards
    winner: int | None = None
    """Who won the last round, when the duel is over."""
    won: tuple[int, int] = (0, 0)
    """The rounds that each has won."""
    round: int = 0
    """The round being played, from 0: it shows the next two cards of the deal."""


class DuelOptions(Options, frozen=True):
    """How many rounds must be won."""

    wins: Annotated[int, Meta(ge=1, le=25)] = 1


class Duel(CardGame[State]):
    """Each of two players shows one card; first to name the shared symbol wins the round."""

    spec = Spec(
        "duel",
        seats=range(2, 3),
        contested=True,
        aim=Aim(("own",), ("seats",)),
        rounds=True,
        proposes={"wins": 3},
        scene=(
            SceneCard(10, 30, MIDDLE_Y, 18, -14, lit="a"),
            SceneCard(28, 70, MIDDLE_Y, 18, 21, lit="a"),
        ),
    )

    options_type = DuelOptions
    options: DuelOptions

    @property
    def counting(self) -> Counting:
        """The first to win this many rounds."""
        return Counting("rounds", goal=self.options.wins if self.options.wins > 1 else None)

    @property
    def first_layout(self) -> int:
        """One card each."""
        return 2

    def check_setup(self) -> None:
        """The deck must be enough for the longest duel: both one win short, and a last round."""
        super().check_setup()
        longest = 2 * self.options.wins - 1
        if 2 * longest > self.deck.in_play:
            raise SetupError(
                f"options.wins: {self.deck.in_play} cards are enough for "
                f"{(self.deck.in_play // 2 + 1) // 2} wins, not {self.options.wins}",
                "cards",
            )

    def start(self, deal: Cards) -> State:
        """Show one card each."""
        return State(deal)

    def _shown_cards(self, state: State) -> Cards:
        """Return the two cards of the round; none when the deck has run out."""
        shown = state.deal[2 * state.round : 2 * state.round + 2]
        return shown if len(shown) == 2 else ()

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the two cards."""
        if state.winner is not None:
            return Reason.GAME_OVER
        shown = self._shown_cards(state)
        if not shown:
            return Reason.DECK_EXHAUSTED
        return self.match(claim.symbol, shown[claim.seat], shown[1 - claim.seat])

    def apply(self, state: State, claim: Claim) -> State:
        """The claimant has won the round, and the duel with enough of them."""
        first, second = state.won
        won = (first + 1, second) if claim.seat == 0 else (first, second + 1)
        if won[claim.seat] == self.options.wins:
            return State(state.deal, claim.seat, won, state.round)
        return State(state.deal, None, won, state.round + 1)

    def beat(self, before: State, after: State, claim: Claim) -> Beat | None:
        """Somebody has won a round of several."""
        if self.options.wins == 1:
            return None
        return Beat("point", (claim.seat,), claim.seat, after.won[claim.seat])

    def finished(self, state: State) -> bool:
        """Over when somebody has won often enough."""
        return state.winner is not None

    def scores(self, state: State) -> tuple[int, ...]:
        """Rounds won: 1 for the winner of a single one, else 0."""
        return state.won

    def ranking(self, state: State) -> Ranking:
        """Most rounds won; tied until there is a winner."""
        return most(state.won) if state.winner is not None else ((0, 1),)

    def view(self, state: State) -> CardsView:
        """The two cards."""
        shown = self._shown_cards(state) or (None, None)
        return CardsView(
            scores=state.won,
            finished=self.finished(state),
            piles=tuple(Pile(card, int(card is not None)) for card in shown),
            round=state.round,
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
