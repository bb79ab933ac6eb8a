"""`spotisle journal`: check, export, back up or restore the log of rooms."""

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spotisle.cli.group import LazyGroup
from spotisle.cli.io import open_output
from spotisle.storage.damage import Damage, Report

if TYPE_CHECKING:
    from spotisle.storage import Entry

DATA_OPTION = click.option(
    "--data",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder of the journal.  [default: SPOTISLE_DATA, or the user's data folder]",
)

JOURNAL_OPTION = click.option(
    "--journal",
    "url",
    metavar="URL",
    help="The journal is in PostgreSQL: postgresql://user@host/database",
)


@click.group(
    cls=LazyGroup,
    lazy={
        "check": "spotisle.cli.journal:check",
        "export": "spotisle.cli.journal:export",
        "backup": "spotisle.cli.backup:backup",
        "restore": "spotisle.cli.backup:restore",
    },
    short_help="Check, export, back up or restore the log of rooms.",
)
def journal() -> None:
    """Check, export, back up or restore the log of rooms.

    Check, export and backup change nothing, and work while the server runs. Stop it before you
    restore.
    """


@click.command(short_help="Find damage: exit code 0 if there is none.")
@DATA_OPTION
@JOURNAL_OPTION
@click.pass_context
def check(ctx: click.Context, folder: Path | None, url: str | None) -> None:
    """Compare everything stored with its checksum, and the rooms with their entries.

    It also reads the WAL, the side file with the last commits: a bad frame there would silently
    undo every commit after it. Exit code 0 if everything is fine, 1 if something is damaged.

    \b
    On this machine:  spotisle journal check
    In PostgreSQL:    spotisle journal check --journal postgresql://user@host/database
    """
    where, report = _check(folder, url)
    counts = f"{report.rooms:,} rooms, {report.entries:,} entries, {report.records:,} records"
    seen = counts if report.opened else "not opened"
    click.echo(f"{where}: {seen}; damaged: {len(report.damage) or 'nothing'}")
    if report.damage:
        _print_damage(report.damage)
        what = (
            "a backup: `spotisle journal restore FILE --replace`" if url is None else "the database"
        )
        click.echo(f"Restore {what}, from before the damage.")
        ctx.exit(1)


def _check(folder: Path | None, url: str | None) -> tuple[str, "Report"]:
    """Check the given journal; return its name for messages, and the report."""
    if url is None:
        from spotisle.paths import data_folder
        from spotisle.storage.sqlite.inspection import check as check_journal

        folder = folder or data_folder()
        return str(folder), check_journal(folder)
    import asyncio

    from spotisle.cluster.postgres.inspection import check as check_database
    from spotisle.cluster.postgres.pool import without_password

    return without_password(url), asyncio.run(check_database(url))


@click.command(short_help="Write the entries of rooms as JSON Lines.")
@click.argument("room", required=False)
@DATA_OPTION
@JOURNAL_OPTION
@click.option(
    "-o", "out", type=click.Path(path_type=Path), help="File to write, instead of stdout."
)
@click.pass_context
def export(
    ctx: click.Context, room: str | None, folder: Path | None, url: str | None, out: Path | None
) -> None:
    """Write the entries of ROOM, or of all rooms, as JSON Lines.

    Damaged entries are left out and listed on stderr, with exit code 1.

    \b
    One room:       spotisle journal export KTRNW
    All rooms:      spotisle journal export -o rooms.jsonl
    In PostgreSQL:  spotisle journal export --journal postgresql://user@host/database
    """
    damage: list[Damage] = []
    with _all_entries(folder, url, room) as log, open_output(out) as lines:
        for found in log:
            if isinstance(found, Damage):
                damage.append(found)
            else:
                lines.write(_encode_line(found))
    if damage:
        _print_damage(damage, on_stderr=True)
        ctx.exit(1)


@contextmanager
def _all_entries(
    folder: Path | None, url: str | None, room: str | None
) -> Iterator[Iterable["Entry | Damage"]]:
    if url is None:
        from spotisle.paths import data_folder
        from spotisle.storage.sqlite.inspection import all_entries

        with all_entries(folder or data_folder(), room) as log:
            yield log
        return
    import asyncio

    from spotisle.cluster.postgres.inspection import all_entries as database_entries

    with asyncio.Runner() as runner:
        yield runner.run(_gather(database_entries(url, room)))


async def _gather(log: "AsyncIterator[Entry | Damage]") -> "list[Entry | Damage]":
    return [found async for found in log]


def _encode_line(entry: "Entry") -> bytes:
    """Return an entry as a line of JSON, with its body as it is if that is JSON, else in Base64."""
    from msgspec import DecodeError, Raw, json

    said = {"room": entry.room, "seq": entry.seq, "epoch": entry.epoch}
    try:
        json.decode(entry.body)
    except DecodeError:
        return json.encode({**said, "base64": entry.body}) + b"\n"
    return json.encode({**said, "body": Raw(b"".join(entry.body.splitlines()))}) + b"\n"


def _print_damage(damage: list["Damage"], *, on_stderr: bool = False) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("room", "entry", "what is wrong", box=None, pad_edge=False)
    for found in damage:
        table.add_row(found.room, "" if found.seq is None else str(found.seq), found.what)
    Console(stderr=on_stderr, markup=False, highlight=False).print(table)
