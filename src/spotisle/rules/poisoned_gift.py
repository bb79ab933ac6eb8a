"""Poisoned gift: give the cards of the pile to the others, and end up with fewest."""

from collections.abc import Sequence

from spotisle.rules.claim import Chance, Claim, Reason
from spotisle.rules.game import Ranking, fewest
from spotisle.rules.scene import MIDDLE_Y, SceneCard, pile
from spotisle.rules.spec import Aim, Counting, Price, Spec, TargetKind
from spotisle.rules.tower import State, Tower
from spotisle.rules.view import CardsView, PrivateCards


class PoisonedGift(Tower):
    """Laid out as tower, but a card goes to somebody else. Fewest cards wins."""

    spec = Spec(
        "poisoned_gift",
        seats=range(2, 9),
        contested=True,
        target=TargetKind.SEAT,
        aim=Aim(("middle",), ("seats",)),
        counting=Counting("cards", "fewest", runs_down=True),
        price=Price(bonus={0: 20, 1: 10}),
        scene=(
            *pile(24, MIDDLE_Y - 1, 16),
            SceneCard(6, 24, MIDDLE_Y - 1, 16, lit="a"),
            SceneCard(19, 62, MIDDLE_Y - 3, 14, 33, lit="a"),
            SceneCard(38, 88, MIDDLE_Y + 5, 12, -14),
        ),
    )

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the pile's top card and that of one other player."""
        target = claim.target
        if state.turned == len(state.deal):
            return Reason.GAME_OVER
        if target == claim.seat:
            return Reason.OWN_TARGET
        top = state.piles[target].top
        assert top is not None
        return self.match(claim.symbol, state.deal[state.turned], top, Reason.NOT_ON_MIDDLE)

    def apply(self, state: State, claim: Claim) -> State:
        """The pile card goes on that player's pile and is their new top."""
        return self.give(state, claim.target)

    def ranking(self, state: State) -> Ranking:
        """Fewest cards wins."""
        return fewest(self.scores(state))

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """The pile's top card and that of each other player."""
        if view.middle is None or view.middle.top is None:
            return ()
        middle = view.middle.top
        return tuple(
            Chance(other, (middle, pile.top))
            for other, pile in enumerate(view.piles)
            if other != seat and pile.top is not None
        )

    def prefer(self, view: CardsView, seat: int, chances: Sequence[Chance]) -> Chance:
        """Give the card to the player with the fewest cards."""
        return min(chances, key=lambda chance: view.scores[chance.target])
