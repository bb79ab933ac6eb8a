"""Plans in which everybody keeps a seat: people with the same seat never meet.

Person y of seat c sits in round t at the table ``offsets[t][c] + y``, added in a group of k
tables. Two people meet at most once if no difference of two seats occurs twice. The rotation
``c * t`` is tried first, because it needs no phones: seat c moves c tables on. The plane behind the
cards gives a plan for every prime power, products for other numbers, and if there are enough tables
a search finds offsets.
"""

from collections.abc import Iterator
from math import gcd
from random import Random

from spotisle.plane import ORDERS, Plane
from spotisle.seating.plan import Rounds, freeze

Transversal = list[list[list[int]]]
"""The table of person y of seat c in round t, as [t][c][y]."""
SEARCH_STEPS = 6_000


def list_transversals(
    tables: int, seats: int, rounds: int, random: Random
) -> Iterator[Transversal]:
    """Yield the constructions for these tables, the simplest first; some have fewer rounds."""
    yield _rotate(tables, seats, rounds)
    if tables in ORDERS and seats <= tables:
        yield from_plane(tables, seats)
    for first in range(3, tables):
        second = tables // first
        if first * second == tables and gcd(first, second) == 1 and first < second:
            yield from _product(first, second, seats)
    if rounds <= tables and seats <= tables:
        offsets = _search_offsets(tables, seats, rounds, random)
        if offsets:
            yield [
                [[(offset + y) % tables for y in range(tables)] for offset in row]
                for row in offsets
            ]


def _rotate(tables: int, seats: int, rounds: int) -> Transversal:
    """Return the rotation, for as many rounds as nobody meets twice."""
    clashes = [tables // gcd(tables, step) for step in range(1, seats)]
    return [
        [[(y + c * t) % tables for y in range(tables)] for c in range(seats)]
        for t in range(min([rounds, *clashes]))
    ]


def from_plane(order: int, seats: int) -> Transversal:
    """Return the affine plane: the cards through each symbol of card 0 are the tables of a round.

    The cards through its first symbol are the seats, so these rounds leave one parallel class out.
    """
    plane = Plane.of_order(order)
    infinite, *classes = plane.cards[0]
    people = [_without(plane, card, infinite) for card in _through(plane, infinite)[:seats]]
    rounds: Transversal = []
    for point in classes:
        table_of = {
            person: table
            for table, card in enumerate(_through(plane, point))
            for person in plane.cards[card]
        }
        rounds.append([[table_of[person] for person in seat] for seat in people])
    return rounds


def _through(plane: Plane, symbol: int) -> list[int]:
    """Return the cards with a symbol, without card 0."""
    return [card for step in plane.difference_set if (card := (symbol - step) % plane.size)]


def _without(plane: Plane, card: int, symbol: int) -> list[int]:
    return [other for other in plane.cards[card] if other != symbol]


def _product(first: int, second: int, seats: int) -> Iterator[Transversal]:
    """Yield the product of two transversals: people meet only if they meet in both parts."""
    parts = [_complete(first, seats), _complete(second, seats)]
    if not all(parts):
        return
    yield [
        [[here * second + there for here in one[c] for there in other[c]] for c in range(seats)]
        for one in parts[0]
        for other in parts[1]
    ]


def _complete(tables: int, seats: int) -> Transversal:
    """Return a transversal with as many rounds as tables, or nothing."""
    rotation = _rotate(tables, seats, tables) if seats <= tables else []
    if len(rotation) == tables:
        return rotation
    if tables in ORDERS and seats <= tables:
        return from_plane(tables, seats)
    return []


def _search_offsets(tables: int, seats: int, rounds: int, random: Random) -> list[list[int]]:
    """Return offsets whose differences never occur twice, or nothing: a row is a round."""
    search = _OffsetSearch(tables, seats, rounds, random)
    return search.rows if search.settle(SEARCH_STEPS // seats) else []


class _OffsetSearch:
    """Tabu search: changes one offset at a time to the value with the fewest clashes."""

    def __init__(self, tables: int, seats: int, rounds: int, random: Random) -> None:
        self.tables, self.random = tables, random
        self.others = [[other for other in range(seats) if other != c] for c in range(seats)]
        self.rows = [
            [0] + [random.randrange(tables) for _ in range(seats - 1)] for _ in range(rounds)
        ]
        self.used: list[list[list[list[int]]]] = [
            [[[] for _ in range(tables)] for _ in range(seats)] for _ in range(seats)
        ]
        """The rounds in which each difference of two seats occurs, the same list both ways."""
        for c in range(seats):
            for other in range(c):
                self.used[other][c] = [self.used[c][other][-d % tables] for d in range(tables)]
        self.uses = [[0] * seats for _ in range(rounds)]
        """For each offset, how often the differences with its row's others occur in all."""
        for t in range(rounds):
            for c in range(seats):
                for other in range(c):
                    self._enter_pair(t, c, other)

    def settle(self, steps: int) -> bool:
        """Search for this many steps, and tell whether no difference occurs twice."""
        barred: dict[tuple[int, int, int], int] = {}
        seats = len(self.others)
        for step in range(steps):
            clashing = [
                (t, c)
                for t, uses in enumerate(self.uses)
                for c in range(1, seats)
                if uses[c] >= seats
            ]
            if not clashing:
                return True
            t, c = self.random.choice(clashing)
            row = self.rows[t]
            for other in self.others[c]:
                self._leave_pair(t, c, other)
            values = [
                (self._count_uses(row, c, value), self.random.random(), value)
                for value in range(self.tables)
                if value != row[c] and barred.get((t, c, value), 0) <= step
            ]
            if values:
                barred[t, c, row[c]] = step + 3 + self.random.randrange(len(self.rows))
                row[c] = min(values)[2]
            for other in self.others[c]:
                self._enter_pair(t, c, other)
        return False

    def _count_uses(self, row: list[int], c: int, value: int) -> int:
        """Return how often the differences of seat c with this offset occur."""
        used, tables = self.used[c], self.tables
        return sum([len(used[other][(value - row[other]) % tables]) for other in self.others[c]])

    def _enter_pair(self, t: int, c: int, other: int) -> None:
        """Add the difference of two seats in a round; rounds with the same one clash with it."""
        same = self._list_same(t, c, other)
        for known in same:
            self.uses[known][c] += 1
            self.uses[known][other] += 1
        same.append(t)
        self.uses[t][c] += len(same)
        self.uses[t][other] += len(same)

    def _leave_pair(self, t: int, c: int, other: int) -> None:
        same = self._list_same(t, c, other)
        self.uses[t][c] -= len(same)
        self.uses[t][other] -= len(same)
        same.remove(t)
        for known in same:
            self.uses[known][c] -= 1
            self.uses[known][other] -= 1

    def _list_same(self, t: int, c: int, other: int) -> list[int]:
        """Return the rounds with the same difference of two seats as round t."""
        difference = (self.rows[t][c] - self.rows[t][other]) % self.tables
        return self.used[c][other][difference]


def as_rounds(transversal: Transversal) -> Rounds:
    """Return the plan: person y of seat c has the number ``c * k + y``."""
    rounds: list[list[list[int]]] = []
    for seats in transversal:
        tables: list[list[int]] = [[] for _ in seats[0]]
        for c, people in enumerate(seats):
            for y, table in enumerate(people):
                tables[table].append(c * len(people) + y)
        rounds.append(tables)
    return freeze(rounds)
