"""The options `--workers` and `--farm`, which several commands share."""

import os
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from spotisle.batch import Crew


def choose_crew(workers: int | None, farm: str | None) -> "Crew":
    """Return the farm at an address, or so many processes here; by default one per core."""
    if farm is None:
        from spotisle.batch import processes

        return processes(workers or os.cpu_count() or 1)
    if workers is not None:
        raise click.UsageError("--workers counts processes here; a farm brings its own")
    from spotisle.batch.farm import farm as farm_at

    return farm_at(farm)
