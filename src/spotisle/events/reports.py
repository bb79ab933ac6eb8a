"""Reports of an event for the organiser: the people, and how they stand, as CSV and JSON."""

from msgspec import Struct

from spotisle.events.names import NameBook
from spotisle.events.spreadsheet import write_csv
from spotisle.events.state import EventState


class PersonReport(Struct, frozen=True):
    """One line of the report."""

    person: int
    name: str
    place: int
    points: float
    rounds: dict[int, float]
    met: int
    fastest: float | None


def report_people(event: EventState, names: NameBook, *, with_names: bool) -> list[PersonReport]:
    """Return everybody who is there, the best first; without names unless they are asked for."""
    totals = event.totals()
    lines: list[PersonReport] = []
    place = 1
    for group in event.ranking():
        for person in group:
            sealed = event.names.get(person) if with_names else None
            lines.append(
                PersonReport(
                    person=person,
                    name=names.open(sealed, person),
                    place=place,
                    points=totals[person],
                    rounds=event.points.get(person, {}),
                    met=len(event.met.get(person, ())),
                    fastest=event.fastest.get(person),
                )
            )
        place += len(group)
    return lines


def write_people_csv(lines: list[PersonReport], rounds: int) -> str:
    """Return one line a person."""
    numbers = range(1, rounds + 1)
    headings = ["person", "name", "place", "points", *(f"round {number}" for number in numbers)]
    rows: list[list[object]] = [[*headings, "met", "fastest seconds"]]
    for line in lines:
        earned = [line.rounds.get(number, "") for number in numbers]
        standing = [line.person, line.name, line.place, line.points]
        rows.append([*standing, *earned, line.met, line.fastest or ""])
    return write_csv(rows)
