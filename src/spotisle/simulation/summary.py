"""Summarise many games: who wins how often, how certain that is, and how long a game takes."""

from math import sqrt
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from spotisle.simulation.html import html_table
from spotisle.simulation.match import VERDICTS
from spotisle.simulation.results import Results
from spotisle.simulation.setup import Setup

Z_95 = 1.959964
"""Standard deviations around the mean of a normal distribution that contain 95 % of it."""


class Rate(Struct, frozen=True):
    """How often something happened, with its 95 % confidence interval."""

    count: int
    rate: float
    low: float
    high: float


class Spread(Struct, frozen=True):
    """The distribution of a number over the games."""

    mean: float
    deviation: float
    p5: float
    median: float
    p95: float


class SideSummary(Struct, frozen=True):
    """A seat or a team, and its results."""

    name: str
    bots: tuple[str, ...]
    wins: Rate
    """Games won alone."""
    shared: Rate
    """Games won together with others."""
    score: Spread
    points: Spread | None
    """None if the game awards no points."""


class Summary(Struct, frozen=True):
    """The report of a simulation."""

    game: str
    players: int
    games: int
    seed: int
    deck: str | None
    options: dict[str, Any]
    model: str
    """`reflex`: bots at real tables; `dice`: all games of island dice at once, without a clock."""
    sides: tuple[SideSummary, ...]
    ties: Rate
    """Games in which nobody was first alone."""
    claims: Spread | None
    """Of all verdicts; None in island dice."""
    verdicts: dict[str, float]
    """How many claims of a game get each verdict, on average."""
    seconds: Spread | None
    """On the virtual clock; None if the model has none."""

    def _repr_html_(self) -> str:
        """Return the win rates as a table, for notebooks."""
        rows = [
            (
                side.name,
                " + ".join(side.bots),
                f"{side.wins.rate:.1%}",
                f"{side.wins.low:.1%} to {side.wins.high:.1%}",
                f"{side.score.mean:.2f} ± {side.score.deviation:.2f}",
            )
            for side in self.sides
        ]
        return html_table(("", "bot", "won", "95 % interval", "score"), rows)


def summarise(setup: Setup, results: Results) -> Summary:
    """Return the summary of the results."""
    games = len(results.ranks)
    is_first = results.ranks == 0
    is_tied = is_first.sum(axis=1) > 1
    sides = tuple(
        SideSummary(
            name=name,
            bots=setup.levels_of(side),
            wins=estimate_rate(int((is_first[:, side] & ~is_tied).sum()), games),
            shared=estimate_rate(int((is_first[:, side] & is_tied).sum()), games),
            score=measure_spread(results.scores[:, side]),
            points=measure_spread(results.points[:, side]) if results.points.size else None,
        )
        for side, name in enumerate(setup.sides)
    )
    means = results.claims.mean(axis=0).tolist()
    counted = VERDICTS if means else ()
    return Summary(
        game=setup.subject,
        players=setup.players,
        games=games,
        seed=setup.seed,
        deck=setup.deck,
        options=setup.options,
        model="reflex" if results.seconds.size else "dice",
        sides=sides,
        ties=estimate_rate(int(is_tied.sum()), games),
        claims=measure_spread(results.claims.sum(axis=1)) if means else None,
        verdicts={str(verdict): mean for verdict, mean in zip(counted, means, strict=True)},
        seconds=measure_spread(results.seconds) if results.seconds.size else None,
    )


def estimate_rate(count: int, trials: int) -> Rate:
    """Return a share with its Wilson interval, which is also valid for few games and rare wins.

    >>> estimate_rate(0, 10).high > 0.2, estimate_rate(5, 10).rate
    (True, 0.5)
    """
    share = count / trials
    centre = share + Z_95 * Z_95 / (2 * trials)
    reach = Z_95 * sqrt(share * (1 - share) / trials + Z_95 * Z_95 / (4 * trials * trials))
    scale = 1 + Z_95 * Z_95 / trials
    low, high = (centre - reach) / scale, (centre + reach) / scale
    return Rate(count, share, max(0.0, min(low, share)), min(1.0, max(high, share)))


def measure_spread(values: NDArray[Any]) -> Spread:
    """Return mean, deviation and percentiles."""
    p5, median, p95 = np.percentile(values, (5, 50, 95)).tolist()
    return Spread(float(values.mean()), float(values.std()), p5, median, p95)
