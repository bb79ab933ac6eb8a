"""Single and series: minigames are won, and most of them won is the champion."""

from spotisle.rules import Ranking
from spotisle.rules.ranking import most
from spotisle.series.plan import Plan
from spotisle.series.steps import Line, Script
from spotisle.series.tables import play_minigame
from spotisle.series.ties import settle
from spotisle.series.totals import totals

WINNER = frozenset({0})


def single(plan: Plan, sheet: list[Line]) -> Script[Ranking]:
    """One minigame; only its first place matters."""
    line = yield from _win(plan, sheet, plan.games[0])
    return line.ranking


def series(plan: Plan, sheet: list[Line]) -> Script[Ranking]:
    """All minigames in their order; who won each matters, and who is champion."""
    for game in plan.games:
        yield from _win(plan, sheet, game)
    ranking = most(totals(sheet, plan.sides))
    return (yield from settle(plan, ranking, WINNER, plan.games[-1]))


def _win(plan: Plan, sheet: list[Line], game: str) -> Script[Line]:
    """Play a minigame for the win; who shares it has won it too."""
    result = yield from play_minigame(plan, sheet, game)
    ranking = yield from settle(plan, result.ranking, WINNER, game)
    line = Line(game, ranking, tuple(int(side in ranking[0]) for side in range(plan.sides)))
    sheet.append(line)
    return line
