"""`spotisle deck sheet`: draw a whole deck as one picture."""

from pathlib import Path

import click

from spotisle.cli.completion import complete_decks
from spotisle.cli.deck import LANG_HELP
from spotisle.cli.io import write_atomically
from spotisle.errors import SpotisleError


@click.command(short_help="Draw all symbols or all cards as one picture.")
@click.argument("deck_name", metavar="DECK", shell_complete=complete_decks)
@click.argument("out", type=click.Path(dir_okay=False, path_type=Path), required=False)
@click.option("--cards", is_flag=True, help="All cards instead of all symbols with their names.")
@click.option("--lang", default="en", show_default=True, help=LANG_HELP)
@click.option("--width", type=click.IntRange(200, 12_000), help="Width of a png in pixels.")
def sheet(deck_name: str, out: Path | None, lang: str, width: int | None, *, cards: bool) -> None:
    """Draw all symbols of a deck with their names, or all its cards, as one picture.

    OUT ends in .png or .svg; without it the picture is named after the deck.

    \b
    All symbols, in Italian:  spotisle deck sheet beach beach.png --lang it
    All cards:                spotisle deck sheet island island.svg --cards
    A deck of your own:       spotisle deck sheet animals.spotisle --cards
    """
    out = out or Path(f"{Path(deck_name).stem}-{'cards' if cards else f'symbols-{lang}'}.png")
    if out.suffix.lower() not in (".png", ".svg"):
        raise SpotisleError(f"a sheet is a .png or an .svg, not {out.name!r}")
    from rich.console import Console

    from spotisle.art.render import render_png
    from spotisle.printing.printable import find_printable_deck
    from spotisle.printing.sheet import draw_cards_sheet, draw_symbols_sheet

    deck = find_printable_deck(deck_name)
    deck.edition.read_names(lang)
    with Console(stderr=True).status(f"drawing {out}"):
        svg = draw_cards_sheet(deck, lang) if cards else draw_symbols_sheet(deck, lang)
        picture = svg.encode() if out.suffix.lower() == ".svg" else render_png(svg, width=width)
    write_atomically(out, picture)
    click.echo(f"{out} ({len(picture) / 1024:,.0f} KB)")
