"""Beginner and adventure: teams collect points on the island, until one has ten."""

from collections.abc import Iterable
from itertools import chain, repeat

from spotisle.rules import GAMES, Ranking
from spotisle.rules.island.knights import TARGET
from spotisle.rules.ranking import most
from spotisle.series.plan import Plan
from spotisle.series.steps import Line, Script
from spotisle.series.tables import play_minigame
from spotisle.series.totals import totals


def beginner(plan: Plan, sheet: list[Line]) -> Script[Ranking]:
    """Repeat one minigame."""
    return (yield from _until_ten(plan, sheet, repeat(plan.games[0])))


def adventure(plan: Plan, sheet: list[Line]) -> Script[Ranking]:
    """Play the five in order, and stay in the last one."""
    return (yield from _until_ten(plan, sheet, chain(plan.games, repeat(plan.games[-1]))))


def _until_ten(plan: Plan, sheet: list[Line], games: Iterable[str]) -> Script[Ranking]:
    """Ten points end it, looked at after each minigame is scored; who is tied has won together.

    Knights looks after each of its rounds, so it is told the points that the teams bring along.
    """
    points = totals(sheet, plan.sides)
    for game in games:
        brings_points = "points" in GAMES[game].spec.team_options
        decided = {"points": points, "target": TARGET} if brings_points else None
        result = yield from play_minigame(plan, sheet, game, decided)
        sheet.append(Line(game, result.ranking, result.points))
        points = totals(sheet, plan.sides)
        if max(points) >= TARGET:
            break
    return most(points)
