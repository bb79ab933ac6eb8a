"""Which systems can install what without a compiler: `python -m tools.wheels`.

Asks pip to resolve the core and `[all]` for other systems and Pythons, wheels only, and prints the
table of docs/installing.md. Markers of our own requirements are read for the other system; those of
packages further down for this one, as pip does.
"""

import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
CHOICES = ("core", "all")


class System(NamedTuple):
    """A system, with the tags of wheels that run on it."""

    name: str
    sys_platform: str
    tags: tuple[str, ...]


def _linux(machine: str, libc: str) -> tuple[str, ...]:
    if libc == "musl":
        return (f"musllinux_1_1_{machine}", f"musllinux_1_2_{machine}")
    return (
        *(f"manylinux_2_{minor}_{machine}" for minor in (5, 12, 17, 24, 27, 28, 31, 34)),
        f"manylinux2014_{machine}",
    )


def _mac(machine: str) -> tuple[str, ...]:
    return tuple(f"macosx_{major}_0_{machine}" for major in range(11, 16)) + tuple(
        f"macosx_{version}_{kind}"
        for version in ("10_9", "10_12", "10_13", "10_15", "11_0")
        for kind in (machine, "universal2")
    )


SYSTEMS = (
    System("Linux x86_64", "linux", _linux("x86_64", "glibc")),
    System("Linux aarch64", "linux", _linux("aarch64", "glibc")),
    System("Alpine x86_64 (musl)", "linux", _linux("x86_64", "musl")),
    System("Alpine aarch64 (musl)", "linux", _linux("aarch64", "musl")),
    System("macOS on Apple silicon", "darwin", _mac("arm64")),
    System("macOS on Intel", "darwin", _mac("x86_64")),
    System("Windows x64", "win32", ("win_amd64",)),
    System("Windows on ARM", "win32", ("win_arm64",)),
)


def requirements(choice: str, system: System) -> Iterator[str]:
    """Yield what a choice needs on a system; extras of our own are followed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    lines = list(project["dependencies"]) + extras.get(choice, [])
    while lines:
        needed = Requirement(lines.pop())
        if needed.name == project["name"]:
            lines += [line for extra in needed.extras for line in extras[extra]]
        elif needed.marker is None or needed.marker.evaluate({"sys_platform": system.sys_platform}):
            needed.marker = None
            yield str(needed)


def missing_wheel(choice: str, system: System, python: str) -> str:
    """Return the package that has no wheel there, or nothing."""
    tags = [word for tag in system.tags for word in ("--platform", tag)]
    with tempfile.TemporaryDirectory() as target:
        resolved = subprocess.run(
            [
                *(sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed"),
                *("--only-binary=:all:", "--target", target, "--python-version", python),
                *(*tags, *requirements(choice, system)),
            ],
            capture_output=True,
            text=True,
            check=False,
        )
    if resolved.returncode == 0:
        return ""
    named = re.search(r"No matching distribution found for ([\w.-]+)", resolved.stderr)
    return named[1] if named else "could not be resolved"


def main() -> None:
    """Print the table."""
    print(
        "| system | " + " | ".join(f"{choice}, {p}" for choice in CHOICES for p in PYTHONS) + " |"
    )
    print("|---" * (1 + len(CHOICES) * len(PYTHONS)) + "|")
    for system in SYSTEMS:
        cells = [missing_wheel(choice, system, python) for choice in CHOICES for python in PYTHONS]
        shown = " | ".join(f"no {cell}" if cell else "yes" for cell in cells)
        print(f"| {system.name} | {shown} |", flush=True)


if __name__ == "__main__":
    main()
