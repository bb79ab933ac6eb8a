"""Well: everyone drops cards into the well. Get rid of yours before the others do."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spotisle.rules.claim import Chance, Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.errors import SetupError
from spotisle.rules.game import CardGame, Options, Ranking, by_key, put
from spotisle.rules.scene import MIDDLE_Y, SceneCard, pile
from spotisle.rules.spec import LAST, Aim, Counting, Price, Spec
from spotisle.rules.view import CardsView, Pile, PrivateCards


class State(Struct, frozen=True, gc=False):
    """The table during a game of well."""

    well: Cards
    """The cards thrown so far, the visible one first."""
    piles: tuple[Cards, ...]
    """What each seat still holds, its visible card first."""
    gone: tuple[int, ...]
    """The seats that have no cards any more, in the order of going out."""


class WellOptions(Options, frozen=True):
    """When to stop, and who is dealt to first."""

    end: Literal["first_out", "last_left"] = "first_out"
    """Stop when the first player is out of cards, or when only one still has some."""
    first: Annotated[int, Meta(ge=0, le=7)] = 0
    """The seat that the deal starts with: the winner of the last minigame, else a random one."""


class Well(CardGame[State]):
    """One card in the middle, all others dealt out. Fewest cards left wins."""

    spec = Spec(
        "well",
        seats=range(2, 9),
        contested=True,
        aim=Aim(("own",), ("middle",)),
        counting=Counting("left", "zero"),
        price=Price(bonus={0: 10, LAST: -20}, options={"end": "last_left"}),
        seat_options=("first",),
        scene=(
            SceneCard(4, 50, MIDDLE_Y, 15, 30, lit="a"),
            *pile(17, MIDDLE_Y, 14, 3),
            SceneCard(23, 17, MIDDLE_Y, 14, 10, lit="a"),
            *pile(83, MIDDLE_Y, 14, 2),
            SceneCard(41, 83, MIDDLE_Y, 14, -33),
        ),
    )
    options_type = WellOptions
    options: WellOptions

    @property
    def first_layout(self) -> int:
        """The middle card and one for each player."""
        return self.seats + 1

    def check_deal(self, deal: Cards) -> None:
        """The deal must start with a seat at the table."""
        super().check_deal(deal)
        if self.options.first >= self.seats:
            raise SetupError(f"options.first: seats are 0 to {self.seats - 1}")

    def start(self, deal: Cards) -> State:
        """Deal one card at a time, so that the first seats may hold one more."""
        n, first = self.seats, self.options.first
        return State(deal[:1], tuple(deal[1 + (seat - first) % n :: n] for seat in range(n)), ())

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the player's own top card and the middle one."""
        if self.finished(state):
            return Reason.GAME_OVER
        pile = state.piles[claim.seat]
        if not pile:
            return Reason.NO_CARD
        return self.match(claim.symbol, pile[0], state.well[0])

    def apply(self, state: State, claim: Claim) -> State:
        """The player's own top card becomes the middle card."""
        pile = state.piles[claim.seat]
        return State(
            pile[:1] + state.well,
            put(state.piles, claim.seat, pile[1:]),
            state.gone if len(pile) > 1 else (*state.gone, claim.seat),
        )

    def finished(self, state: State) -> bool:
        """Over when the first is out, or when only one still has cards."""
        return len(state.gone) >= (1 if self.options.end == "first_out" else self.seats - 1)

    def scores(self, state: State) -> tuple[int, ...]:
        """Cards left."""
        return tuple(map(len, state.piles))

    def ranking(self, state: State) -> Ranking:
        """Players who went out, in that order; then the others, fewest cards first."""
        return by_key(
            [
                (0, state.gone.index(seat)) if seat in state.gone else (1, len(pile))
                for seat, pile in enumerate(state.piles)
            ]
        )

    def in_play(self, state: State) -> frozenset[int]:
        """Whoever still has cards."""
        return frozenset(seat for seat, pile in enumerate(state.piles) if pile)

    def view(self, state: State) -> CardsView:
        """Everyone's top card and count, and the card in the middle."""
        return CardsView(
            scores=self.scores(state),
            finished=self.finished(state),
            piles=tuple(Pile(pile[0] if pile else None, len(pile)) for pile in state.piles),
            middle=Pile(state.well[0], len(state.well)),
            out=state.gone,
        )

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """The player's own top card and the middle one."""
        own = view.piles[seat].top
        if view.finished or own is None or view.middle is None or view.middle.top is None:
            return ()
        return (Chance(None, (own, view.middle.top)),)

    def cards(self, state: State) -> Cards:
        """What was thrown and what is still held."""
        return sum(state.piles, state.well)
