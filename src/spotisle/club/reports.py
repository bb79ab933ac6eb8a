"""Reports of a club night for the organiser: the people, and how they stand, as CSV and JSON."""

from msgspec import Struct

from spotisle.club.names import NameBook
from spotisle.club.spreadsheet import write_csv
from spotisle.club.state import ClubState


class PersonReport(Struct, frozen=True):
    """One line of the report."""

    person: int
    name: str
    place: int
    points: float
    rounds: dict[int, float]
    met: int
    fastest: float | None


def report_people(club: ClubState, names: NameBook, *, with_names: bool) -> list[PersonReport]:
    """Return everybody who is there, the best first; placeholders unless `with_names`."""
    totals = club.totals()
    lines: list[PersonReport] = []
    place = 1
    for group in club.ranking():
        for person in group:
            sealed = club.names.get(person) if with_names else None
            lines.append(
                PersonReport(
                    person=person,
                    name=names.open(sealed, person),
                    place=place,
                    points=totals[person],
                    rounds=club.points.get(person, {}),
                    met=len(club.met.get(person, ())),
                    fastest=club.fastest.get(person),
                )
            )
        place += len(group)
    return lines


def write_people_csv(lines: list[PersonReport], rounds: int) -> str:
    """Return CSV with one line per person."""
    numbers = range(1, rounds + 1)
    headings = ["person", "name", "place", "points", *(f"round {number}" for number in numbers)]
    rows: list[list[object]] = [[*headings, "met", "fastest seconds"]]
    for line in lines:
        earned = [line.rounds.get(number, "") for number in numbers]
        standing = [line.person, line.name, line.place, line.points]
        rows.append([*standing, *earned, line.met, line.fastest or ""])
    return write_csv(rows)
