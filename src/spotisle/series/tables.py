"""Asking for one minigame: who sits down, with which options, and who is dealt to first."""

from typing import Any

from spotisle.rules import GAMES
from spotisle.rules.seats import SeriesSeat
from spotisle.series.plan import Plan
from spotisle.series.steps import Drawn, DrawStep, Lot, PlayStep, Result, ScoreLine, Script


def play_at_table(
    plan: Plan,
    game: str,
    seats: tuple[int, ...],
    *,
    decided: dict[str, Any],
    breaks_tie: bool = False,
    favoured: tuple[int, ...] = (),
) -> Script[tuple[PlayStep, Result]]:
    """Ask for a minigame among these seats; `decided` goes over the options of the plan.

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


def draw_seat(seats: tuple[int, ...], to: Lot) -> Script[int]:
    """Ask chance for one of these seats, if there is anything to ask."""
    if len(seats) == 1:
        return seats[0]
    event = yield DrawStep(tuple(map(SeriesSeat, seats)), to)
    assert isinstance(event, Drawn)
    return event.seat


def play_minigame(
    plan: Plan, sheet: list[ScoreLine], game: str, decided: dict[str, Any] | None = None
) -> Script[Result]:
    """Ask for the next minigame, which everybody plays; the last one's winner is favoured."""
    everyone = tuple(range(plan.players))
    winners = sheet[-1].ranking[0] if sheet else ()
    _, result = yield from play_at_table(
        plan, game, everyone, decided=decided or {}, favoured=winners
    )
    return result
