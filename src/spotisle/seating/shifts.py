"""A shifted base round: one round whose shifts never repeat a pair, found by annealing it alone.

The people are m circles of p places, and f who never move: n = m p + f. In each round everybody
moves on by one place (or by an element of another group of p elements). Two pairs of the base
round clash if one shift of the first is a shift of the second: same circles, same distance.
"""

from collections.abc import Sequence
from itertools import product
from math import exp
from random import Random

from spotisle.seating.plan import Rounds, freeze

HOT, COLD = 0.6, 0.15
"""The temperature, as a share of what one clash costs."""
MAX_FIXED = 3
MORE_PLACES = 4
"""How many more places a circle may have than there are rounds."""
Factors = tuple[int, ...]


class Circles:
    """The arithmetic of m circles of p places with f fixed people, for the shifts of r rounds."""

    def __init__(self, people: int, factors: Factors, fixed: int, rounds: int) -> None:
        elements = list(product(*map(range, factors)))
        number = {element: index for index, element in enumerate(elements)}
        self.people = people
        self.places = len(elements)
        self.moving = people - fixed
        self.rounds = rounds
        self.plus = [
            [number[_combine(one, other, factors, 1)] for other in elements] for one in elements
        ]
        self.minus = [
            [number[_combine(one, other, factors, -1)] for other in elements] for one in elements
        ]
        self.overlap = [0] * self.places
        """How many pairs of rounds differ by a shift: what a clash at that distance costs."""
        for one in range(rounds):
            for other in range(rounds):
                self.overlap[self.minus[one][other]] += 1
        self.clash_cost = [[self.overlap[distance] for distance in row] for row in self.minus]
        """What two pairs of the same kind cost, by their places."""
        self.kinds = 0
        self.own_cost: list[float] = []
        """The cost of a pair that clashes with its own shifts."""
        self.kind = [[0] * people for _ in range(people)]
        self.place = [[0] * people for _ in range(people)]

    def sort_pairs(self) -> None:
        """Number the kinds of pairs: the two circles and the distance."""
        names: dict[tuple[int, int, int], int] = {}
        for one in range(self.people):
            for other in range(one + 1, self.people):
                name, place, own = self._describe(one, other)
                if name not in names:
                    names[name] = len(names)
                    self.own_cost.append(own)
                self.kind[one][other] = self.kind[other][one] = names[name]
                self.place[one][other] = self.place[other][one] = place
        self.kinds = len(names)

    def _describe(self, one: int, other: int) -> tuple[tuple[int, int, int], int, float]:
        """Return a pair's kind, its place on the circle, and its own cost; `one` is smaller."""
        if one >= self.moving:
            return (one, other, -1), 0, self.rounds * (self.rounds - 1)
        circle, place = divmod(one, self.places)
        if other >= self.moving:
            return (circle, other, -1), place, 0
        other_circle, other_place = divmod(other, self.places)
        distance = self.minus[other_place][place]
        if circle != other_circle:
            return (circle, other_circle, distance), place, 0
        back = self.minus[place][other_place]
        if back < distance:
            return (circle, circle, back), other_place, 0
        own = self.overlap[distance] / 2 if back == distance else 0
        return (circle, circle, distance), place, own

    def shift(self, base: Sequence[Sequence[int]]) -> Rounds:
        """Return the rounds that a base round gives."""
        return freeze(
            [[self._move(person, t) for person in table] for table in base]
            for t in range(self.rounds)
        )

    def _move(self, person: int, step: int) -> int:
        if person >= self.moving:
            return person
        circle, place = divmod(person, self.places)
        return circle * self.places + self.plus[place][step]


def _combine(one: Factors, other: Factors, factors: Factors, sign: int) -> Factors:
    return tuple((a + sign * b) % size for a, b, size in zip(one, other, factors, strict=True))


def list_circles(people: int, tables: int, rounds: int) -> list[tuple[Factors, int]]:
    """Return the circles to try and how many people are fixed, the most promising first."""
    choices: list[tuple[Factors, int]] = []
    for places in range(rounds, rounds + MORE_PLACES + 1):
        fixed = people % places
        if places <= people and fixed <= min(tables, MAX_FIXED):
            choices += [(factors, fixed) for factors in _groups(places)]
    return choices


def _groups(order: int) -> list[Factors]:
    """Return the cyclic group and, for small squares, the product of two cyclic groups."""
    return [(order,), *((root, root) for root in (2, 3, 4) if root * root == order)]


def search_base_round(
    circles: Circles, sizes: tuple[int, ...], steps: int, random: Random
) -> tuple[float, Rounds]:
    """Return the cost of the base round that was found, and its plan; 0 means no repeats."""
    if not circles.kinds:
        circles.sort_pairs()
    search = _BaseRoundSearch(circles, _deal(circles, sizes, random))
    search.anneal(steps, random)
    return search.cost, circles.shift(search.base)


class _BaseRoundSearch:
    """Reduces the clashes of a base round by simulated annealing."""

    def __init__(self, circles: Circles, base: list[list[int]]) -> None:
        self.circles = circles
        self.base = base
        self.seen: list[list[int]] = [[] for _ in range(circles.kinds)]
        """For each kind of pair, the places at which the base round has it."""
        self.cost = 0.0
        for table in base:
            for index, person in enumerate(table):
                self.cost += self._enter(person, table[:index], -1)

    def anneal(self, steps: int, random: Random) -> None:
        """Swap two people until nothing clashes, or this many times."""
        enter, leave, base, draw = self._enter, self._leave, self.base, random.random
        chairs = [(one, seat) for one, table in enumerate(base) for seat in range(len(table))]
        count = len(chairs)
        temperature = HOT * self.circles.rounds
        cooling = (COLD / HOT) ** (1 / max(1, steps))
        for _ in range(steps):
            if not self.cost:
                break
            temperature *= cooling
            one, seat = chairs[int(draw() * count)]
            other, other_seat = chairs[int(draw() * count)]
            if one == other:
                continue
            here, there = base[one], base[other]
            left, right = here[seat], there[other_seat]
            change = -leave(left, here) - leave(right, there)
            change += enter(right, here, left) + enter(left, there, right)
            here[seat], there[other_seat] = right, left
            if change <= 0 or draw() < exp(-change / temperature):
                self.cost += change
            else:
                self._take_back(right, here)
                self._take_back(left, there)
                here[seat], there[other_seat] = left, right
                self._put_back(left, here)
                self._put_back(right, there)

    def _enter(self, person: int, others: list[int], left_out: int) -> float:
        """Add a person's pairs with the others of a table; return what they cost."""
        seen, own_cost, clash_cost = self.seen, self.circles.own_cost, self.circles.clash_cost
        kinds, places = self.circles.kind[person], self.circles.place[person]
        cost = 0.0
        for other in others:
            if other != left_out:
                kind, here = kinds[other], places[other]
                known = seen[kind]
                cost += own_cost[kind]
                if known:
                    costs = clash_cost[here]
                    for there in known:
                        cost += costs[there]
                known.append(here)
        return cost

    def _leave(self, person: int, others: list[int]) -> float:
        """Remove a person's pairs with the others; return what they cost."""
        seen, own_cost, clash_cost = self.seen, self.circles.own_cost, self.circles.clash_cost
        kinds, places = self.circles.kind[person], self.circles.place[person]
        cost = 0.0
        for other in others:
            if other != person:
                kind, here = kinds[other], places[other]
                known = seen[kind]
                known.remove(here)
                cost += own_cost[kind]
                if known:
                    costs = clash_cost[here]
                    for there in known:
                        cost += costs[there]
        return cost

    def _take_back(self, person: int, others: list[int]) -> None:
        """Remove pairs that were the last to be added."""
        seen, kinds = self.seen, self.circles.kind[person]
        for other in others:
            if other != person:
                seen[kinds[other]].pop()

    def _put_back(self, person: int, others: list[int]) -> None:
        """Add pairs whose cost is known."""
        seen, kinds, places = self.seen, self.circles.kind[person], self.circles.place[person]
        for other in others:
            if other != person:
                seen[kinds[other]].append(places[other])


def _deal(circles: Circles, sizes: tuple[int, ...], random: Random) -> list[list[int]]:
    """Return a random base round, with at most one fixed person at a table."""
    fixed = list(range(circles.moving, circles.people))
    moving = random.sample(range(circles.moving), circles.moving)
    base: list[list[int]] = []
    for size in sizes:
        table = [fixed.pop()] if fixed else []
        base.append(table + [moving.pop() for _ in range(size - len(table))])
    return base
