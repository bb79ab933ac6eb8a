"""Catch them all: one card in the middle, and the cards around it go to the quickest."""

from typing import Literal

from msgspec import Struct

from spotisle.rules.beat import Beat
from spotisle.rules.claim import Chance, Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.game import CardGame, Options, Ranking, most, put
from spotisle.rules.scene import MIDDLE_Y, SceneCard
from spotisle.rules.spec import Aim, Counting, Price, Spec, TargetKind
from spotisle.rules.view import CardsView, Pile, PrivateCards


class State(Struct, frozen=True, gc=False):
    """The table during a game of catch them all."""

    draw: Cards
    """The draw pile, face down, next card first."""
    middle: int | None
    """The card in the middle, which is never taken; None when the game is over."""
    outer: tuple[int | None, ...]
    """The cards around it, by place; None where one has been taken."""
    taken: tuple[Cards, ...]
    round: int = 0
    earlier: tuple[int, ...] = ()
    """How many cards each had taken before this round; empty in states of older versions."""


class CatchOptions(Options, frozen=True):
    """Whether a last round is played with too few cards for a full one."""

    last_round: Literal["short", "none"] = "short"


class CatchThemAll(CardGame[State]):
    """Each round one middle card and one outer card for each player. Most cards wins."""

    spec = Spec(
        "catch_them_all",
        seats=range(2, 9),
        target=TargetKind.CARD,
        aim=Aim(("middle",), ("open",)),
        layout="ring",
        rounds=True,
        counting=Counting("cards"),
        penalty="freeze",
        price=Price(each=1),
        scene=(
            SceneCard(2, 50, MIDDLE_Y, 12.5, 5, lit="ab"),
            SceneCard(9, 20.5, 13, 11, 20, lit="a"),
            SceneCard(17, 79.5, 13, 11, -30, lit="b"),
            SceneCard(26, 13, 33, 9.5, 70),
            SceneCard(35, 87, 33, 9.5, 130),
            SceneCard(44, 32, 33.5, 9, 200),
            SceneCard(50, 68, 33.5, 9, 260),
        ),
    )
    options_type = CatchOptions
    options: CatchOptions

    @property
    def first_layout(self) -> int:
        """A middle card and the outer ones; one of these is enough for a short round."""
        return self.seats + 1 if self.options.last_round == "none" else 2

    def start(self, deal: Cards) -> State:
        """Lay the first round."""
        return self._lay_out(deal, ((),) * self.seats, 0)

    def _lay_out(self, draw: Cards, taken: tuple[Cards, ...], number: int) -> State:
        """Turn up a middle card and its outer cards, if there are enough."""
        earlier = tuple(map(len, taken))
        if len(draw) < self.first_layout:
            return State(draw, None, (), taken, number, earlier)
        around = self.seats + 1
        return State(draw[around:], draw[0], draw[1:around], taken, number, earlier)

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the middle card and any outer card."""
        target: int = claim.target
        if state.middle is None:
            return Reason.GAME_OVER
        if target not in state.outer:
            return Reason.TARGET_GONE
        return self.match(claim.symbol, state.middle, target, Reason.NOT_ON_MIDDLE)

    def apply(self, state: State, claim: Claim) -> State:
        """Take the outer card; after the last one the middle goes under the draw pile."""
        assert state.middle is not None
        outer = put(state.outer, state.outer.index(claim.target), None)
        taken = put(state.taken, claim.seat, (*state.taken[claim.seat], claim.target))
        if any(card is not None for card in outer):
            return State(state.draw, state.middle, outer, taken, state.round, state.earlier)
        return self._lay_out((*state.draw, state.middle), taken, state.round + 1)

    def beat(self, before: State, after: State, claim: Claim) -> Beat | None:
        """After the last outer card: the players who took the most of them swept the round."""
        if after.round == before.round:
            return None
        earlier = before.earlier or (0,) * self.seats
        caught = [len(cards) - had for cards, had in zip(after.taken, earlier, strict=True)]
        return Beat("swept", most(caught)[0], claim.seat, max(caught))

    def finished(self, state: State) -> bool:
        """Over when no further round can be laid."""
        return state.middle is None

    def scores(self, state: State) -> tuple[int, ...]:
        """Cards taken."""
        return tuple(map(len, state.taken))

    def ranking(self, state: State) -> Ranking:
        """Most cards wins."""
        return most(self.scores(state))

    def view(self, state: State) -> CardsView:
        """The middle card, the outer cards that are left, and how many each has taken."""
        return CardsView(
            scores=self.scores(state),
            finished=self.finished(state),
            piles=tuple(Pile(None, len(cards)) for cards in state.taken),
            middle=None if state.middle is None else Pile(state.middle, 1),
            open=state.outer,
            left=len(state.draw),
            round=state.round,
        )

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """The middle card and each outer card that is left."""
        if view.middle is None or view.middle.top is None:
            return ()
        middle = view.middle.top
        return tuple(Chance(card, (middle, card)) for card in view.open if card is not None)

    def cards(self, state: State) -> Cards:
        """Taken, on the table or in the draw pile."""
        on_table = tuple(card for card in (state.middle, *state.outer) if card is not None)
        return sum(state.taken, state.draw + on_table)
