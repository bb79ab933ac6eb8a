"""The end of a test run: the slowest tests, the time by folder beside its budget, and memory.

A budget is kept or broken, never a failure: it tells what to look at next.
"""

import resource
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from _pytest.terminal import TerminalReporter

BUDGETS_S = {"browser": 300, "server": 90, "faults": 50, "install": 40, "rest": 220}
"""Seconds of test time of a whole run, summed over all workers."""
SLOWEST = 10
PEAK = "peak_bytes"
BYTES_OF_MAXRSS = 1 if sys.platform == "darwin" else 1024
_peaks: dict[str, int] = {}


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Measure the memory of this process, and tell the one that reports it."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * BYTES_OF_MAXRSS
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        output[PEAK] = peak
    else:
        _peaks.setdefault("main", peak)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Note the memory of a worker that has ended."""
    _peaks[node.gateway.id] = getattr(node, "workeroutput", {}).get(PEAK, 0)


def pytest_terminal_summary(terminalreporter: "TerminalReporter") -> None:
    """Write the report."""
    spent: dict[str, float] = defaultdict(float)
    for phases in terminalreporter.stats.values():
        for phase in phases:
            if isinstance(phase, pytest.TestReport):
                spent[phase.nodeid] += phase.duration
    if not spent:
        return
    terminalreporter.section("time and memory")
    for line in report(spent, _peaks):
        terminalreporter.line(line)


def report(spent: Mapping[str, float], peaks: Mapping[str, int]) -> Iterator[str]:
    """Yield the lines of the report."""
    for test, seconds in sorted_by_time(spent)[:SLOWEST]:
        yield f"{seconds:7.1f} s  {test}"
    yield ""
    by_folder = sum_by_folder(spent)
    for folder, seconds in sorted_by_time(by_folder):
        yield f"{seconds:7.1f} s  {folder}"
    yield ""
    for name, budget in BUDGETS_S.items():
        used = by_folder.get(name, 0.0) if name != "rest" else rest_of(by_folder)
        verdict = "kept" if used <= budget else "BROKEN"
        yield f"budget of {name}: {used:.0f} of {budget} s, {verdict}"
    yield f"sum: {sum(by_folder.values()):.0f} of {sum(BUDGETS_S.values())} s"
    yield "peak memory: " + ", ".join(f"{who} {peak >> 20} MB" for who, peak in peaks.items())


def sorted_by_time(spent: Mapping[str, float]) -> list[tuple[str, float]]:
    """Return what took the longest first."""
    return sorted(spent.items(), key=lambda each: -each[1])


def sum_by_folder(spent: Mapping[str, float]) -> dict[str, float]:
    """Return the seconds of each folder of tests; those beside the folders count as `tests`.

    >>> sum_by_folder({"tests/club/test_pace.py::test_a": 2.0, "src/spotisle/plane.py::x": 1.0})
    {'club': 2.0, 'src': 1.0}
    """
    folders: dict[str, float] = defaultdict(float)
    for test, seconds in spent.items():
        path = test.partition("::")[0].split("/")
        folders[path[1] if path[0] == "tests" and len(path) > 2 else path[0]] += seconds
    return dict(folders)


def rest_of(by_folder: Mapping[str, float]) -> float:
    """Return the seconds of all folders without a budget of their own."""
    return sum(seconds for folder, seconds in by_folder.items() if folder not in BUDGETS_S)
