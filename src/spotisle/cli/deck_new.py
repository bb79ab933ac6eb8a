"""`spotisle deck new`: make a custom deck."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spotisle.cli.io import make_progress, write_atomically
from spotisle.errors import SpotisleError

if TYPE_CHECKING:
    from rich.progress import Progress

    from spotisle.art.deck_layout import CardLayout
    from spotisle.decks.deck import CustomDeck
    from spotisle.decks.draft import Draft, Fit

MAX_WARNINGS = 8
MAX_LEGIBLE_LETTERS = 20
"""Longer words are tiny on a card."""
MIN_CARDS_FOR_POOL = 20
"""With fewer cards, starting processes takes longer than the layout."""


@click.command(short_help="Make a deck from your own pictures or words.")
@click.argument("name")
@click.argument(
    "sources", nargs=-1, required=True, metavar="FOLDER_OR_LIST...", type=click.Path(path_type=Path)
)
@click.option(
    "--order",
    type=int,
    help="Symbols on a card, less one: 2, 3, 4, 5, 7, 8, 9, 11, 13, 16.  [default: best fit]",
)
@click.option("--cards", type=int, help="Number of cards.  [default: as many as symbols]")
@click.option("--pairs", is_flag=True, help="A learning deck: word and picture, or two languages.")
@click.option("--lang", default="en", show_default=True, help="Language of file names and lists.")
@click.option("--title", help="The deck's title.  [default: NAME]")
@click.option("--force", is_flag=True, help="Overwrite a deck with this name.")
def new(
    name: str,
    sources: Sequence[Path],
    order: int | None,
    cards: int | None,
    lang: str,
    title: str | None,
    *,
    pairs: bool,
    force: bool,
) -> None:
    """Make your own deck: NAME.spotisle, to play and to print.

    \b
    A folder of pictures:     spotisle deck new animals photos/
    A list, one per line:     spotisle deck new kitchen words.txt
    A table with languages:   spotisle deck new zoo names.csv
    Words and pictures:       spotisle deck new dutch names.csv --pairs
    31 cards, 6 on each:      spotisle deck new animals photos/ --order 5

    \b
    A list has words, emoji or names of pictures. A folder's pictures are named after their files.
    A table (.csv or .tsv) starts with a line of language codes, and optionally a picture column:
      picture,en,nl
      dog.png,dog/puppy,hond
    With --pairs each symbol has two faces:
      from a folder:  the picture and its name
      from a table:   the picture and the word in --lang, or the words of two languages
      from a list:    what is left and right of =, as in dog = hond
    """
    from spotisle.decks.archive import to_zip
    from spotisle.decks.draft import Draft, choose_fit, describe_fit
    from spotisle.decks.lookup import DECK_FILE_SUFFIX
    from spotisle.decks.sources import collect_symbols

    out = Path(name if name.endswith(DECK_FILE_SUFFIX) else name + DECK_FILE_SUFFIX)
    if out.exists() and not force:
        raise SpotisleError(f"{out} already exists; choose another name or add --force")
    symbols, pictures = collect_symbols(sources, lang, pairs=pairs)
    what = "pairs" if pairs else "symbols"
    _show_fits(len(symbols), order, what)
    fit = choose_fit(len(symbols), order, what)
    _check_cards(cards, fit)
    click.echo(f"{describe_fit(fit, cards, what)}.")
    draft = Draft(title or out.stem, tuple(symbols), order, cards, "learning" if pairs else "plain")
    deck = _build(draft, pictures)
    write_atomically(out, to_zip(deck))
    _warn_about_mix_ups(deck)
    click.echo(f"{out} ({out.stat().st_size / 1024:,.0f} KB)")
    click.echo(f"See it: spotisle deck sheet {out} --cards    Print it: spotisle print {out}")
    click.echo("Play it: spotisle, then open the file in the deck workshop")


def _check_cards(cards: int | None, fit: "Fit") -> None:
    if cards is not None and cards not in range(2, fit.symbols + 1):
        raise SpotisleError(f"a deck of order {fit.order} has 2 to {fit.symbols} cards")


def _show_fits(have: int, order: int | None, what: str) -> None:
    """Print how many symbols each order needs, and which fit."""
    from rich.console import Console
    from rich.table import Table

    from spotisle.decks.draft import find_best_fit, list_fits

    best = find_best_fit(have)
    table = Table("order", what, "on a card", f"you have {have}", box=None, pad_edge=False)
    for fit in list_fits(have):
        note = f"{fit.missing} missing" if fit.missing else "enough"
        if fit == best:
            note = "the best fit"
        chosen = fit.order == (order or (best.order if best else None))
        row = (str(fit.order), str(fit.symbols), str(fit.on_card), note)
        table.add_row(*row, style="bold" if chosen else "dim" if fit.missing else "")
        if fit.missing and fit.order > (order or 0):
            break
    Console().print(table)


def _build(draft: "Draft", pictures: dict[str, bytes]) -> "CustomDeck":
    """Build the deck with a progress bar for each step; lay out large decks on all cores."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from spotisle.decks.build import build_deck

    def run(lay: Callable[[int], "CardLayout"], cards: Iterable[int]) -> Iterator["CardLayout"]:
        numbers = list(cards)
        if len(numbers) < MIN_CARDS_FOR_POOL:
            yield from map(lay, numbers)
            return
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            yield from pool.map(lay, numbers, chunksize=2)

    with make_progress() as progress:
        return build_deck(draft, pictures, run=run, report=_report_to(progress))


def _report_to(progress: "Progress") -> Callable[[str, int, int], None]:
    titles = {"pictures": "drawing the symbols", "cards": "laying out the cards"}
    bars = {step: progress.add_task(title, total=None) for step, title in titles.items()}
    return lambda step, done, total: progress.update(bars[step], completed=done, total=total)


def _warn_about_mix_ups(deck: "CustomDeck") -> None:
    """Print warnings: look-alikes, words that are too long, and names that occur twice."""
    from spotisle.decks.build import find_lookalikes

    pairs = find_lookalikes(deck)
    symbols = deck.manifest.symbols
    for pair in pairs[:MAX_WARNINGS]:
        language = next(iter(symbols[pair.first].names))
        first, second = (symbols[place].name(language) for place in (pair.first, pair.second))
        click.echo(f"warning: {first} and {second} look alike", err=True)
    if len(pairs) > MAX_WARNINGS:
        click.echo(f"warning: and {len(pairs) - MAX_WARNINGS} more pairs look alike", err=True)
    for word in _find_long_words(deck):
        click.echo(f"warning: {word} is tiny on a card; add a space to break it", err=True)
    names = [next(iter(symbol.names.values()))[0].casefold() for symbol in symbols]
    for name in sorted({name for name in names if names.count(name) > 1}):
        click.echo(f"warning: {names.count(name)} symbols are called {name}", err=True)


def _find_long_words(deck: "CustomDeck") -> list[str]:
    """Return words that are too long to be legible on a card."""
    texts = [face.text for symbol in deck.manifest.symbols for face in symbol.faces]
    words = [max(text.split(), key=len, default="") for text in texts]
    return [word for word in words if len(word) > MAX_LEGIBLE_LETTERS][:MAX_WARNINGS]
