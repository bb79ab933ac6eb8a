"""Island dice: the time and memory to solve it, and the time to answer a question.

python -m bench.solver

Each row runs in a separate process, so that start-up and compiling count where a person would wait
for them. "Cold" is an empty cache, "warm" a table on disk. Answers are measured in CPU time, the
rest in wall time: run it on an idle machine.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from platform import python_version
from resource import RUSAGE_SELF, getrusage
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spotisle.dice.solver.turn import Position

ANSWERS = 500
BULK_GAMES = 100_000


def main() -> None:
    stamp = f"{datetime.now(UTC):%Y-%m-%d}, Python {python_version()}, {os.cpu_count()} cores"
    print(f"{stamp}\n\n| | measured |\n|---|---|")
    with TemporaryDirectory() as folder:
        environment = os.environ | {"SPOTISLE_CACHE": folder}
        for text, arguments in (
            ("cold: `dice solve`, compiling included", []),
            ("cold, the other joker rule", ["--joker-next-turn"]),
            ("warm: `dice solve`, start of the program included", []),
        ):
            command = [sys.executable, "-m", "spotisle", "dice", "solve", *arguments]
            print(f"| {text} | {cost(command, environment)} |", flush=True)
        for row in ROWS:
            command = [sys.executable, "-m", "bench.solver", row]
            subprocess.run(command, env=environment, check=True)


def cost(command: list[str], environment: dict[str, str]) -> str:
    """Return the wall time, CPU time and peak memory of a command as text."""
    began = perf_counter()
    started = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(started.pid, 0)
    seconds = perf_counter() - began
    started.returncode = os.waitstatus_to_exitcode(status)
    if started.returncode:
        raise SystemExit(f"{command} failed")
    processors = used.ru_utime + used.ru_stime
    return f"{seconds:.2f} s ({processors:.2f} of the processors), {used.ru_maxrss / 1024:.0f} MB"


def load() -> None:
    from spotisle.dice.solver.table import open_table

    began = perf_counter()
    open_table()
    print(f"| warm: the table checked and mapped | {perf_counter() - began:.3f} s |")


def advice() -> None:
    """Time answers about random, uncached positions at every stage of a turn."""
    from random import Random

    from spotisle.dice import FACES
    from spotisle.dice.advice_json import answer
    from spotisle.dice.advice_text import explain
    from spotisle.dice.solver.space import BOARDS, HANDS, sheet_at
    from spotisle.dice.solver.table import open_table
    from spotisle.dice.solver.turn import Position

    table, rng = open_table(), Random(1)
    positions = [
        Position(
            sheet_at(rng.randrange(HANDS), rng.randrange(BOARDS)),
            rng.randint(1, 15),
            dice=tuple(rng.choices(FACES, k=6)),
            rolls_left=place % 3,
        )
        for place in range(ANSWERS)
    ]
    asks: dict[str, Callable[[Position], object]] = {
        "an answer": lambda position: answer(position, table),
        "an explanation": lambda position: explain(position, table),
    }
    first = _milliseconds(asks["an answer"], positions[0])
    print(f"| the first answer of a program | {first:.0f} ms |")
    for text, ask in asks.items():
        times = sorted(_milliseconds(ask, position) for position in positions)
        middle, late = times[ANSWERS // 2], times[ANSWERS * 99 // 100]
        print(
            f"| {text}: middle, 99 in 100, longest | {middle:.2f}, {late:.2f}, {times[-1]:.2f} ms |"
        )


def bulk() -> None:
    from spotisle.dice.solver.simulation import simulate
    from spotisle.dice.solver.table import open_table

    table = open_table()
    simulate(table.after, 1, 1, joker_next_turn=False)
    began = perf_counter()
    scores = simulate(table.after, BULK_GAMES, 1, joker_next_turn=False)
    rate = BULK_GAMES / (perf_counter() - began)
    error = scores.std() / BULK_GAMES**0.5
    print(f"| best play in bulk, mean {scores.mean():.2f} ± {error:.2f} | {rate:,.0f} games/s |")


def target() -> None:
    from spotisle.dice import Sheet
    from spotisle.dice.solver.best_chance import plan_for_target
    from spotisle.dice.solver.odds import chance_of, score_odds
    from spotisle.dice.solver.table import open_table
    from spotisle.dice.solver.turn import Position

    table, position = open_table(), Position(Sheet(), 15)
    began = perf_counter()
    usual = chance_of(score_odds(table, position), 105)
    print(f"| exact spread of the score, {usual:.2%} reach 105 | {perf_counter() - began:.1f} s |")
    began = perf_counter()
    best = plan_for_target(position, 105).chance
    print(f"| best chance of 105: {best:.2%} | {perf_counter() - began:.1f} s |")


def growth() -> None:
    """Print the times to solve games of more and more turns; the first includes compiling."""
    from spotisle.dice.solver.induction import solve

    began = perf_counter()
    times = [perf_counter() - began for _ in solve(joker_next_turn=False)]
    for turns in (1, 2, 5, 10, 15):
        print(f"| a game of {turns} turns | {times[turns]:.2f} s |")
    print(f"| memory at the end | {getrusage(RUSAGE_SELF).ru_maxrss / 1024:.0f} MB |")


def _milliseconds(ask: "Callable[[Position], object]", position: "Position") -> float:
    began = process_time()
    ask(position)
    return (process_time() - began) * 1000


ROWS = {"load": load, "advice": advice, "bulk": bulk, "target": target, "growth": growth}

if __name__ == "__main__":
    ROWS[sys.argv[1]]() if sys.argv[1:] else main()
