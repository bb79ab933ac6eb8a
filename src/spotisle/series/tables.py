"""Request one minigame: its players, its options, and the first seat of the deal."""

from typing import Any

from spotisle.rules import GAMES
from spotisle.rules.seats import SeriesSeat
from spotisle.series.plan import Plan
from spotisle.series.steps import Drawn, DrawPurpose, DrawStep, PlayStep, Result, ScoreLine, Script


def play_at_table(
    plan: Plan,
    game: str,
    seats: tuple[int, ...],
    *,
    decided: dict[str, Any],
    breaks_tie: bool = False,
    favoured: tuple[int, ...] = (),
) -> Script[tuple[PlayStep, Result]]:
    """Request a minigame for these seats; `decided` overrides the options of the plan.

    In well the deal starts with one of the `favoured`, or with anyone if there are none.
    """
    options = {**plan.options.get(game, {}), **decided}
    for option in GAMES[game].spec.seat_options:
        first = yield from draw_seat(favoured or seats, "be_dealt_first")
        options[option] = seats.index(first)
    players = tuple(map(SeriesSeat, seats))
    play = PlayStep(game, plan.deck, players, options, plan.seating, breaks_tie)
    result = yield play
    assert isinstance(result, Result)
    return play, result


def draw_seat(seats: tuple[int, ...], to: DrawPurpose) -> Script[int]:
    """Request a draw among these seats, unless there is only one."""
    if len(seats) == 1:
        return seats[0]
    event = yield DrawStep(tuple(map(SeriesSeat, seats)), to)
    assert isinstance(event, Drawn)
    return event.seat


def play_minigame(
    plan: Plan, sheet: list[ScoreLine], game: str, decided: dict[str, Any] | None = None
) -> Script[Result]:
    """Request the next minigame, for everybody; the winner of the last one is favoured."""
    everyone = tuple(range(plan.players))
    winners = sheet[-1].ranking[0] if sheet else ()
    _, result = yield from play_at_table(
        plan, game, everyone, decided=decided or {}, favoured=winners
    )
    return result
