"""Stored plans, for cases in which the search leaves more repeats.

`found_plans.txt` has one per line: the people, the tables and the rounds, then each round as one
letter per person, the large tables first. Some come from a compiled annealing program, some from
algebra, some from longer searches; none of these programs is part of the package any more.
`python -m tools.seating_plans` adds plans that another version of the planner finds.
"""

from functools import cache
from importlib.resources import files
from itertools import islice
from string import ascii_letters, digits

from spotisle.seating.plan import Rounds, count_repeats, freeze
from spotisle.seating.sizes import least_repeats, split

LETTERS = digits + ascii_letters + "-_" + "".join(map(chr, range(0x100, 0x180)))
FILE = "found_plans.txt"

Case = tuple[int, int, int]
"""The people, the tables and the rounds."""


def find_plan(people: int, tables: int, rounds: int) -> Rounds | None:
    """Return the plan stored for this case, or part of a larger one with as many tables.

    A part is the first rounds without the highest numbers. It counts only if its tables are even
    and no plan has fewer repeats, because the search may find a better one.
    """
    if stored := read_lines().get((people, tables, rounds)):
        return decode(stored, tables)
    sizes = split(people, tables)
    least = least_repeats(people, sizes, rounds)
    for larger in sorted(read_lines()):
        if larger[0] >= people and larger[1] == tables and larger[2] >= rounds:
            part = _take_part(decode(read_lines()[larger], tables), people, rounds)
            even = all(tuple(map(len, seated)) == sizes for seated in part)
            if even and count_repeats(part) == least:
                return part
    return None


def _take_part(plan: Rounds, people: int, rounds: int) -> Rounds:
    """Return the first rounds without people who have other numbers, the large tables first."""
    part = [[[p for p in table if p < people] for table in tables] for tables in plan[:rounds]]
    for tables in part:
        tables.sort(key=len, reverse=True)
    return freeze(part)


@cache
def read_lines() -> dict[Case, str]:
    """Return every stored plan, still encoded."""
    text = files("spotisle.seating").joinpath(FILE).read_text("utf-8")
    cases: dict[Case, str] = {}
    for line in text.splitlines():
        people, tables, rounds, plan = line.split(" ", 3)
        cases[int(people), int(tables), int(rounds)] = plan
    return cases


def decode(plan: str, tables: int) -> Rounds:
    """Return the rounds of a stored plan."""
    return freeze(_seat(word, tables) for word in plan.split())


def _seat(word: str, tables: int) -> list[list[int]]:
    seated = iter(map(LETTERS.index, word))
    return [list(islice(seated, size)) for size in split(len(word), tables)]
