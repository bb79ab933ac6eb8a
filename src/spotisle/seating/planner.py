"""Choose a plan: a stored one if there is one, otherwise the best that a search finds.

The same request and seed give the same plan: work is counted in steps, never in seconds.
"""

from collections.abc import Sequence
from itertools import combinations, islice
from random import Random

from spotisle.seating.found_plans import find_plan
from spotisle.seating.plan import Rounds, count_flaws, freeze
from spotisle.seating.polishing import polish
from spotisle.seating.round_search import Noise, RoundSearch, estimate_work
from spotisle.seating.sizes import least_repeats, split

SEARCH_WORK = 8_000_000
NOISE, LITTLE_NOISE = (0.5, 0.15), (0.3, 0.05)
"""Little noise is better if there is time for few sweeps over all rounds only."""
FEW_SWEEPS = 30
START_SHARE = 0.4
"""How much of the work goes into a plan that begins with stored rounds."""
FAIRNESS_COST = 0.1
"""The cost of another seat at a small table: more than with wishes, which leave less choice."""


def plan_rounds(people: int, tables: int, rounds: int, random: Random, effort: float = 1) -> Rounds:
    """Return the best plan for this many tables."""
    sizes = split(people, tables)
    if tables == 1:
        return ((tuple(range(people)),),) * rounds
    if max(sizes) == 2:
        return pair_off(people, rounds)
    plan = find_plan(people, tables, rounds)
    if plan is None:
        plan = _search(people, sizes, rounds, random, effort)
    return polish(range(people), plan, random, least=least_repeats(people, sizes, rounds))


def _search(
    people: int, sizes: tuple[int, ...], rounds: int, random: Random, effort: float
) -> Rounds:
    """Improve a random plan, or one that begins with stored rounds; return the better result."""
    least = least_repeats(people, sizes, rounds)
    dealt = freeze(deal_round(range(people), sizes, random) for _ in range(rounds))

    def improve(plan: Rounds, work: float, noise: Noise) -> Rounds:
        if work < FEW_SWEEPS * rounds * estimate_work(people):
            noise = LITTLE_NOISE
        return RoundSearch(range(people), plan, random).search(work, noise, FAIRNESS_COST, least)

    work = effort * SEARCH_WORK
    start = _find_start(people, len(sizes), rounds)
    if not start:
        return improve(dealt, work, NOISE)
    plans = (
        improve(start + dealt[len(start) :], work * START_SHARE, LITTLE_NOISE),
        improve(dealt, work * (1 - START_SHARE), NOISE),
    )
    return min(plans, key=lambda plan: count_flaws(range(people), plan))


def _find_start(people: int, tables: int, rounds: int) -> Rounds:
    """Return the longest stored plan for fewer rounds, if it is not much shorter."""
    for count in range(rounds - 1, rounds // 2, -1):
        if start := find_plan(people, tables, count):
            return start
    return ()


def pair_off(people: int, rounds: int) -> Rounds:
    """Return tables of two by the circle method; with an odd number one person sits alone."""
    circle = people + people % 2
    plan: list[list[list[int]]] = []
    for t in range(rounds):
        turn = [circle - 1] + [(t + place) % (circle - 1) for place in range(circle - 1)]
        pairs = [[turn[0], turn[1]]]
        pairs += [[turn[place], turn[circle + 1 - place]] for place in range(2, circle // 2 + 1)]
        seated = [[person for person in pair if person < people] for pair in pairs]
        plan.append(sorted(seated, key=len, reverse=True))
    return freeze(plan)


def deal_round(people: Sequence[int], sizes: tuple[int, ...], random: Random) -> list[list[int]]:
    """Return a random round."""
    order = iter(random.sample(people, len(people)))
    return [list(islice(order, size)) for size in sizes]


def pairs_of(groups: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Return every pair of people who are in a group together."""
    return [(min(pair), max(pair)) for group in groups for pair in combinations(group, 2)]
