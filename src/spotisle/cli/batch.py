"""The options `--workers` and `--farm`, which several commands share."""

import os
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from spotisle.batch import ParallelMap


def choose_map(workers: int | None, farm: str | None) -> "ParallelMap":
    """Return a map over a farm, or over so many processes here; by default one per core."""
    if farm is None:
        from spotisle.batch import process_map

        return process_map(workers or os.cpu_count() or 1)
    if workers is not None:
        raise click.UsageError("--workers counts processes here; a farm brings its own")
    from spotisle.batch.farm import farm_map

    return farm_map(farm)
