"""`spotisle replay`: judge the moves of recorded games again."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, BinaryIO

import click

from spotisle.cli.io import open_input
from spotisle.errors import SpotisleError

if TYPE_CHECKING:
    from spotisle.cli.replay_display import ReplayPrinter


@click.command(short_help="Replay recorded games, and judge every move again.")
@click.argument("file")
@click.option("--verify", is_flag=True, help="Also refuse a record whose stated outcome is wrong.")
@click.option("--show", is_flag=True, help="Print every move and the outcome in readable form.")
def replay(file: str, *, verify: bool, show: bool) -> None:
    """Replay recorded games and series, and print the verdicts and the outcome as JSON.

    FILE has one record, or one record per line; - reads standard input. Each record gives one line
    of results; a broken record gives {"error": ...} on its line, and the others still run. Exit
    code 2 if any record is broken. The record of a series gives its standings.

    \b
    One game:    spotisle replay game.json
    To read:     spotisle replay --show series.json
    Many games:  spotisle replay games.jsonl > results.jsonl
    """
    from spotisle import records

    first = ""
    broken = count = 0
    with open_input(file) as source:
        for count, text in enumerate(_records(source), start=1):  # noqa: B007
            try:
                _answer(records.read_text(text), verify=verify, show=show)
            except SpotisleError as error:
                broken += 1
                first = first or str(error)
                click.echo(records.record_text({"error": str(error)}))
    if broken:
        raise SpotisleError(f"{broken} of {count} records broken; the first: {first}")


def _answer(record: Any, *, verify: bool, show: bool) -> None:  # noqa: ANN401
    """Replay a record, of a game or of a series, and print the result."""
    from spotisle import records
    from spotisle.series import SERIES_FORMAT, replay_series

    if isinstance(record, dict) and record.get("format") == SERIES_FORMAT:
        series = replay_series(record)
        if show:
            _printer().show_series(series)
        else:
            click.echo(records.record_text(series.standing()))
        return
    replayed = records.verify(record) if verify else records.replay(record)
    if show:
        _printer().show_game(record, replayed)
    else:
        click.echo(records.record_text(replayed))


def _printer() -> "ReplayPrinter":
    from rich.console import Console

    from spotisle.cli.replay_display import ReplayPrinter

    return ReplayPrinter(Console())


def _records(source: BinaryIO) -> Iterator[bytes]:
    """Yield the records: each line as it arrives, or the whole if one record spans lines."""
    for line in source:
        if line.strip():
            break
    else:
        raise SpotisleError("nothing to replay: the input is empty")
    if _is_json(line):
        yield line
        yield from (other for other in source if other.strip())
        return
    whole = line + source.read()
    lines = [other for other in whole.splitlines() if other.strip()]
    if _is_json(whole) or not any(map(_is_json, lines)):
        yield whole
    else:
        yield from lines


def _is_json(text: bytes) -> bool:
    from spotisle.records import read_text

    try:
        read_text(text)
    except SpotisleError:
        return False
    return True
