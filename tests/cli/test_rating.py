"""`spotisle rating`, over the files that the organiser's desk saves."""

from pathlib import Path

import msgspec
from click.testing import CliRunner

from spotisle.cli import spotisle
from spotisle.club.reports import PersonReport, write_people_csv


def save(file: Path, *names: str) -> str:
    lines = [
        PersonReport(number, name, number, 12.0 / number, {}, 2, None)
        for number, name in enumerate(names, start=1)
    ]
    file.write_text(write_people_csv(lines, 1))
    return str(file)


def test_ratings_match_people_by_name(tmp_path: Path) -> None:
    files = [
        save(tmp_path / "1.csv", "Ann", "Bo", "Merry Hen"),
        save(tmp_path / "2.csv", "Ann", "Kind Owl", "Bo"),
    ]
    printed = CliRunner().invoke(spotisle, ["rating", *files]).output.splitlines()
    assert [line.split()[1] for line in printed] == ["Ann", "Bo"]
    assert all(line.endswith("% ahead of average, 2 evenings") for line in printed)
    rows = msgspec.json.decode(CliRunner().invoke(spotisle, ["rating", "--json", *files]).output)
    assert [row["name"] for row in rows] == ["Ann", "Bo"]


def test_a_file_without_names_is_refused_in_one_line(tmp_path: Path) -> None:
    file = save(tmp_path / "1.csv", "player 1", "player 2")
    result = CliRunner().invoke(spotisle, ["rating", file])
    assert "has no names" in str(result.exception)
    (tmp_path / "2.csv").write_bytes(b"\xff\xfe,")
    result = CliRunner().invoke(spotisle, ["rating", str(tmp_path / "2.csv")])
    assert "not a CSV file of people" in str(result.exception)
