"""`spotisle deck names`: the names of a deck's symbols as a table to edit."""

import csv
import io
from pathlib import Path

import click

from spotisle.cli.completion import complete_decks
from spotisle.cli.io import write_atomically
from spotisle.errors import SpotisleError


@click.command(short_help="Write the names of a deck to a table, or change them.")
@click.argument("deck_name", metavar="DECK", shell_complete=complete_decks)
@click.option(
    "--set", "table", type=click.Path(path_type=Path), help="Take the names from this table."
)
@click.option("--title", help="The deck's new title.")
def names(deck_name: str, table: Path | None, title: str | None) -> None:
    """Write the names of a deck of your own as a table (CSV), or change them.

    \b
    To a file:      spotisle deck names animals.spotisle > names.csv
    And back:       spotisle deck names animals.spotisle --set names.csv
    Another title:  spotisle deck names animals.spotisle --title "Our animals"

    The first column is the symbol's number; each other column is a language.
    Synonyms follow the name after a slash: dog/puppy.
    """
    from msgspec.structs import replace

    from spotisle.decks.archive import to_zip
    from spotisle.decks.lookup import find_deck_file, read_deck_file
    from spotisle.decks.manifest import decode_manifest, encode_manifest, one_line

    file = find_deck_file(deck_name)
    if file is None:
        raise SpotisleError(f"{deck_name} is a built-in deck; its names cannot be changed")
    deck = read_deck_file(file)
    manifest = deck.manifest
    if table is None and title is None:
        click.echo(_format_table([symbol.names for symbol in manifest.symbols]), nl=False)
        return
    if table is not None:
        rows = _read_table(table, len(manifest.symbols))
        pairs = zip(manifest.symbols, rows, strict=True)
        manifest = replace(manifest, symbols=tuple(replace(s, names=names) for s, names in pairs))
    if title is not None:
        manifest = replace(manifest, name=one_line(title))
    changed = replace(deck, manifest=decode_manifest(encode_manifest(manifest)))
    write_atomically(file, to_zip(changed))
    click.echo(f"{file} is now called {changed.manifest.name!r}" if title else f"{file} changed")


def _format_table(names: list[dict[str, tuple[str, ...]]]) -> str:
    languages = list(dict.fromkeys(language for words in names for language in words))
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["symbol", *languages])
    for number, words in enumerate(names):
        writer.writerow([number, *("/".join(words.get(language, ())) for language in languages)])
    return text.getvalue()


def _read_table(table: Path, count: int) -> list[dict[str, tuple[str, ...]]]:
    from spotisle.decks.tables import read_rows

    rows = [row for _, row in read_rows(table)][1:]
    if [row.get("symbol", "").strip() for row in rows] != [str(number) for number in range(count)]:
        raise SpotisleError(
            f"{table} must have the columns symbol and languages, and the symbols 0 to {count - 1} "
            "in this order; write it with: spotisle deck names DECK"
        )
    return [
        {
            language: tuple(filter(None, (word.strip() for word in words.split("/"))))
            for language, words in row.items()
            if language and language != "symbol" and words.strip(" /")
        }
        for row in rows
    ]
