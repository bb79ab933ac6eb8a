"""Simulated games as tables: one row per side and game, or one row per claim."""

import csv
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from spotisle.batch import ParallelMap, serial_map
from spotisle.errors import SpotisleError
from spotisle.rules import GAMES, Claim, Verdict

if TYPE_CHECKING:
    from spotisle.simulation.results import Results
    from spotisle.simulation.setup import Setup

Columns = dict[str, NDArray[Any]]
ClaimRow = tuple[int, float, int, int, str, str]
CLAIM_COLUMNS = ("game", "seconds", "seat", "symbol", "target", "verdict")
TABLE_SUFFIXES = (".csv", ".parquet")


def side_columns(results: "Results") -> Columns:
    """Return the outcomes, one row per side and game; tied sides have the same rank."""
    games, sides = results.ranks.shape
    columns: Columns = {
        "game": np.repeat(np.arange(games), sides),
        "side": np.tile(np.arange(sides), games),
        "rank": results.ranks.ravel() + 1,
        "score": results.scores.ravel(),
    }
    if results.points.size:
        columns["points"] = results.points.ravel()
    if results.seconds.size:
        columns["seconds"] = np.repeat(results.seconds, sides)
    return columns


def claim_columns(
    setup: "Setup",
    games: int,
    *,
    parallel_map: ParallelMap = serial_map,
    progress: Callable[[int], None] | None = None,
) -> Columns:
    """Play the same games as `simulate` does, and return every claim in the order of the clock."""
    from functools import partial

    from spotisle.simulation.run import GAMES_PER_PART, log_part

    setup.check()
    if setup.subject not in GAMES:
        raise SpotisleError(f"--claims works with one card game, not with {setup.subject}")
    rows: list[ClaimRow] = []
    parts = (
        range(first, min(first + GAMES_PER_PART, games))
        for first in range(0, games, GAMES_PER_PART)
    )
    for logged in parallel_map(partial(log_part, setup), parts):
        rows += logged
        if progress:
            progress(len({row[0] for row in logged}))
    values = zip(*rows, strict=True) if rows else ((),) * len(CLAIM_COLUMNS)
    return {name: np.array(column) for name, column in zip(CLAIM_COLUMNS, values, strict=True)}


def claim_row(game: int, seconds: float, claim: Claim, verdict: Verdict) -> ClaimRow:
    """Return a claim as a row; a target of several cards is written with spaces."""
    target = claim.target
    cards = () if target is None else (target,) if isinstance(target, int) else target
    return game, seconds, claim.seat, claim.symbol, " ".join(map(str, cards)), str(verdict)


def check_table_path(path: Path) -> None:
    """Raise `SpotisleError` unless a table can be written there."""
    if path.suffix.lower() not in TABLE_SUFFIXES:
        raise SpotisleError(f"cannot write {path}: the name must end in .csv or .parquet")
    if not path.parent.is_dir():
        raise SpotisleError(f"cannot write {path}: there is no folder {path.parent}")


def write_table(columns: Columns, path: Path) -> None:
    """Write columns to a CSV or Parquet file, by the suffix of its name."""
    try:
        if path.suffix.lower() == ".parquet":
            import pyarrow.parquet

            pyarrow.parquet.write_table(pyarrow.table(columns), path)
            return
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(columns)
            writer.writerows(zip(*(column.tolist() for column in columns.values()), strict=True))
    except OSError as error:
        raise SpotisleError(f"cannot write {path}: {error.strerror}") from None
