"""Several nodes on one PostgreSQL compared with one process on SQLite: claims, CPU cost, takeover.

All of it runs on one machine, so the number that matters is the CPU time per claim, of the nodes
and of the database; the claims per second only show what two cores can do.
"""

import asyncio
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.live.load import LoadResult
from bench.live.process import MeasuredProcess, serving, spotisle
from spotisle.client import Guest, connect, make_room
from tools.postgres import Database

ROOMS, PEOPLE, SECONDS = 60, 6, 6
"""Rooms over all nodes together."""
TAKEN_OVER = 500
AT_ONCE = 20


class Cost(Struct):
    """The result of a run."""

    claims: int
    seconds: float
    p50: float
    p99: float
    of_nodes: float
    of_database: float


@contextmanager
def node(*flags: str) -> Iterator[MeasuredProcess]:
    """Run a node that keeps every room that is made on it."""
    with tempfile.TemporaryDirectory(prefix="spotisle-bench-") as folder:
        _, _, *arguments = spotisle(Path(folder))
        with serving("-m", "bench.live.unlimited", *arguments, *flags) as server:
            yield server


def processor_of(pid: int) -> float:
    """Return the CPU time of a process and all its children, including those that have ended."""
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if pid in (int(stat.parent.name), int(fields[1])):
            own = int(fields[11]) + int(fields[12])
            ended = int(fields[13]) + int(fields[14]) if int(stat.parent.name) == pid else 0
            total += (own + ended) / os.sysconf("SC_CLK_TCK")
    return total


def measured(servers: list[MeasuredProcess], database: int | None) -> Cost:
    """Load every node with rooms that claim as fast as they can, and measure."""
    with ExitStack() as stack:
        loads = []
        for server in servers:
            asked = map(str, (server.url, ROOMS // len(servers), PEOPLE, SECONDS, 0))
            load = subprocess.Popen(
                [sys.executable, "-m", "bench.live.load", *asked],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            stack.callback(load.kill)
            loads.append(load)
        for load in loads:
            if load.stdout:
                load.stdout.readline()
        nodes_before = sum(server.seconds for server in servers)
        database_before = processor_of(database) if database else 0.0
        for load in loads:
            if load.stdin:
                load.stdin.write("\n")
                load.stdin.flush()
        results = [
            msgspec.json.decode(load.stdout.readline(), type=LoadResult)
            for load in loads
            if load.stdout
        ]
        return Cost(
            sum(one.claims for one in results),
            max(one.seconds for one in results),
            max(one.waits.p50 for one in results),
            max(one.waits.p99 for one in results),
            sum(server.seconds for server in servers) - nodes_before,
            processor_of(database) - database_before if database else 0.0,
        )


def row(title: str, cost: Cost) -> None:
    nodes, database = (1e6 * part / cost.claims for part in (cost.of_nodes, cost.of_database))
    print(
        f"| {title} | {cost.claims / cost.seconds:,.0f} | {nodes:,.0f} us "
        f"| {database:,.0f} us | {1000 * cost.p50:.0f} ms "
        f"| {1000 * cost.p99:.0f} ms |",
        flush=True,
    )


async def _sit_down(url: str, stack: AsyncExitStack, count: int) -> list[Guest]:
    async def one() -> Guest:
        return await stack.enter_async_context(connect(url, await make_room(url), "Guest"))

    guests: list[Guest] = []
    for _ in range(count // AT_ONCE):
        guests += await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    return guests


async def _moved(server: MeasuredProcess, how: signal.Signals) -> tuple[float, float]:
    """Signal a node with many rooms; return the seconds until half and all guests are back."""
    async with AsyncExitStack() as stack:
        guests = await _sit_down(server.url, stack, TAKEN_OVER)
        began = time.monotonic()
        os.kill(server.pid, how)
        back: list[float] = []

        async def wait(guest: Guest) -> None:
            await guest.until(lambda: guest.connections > 1, 120)
            back.append(time.monotonic() - began)

        await asyncio.gather(*(wait(guest) for guest in guests))
        return sorted(back)[len(back) // 2], max(back)


def takeover(url: str, how: signal.Signals) -> tuple[float, float]:
    with node("--journal", url) as first, node("--journal", url), node("--journal", url):
        time.sleep(2)
        return asyncio.run(_moved(first, how))


def main() -> None:
    print(
        f"`python -m bench cluster`; {datetime.now(UTC):%Y-%m-%d}, Python "
        f"{platform.python_version()}, {os.cpu_count()} cores, load average "
        f"{os.getloadavg()[0]:.1f} before it began; {ROOMS} rooms of {PEOPLE} over all nodes\n\n"
        "| | claims a second | of the nodes' processors, each | of the database's | p50 | p99 |\n"
        "|---|---|---|---|---|---|",
        flush=True,
    )
    with node() as server:
        row("one process, SQLite", measured([server], None))
    database = Database(durable=True)
    try:
        database.start()
        for count in (1, 2, 3):
            with ExitStack() as stack:
                servers = [
                    stack.enter_context(node("--journal", database.url)) for _ in range(count)
                ]
                row(f"{count} on PostgreSQL", measured(servers, database.pid))
        for title, how in (("killed", signal.SIGKILL), ("drained", signal.SIGTERM)):
            half, every = takeover(database.url, how)
            print(
                f"\n- {TAKEN_OVER} rooms of a node that was {title}: half were kept by the two "
                f"others after {half:.1f} s, all after {every:.1f} s.",
                flush=True,
            )
    finally:
        database.remove()


if __name__ == "__main__":
    main()
