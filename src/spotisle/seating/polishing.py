"""The last touch: at no more repeats, share short tables fairly and split pairs that meet often.

The search ends while its noise still drowns these small costs. Here people swap almost only where
the repeats stay the same, and a fair share counts more.
"""

from collections.abc import Sequence
from random import Random

from spotisle.seating.plan import Pair, Rounds
from spotisle.seating.round_search import RoundSearch

WORK = 500_000
LATER_MEETING_COST = 0.3
PASSES = ((0.3, 0.05, 0.5), (0.1, 0.01, 0.3))
"""First and last noise, and the cost of an unfair seat: fair shares first, then third meetings."""


def polish(
    people: Sequence[int],
    plan: Rounds,
    random: Random,
    history: Rounds = (),
    apart: Sequence[Pair] = (),
    together: Sequence[Pair] = (),
    least: int = 0,
) -> Rounds:
    """Return the best of the plan and its polished versions, never with more repeats."""
    for hot, cold, fairness in PASSES:
        search = RoundSearch(people, plan, random, history, apart, together, LATER_MEETING_COST)
        plan = search.search(WORK, (hot, cold), fairness, least)
    return plan
