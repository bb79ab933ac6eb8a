"""The three games in which teams cover the island: welcome, ports and longest route.

A claim lays the player's turned card on a cell. From then on only that card counts there, for the
team of its colour, whichever team laid it. Each game defines which cells are in reach and what
counts.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from spotisle.rules.claim import Chance, Claim, Pointing, Reason
from spotisle.rules.deck import Cards, Deck
from spotisle.rules.errors import SetupError
from spotisle.rules.game import put
from spotisle.rules.island import board
from spotisle.rules.island.team_game import AwardOptions, TeamGame
from spotisle.rules.teams import Teams
from spotisle.rules.view import CardsView, Pile, PrivateCards

if TYPE_CHECKING:
    from random import Random


class Deal(Struct, frozen=True):
    """The island by cell, the ports by place, and each seat's cards, the turned one first."""

    island: Cards
    ports: Cards
    hands: tuple[Cards, ...]


class State(Struct, frozen=True, gc=False):
    """The table during a covering game."""

    island: Cards
    """The visible card of each cell."""
    hands: tuple[Cards, ...]
    """What each seat has still to play, the turned card first."""
    covered: Cards
    ports: Cards
    first_out: int | None = None
    """The team that has played all its cards, which ends the game."""


class CoveringGame(TeamGame[State, Deal]):
    """Lay your cards on the island; +1 for the first team out, +2 for the highest count."""

    deal_type = Deal
    options_type = AwardOptions

    def __init__(
        self,
        seats: int,
        deck: Deck,
        options: Mapping[str, Any] | None = None,
        teams: Teams | None = None,
    ) -> None:
        super().__init__(seats, deck, options, teams)
        self.award_zero: bool = self.options.award_zero
        self.team_of_card = tuple(
            next((team for team, cards in enumerate(self.team_cards) if card in cards), None)
            for card in range(deck.plane.size)
        )

    @abstractmethod
    def count(self, shown: frozenset[int]) -> int:
        """Return what a team is counted for, given the cells that show its colour."""

    def in_reach(self, island: Cards, team: int, cell: int) -> bool:
        """Tell whether a team may cover this cell. Any, unless the game says otherwise."""
        return True

    def beyond_reach(self, island: Cards, team: int) -> Reason:
        """Return the reason why a team may not cover the cells out of its reach."""
        return Reason.OUT_OF_REACH

    def shuffle(self, rng: "Random") -> Deal:
        """Lay a new island; each team shuffles its cards, and the lone player of five has 8."""
        island = self.shuffled(self.island_cards, rng)
        ports = self.shuffled(self.port_cards, rng) if "ports" in self.spec.deal else ()
        stocks = [self.shuffled(cards, rng) for cards in self.team_cards]
        if self.teams.lone is not None:
            stocks[self.teams.lone] = stocks[self.teams.lone][:8]
        return Deal(island, ports, self._hands(self.exchange(stocks, rng)))

    def exchange(self, stocks: list[Cards], rng: "Random") -> list[Cards]:
        """Return the teams' cards after an exchange; by default there is none."""
        return stocks

    def _hands(self, stocks: list[Cards]) -> tuple[Cards, ...]:
        """Split each team's cards evenly among its players."""
        hands: list[Cards] = [()] * self.seats
        for members, stock in zip(self.teams.members, stocks, strict=True):
            for place, seat in enumerate(members):
                hands[seat] = stock[place :: len(members)]
        return tuple(hands)

    def check_deal(self, deal: Deal) -> None:
        """Every seat has a hand of team cards, perhaps empty, but no team begins with nothing."""
        self.check_island(deal.island)
        if "ports" in self.spec.deal:
            self.check_cards("ports", deal.ports, self.port_cards)
            if len(deal.ports) != len(self.port_cards):
                raise SetupError(f"deal.ports: there are 6 ports, not {len(deal.ports)}")
        self.check_cards("hands", sum(deal.hands, ()), self.coloured)
        for colour, members in zip(self.teams.colours, self.teams.members, strict=True):
            if not any(deal.hands[seat] for seat in members):
                raise SetupError(f"deal.hands: team {colour} has no card to begin with")

    def start(self, deal: Deal) -> State:
        """All island cards are face up; everyone turns a first card."""
        return State(deal.island, deal.hands, (), deal.ports if "ports" in self.spec.deal else ())

    def judge(self, state: State, claim: Claim) -> Reason:
        """A claim joins the player's turned card and the visible card of a cell in reach."""
        cell, seat = claim.target, claim.seat
        if state.first_out is not None:
            return Reason.GAME_OVER
        hand = state.hands[seat]
        if not hand:
            return Reason.NO_CARD
        team = self.teams.of_seat[seat]
        if not self.in_reach(state.island, team, cell):
            return Reason.OUT_OF_REACH
        return self.match(claim.symbol, hand[0], state.island[cell])

    def apply(self, state: State, claim: Claim) -> State:
        """The turned card covers the cell, and the next one is turned."""
        cell, seat = claim.target, claim.seat
        card, *rest = state.hands[seat]
        hands, team = put(state.hands, seat, tuple(rest)), self.teams.of_seat[seat]
        is_out = not rest and not any(hands[member] for member in self.teams.members[team])
        return State(
            put(state.island, cell, card),
            hands,
            (*state.covered, state.island[cell]),
            state.ports,
            team if is_out else None,
        )

    def find_team_cells(self, island: Cards, team: int) -> list[int]:
        """Return the cells that show a team's colour."""
        team_of_card = self.team_of_card
        return [cell for cell, card in enumerate(island) if team_of_card[card] == team]

    def finished(self, state: State) -> bool:
        """Over at once when a team has played all its cards."""
        return state.first_out is not None

    def scores(self, state: State) -> tuple[int, ...]:
        """The count of each team, before doubling."""
        return tuple(
            self.count(frozenset(self.find_team_cells(state.island, team)))
            for team in range(self.sides)
        )

    def points(self, state: State) -> tuple[int, ...]:
        """+1 for the first team out, +2 for the highest count; nothing before the end."""
        if state.first_out is None:
            return (0,) * self.sides
        bonus = self.two_for_most(self.scores(state), award_zero=self.award_zero)
        return tuple(two + (team == state.first_out) for team, two in enumerate(bonus))

    def in_play(self, state: State) -> frozenset[int]:
        """Whoever still has a card to play."""
        return frozenset(seat for seat, hand in enumerate(state.hands) if hand)

    def judge_pointing(self, state: State, pointing: Pointing) -> Reason | None:
        """A player whose deck is empty may point for the partner, never play."""
        if self.finished(state):
            return Reason.GAME_OVER
        if state.hands[pointing.seat]:
            return Reason.HAS_CARDS
        partner = self.teams.partner(pointing.seat)
        if partner is None or not state.hands[partner]:
            return Reason.NO_PARTNER
        if pointing.cell is not None and pointing.cell not in range(board.SIZE):
            return Reason.UNKNOWN_TARGET
        return None

    def view(self, state: State) -> CardsView:
        """The island, the ports, and how many cards each seat has left; hands stay hidden."""
        return CardsView(
            scores=self.scores(state),
            finished=self.finished(state),
            piles=tuple(Pile(None, len(hand)) for hand in state.hands),
            open=state.island,
            ports=state.ports,
            out=tuple(seat for seat, hand in enumerate(state.hands) if not hand),
        )

    def private(self, state: State, seat: int) -> PrivateCards:
        """The player's own turned card, whose it is, and the partner's."""
        partner, card = self.teams.partner(seat), _top_card(state.hands[seat])
        team = None if card is None else self.team_of_card[card]
        return PrivateCards(
            card=card,
            owner=None if team == self.teams.of_seat[seat] else team,
            partner_card=None if partner is None else _top_card(state.hands[partner]),
        )

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """The player's turned card and the visible card of each cell in reach."""
        own = private.card
        if view.finished or own is None:
            return ()
        island = _island_cards(view)
        team = self.teams.of_seat[seat]
        return tuple(
            Chance(cell, (own, card))
            for cell, card in enumerate(island)
            if self.in_reach(island, team, cell)
        )

    def barred(self, view: CardsView, seat: int) -> Reason | None:
        """Why the cells out of reach cannot be claimed."""
        if not self.spec.narrows:
            return None
        return self.beyond_reach(_island_cards(view), self.teams.of_seat[seat])

    def prefer(self, view: CardsView, seat: int, chances: Sequence[Chance]) -> Chance:
        """Lay own cards for the largest gain, others' for the smallest; prefer to cover rivals."""
        own, island = self.teams.of_seat[seat], _island_cards(view)

        def gain(chance: Chance) -> float:
            laid, below = (self.team_of_card[card] for card in chance.cards)
            if laid is None or laid == below:
                return 0.0
            shown = frozenset(self.find_team_cells(island, laid))
            gained = self.count(shown | {chance.target}) - self.count(shown)
            hidden = 0.0 if below is None else -0.5 if below == own else 0.5
            return hidden + (gained if laid == own else -gained)

        return max(chances, key=gain)

    def cards(self, state: State) -> Cards:
        """Visible, covered or in hand; the ports never move."""
        return sum(state.hands, state.island + state.covered + state.ports)


def _island_cards(view: CardsView) -> Cards:
    return tuple(card for card in view.open if card is not None)


def _top_card(hand: Cards) -> int | None:
    return hand[0] if hand else None
