"""The summary for the organiser, and the plan as a text table."""

from collections.abc import Sequence
from itertools import groupby

from spotisle.seating.plan import SeatingPlan


def describe(plan: SeatingPlan) -> str:
    """Summarise the plan in one sentence.

    >>> from spotisle.seating import SeatingRequest, plan_seating
    >>> describe(plan_seating(SeatingRequest(people=17, rounds=5)))
    '17 people: tables of 4, 4, 3, 3, 3; 5 rounds; nobody meets twice'
    """
    sizes = sorted(map(len, plan.rounds[0]), reverse=True)
    rounds = "1 round" if len(plan.rounds) == 1 else f"{len(plan.rounds)} rounds"
    return f"{sum(sizes)} people: {_describe_sizes(sizes)}; {rounds}; {_describe_repeats(plan)}"


def _describe_sizes(sizes: list[int]) -> str:
    """Return the sizes; many tables are counted.

    >>> _describe_sizes([4] * 12 + [3])
    '12 tables of 4, 1 of 3'
    """
    if len(sizes) == 1:
        return f"one table of {sizes[0]}"
    if len(sizes) <= 6:
        return "tables of " + ", ".join(map(str, sizes))
    groups = [(size, len(list(group))) for size, group in groupby(sizes)]
    (size, count), *others = groups
    more = "".join(f", {number} of {other}" for other, number in others)
    return f"{count} {'tables' if count > 1 else 'table'} of {size}{more}"


def _describe_repeats(plan: SeatingPlan) -> str:
    if not plan.repeats:
        return "nobody meets twice"
    meetings = "1 repeat meeting" if plan.repeats == 1 else f"{plan.repeats} repeat meetings"
    least = "no plan has fewer" if plan.repeats == plan.bound else "the fewest we found"
    return f"{meetings}, {least}"


def format_plan(plan: SeatingPlan, names: Sequence[str]) -> str:
    """Return the plan as lines: a block for each round, a line for each table."""
    width = max(map(len, names))
    lines: list[str] = []
    for number, tables in enumerate(plan.rounds, start=1):
        lines.append(f"Round {number}")
        for table, people in enumerate(tables, start=1):
            seated = "  ".join(f"{names[person]:<{width}}" for person in people)
            lines.append(f"  table {table:>2}:  {seated}".rstrip())
        lines.append("")
    return "\n".join(lines)
