"""Precomputed plans, for cases in which a search of one second leaves more repeats.

`found_plans.txt` has one per line: the people, the tables and the rounds, then each round as one
letter per person, the large tables first. Most come from a compiled annealing program, which is not
part of the package: it ran some seconds for each case, on whole plans and on plans with a symmetry.
The others come from searches of this package, today's or earlier ones, mostly with more work.
"""

from functools import cache
from importlib.resources import files
from itertools import islice
from string import ascii_letters, digits

from spotisle.seating.plan import Rounds, freeze
from spotisle.seating.sizes import split

LETTERS = digits + ascii_letters + "-_"
FILE = "found_plans.txt"

Case = tuple[int, int, int]
"""The people, the tables and the rounds."""


def find_plan(people: int, tables: int, rounds: int) -> Rounds | None:
    """Return the plan that is stored for exactly this case."""
    line = read_lines().get((people, tables, rounds))
    return None if line is None else freeze(_decode(word, tables) for word in line.split())


@cache
def read_lines() -> dict[Case, str]:
    """Return every stored plan, still encoded."""
    text = files("spotisle.seating").joinpath(FILE).read_text("ascii")
    cases: dict[Case, str] = {}
    for line in text.splitlines():
        people, tables, rounds, plan = line.split(" ", 3)
        cases[int(people), int(tables), int(rounds)] = plan
    return cases


def _decode(word: str, tables: int) -> list[list[int]]:
    seated = iter(map(LETTERS.index, word))
    return [list(islice(seated, size)) for size in split(len(word), tables)]
