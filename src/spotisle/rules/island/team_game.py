"""What all island games share: teams, the colours of the cards, and who gets the two points."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from spotisle.editions import load_edition
from spotisle.rules.deck import Cards, Deck
from spotisle.rules.errors import SetupError
from spotisle.rules.game import Game, Options, Ranking, most
from spotisle.rules.spec import Counting
from spotisle.rules.teams import COLOURS, Teams

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S")
D = TypeVar("D")


class AwardOptions(Options, frozen=True):
    """Whether the two points for most are given for a count of zero."""

    award_zero: bool = False


class TeamGame(Game[S, D]):
    """A game of the island deck, played in teams and ranked by team."""

    def __init__(
        self,
        seats: int,
        deck: Deck,
        options: Mapping[str, Any] | None = None,
        teams: Teams | None = None,
    ) -> None:
        if deck.id != "island":
            raise SetupError(f"{self.spec.name} is played with the island deck, not {deck.id}")
        super().__init__(seats, deck, options, teams)
        self.teams = teams or Teams.of(seats)
        self.teams.check(seats)
        box = load_edition("island")
        self.island_cards = box.cards_for("island")
        self.port_cards = box.cards_for("port")
        self.team_cards = tuple(box.cards_for(colour) for colour in self.teams.colours)
        self.coloured = frozenset(card for colour in COLOURS for card in box.cards_for(colour))

    @property
    def sides(self) -> int:
        """Teams are ranked, not seats."""
        return len(self.teams.colours)

    @property
    def seating(self) -> Teams:
        """The teams of this table."""
        return self.teams

    def partner(self, seat: int) -> int | None:
        """Return the other player of a team of two."""
        return self.teams.partner(seat)

    def double_lone(self, counts: tuple[int, ...]) -> tuple[int, ...]:
        """Return the counts for the ranking: those of the lone player of five are doubled."""
        lone = self.teams.lone
        return tuple(2 * count if team == lone else count for team, count in enumerate(counts))

    @property
    def counting(self) -> Counting | None:
        """What the scores mean; for the lone player of five they count double."""
        counting = super().counting
        if counting is None or self.teams.lone is None:
            return counting
        return replace(counting, factors=self.double_lone((1,) * self.sides))

    def two_for_most(self, counts: tuple[int, ...], *, award_zero: bool) -> tuple[int, ...]:
        """Return +2 for every team with the most; a count of zero gets it only by `award_zero`."""
        competing = self.double_lone(counts)
        best = max(competing)
        return tuple(2 if count == best and (best or award_zero) else 0 for count in competing)

    def ranking(self, state: S) -> Ranking:
        """Rank by the points awarded."""
        return most(self.points(state))

    def shuffled(self, cards: range, rng: "Random") -> Cards:
        """Return some cards of the deck in random order."""
        return tuple(rng.sample(cards, len(cards)))

    def check_cards(self, place: str, cards: Cards, allowed: frozenset[int] | range) -> None:
        """Reject duplicates and cards that do not belong in this part of the deal."""
        if len(set(cards)) != len(cards):
            raise SetupError(f"deal.{place}: a card is there twice")
        for card in cards:
            if card not in allowed:
                raise SetupError(
                    f"deal.{place}: card {card} does not belong there, "
                    f"only {min(allowed)} to {max(allowed)} do"
                )

    def check_island(self, island: Cards) -> None:
        """Reject an island that is not the 19 island cards."""
        self.check_cards("island", island, self.island_cards)
        if len(island) != len(self.island_cards):
            raise SetupError(
                f"deal.island: the island has {len(self.island_cards)} cards, not {len(island)}"
            )
