"""Hot potato: get rid of your pile before you are left holding everybody's."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from spotisle.rules.aim import seat_spot
from spotisle.rules.beat import Beat
from spotisle.rules.claim import Chance, Claim, Reason
from spotisle.rules.deck import Cards, Deck
from spotisle.rules.effect import CardMove
from spotisle.rules.errors import SetupError
from spotisle.rules.game import CardGame, Options, Ranking, bump, fewest
from spotisle.rules.scene import MIDDLE_Y, SceneCard, pile
from spotisle.rules.spec import Aim, Counting, Price, Spec, TargetKind
from spotisle.rules.view import CardsView, Pile, PrivateCards


class State(Struct, frozen=True, gc=False):
    """The table during a game of hot potato."""

    deal: Cards
    rounds: int
    """How many rounds will be played."""
    round: int
    """The round being played, from 0; equal to `rounds` when the game is over."""
    piles: tuple[Cards, ...]
    """What each seat holds in this round, the visible card first; empty when safe."""
    laid_aside: tuple[int, ...]
    safe: tuple[int, ...] = ()
    """The seats that got rid of their pile in this round, in order; at the end, the last round."""


class HotPotatoOptions(Options, frozen=True):
    """How many rounds to play."""

    rounds: Annotated[int, Meta(ge=1, le=200)] | Literal["deck"] = 5
    """A number, or `deck`: until no full deal is left."""


class HotPotato(CardGame[State]):
    """Each round one card to each player; the last to hold cards keeps them. Fewest wins."""

    spec = Spec(
        "hot_potato",
        seats=range(2, 9),
        target=TargetKind.SEAT,
        aim=Aim(("own",), ("seats",)),
        rounds=True,
        counting=Counting("cards", "fewest"),
        penalty="freeze",
        price=Price(each=-5, by_round=True),
        scene=(
            SceneCard(8, 17, MIDDLE_Y, 14, 12),
            *pile(50, MIDDLE_Y, 16, 3),
            SceneCard(15, 50, MIDDLE_Y, 16, -8, lit="a"),
            SceneCard(30, 83, MIDDLE_Y, 14, 40, lit="a"),
        ),
    )
    options_type = HotPotatoOptions
    options: HotPotatoOptions

    @classmethod
    def usual_options(cls, seats: int, deck: Deck) -> dict[str, Any]:
        """Five rounds, or as many as a small deck gives."""
        return {"rounds": min(5, max(1, deck.in_play // seats))}

    @property
    def first_layout(self) -> int:
        """One card to each player."""
        return self.seats

    def check_deal(self, deal: Cards) -> None:
        """There must be cards for every round."""
        super().check_deal(deal)
        most_rounds = len(deal) // self.seats
        if self._rounds(deal) > most_rounds:
            raise SetupError(
                f"options.rounds: {len(deal)} cards are enough for {most_rounds} rounds "
                f"of {self.seats} players, not {self._rounds(deal)}",
                "cards",
            )

    def _rounds(self, deal: Cards) -> int:
        wanted = self.options.rounds
        return len(deal) // self.seats if wanted == "deck" else wanted

    def start(self, deal: Cards) -> State:
        """Deal the first round."""
        return self._lay_out(deal, self._rounds(deal), 0, (0,) * self.seats)

    def _lay_out(self, deal: Cards, rounds: int, number: int, aside: tuple[int, ...]) -> State:
        first = number * self.seats
        piles = tuple((card,) for card in deal[first : first + self.seats])
        return State(deal, rounds, number, piles, aside)

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the player's own top card and that of another who still holds cards."""
        target = claim.target
        if state.round == state.rounds:
            return Reason.GAME_OVER
        if target == claim.seat:
            return Reason.OWN_TARGET
        own, other = state.piles[claim.seat], state.piles[target]
        if not own:
            return Reason.OUT_OF_ROUND
        if not other:
            return Reason.TARGET_GONE
        return self.match(claim.symbol, own[0], other[0])

    def apply(self, state: State, claim: Claim) -> State:
        """The whole pile goes on top of theirs, its old top showing; the player is safe."""
        passed = state.piles[claim.seat] + state.piles[claim.target]
        held = list(state.piles)
        held[claim.target], held[claim.seat] = passed, ()
        safe = state.safe + (claim.seat,)  # noqa: RUF005  (the quicker way)
        if len(passed) < self.seats:
            piles = tuple(held)
            return State(state.deal, state.rounds, state.round, piles, state.laid_aside, safe)
        aside = bump(state.laid_aside, claim.target, self.seats)
        if state.round + 1 < state.rounds:
            return self._lay_out(state.deal, state.rounds, state.round + 1, aside)
        return State(state.deal, state.rounds, state.rounds, ((),) * self.seats, aside, safe)

    def finished(self, state: State) -> bool:
        """Over after the last round."""
        return state.round == state.rounds

    def scores(self, state: State) -> tuple[int, ...]:
        """Cards laid aside for rounds lost."""
        return state.laid_aside

    def ranking(self, state: State) -> Ranking:
        """Fewest laid-aside cards wins."""
        return fewest(state.laid_aside)

    def beat(self, before: State, after: State, claim: Claim) -> Beat | None:
        """Somebody was left with everybody's cards, and lays them aside."""
        if after.round == before.round:
            return None
        return Beat("burned", (claim.target,), claim.seat, self.seats)

    def tie_break_order(self, state: State) -> tuple[int, ...]:
        """Everyone but the loser of the last round, in the order of getting rid of the pile."""
        return state.safe

    def in_play(self, state: State) -> frozenset[int]:
        """Whoever still holds cards in this round."""
        return frozenset(seat for seat, pile in enumerate(state.piles) if pile)

    def view(self, state: State) -> CardsView:
        """Everyone's top card and count in this round."""
        return CardsView(
            scores=state.laid_aside,
            finished=self.finished(state),
            piles=tuple(Pile(pile[0] if pile else None, len(pile)) for pile in state.piles),
            round=state.round,
            left=len(state.deal) - (min(state.round, state.rounds - 1) + 1) * self.seats,
            out=tuple(seat for seat, pile in enumerate(state.piles) if not pile),
        )

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """The player's own top card and that of everyone else who still holds cards."""
        own = view.piles[seat].top
        if own is None:
            return ()
        return tuple(
            Chance(other, (own, pile.top))
            for other, pile in enumerate(view.piles)
            if other != seat and pile.top is not None
        )

    def moves(self, before: State, claim: Claim, after: State) -> tuple[CardMove, ...]:
        """The claimant's pile goes to the target, also if that ends the round."""
        passed = before.piles[claim.seat][0]
        return (CardMove(passed, seat_spot(claim.seat), seat_spot(claim.target)),)

    def cards(self, state: State) -> Cards:
        """Laid aside in earlier rounds, held in this one, or not dealt yet."""
        held = sum(state.piles, ())
        dealt = state.round * self.seats
        return state.deal[:dealt] + held + state.deal[dealt + len(held) :]
