"""The command line: `spotisle`."""

import click

from spotisle import __version__
from spotisle.cli.group import LazyGroup, run

COMMANDS = {
    "serve": ("spotisle.cli.serve:serve", "Open the table in the browser (the default)."),
    "deck": ("spotisle.cli.deck:deck", "Look at the decks, and make your own: new, show, check."),
    "print": ("spotisle.cli.print:print_deck", "Print a deck: cards, backs, rules, as PDF."),
    "replay": ("spotisle.cli.replay:replay", "Judge the moves of recorded games again."),
    "simulate": ("spotisle.cli.simulate:simulate", "Let bots play many games, and see who wins."),
    "dice": ("spotisle.cli.dice:dice", "Island dice: play, advice, odds, the exact solution."),
    "journal": ("spotisle.cli.journal:journal", "The log of rooms: check it, export it."),
}


@click.group(
    cls=LazyGroup,
    lazy=COMMANDS,
    usual="serve",
    subcommand_metavar="[COMMAND] [ARGS]...",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="spotisle", message="%(prog)s %(version)s")
def spotisle() -> None:
    """A game table: symbol-matching card games, island team games and island dice.

    Without a command it opens the table, as `spotisle serve` does, and takes the same options.
    """


def main() -> None:
    """Start the command line."""
    run(spotisle)
