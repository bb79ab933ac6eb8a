"""Seat people with similar scores together in the next round, without more repeats.

Simulated annealing finds a round by score. It is used only if the rest of the evening can still be
planned with as few repeats as before, so that the summary for the organiser stays true.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import exp
from random import Random

from msgspec.structs import replace

from spotisle.seating.plan import (
    Pair,
    Round,
    Rounds,
    count_meetings,
    count_repeats,
    count_short,
    freeze,
)
from spotisle.seating.planner import pairs_of
from spotisle.seating.request import (
    SeatingError,
    SeatingRequest,
    keeps_wishes,
    merge_groups,
    plan_seating,
)

REPEAT_COSTS = (2.0, 6.0)
"""The cost of a repeat in each attempt; the first and the last by score at one table cost 1."""
WISH_COST = 20.0
SHORT_COST = 0.3
"""The cost of a seat at a small table, for each that the person has had before."""
BYE_COST = 10.0
"""The same for a table of one."""
HOT, COLD = 0.5, 0.01
STEPS_PER_PERSON = 1_500
MAX_STEPS = 60_000


def plan_by_score(request: SeatingRequest, plan: Rounds, places: Mapping[int, int]) -> Rounds:
    """Return a plan that begins with a round by score, and has no more repeats than this one.

    `places` are the ranks of everybody who is seated, from 1. If no round by score fits, the rounds
    of the plan are sorted by how near in rank the people at each table are.
    """
    repeats = count_repeats(plan, request.history)
    sizes = tuple(sorted(map(len, plan[0]), reverse=True))
    for cost in REPEAT_COSTS:
        first = _seat_equals(request, sizes, places, cost)
        if first is None or count_repeats((first,), request.history) > repeats:
            continue
        try:
            begun = (first, *_plan_rest(request, first))
        except SeatingError:  # no plan for the rest keeps all wishes
            continue
        if len(begun[-1]) == len(sizes) and count_repeats(begun, request.history) <= repeats:
            return begun
    return tuple(sorted(plan, key=lambda tables: _measure_distance(tables, places)))


def _plan_rest(request: SeatingRequest, first: Round) -> Rounds:
    if request.rounds == 1:
        return ()
    history = (*request.history, first)
    return plan_seating(replace(request, rounds=request.rounds - 1, history=history)).rounds


def _measure_distance(tables: Round, places: Mapping[int, int]) -> int:
    return sum(abs(places[one] - places[other]) for one, other in pairs_of(tables))


def _seat_equals(
    request: SeatingRequest, sizes: Sequence[int], places: Mapping[int, int], repeat_cost: float
) -> Round | None:
    """Return a round in which people of similar rank sit together; None if wishes fail."""
    apart, together = pairs_of(request.apart), pairs_of(merge_groups(request.together))
    weights = [
        (count_meetings(request.history), repeat_cost),
        (apart, WISH_COST),
        (together, -WISH_COST),
    ]
    short = count_short(request.people, request.history)
    search = _EqualsSearch(places, sizes, _weigh_pairs(places, weights), short)
    steps = min(MAX_STEPS, STEPS_PER_PERSON * len(places))
    found = search.anneal(steps, Random(request.seed))
    return found if keeps_wishes((found,), apart, together) else None


def _weigh_pairs(
    places: Mapping[int, int], weights: Sequence[tuple[Iterable[Pair], float]]
) -> dict[int, dict[int, float]]:
    """Return the cost of seating each two people at one table."""
    last = max(places.values())
    costs: dict[int, dict[int, float]] = {person: {} for person in places}
    for one, other in combinations(places, 2):
        costs[one][other] = costs[other][one] = abs(places[one] - places[other]) / last
    for pairs, cost in weights:
        for one, other in pairs:
            if one in places and other in places:
                costs[one][other] += cost
                costs[other][one] += cost
    return costs


class _EqualsSearch:
    """Improves one round by simulated annealing."""

    def __init__(
        self,
        places: Mapping[int, int],
        sizes: Sequence[int],
        costs: dict[int, dict[int, float]],
        short: Sequence[int],
    ) -> None:
        order = iter(sorted(places, key=lambda person: places[person]))
        self.tables = [[next(order) for _ in range(size)] for size in sizes]
        self.places, self.costs, self.short = places, costs, short
        self.largest = max(sizes)

    def anneal(self, steps: int, random: Random) -> Round:
        """Swap people while the temperature falls; return the round, the best table first."""
        draw, tables = random.random, self.tables
        chairs = [(table, seat) for table in tables for seat in range(len(table))]
        temperature, cooling = HOT, (COLD / HOT) ** (1 / steps)
        for _ in range(steps):
            temperature *= cooling
            here, seat = chairs[int(draw() * len(chairs))]
            there, other_seat = chairs[int(draw() * len(chairs))]
            if here is there:
                continue
            left, right = here[seat], there[other_seat]
            change = self._weigh(right, here, left) - self._weigh(left, here, left)
            change += self._weigh(left, there, right) - self._weigh(right, there, right)
            if change <= 0 or draw() < exp(-change / temperature):
                here[seat], there[other_seat] = right, left
        ordered: list[list[int]] = sorted(tables, key=self._mean_place)
        return freeze([ordered])[0]

    def _weigh(self, person: int, table: list[int], instead_of: int) -> float:
        """Return the cost of a person at a table, in place of `instead_of`."""
        costs = self.costs[person]
        cost = sum(costs[other] for other in table if other != instead_of)
        if len(table) < self.largest:
            cost += (BYE_COST if len(table) == 1 else SHORT_COST) * self.short[person]
        return cost

    def _mean_place(self, table: list[int]) -> float:
        return sum(self.places[person] for person in table) / len(table)
