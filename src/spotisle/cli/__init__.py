"""The command line: `spotisle`."""

import click

from spotisle import __version__
from spotisle.cli.group import LazyGroup, run

COMMANDS = {
    "serve": "spotisle.cli.serve:serve",
    "deck": "spotisle.cli.deck:deck",
    "print": "spotisle.cli.print:print_deck",
    "replay": "spotisle.cli.replay:replay",
    "simulate": "spotisle.cli.simulate:simulate",
    "dice": "spotisle.cli.dice:dice",
    "seating": "spotisle.cli.seating:seating",
    "games": "spotisle.cli.games:games",
    "new-game": "spotisle.cli.new_game:new_game",
    "journal": "spotisle.cli.journal:journal",
    "completion": "spotisle.cli.completion:completion",
}


@click.group(
    cls=LazyGroup,
    lazy=COMMANDS,
    default="serve",
    subcommand_metavar="[COMMAND] [ARGS]...",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="spotisle", message="%(prog)s %(version)s")
def spotisle() -> None:
    """A game table: symbol-matching card games, island team games and island dice.

    Without a command, it opens the table like `spotisle serve`, with the same options.
    """


def main() -> None:
    """Start the command line."""
    run(spotisle)
