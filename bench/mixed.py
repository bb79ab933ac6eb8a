"""How much uploads and prints add to the wait for a verdict.

Play alone alternates with play during four uploads and four prints on one server, because the
machine's speed varies; the ratio is what matters. Players and jobs run on the same machine as the
server. Steal time is reported, too.
"""

import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bench.live.load import LoadResult
from bench.live.process import TICKS, MeasuredProcess, serving, spotisle, stolen_ticks
from bench.server import people

ROOMS, PEOPLE = 40, 4
CLAIMS_PER_S = 200.0
SECONDS = 8.0
ROUNDS = 5
UPLOADS = PRINTS = 4


@contextmanager
def table_server() -> Iterator[MeasuredProcess]:
    """Run the server on an empty folder, without a limit on uploads."""
    with tempfile.TemporaryDirectory(prefix="spotisle-bench-") as folder:
        _, _, *arguments = spotisle(Path(folder))
        limits = ("--decks-per-hour", "100000")
        with serving("-m", "bench.live.unlimited", *arguments, *limits) as server:
            yield server


@contextmanager
def jobs(server: MeasuredProcess, answered: "Counter[str]") -> Iterator[None]:
    """Keep uploads and prints in flight, and count their answers at the end."""
    asked = map(str, (server.url, UPLOADS, PRINTS))
    with subprocess.Popen(
        [sys.executable, "-m", "bench.live.jobs", *asked],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        process.stdout.readline()
        try:
            yield
            said, _ = process.communicate("\n")
            answered.update(msgspec.json.decode(said, type=dict[str, int]))
        finally:
            process.kill()


def play(server: MeasuredProcess) -> LoadResult:
    """Run players for some seconds; return the measurements."""
    with people(server, ROOMS, CLAIMS_PER_S, SECONDS, PEOPLE) as lines:
        next(lines)
        return msgspec.json.decode(next(lines), type=LoadResult)


def milliseconds(values: list[float]) -> str:
    return ", ".join(f"{1000 * value:.1f}" for value in values)


def main() -> None:
    print(
        f"`python -m bench mixed`; {datetime.now(UTC):%Y-%m-%d}, "
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load average "
        f"{os.getloadavg()[0]:.1f} before it began; {ROOMS} rooms of {PEOPLE}, "
        f"{CLAIMS_PER_S:g} claims a second, {ROUNDS} rounds of {SECONDS:g} s in turn\n",
        flush=True,
    )
    answered: Counter[str] = Counter()
    alone: list[LoadResult] = []
    beside: list[LoadResult] = []
    stolen = stolen_ticks()
    with table_server() as server:
        for _ in range(ROUNDS):
            alone.append(play(server))
            with jobs(server, answered):
                beside.append(play(server))
    print("| | verdict, p50 | p99 | p99 of each round, ms |\n|---|---|---|---|")
    for title, runs in (
        ("play alone", alone),
        (f"beside {UPLOADS} uploads and {PRINTS} prints", beside),
    ):
        p50, p99 = ([getattr(run.waits, name) for run in runs] for name in ("p50", "p99"))
        print(
            f"| {title} | {1000 * statistics.median(p50):.1f} ms "
            f"| {1000 * statistics.median(p99):.1f} ms | {milliseconds(p99)} |"
        )
    ratios = [busy.waits.p99 / quiet.waits.p99 for quiet, busy in zip(alone, beside, strict=True)]
    ratio = statistics.median(run.waits.p99 for run in beside) / statistics.median(
        run.waits.p99 for run in alone
    )
    shown = ", ".join(f"{value:.1f}" for value in ratios)
    print(f"\n- p99 beside jobs is {ratio:.1f} times that of play alone (in each round: {shown}).")
    print("- Answers to jobs: " + ", ".join(f"{answered[key]} {key}" for key in sorted(answered)))
    print(f"- Stolen from all cores meanwhile: {(stolen_ticks() - stolen) / TICKS:.1f} s.")


if __name__ == "__main__":
    main()
