"""The modes of a series: each is a generator that requests minigames and fills the score sheet.

Single and series count minigames won; a tournament counts points by their prices; beginner and
adventure collect the points of the island.
"""

from collections.abc import Callable, Iterable
from itertools import chain, repeat
from typing import Any

from spotisle.rules import GAMES, Ranking
from spotisle.rules.game import most
from spotisle.rules.island.knights import TARGET_POINTS
from spotisle.rules.seats import SeriesSeat
from spotisle.series.plan import FIRST_OF_TOURNAMENT, Mode, Plan
from spotisle.series.prices import PRICES, award, places_with_bonus
from spotisle.series.steps import Picked, PickStep, ScoreLine, Script, totals
from spotisle.series.tables import draw_seat, play_minigame
from spotisle.series.ties import settle

WINNER = frozenset({0})


def single(plan: Plan, sheet: list[ScoreLine]) -> Script[Ranking]:
    """One minigame; only its first place matters."""
    line = yield from _win(plan, sheet, plan.games[0])
    return line.ranking


def series(plan: Plan, sheet: list[ScoreLine]) -> Script[Ranking]:
    """All minigames in their order; most wins is the champion."""
    for game in plan.games:
        yield from _win(plan, sheet, game)
    ranking = most(totals(sheet, plan.sides))
    return (yield from settle(plan, ranking, WINNER, plan.games[-1]))


def _win(plan: Plan, sheet: list[ScoreLine], game: str) -> Script[ScoreLine]:
    """Play a minigame for the win; a shared first place is a win too."""
    result = yield from play_minigame(plan, sheet, game)
    ranking = yield from settle(plan, result.ranking, WINNER, game)
    line = ScoreLine(game, ranking, tuple(int(side in ranking[0]) for side in range(plan.sides)))
    sheet.append(line)
    return line


def tournament(plan: Plan, sheet: list[ScoreLine]) -> Script[Ranking]:
    """Play each minigame once, or as many as the plan says; most points is the champion."""
    games: tuple[str, ...] = (FIRST_OF_TOURNAMENT,)
    last_place = plan.players - 1
    for left in reversed(range(plan.length or len(plan.games))):
        game = games[0] if len(games) == 1 else (yield from _let_loser_pick(sheet[-1], games))
        result = yield from play_minigame(plan, sheet, game, decided_options("tournament", game))
        played = (*(line.game for line in sheet), game)
        games = plan.games if plan.picks == "any" else _not_yet_played(plan, played)
        loser_picks = left > 0 and len(games) > 1 and plan.bots is None
        places = places_with_bonus(game, plan.players) | ({last_place} if loser_picks else set())
        ranking = yield from settle(plan, result.ranking, places, game)
        sheet.append(ScoreLine(game, ranking, award(game, result, ranking)))
    return (yield from settle(plan, most(totals(sheet, plan.players)), WINNER, sheet[-1].game))


def _not_yet_played(plan: Plan, played: tuple[str, ...]) -> tuple[str, ...]:
    """Return the minigames left to pick from; when all have been played, all of them again."""
    this_time_round = played[len(played) // len(plan.games) * len(plan.games) :]
    return tuple(game for game in plan.games if game not in this_time_round)


def _let_loser_pick(line: ScoreLine, choices: tuple[str, ...]) -> Script[str]:
    """Let the loser pick; of several losers a random one."""
    loser = yield from draw_seat(line.ranking[-1], "pick")
    event = yield PickStep(SeriesSeat(loser), choices)
    assert isinstance(event, Picked)
    return event.game


def beginner(plan: Plan, sheet: list[ScoreLine]) -> Script[Ranking]:
    """Repeat one minigame."""
    return (yield from _until_ten(plan, sheet, repeat(plan.games[0])))


def adventure(plan: Plan, sheet: list[ScoreLine]) -> Script[Ranking]:
    """Play the five in order, then repeat the last one."""
    return (yield from _until_ten(plan, sheet, chain(plan.games, repeat(plan.games[-1]))))


def _until_ten(plan: Plan, sheet: list[ScoreLine], games: Iterable[str]) -> Script[Ranking]:
    """Play until a side has ten points, checked after each minigame; tied sides win together.

    Knights checks after each of its rounds, so it gets the points that the teams already have.
    """
    points = totals(sheet, plan.sides)
    for game in games:
        decided = decided_options(plan.mode, game)
        if decided:
            decided |= {"points": points}
        result = yield from play_minigame(plan, sheet, game, decided)
        sheet.append(ScoreLine(game, result.ranking, result.points))
        points = totals(sheet, plan.sides)
        if max(points) >= TARGET_POINTS:
            break
    return most(points)


def decided_options(mode: Mode, game: str) -> dict[str, Any]:
    """Return the options of a minigame that a mode sets; they override the table's choice.

    >>> decided_options("tournament", "well"), decided_options("adventure", "knights")
    ({'end': 'last_left'}, {'target': 10})
    """
    if mode == "tournament":
        return dict(PRICES[game].options) if game in PRICES else {}
    counts_points = mode in ("beginner", "adventure")
    brings_points = "points" in GAMES[game].spec.team_options
    return {"target": TARGET_POINTS} if counts_points and brings_points else {}


MODES: dict[Mode, Callable[[Plan, list[ScoreLine]], Script[Ranking]]] = {
    "single": single,
    "series": series,
    "tournament": tournament,
    "beginner": beginner,
    "adventure": adventure,
}
