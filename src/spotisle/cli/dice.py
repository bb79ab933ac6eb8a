"""`spotisle dice`: play island dice, and ask the solver."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

import click

from spotisle.cli.batch import choose_map
from spotisle.cli.group import LazyGroup
from spotisle.cli.io import make_progress, open_input
from spotisle.errors import SpotisleError

if TYPE_CHECKING:
    from spotisle.dice.solver.table import Progress, ValueTable

NEXT_TURN_HELP = "A new knight's joker works from the next turn on."


@click.group(
    cls=LazyGroup,
    lazy={
        "play": "spotisle.cli.dice_play:play",
        "solve": "spotisle.cli.dice:solve",
        "advise": "spotisle.cli.dice:advise",
        "analyse": "spotisle.cli.dice_analysis:analyse",
        "odds": "spotisle.cli.dice_analysis:odds",
    },
    short_help="Island dice: play, advice, odds, the exact solution.",
)
def dice() -> None:
    """Play island dice, or ask the solver, which plays perfectly."""


@click.command(short_help="Print the exact expected score of perfect play.")
@click.option("--joker-next-turn", is_flag=True, help=NEXT_TURN_HELP)
@click.option("--fresh", is_flag=True, help="Solve it again, even if it is in the cache.")
def solve(*, joker_next_turn: bool, fresh: bool) -> None:
    """Print the exact expected score of perfect play, and how long solving took.

    The table for the usual rule comes with the package. The one for --joker-next-turn is solved
    once and kept in a cache; SPOTISLE_CACHE sets its folder.
    """
    from time import perf_counter

    from spotisle.dice import TURNS, Sheet

    began = perf_counter()
    table = open_table_with_bar(joker_next_turn=joker_next_turn, fresh=fresh)
    value = table.value(Sheet(), TURNS)
    click.echo(f"{value:.6f} points expected in {TURNS} turns ({perf_counter() - began:.2f} s)")


@click.command(short_help="Ask what to keep, roll and build.")
@click.argument("file")
@click.option("--explain", is_flag=True, help="Answer in words: the three best choices.")
@click.option("--workers", type=click.IntRange(min=1), help="Processes, for many questions.")
@click.option("--farm", metavar="ADDRESS", help="Let the workers of a Dask scheduler answer.")
def advise(file: str, workers: int | None, farm: str | None, *, explain: bool) -> None:
    """Answer questions about positions: one JSON object per line, in and out.

    FILE or - for standard input. An invalid question gets {"error": ...} on its line, and the
    others are still answered; the exit code is 1. Each line is answered at once, or, with
    --workers or --farm, in batches of a few hundred; the answers are the same.

    \b
    Between turns:  {"built": ["road:0", "knight:1"], "jokers_used": [1], "turns_left": 7}
    In a turn:      add "dice": ["ore", "ore", "gold", "wool", "grain", "brick"], "rolls_left": 2
    """
    from spotisle.dice.advice_json import answer_lines, is_error, split_lines

    with open_input(file) as lines:
        questions = filter(bytes.strip, lines)
        if workers or farm:
            answered = []
            for answers in choose_map(workers, farm)(answer_lines, split_lines(questions)):
                click.echo(b"\n".join(answers))
                answered += [not is_error(answer) for answer in answers]
        else:
            answered = [(_explain if explain else _answer)(question) for question in questions]
    if not all(answered):
        click.get_current_context().exit(1)


def _answer(line: bytes) -> bool:
    """Print the answer to a question; tell whether it could be answered."""
    from spotisle.dice.advice_json import encode_answer, encode_error, read_line

    try:
        position = read_line(line)
    except SpotisleError as error:
        click.echo(encode_error(error))
        return False
    table = open_table_with_bar(joker_next_turn=position.joker_next_turn)
    click.echo(encode_answer(position, table))
    return True


def _explain(line: bytes) -> bool:
    """Print the answer in words; tell whether the question could be answered."""
    from rich.console import Console

    from spotisle.cli.dice_display import list_choices
    from spotisle.dice.advice_json import read_line
    from spotisle.dice.advice_text import explain
    from spotisle.dice.sheet import CROSS

    console = Console()
    try:
        position = read_line(line)
    except SpotisleError as error:
        console.print(f"cannot answer: {error}", markup=False)
        return False
    table = open_table_with_bar(joker_next_turn=position.joker_next_turn)
    if position.dice:
        console.print(list_choices(explain(position, table)))
    else:
        value = table.value(position.sheet, position.turns_left)
        final = value + position.sheet.points + CROSS * position.crosses
        console.print(f"{value:.2f} points still to come, expected final score {final:.2f}")
    return True


@cache
def open_table_with_bar(*, joker_next_turn: bool, fresh: bool = False) -> "ValueTable":
    """Return the solved table; show a progress bar while it is being solved."""
    from spotisle.dice import TURNS
    from spotisle.dice.solver.table import open_table, solve_and_store

    def notice(text: str) -> None:
        click.echo(f"spotisle: {text}", err=True)

    with bar("solving island dice", TURNS) as progress:
        find = solve_and_store if fresh else open_table
        return find(joker_next_turn=joker_next_turn, progress=progress, notice=notice)


@contextmanager
def bar(text: str, steps: int) -> "Iterator[Progress]":
    """Show a progress bar on stderr, from the first finished step to the last."""
    from rich.progress import BarColumn, TextColumn, TimeElapsedColumn

    shown = make_progress(TextColumn(text), BarColumn(), TimeElapsedColumn())
    task = shown.add_task(text, total=steps, visible=False)

    def progress(done: int) -> None:
        shown.start()
        shown.update(task, completed=done, visible=True)

    try:
        yield progress
    finally:
        shown.stop()
