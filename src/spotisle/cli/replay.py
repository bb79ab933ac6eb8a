"""`spotisle replay`: judge the moves of recorded games again."""

from collections.abc import Iterator
from typing import BinaryIO

import click

from spotisle.cli.streams import opened
from spotisle.errors import SpotisleError


@click.command()
@click.argument("file")
@click.option("--verify", is_flag=True, help="Also refuse a record whose stated outcome is wrong.")
def replay(file: str, *, verify: bool) -> None:
    """Replay recorded games and print the verdicts and the outcome as JSON.

    FILE holds one record, or one record a line; - reads standard input. A file of lines gives one
    line of result for each record; a broken record gives {"error": ...} on its line, and the rest
    go on. Exit code 2 if any record is broken.

    \b
    One game:    spotisle replay game.json
    Many games:  spotisle replay games.jsonl > results.jsonl
    """
    from spotisle import records

    judge = records.verify if verify else records.replay
    broken: list[str] = []
    count = 0
    with opened(file) as source:
        for count, text in enumerate(_records(source), start=1):  # noqa: B007
            try:
                answer: object = judge(records.read_text(text))
            except SpotisleError as error:
                broken.append(str(error))
                answer = {"error": str(error)}
            click.echo(records.record_text(answer))
    if broken:
        raise SpotisleError(f"{len(broken)} of {count} records broken; the first: {broken[0]}")


def _records(source: BinaryIO) -> Iterator[bytes]:
    """Yield the records: each line as it comes in, or the whole if it is one spread over lines."""
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
