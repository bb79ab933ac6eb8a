"""Where slow verdicts spend their time: `python -m bench waits`.

A server records timestamps of each claim (`bench/live/stamps.py`) while people claim at a steady
rate. For the slowest hundredth this prints the wall time of each stage, and the part of it that the
garbage collector took. The time before a frame is read, and after the answer is in the socket's
buffer, is only in the load's own waits.
"""

import os
import platform
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bench.live.load import LoadResult
from bench.live.process import TICKS, MeasuredProcess, serving, spotisle, stolen_ticks
from bench.live.stamps import STAGES, Stamped
from bench.server import STEADY, people

ROOMS = 500
SECONDS = 20.0
STOP_TIMEOUT_S = 20.0


@contextmanager
def stamping_server(target: Path, folder: Path) -> Iterator[MeasuredProcess]:
    """Run the server that records timestamps of each claim."""
    _, _, *arguments = spotisle(folder)
    with serving("-m", "bench.live.stamps", str(target), *arguments) as server:
        yield server


def measure() -> tuple[Stamped, LoadResult]:
    """Run the load; return the measurements of the server and of the load."""
    with tempfile.TemporaryDirectory(prefix="spotisle-bench-") as folder:
        target = Path(folder) / "stamps.json"
        with (
            stamping_server(target, Path(folder) / "data") as server,
            people(server, ROOMS, STEADY, SECONDS) as lines,
        ):
            next(lines)
            result = msgspec.json.decode(next(lines), type=LoadResult)
        until = time.monotonic() + STOP_TIMEOUT_S
        while not target.exists() and time.monotonic() < until:
            time.sleep(0.1)
        return msgspec.json.decode(target.read_bytes(), type=Stamped), result


def paused(moments: list[float], pauses: list[tuple[float, float]]) -> float:
    """Return how long the garbage collector ran during a claim."""
    first, last = moments[0], moments[-1]
    return sum(max(0.0, min(last, end) - max(first, began)) for began, end in pauses)


def main() -> None:
    print(
        f"`python -m bench waits`; {datetime.now(UTC):%Y-%m-%d}, Python "
        f"{platform.python_version()}, {os.cpu_count()} cores, load average "
        f"{os.getloadavg()[0]:.1f} before it began; {ROOMS} rooms, {STEADY:,} claims a second\n"
    )
    stolen = stolen_ticks()
    stamped, result = measure()
    claims = sorted(stamped.claims, key=lambda moments: moments[-1] - moments[0])
    slowest = claims[-max(1, len(claims) // 100) :]
    print("| stage, ms | all, p50 | slowest hundredth, mean |\n|---|---|---|")
    for number, stage in enumerate((*STAGES, "together")):
        first, last = (0, -1) if stage == "together" else (number, number + 1)
        middle, mean = (
            1000 * average(moments[last] - moments[first] for moments in some)
            for average, some in ((statistics.median, claims), (statistics.fmean, slowest))
        )
        print(f"| {stage} | {middle:.2f} | {mean:.2f} |")
    pause = 1000 * statistics.fmean(paused(moments, stamped.pauses) for moments in slowest)
    longest = 1000 * max((end - began for began, end in stamped.pauses), default=0.0)
    print(
        f"\n- The collector took {pause:.2f} ms of a slow claim on average; longest {longest:.1f}."
    )
    waits = ", ".join(
        f"{1000 * it:.1f}" for it in (result.waits.p50, result.waits.p99, result.clean.p99)
    )
    print(
        f"- For the load p50, p99 and p99 of {result.clean.seconds} clean seconds were {waits} ms."
    )
    print(f"- Stolen from all cores meanwhile: {(stolen_ticks() - stolen) / TICKS:.2f} s.")


if __name__ == "__main__":
    main()
