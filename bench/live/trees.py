"""Compare two checkouts (trees) in alternating runs, because the machine's speed varies.

A tree is a folder with its own virtual environment in `.venv`. Each runs its own benchmark or its
own server, so that names may differ between the two.
"""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.live.process import MeasuredProcess

HERE = Path(__file__).parents[2]
SERVER = """
from bench.server import table_server
with table_server() as server:
    print(server.url, server.pid, flush=True)
    input()
"""


def python(tree: Path) -> str:
    return str(tree.absolute() / ".venv" / "bin" / "python")


def measure_rows(tree: Path, name: str) -> dict[str, float]:
    """Run a benchmark of a tree; return the number in the second column by row title."""
    run = [python(tree), "-m", "bench", name]
    said = subprocess.run(run, cwd=tree, capture_output=True, text=True, check=True).stdout
    rows = [line.strip("| ").split(" | ") for line in said.splitlines() if line.startswith("| ")]
    return {
        row[0]: float(row[1].split()[0].replace(",", ""))
        for row in rows
        if len(row) > 1 and row[1][:1].isdigit()
    }


@contextmanager
def tree_server(tree: Path) -> Iterator[MeasuredProcess]:
    """Run the server of a tree as its own benchmark does."""
    with subprocess.Popen(
        [python(tree), "-c", SERVER],
        cwd=tree,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        url, pid = process.stdout.readline().split()
        try:
            yield MeasuredProcess(url, int(pid))
        finally:
            process.communicate("\n")
