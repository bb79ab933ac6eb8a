"""Simulated games as a file: one row per side and game."""

import csv
from pathlib import Path

from spotisle.errors import SpotisleError
from spotisle.simulation.results import Results


def check_table_path(path: Path) -> None:
    """Raise `SpotisleError` unless a table can be written there."""
    if path.suffix.lower() != ".csv":
        raise SpotisleError(f"cannot write {path}: choose a name that ends in .csv")
    if not path.parent.is_dir():
        raise SpotisleError(f"cannot write {path}: there is no folder {path.parent}")


def write_table(results: Results, path: Path) -> None:
    """Write the outcomes of games to a CSV file."""
    columns = results.columns()
    try:
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(columns)
            writer.writerows(zip(*(column.tolist() for column in columns.values()), strict=True))
    except OSError as error:
        raise SpotisleError(f"cannot write {path}: {error.strerror}") from None
