"""No test depends on how busy the machine is: it waits for conditions, never for a time."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
VIRTUAL = ("rooms", "club")
"""Folders whose event loop has a virtual clock: a sleep there takes no time."""
POLLING = ("kit",)
ON_PURPOSE = {
    "faults/player.py": "people look at the cards before they claim",
    "dice/solver/test_background.py": "a child process lasts until it is killed",
}
SLEEP = re.compile(r"\b(?:asyncio|time)\.sleep\((?!0\))|\bwait_for_timeout\(")
SHORT_DEADLINE = re.compile(r"asyncio\.timeout\((?:\d|[12]\d)(?:\.\d+)?\)|\.result\(timeout=\d\)")


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """Return the lines of all tests on real time that match a pattern."""
    return [
        f"{path.relative_to(TESTS)}:{number}: {line.strip()}"
        for path in sorted(TESTS.rglob("*.py"))
        if path.relative_to(TESTS).parts[0] not in (*VIRTUAL, *POLLING, Path(__file__).name)
        and str(path.relative_to(TESTS)) not in ON_PURPOSE
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if pattern.search(line)
    ]


def test_nothing_waits_for_a_fixed_time() -> None:
    assert lines_with(SLEEP) == [], "wait for a condition: tests/kit/coroutines.py"


def test_no_deadline_is_shorter_than_half_a_minute() -> None:
    assert lines_with(SHORT_DEADLINE) == []
