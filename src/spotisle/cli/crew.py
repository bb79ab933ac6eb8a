"""Who does a batch: as `--workers` and `--farm` say, which several commands share."""

import os

import click

from spotisle.batch import Crew, processes


def chosen_crew(workers: int | None, farm: str | None) -> Crew:
    """Return the farm at an address, or so many processes here; all cores unless told."""
    if farm is None:
        return processes(workers or os.cpu_count() or 1)
    if workers is not None:
        raise click.UsageError("--workers counts processes here; a farm brings its own")
    from spotisle.batch.farm import farm as farm_at

    return farm_at(farm)
