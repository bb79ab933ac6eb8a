"""`spotisle seating`."""

import json
import subprocess
import sys
from pathlib import Path

from pypdf import PdfReader


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "spotisle", "seating", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_says_what_the_plan_gives_and_prints_it() -> None:
    printed = run("17", "--table", "4", "--rounds", "5").stdout
    assert printed.startswith(
        "17 people: tables of 4, 4, 3, 3, 3; 5 rounds; nobody meets twice\n\nRound 1\n"
    )
    assert "Round 5" in printed


def test_json_has_people_from_0_on() -> None:
    plan = json.loads(run("17", "--json").stdout)
    assert set(plan) == {"people", "rounds", "repeats", "bound", "short"}
    assert (plan["people"], plan["repeats"], plan["bound"]) == (17, 0, 0)
    assert len(plan["short"]) == 17
    assert sorted(person for table in plan["rounds"][0] for person in table) == list(range(17))


def test_history_plans_the_rest_of_an_evening(tmp_path: Path) -> None:
    played = json.loads(run("16", "--rounds", "2", "--json").stdout)
    file = tmp_path / "played.json"
    file.write_text(json.dumps(played | {"gone": [3]}))
    rest = json.loads(run("17", "--rounds", "2", "--history", str(file), "--json").stdout)
    assert sorted(p for table in rest["rounds"][0] for p in table) == [0, 1, 2, *range(4, 17)]


def test_pdf_has_slips_and_table_cards(tmp_path: Path) -> None:
    file = tmp_path / "evening.pdf"
    run("13", "--rounds", "3", "--pdf", str(file))
    assert len(PdfReader(file).pages) == 2 + 2


def test_bad_input_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("[1")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"rounds": 5}')
    for arguments, words in (
        (("1",), "people: must be 2 to 500, not 1"),
        (("9", "--sizes", "x"), "--sizes x: must be two numbers, as in 3-5"),
        (("9", "--apart", "1"), "--apart 1: must name at least two people, as in 3,17"),
        (("9", "--history", str(broken)), "not a plan"),
        (("9", "--history", str(wrong)), "not a plan: rounds: must be a list"),
        (("nine",), "'nine' is not a valid integer"),
    ):
        failed = run(*arguments)
        assert failed.returncode == 2
        assert words in failed.stderr
        assert failed.stderr.count("\n") == 1
