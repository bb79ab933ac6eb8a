"""`spotisle deck`: list, show and check decks."""

from typing import TYPE_CHECKING, Any

import click

from spotisle.cli.completion import complete_decks
from spotisle.cli.group import LazyGroup
from spotisle.cli.io import print_json

if TYPE_CHECKING:
    from spotisle.editions import Edition

LANG_HELP = "Language of the names, by its code: en, pl and so on."


@click.group(
    cls=LazyGroup,
    lazy={
        "new": "spotisle.cli.deck_new:new",
        "names": "spotisle.cli.deck_names:names",
        "list": "spotisle.cli.deck:list_decks",
        "show": "spotisle.cli.deck:show",
        "check": "spotisle.cli.deck:check",
        "sheet": "spotisle.cli.deck_sheet:sheet",
    },
    short_help="Show the decks, or make and check your own.",
)
def deck() -> None:
    """Show the decks (classic, beach, island and garden), or make your own."""


@click.command("list", short_help="List the built-in decks, and the deck files here.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def list_decks(*, as_json: bool) -> None:
    """List the built-in decks, and the deck files in this folder."""
    from spotisle.editions import EDITIONS, load_edition

    decks = {name: load_edition(name) for name in EDITIONS} | _find_deck_files()
    rows = [
        {
            "deck": name,
            "order": deck.order,
            "symbols": deck.plane.size,
            "cards": len(deck.cards_in_play),
            "symbols_per_card": deck.order + 1,
            "shape": deck.shape,
        }
        for name, deck in decks.items()
    ]
    if as_json:
        print_json(rows)
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(
        "deck", "cards", "symbols", "on a card", "shape", "order", box=None, pad_edge=False
    )
    for row in rows:
        keys = ("deck", "cards", "symbols", "symbols_per_card", "shape", "order")
        table.add_row(*(str(row[key]) for key in keys))
    Console().print(table)


@click.command(short_help="Show the symbols of one card.")
@click.argument("deck_name", metavar="DECK", shell_complete=complete_decks)
@click.argument("card", type=int, required=False)
@click.option("--lang", default="en", show_default=True, help=LANG_HELP)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def show(deck_name: str, card: int | None, lang: str, *, as_json: bool) -> None:
    """Show the symbols of one card, or of the whole deck.

    \b
    Cards count from 0:  spotisle deck show classic 12
    In Polish:           spotisle deck show classic 12 --lang pl
    All symbols:         spotisle deck show animals.spotisle
    """
    from spotisle.decks.lookup import find_edition
    from spotisle.editions import UnknownNameError

    edition = find_edition(deck_name)
    if card is not None and card not in range(edition.plane.size):
        raise UnknownNameError(
            f"deck {deck_name} has no card {card}; its cards are 0 to {edition.plane.size - 1}"
        )
    symbols: list[dict[str, Any]] = [
        {
            "symbol": symbol,
            "id": edition.symbols[symbol].id,
            "name": edition.name(symbol, lang),
            "also": list(edition.all_names(symbol, lang)[1:]),
        }
        for symbol in (range(edition.plane.size) if card is None else edition.plane.symbols(card))
    ]
    which = {} if card is None else {"card": card, "role": edition.role(card)}
    if as_json:
        print_json({"deck": edition.id, **which, "symbols": symbols})
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("symbol", "name", "also", box=None, pad_edge=False)
    for row in symbols:
        table.add_row(str(row["symbol"]), row["name"], ", ".join(row["also"]))
    console = Console()
    title = (
        f"{edition.id}: {len(edition.cards_in_play)} cards with {edition.order + 1} symbols each"
    )
    if card is not None:
        title = f"{edition.id} card {card} ({edition.role(card)})"
    console.print(title, style="bold", markup=False)
    console.print(table)


@click.command(short_help="Prove that any two cards share exactly one symbol.")
@click.argument("which", metavar="DECK|ORDER", shell_complete=complete_decks)
def check(which: str) -> None:
    """Prove that any two cards of a deck share exactly one symbol.

    \b
    A deck by its name:       spotisle deck check classic
    A plane by its order:     spotisle deck check 8
    A deck of your own:       spotisle deck check animals.spotisle

    A deck file gets the same strict checks as an upload.
    """
    from itertools import combinations

    from spotisle.decks.lookup import find_edition
    from spotisle.plane import Plane

    is_order = which.lstrip("-").isdecimal()
    plane = Plane.of_order(int(which)) if is_order else find_edition(which).plane
    cards = [frozenset(symbols) for symbols in plane.cards]
    pairs = sum(1 for _ in combinations(cards, 2))
    bad = [(a, b) for a, b in combinations(range(len(cards)), 2) if len(cards[a] & cards[b]) != 1]
    if bad:
        raise AssertionError(f"order {plane.order}: cards {bad[0]} do not share exactly one symbol")
    click.echo(
        f"order {plane.order}: {len(cards)} cards, {len(frozenset().union(*cards))} symbols, "
        f"{plane.order + 1} on a card; all {pairs} pairs of cards share exactly one symbol"
    )


def _find_deck_files() -> dict[str, "Edition"]:
    """Return the decks in the files of this folder; damaged files are reported and left out."""
    from pathlib import Path

    from spotisle.decks.lookup import find_edition
    from spotisle.errors import SpotisleError

    found: dict[str, Edition] = {}
    for file in sorted(Path().glob("*.spotisle")):
        try:
            found[file.name] = find_edition(file.name)
        except SpotisleError as damage:
            click.echo(f"{file.name}: {damage}", err=True)
    return found
