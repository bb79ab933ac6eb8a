"""The options `--workers` and `--farm`, which several commands share."""

import os
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from spotisle.batch import ParallelMap


SERIAL_S = 1.0
"""CPU seconds that a command runs in one process first: about what starting others takes."""


def choose_map(workers: int | None, farm: str | None) -> "ParallelMap":
    """Return a map over a farm, or over this many processes here; by default one per core."""
    if farm is None:
        from spotisle.batch import process_map, serial_first

        return serial_first(SERIAL_S, process_map(workers or os.cpu_count() or 1))
    if workers is not None:
        raise click.UsageError("--workers is for this machine; a farm has its own workers")
    from spotisle.batch.farm import farm_map

    return farm_map(farm)
