"""Tournament: it starts with tower, and the loser of each minigame picks the next."""

from spotisle.rules import Ranking
from spotisle.rules.ranking import most
from spotisle.rules.seats import SeriesSeat
from spotisle.series.plan import FIRST_OF_TOURNAMENT, Plan
from spotisle.series.prices import PRICES, award, places_with_bonus
from spotisle.series.steps import Line, Pick, Picked, Script
from spotisle.series.tables import drawn, play_minigame
from spotisle.series.ties import settle
from spotisle.series.totals import totals
from spotisle.series.wins import WINNER


def tournament(plan: Plan, sheet: list[Line]) -> Script[Ranking]:
    """Play each minigame once, or as many as the plan says; most points is the champion."""
    games: tuple[str, ...] = (FIRST_OF_TOURNAMENT,)
    last_place = plan.players - 1
    for left in reversed(range(plan.length or len(plan.games))):
        game = games[0] if len(games) == 1 else (yield from _picked(sheet[-1], games))
        result = yield from play_minigame(plan, sheet, game, PRICES[game].options)
        games = _not_yet_played(plan, (*(line.game for line in sheet), game))
        loser_picks = left > 0 and len(games) > 1
        places = places_with_bonus(game, plan.players) | ({last_place} if loser_picks else set())
        ranking = yield from settle(plan, result.ranking, places, game)
        sheet.append(Line(game, ranking, award(game, result, ranking)))
    return (yield from settle(plan, most(totals(sheet, plan.players)), WINNER, sheet[-1].game))


def _not_yet_played(plan: Plan, played: tuple[str, ...]) -> tuple[str, ...]:
    """Return the minigames left to pick from; when all have been played it begins anew."""
    this_time_round = played[len(played) // len(plan.games) * len(plan.games) :]
    return tuple(game for game in plan.games if game not in this_time_round)


def _picked(line: Line, choices: tuple[str, ...]) -> Script[str]:
    """Let the loser pick; where ties are shared, chance says which of the losers."""
    loser = yield from drawn(line.ranking[-1], "pick")
    event = yield Pick(SeriesSeat(loser), choices)
    assert isinstance(event, Picked)
    return event.game
