"""From a table that has been played to the result that a series wants to know."""

from collections.abc import Sequence
from typing import Any, TypeVar

from spotisle.rules import Claim, Game, Judgement, SetupError, Table
from spotisle.rules.claim import MATCHED
from spotisle.rules.table import MEMORY
from spotisle.series.steps import Result
from spotisle.series.ties import HOT_POTATO

S = TypeVar("S")


class WatchedTable(Table[S]):
    """A table that remembers who was right, which its last state does not always tell."""

    def __init__(self, game: Game[S, Any], state: S, memory: int | None = MEMORY) -> None:
        super().__init__(game, state, memory)
        self.claimants: list[int] = []
        """The seats of the accepted claims, in their order."""

    def judge(self, claim: Claim, seen: int | None = None, now: float = 0.0) -> Judgement:
        """Judge a claim, and note who was right."""
        judgement = super().judge(claim, seen, now)
        if judgement is MATCHED:
            self.claimants.append(claim.seat)
        return judgement

    def result(self) -> Result:
        """Return how the minigame ended."""
        return result_of(self, self.claimants)


def result_of(table: Table[Any], claimants: Sequence[int]) -> Result:
    """Return how a minigame ended, given the seats of its accepted claims in their order."""
    game, state = table.game, table.state
    if not table.finished:
        raise SetupError(f"{game.spec.name} is not over yet")
    return Result(
        scores=game.scores(state),
        ranking=game.ranking(state),
        points=game.points(state),
        safe=safe_order(game.spec.name, game.seats, claimants),
    )


def safe_order(game: str, seats: int, claimants: Sequence[int]) -> tuple[int, ...]:
    """Return who got rid of the pile in the last round of hot potato, in that order.

    A right claim gets its claimant out of the round, and all but one get out in every round.

    >>> safe_order("hot_potato", 3, [0, 1, 2, 0])
    (2, 0)
    """
    return tuple(claimants[1 - seats :]) if game == HOT_POTATO else ()
