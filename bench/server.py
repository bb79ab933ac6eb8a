"""The live server compared with the bare WebSocket library: claims, latency, memory, growth.

The server, and aiohttp broadcasting the same bytes, run in separate processes; the load comes from
a third (`bench/live/load.py`). Rates are given per second of wall time and per second of the
server's CPU time, because the machine may be shared. Latencies are also given for clean seconds
only, those without steal time.

`python -m bench.server --against TREE` measures only the claims per CPU second at 100 rooms and the
latency at 1,000 claims per second, alternating with the server of another checkout.
"""

import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.live.load import LoadResult
from bench.live.process import MeasuredProcess, serving, spotisle
from bench.live.trees import HERE, tree_server

PEOPLE = 6
SECONDS = 6
STEADY = 1000
"""Claims per second over 500 rooms, at random moments."""
ROUNDS = 5
IDLE = 5000
TITLES = (
    "| | claims a second | a second of the server's processor | to bare | frames a second "
    "| p50 | p99 | p99.9 | clean seconds: p50 | p99 | p99.9 |\n|---" + "|---" * 10 + "|"
)


class Run(Struct):
    """The measurements of the load, and the server's CPU time."""

    result: LoadResult
    processor: float

    @property
    def rate(self) -> float:
        """Claims per second."""
        return self.result.claims / self.result.seconds

    @property
    def rate_of_processor(self) -> float:
        """Claims per second of CPU time."""
        return self.result.claims / self.processor


@contextmanager
def table_server() -> Iterator[MeasuredProcess]:
    """Run the server on an empty folder."""
    with tempfile.TemporaryDirectory(prefix="spotisle-bench-") as folder:
        _, _, *arguments = spotisle(Path(folder))
        with serving("-m", "bench.live.unlimited", *arguments) as server:
            yield server


@contextmanager
def people(
    server: MeasuredProcess,
    rooms: int,
    rate: float,
    seconds: float = SECONDS,
    people: int = PEOPLE,
) -> Iterator[Iterator[str]]:
    """Fill rooms with people; they start when the caller reads the second line."""
    asked = map(str, (server.url, rooms, people, seconds, rate))
    with subprocess.Popen(
        [sys.executable, "-m", "bench.live.load", *asked],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as load:
        try:
            yield _lines(load)
        finally:
            load.kill()


def _lines(load: "subprocess.Popen[str]") -> Iterator[str]:
    if load.stdin and load.stdout:
        yield load.stdout.readline()
        load.stdin.write("\n")
        load.stdin.flush()
        yield load.stdout.readline()


def measured(server: MeasuredProcess, rooms: int, rate: float = 0.0, in_room: int = PEOPLE) -> Run:
    with people(server, rooms, rate, SECONDS, in_room) as lines:
        next(lines)
        before = server.seconds
        result = msgspec.json.decode(next(lines), type=LoadResult)
        return Run(result, server.seconds - before)


def table_run(rooms: int, rate: float = 0.0, in_room: int = PEOPLE) -> Run:
    with table_server() as server:
        return measured(server, rooms, rate, in_room)


def bare_run(like: LoadResult, rooms: int, rate: float = 0.0) -> Run:
    with serving("-m", "bench.live.bare", str(like.update), str(like.verdict)) as server:
        return measured(server, rooms, rate)


def steady_rows(like: LoadResult) -> list[str]:
    """Measure both at the same rate in alternating runs, because the machine's speed varies."""
    pairs = [(bare_run(like, 500, STEADY), table_run(500, STEADY)) for _ in range(ROUNDS)]
    bare, table = (
        sorted(runs, key=lambda run: run.result.waits.p99) for runs in zip(*pairs, strict=True)
    )
    row(f"bare aiohttp, 500 rooms, {STEADY:,} a second, middle of {ROUNDS}", bare[ROUNDS // 2])
    row(f"500 rooms, {STEADY:,} a second, middle of {ROUNDS}", table[ROUNDS // 2])
    return [
        f"- p50, p99 and p99.9 of {title} at {STEADY:,} a second, in ms, in the clean seconds of "
        "all rounds: " + "; ".join(f"{run.result.clean.seconds} s: {in_ms(run)}" for run in runs)
        for title, runs in (("bare aiohttp", bare), ("the table", table))
    ]


def in_ms(run: Run) -> str:
    clean = run.result.clean
    return ", ".join(f"{1000 * wait:.1f}" for wait in (clean.p50, clean.p99, clean.p999))


def idle_connection() -> float:
    """Return the memory per idle person in a room of six, including a share of the room."""
    with table_server() as server:
        with people(server, 20, -1) as lines:
            next(lines)
        before = server.memory
        with people(server, IDLE // PEOPLE, -1) as lines:
            next(lines)
            return (server.memory - before) / (IDLE // PEOPLE * PEOPLE)


def row(title: str, run: Run, bare: Run | None = None) -> None:
    ratio = f"{run.rate_of_processor / bare.rate_of_processor:.2f}" if bare else ""
    result = run.result
    waits = [
        f"{1000 * wait:.1f} ms"
        for of in (result.waits, result.clean)
        for wait in (of.p50, of.p99, of.p999)
    ]
    waits[3] = f"{result.clean.seconds} s: {waits[3]}"
    print(
        f"| {title} | {run.rate:,.0f} | {run.rate_of_processor:,.0f} | {ratio} "
        f"| {result.frames / result.seconds:,.0f} | {' | '.join(waits)} |",
        flush=True,
    )


def compare(other: Path, rounds: int) -> None:
    """Measure the servers of two checkouts and bare aiohttp in alternating runs."""
    print(f"{TITLES}", flush=True)
    costs: dict[str, list[float]] = {"bare aiohttp": [], "other tree": [], "this tree": []}
    for _ in range(rounds):
        for title, tree in (("other tree", other), ("this tree", HERE)):
            with tree_server(tree) as server:
                fast = measured(server, 100)
            row(f"{title}, 100 rooms", fast)
            costs[title].append(1e6 / fast.rate_of_processor)
            with tree_server(tree) as server:
                row(f"{title}, 500 rooms, {STEADY:,} a second", measured(server, 500, STEADY))
        bare = bare_run(fast.result, 100)
        row("bare aiohttp, 100 rooms", bare)
        costs["bare aiohttp"].append(1e6 / bare.rate_of_processor)
    print()
    for title, us in costs.items():
        print(f"- {title}: {statistics.median(us):.0f} us of processor time a claim")


def main() -> None:
    print(
        f"`python -m bench server`; {datetime.now(UTC):%Y-%m-%d}, "
        f"Python {platform.python_version()}, 2 cores, load average "
        f"{os.getloadavg()[0]:.1f} before it began; rooms of {PEOPLE}\n\n{TITLES}",
        flush=True,
    )
    growth = {rooms: table_run(rooms) for rooms in (10, 100, 1000)}
    bare = bare_run(growth[100].result, 100)
    row("bare aiohttp, 100 rooms, as fast as it can", bare, bare)
    for rooms, run in growth.items():
        row(f"{rooms} rooms, as fast as it can", run, bare)
    half = growth[100].rate / 2
    row(f"100 rooms, half of that: {half:,.0f} a second", table_run(100, half))
    rounds = steady_rows(growth[100].result)
    row("500 rooms, 200 a second", table_run(500, 200))
    row("200 rooms of 4, 400 a second", table_run(200, 400, in_room=4))
    memory = idle_connection() / 1024
    print(f"\n- A person in a room of {PEOPLE} costs {memory:.1f} KiB ({IDLE:,} connections).")
    print(*rounds, sep="\n")
    print(f"- Load average at the end: {os.getloadavg()[0]:.1f}.")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--against"]:
        compare(Path(sys.argv[2]), rounds=int((sys.argv[3:] or ["3"])[0]))
    else:
        main()
