"""Ties: a tie for a place that matters is played out, not decided by seat.

Two players fight a duel. Three or more play one round of hot potato among themselves, and the order
of getting rid of the pile is their ranking; by other rules the loser of the round drops out and the
rest repeat, or they play one more round of some minigame. This repeats until no place that matters
is tied.
"""

from collections.abc import Collection
from collections.abc import Set as AbstractSet

from spotisle.rules import Ranking
from spotisle.series.plan import Plan
from spotisle.series.steps import PlayStep, Result, Script
from spotisle.series.tables import play_at_table

HOT_POTATO = "hot_potato"
DUEL = "duel"


def settle(plan: Plan, ranking: Ranking, places: AbstractSet[int], last: str) -> Script[Ranking]:
    """Return the ranking without ties for these places, unless ties are shared.

    `last` is the minigame that was played last.
    """
    if plan.tie_rule == "shared":
        return ranking
    while (tied := first_tie(ranking, places, plan.bots or ())) is not None:
        decided = yield from _play_out(plan, ranking[tied], last)
        ranking = ranking[:tied] + decided + ranking[tied + 1 :]
    return ranking


def first_tie(ranking: Ranking, places: AbstractSet[int], bots: Collection[int] = ()) -> int | None:
    """Return the best group that shares one of these places, by its number.

    Ties of bots alone are ignored.

    >>> first_tie(((2,), (0, 3), (1, 4)), {0, 4})
    2
    >>> first_tie(((2, 3), (0, 1)), {0}, bots=(2, 3)) is None
    True
    """
    best = 0
    for number, group in enumerate(ranking):
        cares = any(side not in bots for side in group)
        if cares and len(group) > 1 and not places.isdisjoint(range(best, best + len(group))):
            return number
        best += len(group)
    return None


def _play_out(plan: Plan, tied: tuple[int, ...], last: str) -> Script[Ranking]:
    """Play a tie-break, and return the ranking of these sides; some may still be tied."""
    game = HOT_POTATO
    if len(tied) == 2:
        game = DUEL
    elif plan.tie_rule == "minigame":
        game = plan.tie_game or last
    one_round = {HOT_POTATO: {"rounds": 1}, DUEL: {"wins": 1} if DUEL in plan.options else {}}
    decided = one_round.get(game, {})
    play, result = yield from play_at_table(plan, game, tied, decided=decided, breaks_tie=True)
    return tuple(
        tuple(play.seats[place] for place in group) for group in _rank_tied(plan, play, result)
    )


def _rank_tied(plan: Plan, play: PlayStep, result: Result) -> Ranking:
    """Return how a tie-break ranks the places of its table."""
    if play.game != HOT_POTATO:
        return result.ranking
    loser = next(place for place in range(len(play.seats)) if place not in result.safe)
    if plan.tie_rule == "knockout":
        return (tuple(sorted(result.safe)), (loser,))
    return tuple((place,) for place in (*result.safe, loser))
