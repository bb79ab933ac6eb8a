"""`spotisle seating`: seat many people at several tables so that they meet as many as possible."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from spotisle.cli.io import open_input, print_json, write_atomically
from spotisle.errors import SpotisleError, explain_problem

if TYPE_CHECKING:
    from spotisle.seating import SeatingPlan
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
@click.option("--names", metavar="FILE", help="Names to use instead of numbers, one per line.")
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
    names: str | None,
    seed: int,
    history: str | None,
    pdf: Path | None,
    *,
    as_json: bool,
) -> None:
    """Seat PEOPLE at tables for several rounds, so that everyone meets as many others as possible.

    People have the numbers 0 to PEOPLE - 1, the same on paper, in options and in JSON. With
    --names, paper and options have names instead; JSON always has numbers: the first name is 0.

    \b
    A club of 17:             spotisle seating 17 --table 4 --rounds 5
    Sizes to choose from:     spotisle seating 12 --rounds 4 --sizes 3-5
    Two who must not meet:    spotisle seating 28 --apart 3,17
    Two friends:              spotisle seating 28 --together 4,5
    Slips and table cards:    spotisle seating 17 --pdf evening.pdf
    With names:               spotisle seating 28 --names class.txt --apart Ana,Ben
    The rest of an evening:   spotisle seating 18 --rounds 2 --history played.json

    --history takes the output of --json, cut to the rounds that were played. A list "gone" in it
    names people who have left.
    """
    from spotisle.seating import SeatingRequest, describe, plan_seating
    from spotisle.seating.words import format_plan

    known = _read_names(names, people)
    past = _read_history(history)
    request = SeatingRequest(
        people=people,
        rounds=rounds,
        table=table,
        sizes=_parse_sizes(sizes),
        apart=tuple(_parse_people("--apart", group, known) for group in apart),
        together=tuple(_parse_people("--together", group, known) for group in together),
        history=past.rounds,
        gone=past.gone,
        seed=seed,
    )
    plan = plan_seating(request)
    if pdf:
        _write_pdf(pdf, plan, known)
    if as_json:
        print_json(plan)
        return
    click.echo(describe(plan) + "\n")
    if not known:
        click.echo(f"People have the numbers 0 to {people - 1}.\n")
    click.echo(format_plan(plan, known or [f"{person:>3}" for person in range(people)]))
    if pdf:
        click.echo(f"{pdf}: slips and table cards; print and cut along the lines.")


def _write_pdf(pdf: Path, plan: "SeatingPlan", names: "list[str]") -> None:
    from spotisle.art.fonts import describe_undrawable, find_undrawable
    from spotisle.printing.pdf import render_pdf
    from spotisle.printing.seating import build_seating_book
    from spotisle.seating import describe

    if missing := find_undrawable("".join(names)):
        click.echo(f"warning: left out of names: {describe_undrawable(missing)}", err=True)
    write_atomically(pdf, render_pdf(build_seating_book(plan.rounds, describe(plan), names)))


def _read_history(file: str | None) -> "History":
    import msgspec

    from spotisle.seating.request import History

    if file is None:
        return History(rounds=())
    body = _read_file("--history", file)
    try:
        return msgspec.json.decode(body, type=History)
    except msgspec.DecodeError as error:
        raise SpotisleError(f"--history {file}: not a plan: {explain_problem(error)}") from None


def _read_names(file: str | None, people: int) -> list[str]:
    """Return everybody's name, in the order of their numbers; nothing without a file."""
    if file is None:
        return []
    from spotisle.rooms.names import clean_name

    try:
        text = _read_file("--names", file).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SpotisleError(f"--names {file}: not a text file in UTF-8") from None
    names = [name for line in text.splitlines() if (name := clean_name(line))]
    if len(names) != people:
        raise SpotisleError(
            f"--names {file}: has {len(names)} names, but there are {people} people"
        )
    for name in names:
        if names.count(name) > 1:
            raise SpotisleError(f"--names {file}: has {name} more than once")
    return names


def _read_file(option: str, file: str) -> bytes:
    with open_input(file) as source:
        body = source.read(MAX_FILE_BYTES + 1)
    if len(body) > MAX_FILE_BYTES:
        raise SpotisleError(f"{option} {file}: too large")
    return body


MAX_FILE_BYTES = 1_000_000


def _parse_sizes(sizes: str | None) -> tuple[int, int] | None:
    if sizes is None:
        return None
    least, _, most = sizes.partition("-")
    try:
        return int(least), int(most or least)
    except ValueError:
        raise SpotisleError(f"--sizes {sizes}: must be two numbers, as in 3-5") from None


def _parse_people(option: str, group: str, names: list[str]) -> tuple[int, ...]:
    """Return the numbers of the people in a list of numbers, or of names if they have names."""
    words = [word.strip() for word in group.split(",")]
    example = ",".join(names[:2] or ["3", "17"])
    try:
        people = tuple(names.index(word) if names else int(word) for word in words)
    except ValueError:
        what = "names from --names" if names else "numbers"
        raise SpotisleError(f"{option} {group}: must be {what}, as in {example}") from None
    if len(set(people)) < 2:
        raise SpotisleError(f"{option} {group}: must name at least two people, as in {example}")
    return people
