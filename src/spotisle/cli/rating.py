"""`spotisle rating`: a rating over several evenings, from the files that the organiser saved."""

import csv
import io
from typing import TYPE_CHECKING

import click

from spotisle.cli.io import open_input, print_json
from spotisle.errors import SpotisleError

if TYPE_CHECKING:
    from spotisle.club.rating import EveningPlaces

MAX_BYTES = 1_000_000


@click.command(short_help="Rate players over several club nights.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def rating(files: tuple[str, ...], *, as_json: bool) -> None:
    """Rate players over several club nights, from CSV files of people with names.

    The server deletes names, so it can't recognise anyone. You keep the files, and the same name
    means the same person. Someone who came only once counts as an opponent, but gets no rating.

    \b
    A season:   spotisle rating 2026-*.csv
    """
    from spotisle.club.rating import rate_evenings

    ratings = rate_evenings([_read_places(file) for file in files])
    if as_json:
        print_json(ratings)
        return
    if not ratings:
        click.echo("Nobody came twice under the same name, so there is nothing to rate.")
    for place, each in enumerate(ratings, start=1):
        evenings = f"{each.evenings} evenings"
        click.echo(f"{place:>3}. {each.name:<24} {each.ahead:>4.0%} ahead of average, {evenings}")


def _read_places(file: str) -> "EveningPlaces":
    with open_input(file) as source:
        body = source.read(MAX_BYTES + 1)
    if len(body) > MAX_BYTES:
        raise SpotisleError(f"{file}: too large")
    try:
        rows = list(csv.DictReader(io.StringIO(body.decode("utf-8-sig"))))
        places = {row["name"]: int(row["place"]) for row in rows}
    except (UnicodeDecodeError, KeyError, ValueError, TypeError, csv.Error):
        raise SpotisleError(f"{file}: not a CSV file of people saved after a club night") from None
    if not places or any(
        name == f"player {row['person']}" for row in rows for name in [row["name"]]
    ):
        raise SpotisleError(f"{file}: has no names; choose 'With names' when you save it")
    return places
