"""Welcome to the island: cover it with your colour, anywhere, as fast as you can."""

from spotisle.rules.game import Spec, TargetKind
from spotisle.rules.island.covering import CoveringGame


class Welcome(CoveringGame):
    """Any cell may be covered; the team that shows most cards gets the two points."""

    spec = Spec("welcome", seats=range(2, 7), target=TargetKind.CELL, penalty="freeze", teams=True)

    def count(self, shown: frozenset[int]) -> int:
        """Visible cards."""
        return len(shown)
