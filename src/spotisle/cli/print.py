"""`spotisle print`: print a deck as PDF."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from spotisle.cli.completion import complete_decks
from spotisle.cli.io import write_atomically

if TYPE_CHECKING:
    from spotisle.printing.options import PrintOptions
    from spotisle.printing.pages import Book


@click.command("print", short_help="Print a deck: cards, backs, rules, as PDF.")
@click.argument("deck_name", metavar="DECK", shell_complete=complete_decks)
@click.option(
    "-o",
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The PDF to write.  [default: DECK.pdf, here]",
)
@click.option(
    "--lang",
    "language",
    default="en",
    show_default=True,
    help="Language of the names and rules, by its code: en, pl and so on.",
)
@click.option("--only", "parts", metavar="PARTS", help="Only these parts, separated by commas.")
@click.option("--paper", help="a4, letter, a3, a2, or card: one card per page.  [default: a4]")
@click.option("--size", metavar="MM", help="Width of a card, 40 to 200.  [default: 85]")
@click.option("--shape", help="round, hexagon or square.  [default: the deck's own]")
@click.option("--no-outline", is_flag=True, help="No line around the cards: for a circle punch.")
@click.option("--no-marks", is_flag=True, help="No crop marks.")
@click.option(
    "--bleed", metavar="MM", help="How far colours run past the cut, 0 to 5.  [default: 0]"
)
@click.option(
    "--safe", metavar="MM", help="How far symbols stay from the cut, 0 to 10.  [default: 3]"
)
@click.option("--backs", help="Print backs: long or short, the edge your printer flips on.")
@click.option("--shift", metavar="MM,MM", help="Move the backs right and down: --shift 1.5,-0.5")
@click.option(
    "--spare", is_flag=True, help="Also print the cards that the deck leaves out (57, not 55)."
)
@click.option("--players", metavar="NUMBER", help="dice: how many sheets, 1 to 24.  [default: 4]")
@click.option(
    "--per-page", metavar="NUMBER", help="dice: sheets on a page, 1, 2 or 4.  [default: 2]"
)
def print_deck(
    deck_name: str,
    out: Path | None,
    shift: str | None,
    *,
    no_outline: bool,
    no_marks: bool,
    **given: str | bool | None,
) -> None:
    """Print a deck as PDF: cards, backs, rules, everything to cut out.

    DECK is classic, beach, island, garden, dice, why, or the file of your own deck.

    \b
    A deck to cut out:        spotisle print classic
    Small, for little hands:  spotisle print beach --size 63
    Both sides:               spotisle print island --backs long
    For a print shop:         spotisle print island --paper card --bleed 3 --backs long
    For a circle punch:       spotisle print classic --size 76 --no-outline
    The rules in Italian:     spotisle print classic --only rules --lang it
    Six sheets and dice:      spotisle print dice --players 6
    A deck of your own:       spotisle print animals.spotisle
    For the classroom wall:   spotisle print why --only poster --paper a2

    \b
    Parts of a deck:          cards, scores (island), reference, rules
    Parts of dice:            sheets, dice, rules
    Parts of why:             poster, worksheet

    Are the backs 1 mm too far left? Add --shift 1,0.
    """
    from spotisle.art.fonts import describe_undrawable
    from spotisle.printing.options import read_print_options
    from spotisle.printing.pdf import find_missing_letters

    options = read_print_options(
        {name: value for name, value in given.items() if value not in (None, False)}
        | {"outline": not no_outline, "marks": not no_marks}
        | _parse_shift(shift)
    )
    book = _build_book(deck_name, options)
    out = out or Path(f"{Path(deck_name).stem}.pdf")
    body = _render(book, out)
    write_atomically(out, body)
    click.echo(f"{out}: {len(book.pages)} pages, {len(body) / 1024:,.0f} KB")
    if deck_name != "why":
        click.echo(_explain_printing(options))
    if missing := find_missing_letters(book):
        click.echo(f"warning: left out of names: {describe_undrawable(missing)}", err=True)


def _build_book(deck_name: str, options: "PrintOptions") -> "Book":
    if deck_name == "dice":
        from spotisle.printing.dice_book import build_dice_book

        return build_dice_book(options)
    if deck_name == "why":
        from spotisle.printing.why_book import build_why_book

        return build_why_book(options)
    from spotisle.printing.book import build_deck_book
    from spotisle.printing.printable import find_printable_deck

    return build_deck_book(find_printable_deck(deck_name, ("dice", "why")), options)


def _render(book: "Book", out: Path) -> bytes:
    """Render the PDF, with a status line on stderr."""
    from rich.console import Console

    from spotisle.printing.pdf import render_pdf

    with Console(stderr=True).status(f"making {len(book.pages)} pages of {out.name}"):
        return render_pdf(book)


def _parse_shift(shift: str | None) -> dict[str, str]:
    if shift is None:
        return {}
    right, comma, down = shift.partition(",")
    if not comma:
        raise click.UsageError(
            f"--shift {shift}: must be RIGHT,DOWN in millimetres, as in 1.5,-0.5"
        )
    return {"shift_x": right, "shift_y": down}


def _explain_printing(options: "PrintOptions") -> str:
    """Return how to print the file, in one or two lines."""
    if options.paper == "card":
        return "One card per page, with bleed: give the file to the print shop unchanged."
    cut = "along the lines" if options.outline else "with a punch of the same size"
    lines = f'Print at 100 % (not "fit to page") on stiff paper, and cut {cut}.'
    if options.backs != "none":
        lines += f"\nPrint on both sides, flipped on the {options.backs} edge; try one sheet first."
    return lines
