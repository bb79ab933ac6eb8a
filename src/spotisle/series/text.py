"""Plans and standings in the form of a record: JSON, with seats and teams by name."""

from typing import Any

import msgspec
from msgspec.structs import replace

from spotisle.errors import locate_problem
from spotisle.records.names import Names, read_teams
from spotisle.rules import BrokenRecordError, Ranking, SetupError
from spotisle.rules.parsing import JsonObject, read_seats
from spotisle.series.plan import Plan
from spotisle.series.steps import Standing

SERIES_FORMAT = "spotisle.series/1"
SHARED_FIELDS = ("mode", "deck", "games", "options", "tie", "tie_game", "length", "picks")
"""Fields with the same name in a plan and in a record."""


def write_plan(plan: Plan, names: Names) -> dict[str, Any]:
    """Return the head of a record."""
    chosen = {key: value for key in SHARED_FIELDS if (value := getattr(plan, key)) is not None}
    head = {"format": SERIES_FORMAT, **chosen, "seats": names.seats}
    if names.teams:
        members = ([names.seats[seat] for seat in team] for team in names.teams.members)
        head["teams"] = names.by_side(list(members))
    if plan.bots is not None:
        head["bots"] = [names.seats[seat] for seat in plan.bots]
    return head


def read_plan(record: JsonObject) -> tuple[Plan, Names]:
    """Return the plan of a record and who sits where, the inverse of `write_plan`."""
    if record.get("format") != SERIES_FORMAT:
        raise BrokenRecordError(f"format: must be {SERIES_FORMAT!r}")
    seats = read_seats(record)
    head = {key: record[key] for key in SHARED_FIELDS if key in record}
    try:
        plan = msgspec.convert({**head, "players": len(seats)}, type=Plan)
        if "teams" in record:
            plan = replace(plan, teams=read_teams(record, seats))
        if "bots" in record:
            plan = replace(plan, bots=_read_bots(record, seats))
        plan.check()
    except msgspec.ValidationError as error:
        name, problem = locate_problem(error)
        raise BrokenRecordError(f"{name or 'plan'}: {problem}") from None
    except SetupError as error:
        raise BrokenRecordError(str(error)) from None
    return plan, Names(seats, plan.seating)


def _read_bots(record: JsonObject, seats: tuple[str, ...]) -> tuple[int, ...]:
    names = record["bots"]
    if not isinstance(names, list) or any(name not in seats for name in names):
        raise BrokenRecordError("bots: must be a list of seats")
    return tuple(seats.index(name) for name in names)


def write_standing(standing: Standing, names: Names) -> dict[str, Any]:
    """Return a standing by the names of seats or teams."""
    return {
        "finished": standing.finished,
        "totals": names.by_side(standing.totals),
        "ranking": _name_sides(standing.ranking, names),
        "sheet": [
            {
                "game": line.game,
                "gained": names.by_side(line.gained),
                "ranking": _name_sides(line.ranking, names),
            }
            for line in standing.sheet
        ],
    }


def _name_sides(ranking: Ranking, names: Names) -> list[list[str]]:
    return [[names.sides[side] for side in group] for group in ranking]
