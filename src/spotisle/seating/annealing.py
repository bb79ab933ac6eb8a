"""Simulated annealing of a whole plan: swap two people of a round, and keep improvements.

Used only where no construction fits: for repeats that cannot be avoided, for wishes, and for the
rest of an evening after rounds that were played.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp
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
FOCUS = 0.6
"""The share of swaps that begin with somebody who has met a neighbour before."""
MIN_REFRESH_STEPS = 1500
"""The list of troubled chairs is made anew after this many swaps, or one swap for each chair."""


class Annealer:
    """Improves a plan by simulated annealing."""

    fairness_cost = FAIRNESS_COST

    def __init__(
        self,
        people: Sequence[int],
        rounds: Rounds,
        random: Random,
        history: Rounds = (),
        apart: Iterable[Pair] = (),
        together: Iterable[Pair] = (),
    ) -> None:
        self.rounds = [[list(table) for table in tables] for tables in rounds]
        self.random = random
        size = max(people) + 1
        self.met = [[0] * size for _ in range(size)]
        for pairs, start in ((apart, APART), (together, TOGETHER)):
            for one, other in pairs:
                self.met[one][other] = self.met[other][one] = start
        self._add_meetings(count_meetings((*history, *rounds)))
        self.price = [0.0] + [1 + LATER_MEETING_COST * again for again in range(MAX_TIMES + 99)]
        self.price += [WISH_COST] * 300 + [-WISH_COST] * 300
        """What the next meeting of a pair costs, by how often it has met."""
        self.last_price = [0.0, *self.price]
        """What its last meeting cost."""
        self.short = list(count_short(size, tuple(history) + tuple(rounds)))
        self.uneven = any(len(set(map(len, tables))) > 1 for tables in self.rounds)

    def _add_meetings(self, meetings: Counter[Pair]) -> None:
        """Count meetings in `met`; those of people who have left don't matter."""
        met = self.met
        size = len(met)
        for (one, other), times in meetings.items():
            if other < size:  # and so is one, the smaller
                counted = min(times, MAX_TIMES // 2)
                met[one][other] += counted
                met[other][one] += counted

    def improve(self, steps: int, hot: float, cold: float) -> Rounds:
        """Swap this many times while the temperature falls, and return the plan."""
        draw, rounds, count_change = self.random.random, self.rounds, self._count_change
        chairs = [
            (t, table, chair)
            for t, tables in enumerate(rounds)
            for table, seated in enumerate(tables)
            for chair in range(len(seated))
        ]
        troubled: list[tuple[int, int, int]] = []
        refresh_steps = max(MIN_REFRESH_STEPS, len(chairs))
        temperature = hot
        cooling = (cold / hot) ** (1 / max(1, steps))
        for step in range(steps):
            if step % refresh_steps == 0:
                troubled = self._find_troubled()
                if not troubled and not self._is_unfair():
                    break
            temperature *= cooling
            source = troubled if troubled and draw() < FOCUS else chairs
            t, one, chair = source[int(draw() * len(source))]
            tables = rounds[t]
            here, there = tables[one], tables[int(draw() * len(tables))]
            if here is there:
                continue
            other_chair = int(draw() * len(there))
            change = count_change(here, here[chair], there, there[other_chair])
            if change <= 0 or draw() < exp(-change / temperature):
                self._swap(here, chair, there, other_chair)
        return freeze(rounds)

    def _count_change(self, here: list[int], left: int, there: list[int], right: int) -> float:
        """Return how much worse the plan gets if these two swap."""
        price, before = self.price, self.last_price
        met_left, met_right = self.met[left], self.met[right]
        change = 0.0
        for person in here:
            if person != left:
                change += price[met_right[person]] - before[met_left[person]]
        for person in there:
            if person != right:
                change += price[met_left[person]] - before[met_right[person]]
        if len(here) != len(there):
            step = 1 if len(here) > len(there) else -1
            cost = BYE_COST if min(len(here), len(there)) == 1 else self.fairness_cost
            change += cost * (2 * step * (self.short[left] - self.short[right]) + 2)
        return change

    def _swap(self, here: list[int], chair: int, there: list[int], other_chair: int) -> None:
        left, right = here[chair], there[other_chair]
        met = self.met
        for table, goes, comes in ((here, left, right), (there, right, left)):
            for person in table:
                if person != goes:
                    met[goes][person] -= 1
                    met[person][goes] -= 1
                    met[comes][person] += 1
                    met[person][comes] += 1
        here[chair], there[other_chair] = right, left
        if len(here) != len(there):
            step = 1 if len(here) > len(there) else -1
            self.short[left] += step
            self.short[right] -= step

    def _is_unfair(self) -> bool:
        if not self.uneven:
            return False
        shares = [self.short[p] for tables in self.rounds[0] for p in tables]
        return max(shares) - min(shares) > 1

    def _find_troubled(self) -> list[tuple[int, int, int]]:
        """Return the chairs of everybody who meets somebody again, or against a wish."""
        troubled: list[tuple[int, int, int]] = []
        for t, tables in enumerate(self.rounds):
            for table, seated in enumerate(tables):
                for chair, person in enumerate(seated):
                    times = self.met[person]
                    for other in seated:
                        if 1 < times[other] < TOGETHER:
                            troubled.append((t, table, chair))
                            break
        return troubled
