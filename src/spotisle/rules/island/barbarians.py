"""Barbarians: with one card for each team, plunder the whole island."""

from typing import TYPE_CHECKING

from msgspec import Struct

from spotisle.rules.claim import Chance, Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.errors import SetupError
from spotisle.rules.game import put
from spotisle.rules.island import board
from spotisle.rules.island.team_game import AwardOptions, TeamGame
from spotisle.rules.scene import MIDDLE_Y, SceneCard, grid
from spotisle.rules.spec import Aim, Award, Counting, DealPart, Spec, TargetKind
from spotisle.rules.view import CardsView, Pile, PrivateCards

if TYPE_CHECKING:
    from random import Random


class Deal(Struct, frozen=True):
    """The island by cell, and one card for each team."""

    island: Cards
    cards: Cards


class State(Struct, frozen=True, gc=False):
    """The table during a raid."""

    island: tuple[int | None, ...]
    """The card of each cell; None where it has been taken."""
    cards: Cards
    """The card that each team searches with, which all can see."""
    taken: tuple[Cards, ...]


class Barbarians(TeamGame[State, Deal]):
    """Take any island card that matches your team's card; most cards get the two points."""

    spec = Spec(
        "barbarians",
        seats=range(2, 7),
        target=TargetKind.CELL,
        aim=Aim(("own",), ("open",)),
        layout="hexagons",
        counting=Counting("cards"),
        team_piles=True,
        penalty="freeze",
        teams=True,
        award=Award(most=2),
        deal={"island": DealPart.CARDS, "cards": DealPart.TEAM_CARDS},
        scene=(
            *grid("... .... ...", lit=6),
            SceneCard(3, 89.5, MIDDLE_Y, 11, role="red", lit="a"),
            SceneCard(3, 10.5, MIDDLE_Y, 11, role="blue"),
        ),
    )
    deal_type = Deal
    options_type = AwardOptions
    options: AwardOptions

    def shuffle(self, rng: "Random") -> Deal:
        """Lay a fresh island and draw a card for each team."""
        island = self.shuffled(self.island_cards, rng)
        return Deal(island, tuple(rng.choice(cards) for cards in self.team_cards))

    def check_deal(self, deal: Deal) -> None:
        """One team card for each team."""
        self.check_island(deal.island)
        self.check_cards("cards", deal.cards, self.coloured)
        if len(deal.cards) != self.sides:
            raise SetupError("deal.cards: every team needs one card")

    def start(self, deal: Deal) -> State:
        """All cards are face up."""
        return State(deal.island, deal.cards, ((),) * self.sides)

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the team's card and an island card that is left."""
        card = state.island[claim.target]
        if card is None:
            return Reason.GAME_OVER if self.finished(state) else Reason.TARGET_GONE
        return self.match(claim.symbol, state.cards[self.teams.of_seat[claim.seat]], card)

    def apply(self, state: State, claim: Claim) -> State:
        """Take the island card; the team's card stays."""
        team, won = self.teams.of_seat[claim.seat], state.island[claim.target]
        assert won is not None
        return State(
            put(state.island, claim.target, None),
            state.cards,
            put(state.taken, team, (*state.taken[team], won)),
        )

    def finished(self, state: State) -> bool:
        """Over when the island is empty."""
        return sum(map(len, state.taken)) == board.SIZE

    def scores(self, state: State) -> tuple[int, ...]:
        """Cards taken, before doubling."""
        return tuple(map(len, state.taken))

    def points(self, state: State) -> tuple[int, ...]:
        """+2 for most cards, at the end."""
        if not self.finished(state):
            return (0,) * self.sides
        return self.two_for_most(self.scores(state), award_zero=self.options.award_zero)

    def view(self, state: State) -> CardsView:
        """The island, each team's card and how many it has taken."""
        return CardsView(
            scores=self.scores(state),
            finished=self.finished(state),
            piles=tuple(
                Pile(card, 1 + len(taken))
                for card, taken in zip(state.cards, state.taken, strict=True)
            ),
            open=state.island,
        )

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """The team's card and each island card that is left."""
        own = view.piles[self.teams.of_seat[seat]].top
        if own is None:
            return ()
        return tuple(
            Chance(cell, (own, card)) for cell, card in enumerate(view.open) if card is not None
        )

    def cards(self, state: State) -> Cards:
        """On the island, taken, or a team's own."""
        left = tuple(card for card in state.island if card is not None)
        return sum(state.taken, left + state.cards)
