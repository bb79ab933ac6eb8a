"""Welcome to the island: cover it with your colour, anywhere, as fast as you can."""

from spotisle.rules.island.covering import CoveringGame
from spotisle.rules.scene import grid
from spotisle.rules.spec import Aim, Award, Counting, DealPart, Spec, TargetKind


class WelcomeGame(CoveringGame):
    """Any cell may be covered; the team that shows most cards gets the two points."""

    spec = Spec(
        "welcome",
        seats=range(2, 7),
        target=TargetKind.CELL,
        aim=Aim(("hand",), ("open",)),
        layout="hexagons",
        counting=Counting("visible"),
        penalty="freeze",
        teams=True,
        hides_hands=True,
        award=Award(first_out=1, most=2),
        deal={"island": DealPart.CARDS, "hands": DealPart.HANDS},
        scene=tuple(grid(".b. ob.r .o.")),
    )

    def count(self, shown: frozenset[int]) -> int:
        """Visible cards."""
        return len(shown)
