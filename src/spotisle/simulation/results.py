"""The outcomes of many games, in columns, one row per game."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from spotisle.rules import Ranking
from spotisle.simulation.html import html_table
from spotisle.simulation.match import VERDICTS, Played

SHOWN_ROWS = 12


class Results(Struct, frozen=True):
    """The outcomes of a run of games."""

    ranks: NDArray[np.int64]
    """How many sides are better than each; tied sides have the same number."""
    scores: NDArray[np.int64]
    points: NDArray[np.int64]
    """Without columns if the game awards no points."""
    claims: NDArray[np.int64]
    """How many claims got each verdict."""
    seconds: NDArray[np.float64]
    """Empty if the model has no clock."""

    @staticmethod
    def of(played: Sequence[Played]) -> "Results":
        """Return games in columns."""
        return Results(
            np.array([count_better(game.ranking) for game in played], np.int64),
            np.array([game.scores for game in played], np.int64),
            np.array([game.points for game in played], np.int64).reshape(len(played), -1),
            np.array([game.claims for game in played], np.int64).reshape(-1, len(VERDICTS)),
            np.array([game.seconds for game in played], np.float64),
        )

    @staticmethod
    def joined(parts: Sequence["Results"]) -> "Results":
        """Concatenate several runs."""
        return Results(
            np.concatenate([part.ranks for part in parts]),
            np.concatenate([part.scores for part in parts]),
            np.concatenate([part.points for part in parts]),
            np.concatenate([part.claims for part in parts]),
            np.concatenate([part.seconds for part in parts]),
        )

    def columns(self) -> dict[str, NDArray[Any]]:
        """Return one row per side and game, as pandas and Arrow take them.

        Tied sides have the same rank.
        """
        games, sides = self.ranks.shape
        columns: dict[str, NDArray[Any]] = {
            "game": np.repeat(np.arange(games), sides),
            "side": np.tile(np.arange(sides), games),
            "rank": self.ranks.ravel() + 1,
            "score": self.scores.ravel(),
        }
        if self.points.size:
            columns["points"] = self.points.ravel()
        if self.seconds.size:
            columns["seconds"] = np.repeat(self.seconds, sides)
        return columns

    def __repr__(self) -> str:
        games, sides = self.ranks.shape
        return f"<Results of {games:,} games with {sides} sides>"

    def _repr_html_(self) -> str:
        """Return the first games as a table, for notebooks."""
        columns = self.columns()
        rows = list(
            zip(*(column[:SHOWN_ROWS].tolist() for column in columns.values()), strict=True)
        )
        return html_table(tuple(columns), rows, more=self.ranks.size - len(rows))


def count_better(ranking: Ranking) -> list[int]:
    """Return for each side how many are better.

    >>> count_better(((2,), (0, 3), (1,)))
    [1, 3, 0, 1]
    """
    better = 0
    ranks = [0] * sum(map(len, ranking))
    for group in ranking:
        for side in group:
            ranks[side] = better
        better += len(group)
    return ranks
