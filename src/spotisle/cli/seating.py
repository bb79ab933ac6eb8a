"""`spotisle seating`: seat many people at several tables so that they meet as many as possible."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from spotisle.cli.io import open_input, print_json, write_atomically
from spotisle.errors import SpotisleError, explain_problem

if TYPE_CHECKING:
    from spotisle.seating.request import History


@click.command(short_help="Seat many people at several tables for several rounds.")
@click.argument("people", type=int)
@click.option("--table", type=int, default=4, show_default=True, help="Most people at one table.")
@click.option("--rounds", type=int, default=5, show_default=True, help="Number of rounds.")
@click.option(
    "--sizes", metavar="3-5", help="Allowed table sizes; it picks those with the fewest repeats."
)
@click.option(
    "--apart", multiple=True, metavar="A,B", help="Never seat them together; can be repeated."
)
@click.option(
    "--together", multiple=True, metavar="C,D", help="Always seat them together; can be repeated."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Same seed, same plan.")
@click.option("--history", metavar="FILE", help="Rounds played before, as --json prints them.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
@click.option(
    "--pdf",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write name slips and table cards to print.",
)
def seating(
    people: int,
    table: int,
    rounds: int,
    sizes: str | None,
    apart: tuple[str, ...],
    together: tuple[str, ...],
    seed: int,
    history: str | None,
    pdf: Path | None,
    *,
    as_json: bool,
) -> None:
    """Seat PEOPLE at tables for several rounds, so that everyone meets as many others as possible.

    People are numbered from 0 to PEOPLE - 1, on paper, in JSON and in options.

    \b
    A club of 17:             spotisle seating 17 --table 4 --rounds 5
    Sizes to choose from:     spotisle seating 12 --rounds 4 --sizes 3-5
    Two who must not meet:    spotisle seating 28 --apart 3,17
    Two friends:              spotisle seating 28 --together 4,5
    Name slips to print:      spotisle seating 17 --pdf evening.pdf
    The rest of an evening:   spotisle seating 18 --rounds 2 --history played.json

    --history takes the output of --json, cut to the rounds that were played. A list "gone" in it
    names people who have left.
    """
    from spotisle.seating import SeatingRequest, describe, plan_seating
    from spotisle.seating.words import format_plan

    past = _read_history(history)
    request = SeatingRequest(
        people=people,
        rounds=rounds,
        table=table,
        sizes=_parse_sizes(sizes),
        apart=tuple(_parse_people("--apart", group) for group in apart),
        together=tuple(_parse_people("--together", group) for group in together),
        history=past.rounds,
        gone=past.gone,
        seed=seed,
    )
    plan = plan_seating(request)
    if pdf:
        from spotisle.printing.pdf import render_pdf
        from spotisle.printing.seating import build_seating_book

        write_atomically(pdf, render_pdf(build_seating_book(plan.rounds, describe(plan))))
    if as_json:
        print_json(plan)
        return
    click.echo(describe(plan) + "\n")
    click.echo(format_plan(plan, str))
    if pdf:
        click.echo(f"{pdf}: name slips and table cards; print and cut along the lines.")


def _read_history(file: str | None) -> "History":
    import msgspec

    from spotisle.seating.request import History

    if file is None:
        return History()
    with open_input(file) as source:
        body = source.read(MAX_HISTORY_BYTES + 1)
    if len(body) > MAX_HISTORY_BYTES:
        raise SpotisleError(f"--history {file}: too large")
    try:
        return msgspec.json.decode(body, type=History)
    except msgspec.DecodeError as error:
        raise SpotisleError(f"--history {file}: not a plan: {explain_problem(error)}") from None


MAX_HISTORY_BYTES = 1_000_000


def _parse_sizes(sizes: str | None) -> tuple[int, int] | None:
    if sizes is None:
        return None
    least, _, most = sizes.partition("-")
    try:
        return int(least), int(most or least)
    except ValueError:
        raise SpotisleError(f"--sizes {sizes}: must be two numbers, as in 3-5") from None


def _parse_people(option: str, group: str) -> tuple[int, ...]:
    try:
        people = tuple(int(person) for person in group.split(","))
    except ValueError:
        raise SpotisleError(f"{option} {group}: must be numbers, as in 3,17") from None
    if len(set(people)) < 2:
        raise SpotisleError(f"{option} {group}: must name at least two people, as in 3,17")
    return people
