"""Longest route: after an exchange of cards, build the largest connected group of your colour."""

from typing import TYPE_CHECKING

from spotisle.rules.deck import Cards
from spotisle.rules.island import board
from spotisle.rules.island.covering import CoveringGame
from spotisle.rules.scene import grid
from spotisle.rules.spec import Aim, Award, Counting, DealPart, Spec, TargetKind

if TYPE_CHECKING:
    from random import Random


class LongestRoute(CoveringGame):
    """Any cell may be covered; colour belongs to the card, also when another team lays it."""

    spec = Spec(
        "longest_route",
        seats=range(2, 7),
        target=TargetKind.CELL,
        aim=Aim(("hand",), ("open",)),
        layout="hexagons",
        counting=Counting("group"),
        penalty="freeze",
        teams=True,
        hides_hands=True,
        award=Award(first_out=1, most=2),
        deal={"island": DealPart.CARDS, "hands": DealPart.HANDS},
        scene=tuple(grid(".bb bb.o .o.")),
    )

    def count(self, shown: frozenset[int]) -> int:
        """The largest connected group."""
        return board.largest_group(shown)

    def exchange(self, stocks: list[Cards], rng: "Random") -> list[Cards]:
        """Every team gives each other team some random unseen cards, and shuffles what it has.

        Two teams give 6 each way, three give 3 to each; the lone player of five gives 1 to each
        and gets 1 from each.
        """
        received: list[list[int]] = [[] for _ in stocks]
        kept = [list(stock) for stock in stocks]
        for giver in range(len(stocks)):
            for taker in range(len(stocks)):
                if giver != taker:
                    count = self._gift(giver, taker)
                    received[taker] += kept[giver][:count]
                    del kept[giver][:count]
        return [
            tuple(rng.sample(own + gifts, len(own) + len(gifts)))
            for own, gifts in zip(kept, received, strict=True)
        ]

    def _gift(self, giver: int, taker: int) -> int:
        if self.sides == 2:
            return 6
        return 1 if self.teams.lone in (giver, taker) else 3
