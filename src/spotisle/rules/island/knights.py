"""Knights: capture the other teams' cards; the last team left ends the round."""

from collections.abc import Sequence
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from spotisle.rules.aim import team_spot
from spotisle.rules.beat import Beat
from spotisle.rules.claim import Chance, Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.effect import CardMove
from spotisle.rules.errors import SetupError
from spotisle.rules.game import Options, Ranking, bump, most, put
from spotisle.rules.island.team_game import TeamGame
from spotisle.rules.scene import MIDDLE_Y, SceneCard
from spotisle.rules.spec import Aim, Award, Counting, DealPart, Spec, TargetKind
from spotisle.rules.view import CardsView, Pile, PrivateCards

if TYPE_CHECKING:
    from random import Random

TARGET_POINTS = 10


class Deal(Struct, frozen=True):
    """Each team's cards in the order in which they will be turned, reshuffles included."""

    decks: tuple[Cards, ...]


class State(Struct, frozen=True, gc=False):
    """The table during a tournament of knights."""

    decks: tuple[Cards, ...]
    round: int
    showing: tuple[int | None, ...]
    """Each team's card in this round; None when the team is out."""
    taken: tuple[int, ...]
    """Cards taken so far, including this round."""
    awarded: tuple[int, ...]
    """Points given at the end of each round."""
    finished: bool = False


class KnightsOptions(Options, frozen=True):
    """When to stop: after rounds, at a target, or by default at ten points."""

    rounds: Annotated[int, Meta(ge=1, le=100)] | None = None
    target: Annotated[int, Meta(ge=1, le=100)] | None = None
    points: Annotated[tuple[Annotated[int, Meta(ge=0, le=100)], ...], Meta(max_length=3)] = ()
    """The points of each team from earlier minigames."""


class Knights(TeamGame[State, Deal]):
    """Take the card of another team that is still in the round; +1 per card when the round ends."""

    spec = Spec(
        "knights",
        seats=range(2, 7),
        target=TargetKind.TEAM,
        aim=Aim(("own",), ("teams",)),
        team_piles=True,
        rounds=True,
        penalty="freeze",
        teams=True,
        award=Award(card=1),
        deal={"decks": DealPart.DECKS},
        team_options=("points",),
        scene=(
            SceneCard(2, 18, MIDDLE_Y, 17, role="blue", lit="a"),
            SceneCard(5, 82, MIDDLE_Y, 17, role="red", lit="b"),
            SceneCard(9, 50, MIDDLE_Y, 17, role="orange", lit="ab"),
        ),
    )
    deal_type = Deal
    options_type = KnightsOptions
    options: KnightsOptions

    @cached_property
    def target(self) -> int | None:
        """The points that end the game, if there is a target."""
        if self.options.target is None and self.options.rounds is None:
            return TARGET_POINTS
        return self.options.target

    @property
    def counting(self) -> Counting:
        """Every card is a point, even for a lone player; no goal if teams start with points."""
        return Counting("cards", goal=None if any(self.brought) else self.target)

    @cached_property
    def brought(self) -> tuple[int, ...]:
        """Each team's points before this game."""
        return self.options.points or (0,) * self.sides

    def check_setup(self) -> None:
        """There must be points for each team, and none may have won before the game begins."""
        if len(self.brought) != self.sides:
            raise SetupError(
                f"options.points: there are {self.sides} teams, not {len(self.brought)}", "teams"
            )
        if self.target is not None and max(self.brought) >= self.target:
            raise SetupError(f"options.points: a team has {self.target} points already")

    def shuffle(self, rng: "Random") -> Deal:
        """Shuffle each team's 16 as often as the longest possible game needs."""
        turns = self.options.rounds or self._longest()
        return Deal(
            tuple(
                tuple(
                    chain.from_iterable(
                        self.shuffled(cards, rng) for _ in range(-(-turns // len(cards)))
                    )
                )
                for cards in self.team_cards
            )
        )

    def _longest(self) -> int:
        """Return the most rounds: each gives `sides` - 1 points, and all teams may be one short."""
        short = sum((self.target or TARGET_POINTS) - 1 - points for points in self.brought)
        return max(short, 0) // (self.sides - 1) + 1

    def check_deal(self, deal: Deal) -> None:
        """Every team has a first card, and the options fit."""
        self.check_setup()
        for colour, cards in zip(self.teams.colours, deal.decks, strict=True):
            if not cards:
                raise SetupError(f"deal.decks: team {colour} has no card")
            self.check_cards("decks", tuple(set(cards)), self.coloured)

    def start(self, deal: Deal) -> State:
        """All teams turn their top card together."""
        nothing = (0,) * self.sides
        return State(deal.decks, 0, self._turn(deal.decks, 0), nothing, nothing)

    def _turn(self, decks: tuple[Cards, ...], number: int) -> tuple[int | None, ...]:
        if any(number >= len(deck) for deck in decks):
            return (None,) * self.sides
        return tuple(deck[number] for deck in decks)

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the own team's card and that of another team still in the round."""
        team, target = self.teams.of_seat[claim.seat], claim.target
        if state.finished:
            return Reason.GAME_OVER
        if target == team:
            return Reason.OWN_TARGET
        own, other = state.showing[team], state.showing[target]
        if own is None:
            exhausted = not any(card is not None for card in state.showing)
            return Reason.DECK_EXHAUSTED if exhausted else Reason.OUT_OF_ROUND
        if other is None:
            return Reason.TARGET_GONE
        return self.match(claim.symbol, own, other)

    def apply(self, state: State, claim: Claim) -> State:
        """Take that card; its team is out. One team left ends the round."""
        showing = put(state.showing, claim.target, None)
        taken = bump(state.taken, self.teams.of_seat[claim.seat])
        if showing.count(None) < self.sides - 1:
            return State(state.decks, state.round, showing, taken, state.awarded)
        number = state.round + 1
        if self._is_last(number, taken):
            return State(state.decks, number, (None,) * self.sides, taken, taken, finished=True)
        return State(state.decks, number, self._turn(state.decks, number), taken, taken)

    def beat(self, before: State, after: State, claim: Claim) -> Beat | None:
        """One team is left; its cards of the round count now."""
        if after.round == before.round:
            return None
        team = self.teams.of_seat[claim.seat]
        return Beat("captured", (claim.target,), team, after.awarded[team] - before.awarded[team])

    def _is_last(self, rounds: int, points: tuple[int, ...]) -> bool:
        if rounds == self.options.rounds:
            return True
        return self.target is not None and max(self._totals(points)) >= self.target

    def _totals(self, points: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(map(sum, zip(self.brought, points, strict=True)))

    def finished(self, state: State) -> bool:
        """Over after a round that brings a team to the target, or after the last round."""
        return state.finished

    def scores(self, state: State) -> tuple[int, ...]:
        """Cards taken."""
        return state.taken

    def points(self, state: State) -> tuple[int, ...]:
        """One per card, in complete rounds only."""
        return state.awarded

    def ranking(self, state: State) -> Ranking:
        """By all points, including those from earlier minigames."""
        return most(self._totals(state.awarded))

    def in_play(self, state: State) -> frozenset[int]:
        """The seats whose team is still in the round."""
        return frozenset(
            seat for seat, team in enumerate(self.teams.of_seat) if state.showing[team] is not None
        )

    def view(self, state: State) -> CardsView:
        """Each team's card; the order of the decks stays hidden."""
        return CardsView(
            scores=state.taken,
            finished=state.finished,
            piles=tuple(
                Pile(card, taken) for card, taken in zip(state.showing, state.taken, strict=True)
            ),
            round=state.round,
            out=tuple(team for team, card in enumerate(state.showing) if card is None),
        )

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """The own team's card and that of each other team still in the round."""
        team = self.teams.of_seat[seat]
        own = view.piles[team].top
        if own is None:
            return ()
        return tuple(
            Chance(other, (own, pile.top))
            for other, pile in enumerate(view.piles)
            if other != team and pile.top is not None
        )

    def prefer(self, view: CardsView, seat: int, chances: Sequence[Chance]) -> Chance:
        """Take from the team that has the most cards."""
        return max(chances, key=lambda chance: view.scores[chance.target])

    def moves(self, before: State, claim: Claim, after: State) -> tuple[CardMove, ...]:
        """The card goes to the team that took it, also if that ends the round."""
        own, card = self.teams.of_seat[claim.seat], before.showing[claim.target]
        assert card is not None
        return (CardMove(card, team_spot(claim.target), team_spot(own)),)

    def cards(self, state: State) -> Cards:
        """Every card of every deck, as often as it will be turned."""
        return sum(state.decks, ())
