"""Coastline: cover the island with your colour, but only the shore counts."""

from spotisle.rules.island.board import CENTRE, SIZE
from spotisle.rules.island.covering import CoveringGame
from spotisle.rules.spec import Aim, Award, DealPart, Spec, TargetKind

SHORE = frozenset(range(SIZE)) - CENTRE["seven"]
"""The twelve cells around the centre of the island."""


class Coastline(CoveringGame):
    """Any cell may be covered; the team that shows most cards on the shore gets the two points."""

    contract = 1
    spec = Spec(
        "coastline",
        seats=range(2, 7),
        target=TargetKind.CELL,
        aim=Aim(("hand",), ("open",)),
        layout="hexagons",
        penalty="freeze",
        teams=True,
        hides_hands=True,
        award=Award(first_out=1, most=2),
        deal={"island": DealPart.CARDS, "hands": DealPart.HANDS},
    )

    def count(self, shown: frozenset[int]) -> int:
        """Visible cards on the shore."""
        return len(shown & SHORE)
