"""`spotisle simulate`: let bots play many games, and see who wins."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spotisle.cli.batch import choose_map
from spotisle.cli.completion import complete_decks, complete_games
from spotisle.cli.io import make_progress, print_json

if TYPE_CHECKING:
    from spotisle.simulation.summary import Rate, Spread, Summary


@click.command(short_help="Let bots play many games, and see who wins.")
@click.argument("game", shell_complete=complete_games)
@click.option("--players", type=int, help="Number of players.  [default: 4, in duel and dice 2]")
@click.option(
    "--games",
    type=click.IntRange(1, 100_000_000),
    default=1000,
    show_default=True,
    help="Number of games.",
)
@click.option("--bots", help="Levels, seat by seat.  [default: casual,sharp]")
@click.option("--seed", type=int, default=1, show_default=True, help="Same seed, same games.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
@click.option(
    "--plot", type=click.Path(path_type=Path), help="Draw a plot: a .png, .svg or .pdf file."
)
@click.option("--out", type=click.Path(path_type=Path), help="Write every game to a .csv file.")
@click.option(
    "--workers", type=click.IntRange(1, 256), help="Number of processes.  [default: all cores]"
)
@click.option("--farm", metavar="ADDRESS", help="Let the workers of a Dask scheduler play.")
@click.option(
    "--deck",
    shell_complete=complete_decks,
    help="classic, beach, island, garden or custom:<order>.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="Change a rule; can be repeated.",
)
def simulate(
    game: str,
    players: int | None,
    games: int,
    bots: str | None,
    seed: int,
    plot: Path | None,
    out: Path | None,
    workers: int | None,
    farm: str | None,
    deck: str | None,
    options: tuple[str, ...],
    *,
    as_json: bool,
) -> None:
    """Let bots play GAME many times, and see who wins how often.

    GAME is one game (tower, ports), a series (series, tournament, beginner, adventure) or
    island_dice. Bots are slow, child, casual, sharp, expert or lightning; for dice random, greedy,
    thoughtful or optimal. If there are more seats than bots, the list repeats. Bots see what a
    player sees, take as long as a person and make mistakes; the clock is virtual. --workers and
    --farm don't change the results.

    \b
    Who wins tower?          spotisle simulate tower --bots casual,sharp --games 10000
    A picture of a series:   spotisle simulate adventure --players 6 --plot adventure.png
    Another rule:            spotisle simulate well --option end=last_left
    In a series:             spotisle simulate tournament --option well.end=first_out
    Every game as data:      spotisle simulate tower --out games.csv
    On many machines:        spotisle simulate well --games 1000000 --farm tcp://192.168.1.5:8786
    """
    from spotisle.dice import ISLAND_DICE
    from spotisle.simulation.options import parse_options
    from spotisle.simulation.run import simulate as play
    from spotisle.simulation.setup import Setup, usual_bots, usual_players
    from spotisle.simulation.summary import summarise

    game = ISLAND_DICE if game == "dice" else game
    setup = Setup(
        subject=game,
        players=usual_players(game) if players is None else players,
        bots=tuple(name.strip() for name in (bots or usual_bots(game)).split(",")),
        seed=seed,
        deck=deck,
        options=parse_options(_pairs(options)),
    )
    setup.check()
    if plot:
        from spotisle.simulation.plot import check_path

        check_path(plot)
    if out:
        from spotisle.simulation.tables import check_table_path

        check_table_path(out)
    parallel_map = choose_map(workers, farm)
    with _progress(games) as advance:
        results = play(setup, games, parallel_map=parallel_map, progress=advance)
    summary = summarise(setup, results)
    if plot:
        from spotisle.simulation.plot import save_plot

        save_plot(summary, results, plot)
    if out:
        from spotisle.simulation.tables import write_table

        write_table(results, out)
    if as_json:
        print_json(summary)
    else:
        _print_table(summary)


def _pairs(options: tuple[str, ...]) -> dict[str, str]:
    pairs = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals or not key:
            raise click.UsageError(f"--option {option}: must be KEY=VALUE")
        pairs[key] = value
    return pairs


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on stderr."""
    from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn

    with make_progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()) as bar:
        task = bar.add_task("games", total=games)
        yield lambda count: bar.advance(task, count)


def _print_table(summary: "Summary") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("", "bot", "won", "95 % interval", "shared", "score", box=None, pad_edge=False)
    for column in table.columns[2:]:
        column.justify = "right"
    has_points = summary.sides[0].points is not None
    if has_points:
        table.add_column("points", justify="right")
    for side in summary.sides:
        points = [f"{side.points.mean:.2f}"] if side.points else []
        table.add_row(
            side.name,
            " + ".join(side.bots),
            f"{side.wins.rate:.1%}",
            _interval(side.wins),
            f"{side.shared.rate:.1%}",
            f"{side.score.mean:.2f} ± {side.score.deviation:.2f}",
            *points,
        )
    console = Console()
    console.print(
        f"{summary.game}, {summary.players} players, {summary.games:,} games, "
        f"seed {summary.seed}, {summary.model} model",
        style="bold",
        highlight=False,
    )
    console.print(table)
    verdicts = ", ".join(f"{mean:.1f} {verdict}" for verdict, mean in summary.verdicts.items())
    lines = [f"ties   {summary.ties.rate:.1%} ({_interval(summary.ties)})"]
    if summary.seconds:
        lines.append(f"time   {_lengths(summary.seconds)} s")
    if summary.claims:
        lines += [f"claims {_lengths(summary.claims)}", f"       {verdicts}"]
    console.print("\n".join(lines), highlight=False)


def _interval(rate: "Rate") -> str:
    return f"{rate.low:.1%} to {rate.high:.1%}"


def _lengths(spread: "Spread") -> str:
    return f"{spread.median:.0f} (90% of games: {spread.p5:.0f} to {spread.p95:.0f})"
