"""Which systems can install what without a compiler: `python -m tools.wheels [EXTRA...]`.

Resolves the core and `[all]`, or the extras named, for other systems and Pythons, wheels only, and
prints the table of docs/installing.md. uv reads the markers of all packages for the other system;
pip, asked for a foreign platform, reads them for this one.
"""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
AT_ONCE = 12
SYSTEMS = {
    "Linux x86_64": "x86_64-manylinux_2_28",
    "Linux aarch64": "aarch64-manylinux_2_28",
    "Alpine x86_64 (musl)": "x86_64-unknown-linux-musl",
    "Alpine aarch64 (musl)": "aarch64-unknown-linux-musl",
    "macOS on Apple silicon": "aarch64-apple-darwin",
    "macOS on Intel": "x86_64-apple-darwin",
    "Windows x64": "x86_64-pc-windows-msvc",
    "Windows on ARM": "aarch64-pc-windows-msvc",
}


def missing_wheel(choice: str, platform: str, python: str) -> str:
    """Return the package that has no wheel there, or an empty string."""
    target = ("--python-platform", platform, "--python-version", python)
    extra = ("--extra", choice) if choice else ()
    resolved = subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--only-binary", ":all:"),
            *(*target, *extra, str(ROOT / "pyproject.toml")),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    if resolved.returncode == 0:
        return ""
    named = re.search(r"hint: Wheels are required for `([\w.-]+)`", resolved.stderr)
    named = named or re.search(r"([\w.-]+)==\S+ has no usable wheels", resolved.stderr)
    if named is None:
        sys.exit(resolved.stderr)
    return named[1]


def cell(choice: str, platform: str) -> str:
    """Return the table cell: whether an extra can be installed on a system with each Python."""
    missing = {python: missing_wheel(choice, platform, python) for python in PYTHONS}
    lacking = [python for python in PYTHONS if missing[python]]
    if not lacking:
        return "yes"
    packages = " and ".join(sorted({missing[python] for python in lacking}))
    return f"no {packages}" + (f" for {', '.join(lacking)}" if len(lacking) < len(PYTHONS) else "")


def main(choices: list[str]) -> None:
    """Print the table, resolving for several systems at once because it waits for the network."""
    heads = [f"`{choice}`" if choice else "core" for choice in choices]
    print(f"| system | {' | '.join(heads)} |")
    print("|---" * (1 + len(choices)) + "|", flush=True)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        rows = {
            system: [pool.submit(cell, choice, platform) for choice in choices]
            for system, platform in SYSTEMS.items()
        }
        for system, cells in rows.items():
            print(f"| {system} | {' | '.join(cell.result() for cell in cells)} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or ["", "all"])
