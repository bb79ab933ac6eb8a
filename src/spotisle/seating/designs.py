"""Known constructions: pairs by the circle method, and Kirkman's fifteen schoolgirls."""

from collections.abc import Iterator
from itertools import combinations

from spotisle.seating.plan import Round, Rounds, Seated, freeze


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


def seat_schoolgirls() -> Rounds:
    """Return fifteen girls in threes for seven days.

    The girls are the points 1 to 15 of PG(3,2), a line is three points whose exclusive or is 0.
    Five lines without a common point are a day, seven days use each of the 35 lines once.
    """
    lines = [(a, b, a ^ b) for a, b in combinations(range(1, 16), 2) if a ^ b > b]
    plan = next(_choose_days(frozenset(lines)))
    return freeze([[[girl - 1 for girl in line] for line in day] for day in plan])


def _choose_days(lines: frozenset[Seated]) -> Iterator[list[Round]]:
    if not lines:
        yield []
        return
    first = min(lines)
    for day in _choose_lines((first,), sorted(lines)):
        for rest in _choose_days(lines - set(day)):
            yield [day, *rest]


def _choose_lines(day: Round, lines: list[Seated]) -> Iterator[Round]:
    if len(day) == 5:
        yield day
        return
    seated = {girl for line in day for girl in line}
    open_lines = [line for line in lines if not seated & set(line)]
    first = min(set(range(1, 16)) - seated)
    for line in open_lines:
        if line[0] == first:
            yield from _choose_lines((*day, line), open_lines)
