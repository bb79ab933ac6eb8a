"""`spotisle dice analyse` and `odds`: review a game, and compute the odds of a score."""

from bisect import bisect_left
from collections import defaultdict
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from spotisle.cli.dice import NEXT_TURN_HELP, bar, open_table_with_bar
from spotisle.cli.io import open_input
from spotisle.dice import TURNS
from spotisle.dice.advice_json import read_question
from spotisle.dice.advice_text import choice_text
from spotisle.dice.adviser import rank_choices
from spotisle.dice.review import Review
from spotisle.dice.solver.turn import Position
from spotisle.errors import SpotisleError

if TYPE_CHECKING:
    from spotisle.dice.solver.best_chance import TargetPlan
    from spotisle.dice.solver.odds import ScoreOdds

MIN_LISTED_COST = 0.01
"""Decisions that cost less than this are not listed."""
MAX_LISTED = 10
"""How many costly decisions are listed at most."""


@click.command(short_help="Look back at a game: luck and skill.")
@click.argument("record")
@click.option("--plot", type=click.Path(path_type=Path), help="Draw the game: a .png or .svg file.")
@click.option("--json", "as_json", is_flag=True, help="Print every event as JSON.")
def analyse(record: str, plot: Path | None, *, as_json: bool) -> None:
    """Look back at a recorded game: what each decision cost, and what the dice gave.

    RECORD is a file with one game record, or - for standard input. The final score is the optimum
    at the start, plus luck, minus what decisions cost.
    """
    import msgspec

    from spotisle.dice.replay import read as read_record
    from spotisle.dice.review import analyse as review
    from spotisle.dice.review_plot import plot as draw
    from spotisle.records import read_text

    with open_input(record) as source:
        game = read_text(source.read())
    table = open_table_with_bar(joker_next_turn=read_record(game).joker_next_turn)
    reviews = review(game, table)
    if plot is not None:
        draw(reviews, plot)
    if as_json:
        click.echo(msgspec.json.encode(reviews))
    else:
        for seat in reviews:
            _print_review(seat, Console())


def _print_review(review: Review, console: Console) -> None:
    console.print(f"\n{review.seat}", style="bold", markup=False)
    score = f"{review.score} points" if review.finished else f"{review.expected:.2f} expected"
    console.print(
        f"{review.start:.2f} at the start {review.luck:+.2f} luck {-review.regret:+.2f} decisions "
        f"= {review.expected:.2f} ({score})",
        highlight=False,
    )
    costly = sorted(
        (event for event in review.events if event.regret >= MIN_LISTED_COST),
        key=lambda e: -e.regret,
    )
    if not costly:
        console.print("every decision was the best possible", style="green")
        return
    table = Table("turn", "costs", "did", "better", box=None, pad_edge=False)
    for event in costly[:MAX_LISTED]:
        table.add_row(str(event.turn), f"{event.regret:.2f}", event.did, event.best)
    console.print(table)
    if smaller := costly[MAX_LISTED:]:
        lost = sum(event.regret for event in smaller)
        console.print(f"and {len(smaller)} smaller ones, {lost:.2f} in total", highlight=False)


@click.command(short_help="Show how likely a score is, and how to reach it.")
@click.option("--target", type=int, required=True, help="The score to reach.")
@click.option("--board", default="", help="What you have built: road:0,settlement:3,knight:1 ...")
@click.option("--jokers-used", default="", help="Knights whose joker you have used: 1,2 ...")
@click.option(
    "--turns-left",
    type=int,
    default=TURNS,
    show_default=True,
    help="Turns left, counting the current one.",
)
@click.option("--crosses", type=int, default=0, show_default=True, help="Crosses so far.")
@click.option("--dice", "faces", default="", help="During a turn, the six faces: ore,ore,gold ...")
@click.option("--rolls-left", type=int, help="During a turn: 2, 1 or 0.")
@click.option("--joker-next-turn", is_flag=True, help=NEXT_TURN_HELP)
@click.option("--json", "as_json", is_flag=True, help="Print JSON, with the chance of each score.")
def odds(
    target: int,
    board: str,
    jokers_used: str,
    turns_left: int,
    crosses: int,
    faces: str,
    rolls_left: int | None,
    *,
    joker_next_turn: bool,
    as_json: bool,
) -> None:
    """Show how likely a score is, and how to reach it.

    Compares two ways to play from a position: for the highest average, and for the best chance of
    at least --target points. With --dice and --rolls-left it also says what to do now.

    \b
    From the start:      spotisle dice odds --target 105
    I need 90 to win:    spotisle dice odds --target 90 --board road:0,road:2 --turns-left 9
    """
    position = read_question(
        {
            "built": _words(board),
            "jokers_used": _numbers("--jokers-used", jokers_used),
            "turns_left": turns_left,
            "joker_next_turn": joker_next_turn,
            "crosses": crosses,
            **({"dice": _words(faces)} if faces else {}),
            **({"rolls_left": rolls_left} if rolls_left is not None else {}),
        }
    )
    from spotisle.dice.solver.answers import remember

    answer = remember((position, target), lambda: _compute_odds(position, target))
    usual = {int(score): chance for score, chance in answer["spread"].items()}
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(answer))
    else:
        _print_odds(answer, usual)


def _compute_odds(position: Position, target: int) -> dict[str, object]:
    from spotisle.dice.solver.best_chance import plan_for_target
    from spotisle.dice.solver.odds import chance_of, mean_of, score_odds

    table = open_table_with_bar(joker_next_turn=position.joker_next_turn)
    with bar("working out the odds", position.turns_left) as progress:
        usual = score_odds(table, position, progress)
    with bar(f"playing for {target}", position.turns_left) as progress:
        plan = plan_for_target(position, target, progress)
    return {
        "mean": mean_of(usual),
        "target": target,
        "chance": chance_of(usual, target),
        "best_chance": plan.chance,
        **_now(position, plan),
        "spread": usual,
    }


def _now(position: Position, plan: "TargetPlan") -> dict[str, object]:
    """Return the best choice for the target with the current dice, and its chance."""
    if not position.dice:
        return {}
    solver = plan.solve_turn()
    best = rank_choices(solver, position)[0]
    return {
        "chance_now": solver.worth_of(position.dice, position.rolls_left),
        "do": choice_text(best),
    }


def _print_odds(answer: dict[str, object], usual: "ScoreOdds") -> None:
    console = Console(highlight=False)
    console.print(f"{answer['mean']:.2f} points expected; {_quantiles(usual)}")
    rows = (("playing for the mean", "chance"), ("playing for the target", "best_chance"))
    for text, key in rows:
        console.print(f"{text:>22}: {answer[key]:7.2%} chance of {answer['target']} or more")
    if "do" in answer:
        console.print(f"{'now':>22}: {answer['do']} ({answer['chance_now']:.2%})")
    console.print(_histogram(usual))


def _quantiles(usual: "ScoreOdds") -> str:
    """Return the median score and the range of most games, as a sentence."""
    scores = list(usual)
    below = list(accumulate(usual.values()))
    low, middle, high = (scores[bisect_left(below, part)] for part in (0.05, 0.5, 0.95))
    return f"half of all games reach {middle}, nine in ten end between {low} and {high}"


def _histogram(usual: "ScoreOdds", rows: int = 14, width: int = 50) -> Table:
    step = max(1, -(-(max(usual) - min(usual)) // rows))
    bins: defaultdict[int, float] = defaultdict(float)
    for score, chance in usual.items():
        bins[score // step * step] += chance
    table = Table(box=None, show_header=False, pad_edge=False)
    for first, chance in sorted(bins.items()):
        if chance >= 0.0005:
            scores = str(first) if step == 1 else f"{first} to {first + step - 1}"
            table.add_row(scores, f"{chance:.1%}", "█" * round(chance / max(bins.values()) * width))
    return table


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _numbers(option: str, text: str) -> list[int]:
    words = _words(text)
    if not all(map(str.isdecimal, words)):
        raise SpotisleError(f"{option}: must be whole numbers, as in 1,2")
    return [int(word) for word in words]
