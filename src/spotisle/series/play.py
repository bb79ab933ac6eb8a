"""Play a whole series with a function that plays one table: for simulations and tests."""

from collections.abc import Callable
from random import Random
from typing import Any

from spotisle.rules import Table
from spotisle.series.plan import Plan
from spotisle.series.series import Series
from spotisle.series.steps import (
    Drawn,
    DrawStep,
    Finished,
    Picked,
    PickStep,
    PlayStep,
    Result,
    StepResult,
)

PlayTable = Callable[[Table[Any], tuple[int, ...]], object]
"""Plays a new table to its end; the second argument is the seat of the series at each place."""
PickGame = Callable[[PickStep], str]
"""Returns the choice that the loser picks."""


def deal_table(play: PlayStep, rng: Random) -> Table[Any]:
    """Deal the minigame that a series asks for."""
    game = play.set_up()
    return Table(game, game.shuffle(rng))


def play_series(
    plan: Plan, play_table: PlayTable, rng: Random, pick: PickGame | None = None
) -> Series:
    """Play a series to its end; without `pick` the losers pick at random.

    >>> from spotisle.rules import Claim
    >>> from spotisle.series import preset
    >>> def first_seat_always_wins(table, seats):
    ...     while not table.finished:
    ...         shown = table.view()
    ...         own, pile = shown.piles[0].top, shown.middle.top
    ...         table.submit(Claim(0, table.game.deck.plane.shared(own, pile)))
    >>> plan = preset("classic").plan("series", 2, games=("tower", "tower"))
    >>> play_series(plan, first_seat_always_wins, Random(1)).standing.totals
    (2, 0)
    """
    series = Series.start(plan)
    while not isinstance(step := series.step, Finished):
        event: StepResult
        match step:
            case PlayStep():
                table = deal_table(step, rng)
                play_table(table, step.seats)
                event = Result.of(table)
            case PickStep():
                event = Picked(pick(step) if pick else rng.choice(step.choices))
            case DrawStep():
                event = Drawn(rng.choice(step.seats))
        series = series.after(event)
    return series
