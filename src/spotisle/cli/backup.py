"""`spotisle journal backup` and `restore`: rooms, records and decks in one file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spotisle.cli.io import make_progress
from spotisle.cli.journal import DATA_OPTION, JOURNAL_OPTION
from spotisle.errors import SpotisleError

if TYPE_CHECKING:
    from spotisle.storage.sqlite.backup import BackupContents, Progress


@click.command(short_help="Copy rooms, records and decks into one file.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@DATA_OPTION
@JOURNAL_OPTION
def backup(file: Path, folder: Path | None, url: str | None) -> None:
    """Copy rooms, records and custom decks into FILE, also while the server runs.

    FILE appears when it is complete and checked; until then an older FILE stays. The names of
    people at club nights can't be read in a backup, because their keys are left out. After a
    restore they are "player 1", "player 2" and so on.

    \b
    Once:                     spotisle journal backup spotisle.backup
    For each day of the week: spotisle journal backup "/backup/$(date +%A).backup"
    """
    from spotisle.paths import data_folder
    from spotisle.rooms.registry import is_room_code
    from spotisle.storage.sqlite.backup import back_up

    _refuse_database(url)
    with _copying() as progress:
        contents = back_up(folder or data_folder(), file, is_room_code, progress)
    click.echo(f"{file}: {_describe(contents)}")


@click.command(short_help="Put a backup in place.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@DATA_OPTION
@JOURNAL_OPTION
@click.option("--replace", is_flag=True, help="Move what is there to a folder next to it.")
def restore(file: Path, folder: Path | None, url: str | None, replace: bool) -> None:
    """Check the backup FILE, and put its rooms, records and decks in place.

    Stop the server first. Its people come back to the moment of the backup.

    \b
    On a new machine:      spotisle journal restore spotisle.backup
    Over what is there:    spotisle journal restore spotisle.backup --replace
    """
    from spotisle.paths import data_folder
    from spotisle.rooms.registry import is_room_code
    from spotisle.storage.sqlite import restore as restoring

    _refuse_database(url)
    folder = folder or data_folder()
    with _copying() as progress:
        contents, replaced = restoring.restore(
            file, folder, is_room_code, progress, replace=replace
        )
    click.echo(f"{folder}: {_describe(contents)}")
    if replaced is not None:
        click.echo(
            f"What was there is in {replaced}, with the names of its club nights; "
            "delete that folder when you no longer need it."
        )


def _refuse_database(url: str | None) -> None:
    if url is not None:
        raise SpotisleError(
            "a journal in PostgreSQL has the database's own backup: use pg_dump and pg_restore, "
            "as docs/operating.md shows"
        )


def _describe(contents: "BackupContents") -> str:
    return (
        f"{contents.rooms:,} rooms, {contents.entries:,} entries, {contents.records:,} records, "
        f"{contents.decks:,} decks"
    )


@contextmanager
def _copying() -> "Iterator[Progress]":
    """Show a progress bar for the rows that are copied."""
    with make_progress() as shown:
        bar = shown.add_task("copying", total=None)
        yield lambda done, total: shown.update(bar, completed=done, total=total)
