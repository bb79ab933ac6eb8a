"""`spotisle completion`: let the shell complete commands, options, decks and games."""

from pathlib import Path

import click
from click.shell_completion import CompletionItem, get_completion_class

SHELLS = ("bash", "zsh", "fish")
DECK_FILES = "*.spotisle"


@click.command(short_help="Complete commands, decks and games in your shell.")
@click.argument("shell", type=click.Choice(SHELLS))
def completion(shell: str) -> None:
    """Print the script that completes commands, options, decks and games with the Tab key.

    \b
    bash:  echo 'eval "$(spotisle completion bash)"' >> ~/.bashrc
    zsh:   echo 'eval "$(spotisle completion zsh)"' >> ~/.zshrc
    fish:  spotisle completion fish > ~/.config/fish/completions/spotisle.fish
    """
    from spotisle.cli import spotisle

    shell_class = get_completion_class(shell)
    assert shell_class is not None
    click.echo(shell_class(spotisle, {}, "spotisle", "_SPOTISLE_COMPLETE").source())


def complete_decks(
    _context: click.Context, _parameter: click.Parameter, typed: str
) -> list[CompletionItem]:
    """Return the built-in decks and the deck files in this folder that start with `typed`."""
    from spotisle.editions import EDITIONS

    names = (*EDITIONS, *(path.name for path in sorted(Path.cwd().glob(DECK_FILES))))
    return [CompletionItem(name) for name in names if name.startswith(typed)]


def complete_games(
    _context: click.Context, _parameter: click.Parameter, typed: str
) -> list[CompletionItem]:
    """Return the games that can be simulated and start with `typed`."""
    from spotisle.simulation.setup import subjects

    return [CompletionItem(name) for name in subjects() if name.startswith(typed)]
