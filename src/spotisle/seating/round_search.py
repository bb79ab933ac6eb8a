"""Improve a plan round by round, while the meetings of all other rounds stay as they are.

Within one round the price of a table is a sum over its pairs. So what a person pays at each table
is kept in a list, and the best of all swaps of that person takes one pass over a few lists. Random
amounts are added to these prices, and shrink over time as in simulated annealing.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

from spotisle.seating.plan import Pair, Rounds, count_meetings, count_short, freeze

MAX_TIMES = 200
"""Meetings of a pair are counted up to here."""
APART, TOGETHER = 300, 600
"""The start values in `met` of pairs that must never or always meet."""
WISH_COST = 20.0
LATER_MEETING_COST = 0.04
"""How much worse each further meeting of a pair is than the second."""
FAIRNESS_COST = 0.01
"""The cost of a seat at a small table, for each that the person has had before."""
BYE_COST = 2.0
"""The same for a table of one: nobody sits alone twice before everybody has once."""
TABLEMATE = 1e9
"""The price of a swap within a table: it changes nothing."""
NOISE = 4096

Noise = tuple[float, float]
"""The first and the last standard deviation of the random amounts."""
Flaws = tuple[float, int, int, int]
"""Broken wishes, repeats, unfairness of short tables, and pairs that meet three times."""


class RoundSearch:
    """A plan, what its pairs cost, and the search for a better one."""

    def __init__(
        self,
        people: Sequence[int],
        rounds: Rounds,
        random: Random,
        history: Rounds = (),
        apart: Iterable[Pair] = (),
        together: Iterable[Pair] = (),
        later_meeting_cost: float = LATER_MEETING_COST,
    ) -> None:
        self.people, self.random = people, random
        self.price = [0.0] + [1 + later_meeting_cost * again for again in range(APART - 1)]
        self.price += [WISH_COST] * (TOGETHER - APART) + [-WISH_COST] * (TOGETHER - APART)
        """What the next meeting of a pair costs, by how often it has met."""
        number = {person: index for index, person in enumerate(people)}
        self.rounds = [[[number[p] for p in table] for table in tables] for tables in rounds]
        self.met = [[0] * len(people) for _ in people]
        meetings = count_meetings(history)
        met_before = [(pair, min(times, MAX_TIMES // 2)) for pair, times in meetings.items()]
        wishes = [(pair, APART) for pair in apart] + [(pair, TOGETHER) for pair in together]
        for (one, other), times in (*met_before, *wishes):
            if one in number and other in number:
                self._set_met(number[one], number[other], times)
        self.prices = [[self.price[times] for times in row] for row in self.met]
        """What the next meeting of each two people costs, apart from the round in work."""
        counts = count_short(max(people) + 1, history)
        self.short = [counts[person] for person in people]
        self.broken, self.repeats, self.third = 0.0, 0, 0
        for tables in self.rounds:
            self._count(tables, 1)

    def _set_met(self, one: int, other: int, times: int) -> None:
        self.met[one][other] = self.met[other][one] = times

    def _count(self, tables: list[list[int]], sign: int) -> None:
        """Add the meetings of a round, or with sign -1 remove them."""
        met, prices, price = self.met, self.prices, self.price
        largest = max(map(len, tables))
        for table in tables:
            for index, one in enumerate(table):
                row, price_row = met[one], prices[one]
                for other in table[:index]:
                    before = row[other]
                    times = before + sign
                    row[other] = met[other][one] = times
                    price_row[other] = prices[other][one] = price[times]
                    most = max(before, times)
                    if most > 1:
                        self._count_flaw(most, sign)
            if len(table) < largest:
                for person in table:
                    self.short[person] += sign

    def _count_flaw(self, times: int, sign: int) -> None:
        """Count a meeting that is not the first of its pair."""
        if times > APART:
            self.broken += sign * self.price[times - 1]
        else:
            self.repeats += sign
            self.third += sign * (times == 3)

    def rate(self) -> Flaws:
        """Return the flaws of the plan, the worst first."""
        unfair = max(0, max(self.short) - min(self.short) - 1)
        return self.broken, self.repeats, unfair, self.third

    def search(self, work: float, noise: Noise, fairness: float, least: int) -> Rounds:
        """Return the best plan on the way, at first the plan itself.

        The noise falls from its first to its last value. The search ends early at a plan without
        other flaws than the least number of repeats.
        """
        hot, cold = noise
        turns = max(1, round(work / estimate_work(len(self.people))))
        best, plan = self.rate(), freeze(self.rounds)
        for turn in range(turns):
            if best[1] <= least and not any(best[2:]):
                break
            tables = self.rounds[-1 - turn % len(self.rounds)]
            self._count(tables, -1)
            self._improve(tables, hot * (cold / hot) ** (turn / turns), fairness)
            self._count(tables, 1)
            if (self.broken, self.repeats) <= best[:2] and (rated := self.rate()) < best:
                best, plan = rated, freeze(self.rounds)
        return freeze([[self.people[i] for i in table] for table in tables] for tables in plan)

    def _improve(self, tables: list[list[int]], heat: float, fairness: float) -> None:
        """Give everybody one turn, in random order, to make the best swap."""
        prices = self.prices
        at = self._list_places(tables)
        costs = self._list_costs(tables, heat, fairness)
        own = [costs[table][person] for person, table in enumerate(at)]
        for left in self.random.sample(range(len(at)), len(at)):
            here = at[left]
            seated, costs_here = tables[here], costs[here]
            elsewhere = [row[left] for row in costs]
            changes = [
                cost - paid - price - price + elsewhere[table]
                for cost, paid, price, table in zip(costs_here, own, prices[left], at, strict=True)
            ]
            for person in seated:
                changes[person] = TABLEMATE
            change = min(changes)
            if change >= own[left]:
                continue
            right = changes.index(change)
            there = at[right]
            others = tables[there]
            seated[seated.index(left)], others[others.index(right)] = right, left
            more = [b - a for a, b in zip(prices[left], prices[right], strict=True)]
            costs[here] = costs_here = [c + d for c, d in zip(costs_here, more, strict=True)]
            costs[there] = costs_there = [c - d for c, d in zip(costs[there], more, strict=True)]
            at[left], at[right] = there, here
            for person in seated:
                own[person] = costs_here[person]
            for person in others:
                own[person] = costs_there[person]

    def _list_places(self, tables: list[list[int]]) -> list[int]:
        """Return everybody's table."""
        at = [0] * len(self.people)
        for table, seated in enumerate(tables):
            for person in seated:
                at[person] = table
        return at

    def _list_costs(
        self, tables: list[list[int]], heat: float, fairness: float
    ) -> list[list[float]]:
        """Return what everybody pays at each table, with noise."""
        gauss = _draw_noise()
        largest = max(map(len, tables))
        costs: list[list[float]] = []
        for seated in tables:
            start = int(self.random.random() * (NOISE - len(self.people)))
            noise = gauss[start : start + len(self.people)]
            paid = zip(*[self.prices[person] for person in seated], strict=True)
            row = [sum(parts) + heat * chance for parts, chance in zip(paid, noise, strict=True)]
            if len(seated) < largest:
                again = 2 * (BYE_COST if len(seated) == 1 else fairness)
                row = [cost + again * short for cost, short in zip(row, self.short, strict=True)]
            costs.append(row)
        return costs


def estimate_work(people: int) -> float:
    """Return the work of improving one round, fitted to measured times."""
    return people * (50 + people + people * people / 200)


@cache
def _draw_noise() -> list[float]:
    """Return normally distributed numbers; the same for every search, which reads parts of it."""
    random = Random(NOISE)
    return [random.gauss(0, 1) for _ in range(NOISE)]
