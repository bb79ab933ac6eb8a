"""`spotisle games`: list the installed games and their packages, and check them."""

import click
from rich.console import Console
from rich.table import Table

from spotisle.rules import GAMES
from spotisle.rules.registry import BROKEN_PACKAGES, PACKAGES, AnyGame
from spotisle.testing import check_game

PASSED = "yes"


@click.command(short_help="List the installed games, and check them.")
def games() -> None:
    """List the installed games, and check them.

    Games come with Spotisle or in separate packages: `pip install spotisle-stepping-stones`.
    Exits with 1 if a package is broken or a game fails a check.
    """
    table = Table("game", "players", "from", "passes the checks", box=None, pad_edge=False)
    problems = [str(package) for package in BROKEN_PACKAGES]
    for name, game in GAMES.items():
        seats, package = game.spec.seats, PACKAGES.get(name)
        players = str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
        verdict = _check(game)
        if verdict != PASSED:
            problems.append(verdict)
        passed = PASSED if verdict == PASSED else "no"
        table.add_row(name, players, package.source if package else "spotisle", passed)
    Console().print(table)
    for problem in problems:
        click.echo(problem, err=True)
    if problems:
        raise SystemExit(1)


def _check(game: type[AnyGame]) -> str:
    """Play a game once with every number of players; return what fails, or `PASSED`."""
    try:
        check_game(game, plays=1)
    except AssertionError as broken:
        return str(broken)
    except Exception as error:
        return f"{game.spec.name}: {type(error).__name__}: {error}"
    return PASSED
