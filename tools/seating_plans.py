"""Store seating plans that another tree's planner finds and this one does not.

python -m tools.seating_plans --from TREE

A plan is stored in `found_plans.txt` if it has fewer repeats than this tree's plan, or is fairer or
has fewer third meetings at equal repeats. Large plans come first, since parts of them also serve
fewer people and shorter evenings.
"""

import argparse
from pathlib import Path

import spotisle.seating
from spotisle.seating.found_plans import FILE, LETTERS, Case, find_plan, read_lines
from spotisle.seating.plan import Rounds, count_flaws, count_repeats
from spotisle.seating.sizes import least_repeats, split
from tools.other_planner import OtherPlanner, plan_seats

TABLE_SIZES = range(3, 9)
GRID_PEOPLE, GRID_ROUNDS = 64, 10
"""Up to here every case is compared."""
MAX_PEOPLE, MAX_ROUNDS = len(LETTERS), 17
"""Beyond the grid, only plans without repeats are stored, and of more people only full tables."""


def main() -> None:
    """Compare case by case; write after each number of people."""
    parser = argparse.ArgumentParser(prog="python -m tools.seating_plans")
    parser.add_argument("--from", dest="tree", type=Path, required=True, help="the other tree")
    tree: Path = parser.parse_args().tree
    with OtherPlanner(tree) as other:
        for people in range(MAX_PEOPLE, min(TABLE_SIZES), -1):
            before = len(read_lines())
            for tables in sorted({-(-people // size) for size in TABLE_SIZES} - {1}):
                if people <= GRID_PEOPLE or people % tables == 0:
                    store_longest(other, people, tables)
                for rounds in range(GRID_ROUNDS if people <= GRID_PEOPLE else 0, 1, -1):
                    store_better(other, (people, tables, rounds))
            write_lines()
            print(f"{people} people: {len(read_lines()) - before} more plans", flush=True)
    print(f"{drop_superfluous()} plans dropped, for which parts of larger ones are as good")
    write_lines()


def store_longest(other: OtherPlanner, people: int, tables: int) -> None:
    """Store the other tree's longest plan without repeats, unless this tree has as long a one."""
    sizes = split(people, tables)
    rounds = 1
    while rounds < MAX_ROUNDS and not least_repeats(people, sizes, rounds + 1):
        rounds += 1
    while rounds > 1 and count_repeats(store_better(other, (people, tables, rounds), repeats=0)):
        rounds -= 1


def store_better(other: OtherPlanner, case: Case, repeats: float = float("inf")) -> Rounds:
    """Return the better plan; store the other tree's if it is better and has few repeats."""
    people, tables, rounds = case
    request = people, -(-people // tables), rounds
    ours = plan_seats(*request)
    flaws = count_flaws(range(people), ours)
    if not any(flaws):
        return ours
    theirs = other.plan_seats(*request)
    if count_flaws(range(people), theirs) >= flaws:
        return ours
    if count_repeats(theirs) <= repeats:
        read_lines()[case] = encode(theirs)
    return theirs


def drop_superfluous() -> int:
    """Drop plans without which this tree plans as well; return how many."""
    dropped = 0
    for case, plan in sorted(read_lines().items()):
        people, tables, rounds = case
        request = people, -(-people // tables), rounds
        flaws = count_flaws(range(people), plan_seats(*request))
        del read_lines()[case]
        if find_plan(*case) and count_flaws(range(people), plan_seats(*request)) <= flaws:
            dropped += 1
        else:
            read_lines()[case] = plan
    return dropped


def encode(plan: Rounds) -> str:
    """Return one word per round and one letter per person, the large tables first."""
    return " ".join(
        "".join(
            LETTERS[person] for table in sorted(tables, key=len, reverse=True) for person in table
        )
        for tables in plan
    )


def write_lines() -> None:
    """Write all stored plans, in the order of their cases."""
    lines = [f"{p} {t} {r} {plan}\n" for (p, t, r), plan in sorted(read_lines().items())]
    Path(spotisle.seating.__path__[0], FILE).write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
