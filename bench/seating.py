"""The quality and cost of seating plans, compared with plain annealing of the whole plan.

python -m bench.seating

Both get the same people, tables and rounds. The plain annealing swaps two people of a round, in a
number of steps that takes about the CPU time of our slowest plan.

python -m bench.seating --against TREE

Compares the plans with those of another working tree: all for 6 to 64 people, and a sample of
larger ones.
"""

import os
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import permutations
from math import exp
from pathlib import Path
from platform import python_version
from random import Random
from time import process_time

from spotisle.seating import SeatingRequest, plan_seating
from spotisle.seating.plan import Rounds, count_flaws, count_repeats, freeze
from spotisle.seating.planner import deal_round
from spotisle.seating.sizes import split
from tools.other_planner import OtherPlanner, plan_seats

CASES = [
    (15, 3, 7),
    (16, 4, 5),
    (17, 4, 5),
    (18, 3, 8),
    (20, 4, 7),
    (24, 4, 7),
    (28, 6, 6),
    (28, 4, 6),
    (28, 4, 9),
    (30, 5, 6),
    (36, 6, 6),
    (40, 4, 7),
    (40, 5, 8),
    (60, 4, 7),
    (100, 5, 10),
    (200, 4, 17),
    (250, 6, 10),
]
PLAIN_STEPS = 200_000
HOT, COLD = 1.0, 0.05
SAMPLE = 200


def main() -> None:
    stamp = f"{datetime.now(UTC):%Y-%m-%d}, Python {python_version()}, {os.cpu_count()} cores"
    print(f"{stamp}; seconds of the processor\n")
    print("| people | table | rounds | repeats | s | plain annealing: repeats | s |")
    print("|---|---|---|---|---|---|---|")
    for people, table, rounds in CASES:
        began = process_time()
        plan = plan_seating(SeatingRequest(people=people, table=table, rounds=rounds))
        took = process_time() - began
        began = process_time()
        plain = anneal_plainly(people, table, rounds)
        plain_took = process_time() - began
        print(
            f"| {people} | {table} | {rounds} | {plan.repeats} | {took:.2f} "
            f"| {count_repeats(plain)} | {plain_took:.2f} |",
            flush=True,
        )
    print(f"\n{sweep()}")


def anneal_plainly(people: int, table: int, rounds: int) -> Rounds:
    """Return a random plan after annealing only."""
    random = Random(1)
    sizes = split(people, -(-people // table))
    plan = [deal_round(range(people), sizes, random) for _ in range(rounds)]
    met = Counter(pair for tables in plan for seated in tables for pair in permutations(seated, 2))
    temperature, cooling = HOT, (COLD / HOT) ** (1 / PLAIN_STEPS)
    for _ in range(PLAIN_STEPS):
        temperature *= cooling
        here, there = random.sample(random.choice(plan), 2)
        left, right = random.choice(here), random.choice(there)
        change = 0
        for group, goes, comes in ((here, left, right), (there, right, left)):
            for person in group:
                if person != goes:
                    change += (met[comes, person] > 0) - (met[goes, person] > 1)
        if change > 0 and random.random() >= exp(-change / temperature):
            continue
        for group, goes, comes in ((here, left, right), (there, right, left)):
            for person in group:
                if person != goes:
                    met.subtract([(goes, person), (person, goes)])
                    met.update([(comes, person), (person, comes)])
            group[group.index(goes)] = comes
    return freeze(plan)


def sweep() -> str:
    """Plan for every number of people; return a line with the slowest."""
    slowest = 0.0
    worst = (0, 0, 0)
    count = 0
    for people in range(2, 251):
        for table, rounds in ((3, 6), (4, 5), (4, 8), (5, 6), (6, 5), (8, 4)):
            began = process_time()
            plan_seating(SeatingRequest(people=people, table=table, rounds=rounds))
            took = process_time() - began
            count += 1
            if took > slowest:
                slowest, worst = took, (people, table, rounds)
    return f"{count} plans for 2 to 250 people: the slowest took {slowest:.2f} s, for {worst}."


def compare(tree: Path) -> None:
    """Print how many plans are better and worse than those of another tree, and which."""
    grid = [
        (people, -(-people // tables), rounds)
        for people in range(6, 65)
        for tables in sorted({-(-people // table) for table in range(3, 9)})
        for rounds in range(2, 11)
    ]
    random = Random(1)
    sample = [
        (random.randint(6, 250), random.randint(3, 8), random.randint(2, 17)) for _ in range(SAMPLE)
    ]
    with OtherPlanner(tree) as other:
        print(f"6 to 64 people: {compare_cases(grid, other, ('worse',))}", flush=True)
        print(f"a sample up to 250 people: {compare_cases(sample, other, ('better', 'worse'))}")


def compare_cases(
    cases: Sequence[tuple[int, int, int]], other: OtherPlanner, listed: Sequence[str]
) -> str:
    """Compare by repeats, then unfairness, then third meetings; print the cases to be listed."""
    counts = Counter(equal=0, better=0, worse=0)
    for done, case in enumerate(cases):
        if done % 100 == 0:
            print(f"  {done} of {len(cases)}", file=sys.stderr, flush=True)
        ours, theirs = plan_seats(*case), other.plan_seats(*case)
        flaws, their_flaws = (count_flaws(range(case[0]), plan) for plan in (ours, theirs))
        verdict = "equal"
        if flaws != their_flaws:
            verdict = "better" if flaws < their_flaws else "worse"
        counts[verdict] += 1
        if verdict in listed:
            print(f"  {case}: {flaws}, there {their_flaws}: {verdict}", flush=True)
    return ", ".join(f"{count} {verdict}" for verdict, count in counts.items())


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m bench.seating")
    parser.add_argument("--against", type=Path, metavar="TREE", help="compare with another tree")
    tree: Path | None = parser.parse_args().against
    if tree:
        compare(tree)
    else:
        main()
