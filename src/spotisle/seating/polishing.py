"""The last touch: at no more repeats, share short tables fairly and split pairs that meet often.

Annealing stops while it is still too warm for these small costs. Here people swap almost only
where the repeats stay the same, and a fair share counts more.
"""

from collections.abc import Sequence
from random import Random

from spotisle.seating.annealing import APART, Annealer
from spotisle.seating.plan import Pair, Rounds, count_flaws

PASSES = ((20_000, 0.08, 0.01), (10_000, 0.02, 0.004))
"""Steps, first and last temperature: fair shares first, then third meetings."""


class Polisher(Annealer):
    """Improves what is left once the repeats are as few as they get."""

    fairness_cost = 0.1

    def _find_troubled(self) -> list[tuple[int, int, int]]:
        """Return the chairs of unfair seats, and of pairs that meet three times."""
        fewest, most = self._find_extremes()
        met, short = self.met, self.short
        troubled: list[tuple[int, int, int]] = []
        for t, tables in enumerate(self.rounds):
            largest = max(map(len, tables))
            for table, seated in enumerate(tables):
                unfair = most if len(seated) < largest else fewest
                troubled += [
                    (t, table, chair)
                    for chair, person in enumerate(seated)
                    if short[person] == unfair
                    or any(2 < met[person][other] < APART for other in seated)
                ]
        return troubled

    def _find_extremes(self) -> tuple[int, int]:
        """Return the smallest and the largest share of short tables, or -1 if they are fair."""
        if not self._is_unfair():
            return -1, -1
        shares = [self.short[person] for table in self.rounds[0] for person in table]
        return min(shares), max(shares)


def polish(
    people: Sequence[int],
    plan: Rounds,
    random: Random,
    history: Rounds = (),
    apart: Sequence[Pair] = (),
    together: Sequence[Pair] = (),
) -> Rounds:
    """Return the best of the plan and its polished versions, never with more repeats."""
    best, rating = plan, count_flaws(people, plan, history)
    for steps, hot, cold in PASSES:
        if not any(rating[1:]):
            break
        polisher = Polisher(people, best, random, history, apart, together)
        polished = polisher.improve(steps, hot, cold)
        if (new := count_flaws(people, polished, history)) < rating:
            best, rating = polished, new
    return best
