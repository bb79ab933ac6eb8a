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
        "17 people: tables of 4, 4, 3, 3, 3; 5 rounds; nobody meets twice\n\n"
        "People have the numbers 0 to 16.\n\nRound 1\n"
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


def test_paper_says_which_person_sits_at_which_table_in_which_round(tmp_path: Path) -> None:
    file = tmp_path / "evening.pdf"
    run("13", "--rounds", "3", "--pdf", str(file))
    pages = [page.extract_text() for page in PdfReader(file).pages]
    assert len(pages) == 2 + 2
    plan = json.loads(run("13", "--rounds", "3", "--json").stdout)
    slips, cards = "\n".join(pages[:2]), "\n".join(pages[2:])
    assert all(f"Person {person}\n" in f"{slips}\n" for person in range(13))
    for number, tables in enumerate(plan["rounds"], start=1):
        assert slips.count(f"Round {number}: table 1") == len(tables[0])
        assert all(f"Round {number}: {', '.join(map(str, table))}" in cards for table in tables)
    assert all(f"Table {table}" in cards for table in range(1, 5))


def test_paper_has_every_round_of_a_long_evening(tmp_path: Path) -> None:
    file = tmp_path / "evening.pdf"
    run("8", "--rounds", "30", "--pdf", str(file))
    assert PdfReader(file).pages[0].extract_text().count("Round 30: table") == 8


def test_names_are_on_paper_in_the_terminal_and_in_options(tmp_path: Path) -> None:
    people = ["Ana & Bo", "Ben", "Zoë", "Cem", "Łukasz", "Dot", "Eva", "Max"]
    names, file = tmp_path / "names.txt", tmp_path / "evening.pdf"
    names.write_text("\n".join(people) + "\n", encoding="utf-8")
    wishes = ("--names", str(names), "--apart", "Ben,Zoë", "--together", "Cem, Max")
    printed = run("8", "--rounds", "2", *wishes, "--pdf", str(file)).stdout
    tables = [line.split(":")[1] for line in printed.splitlines() if " table " in line]
    assert all(sum(name in table for table in tables) == 2 for name in people)
    assert all(("Cem" in table) == ("Max" in table) for table in tables)
    assert not any("Ben" in table and "Zoë" in table for table in tables)
    paper = "\n".join(page.extract_text() for page in PdfReader(file).pages)
    assert all(paper.count(name) == 3 for name in people), "a slip, and a table in each round"
    plan = json.loads(run("8", "--rounds", "2", *wishes, "--json").stdout)
    assert all(((3 in table) == (7 in table)) for tables in plan["rounds"] for table in tables)


def test_numbers_are_the_same_in_the_terminal_and_in_json() -> None:
    printed = run("9", "--table", "3", "--rounds", "4").stdout
    plan = json.loads(run("9", "--table", "3", "--rounds", "4", "--json").stdout)
    assert "\nPeople have the numbers 0 to 8.\n" in printed
    listed = [line.split(":")[1].split() for line in printed.splitlines() if " table " in line]
    assert listed == [[str(p) for p in table] for tables in plan["rounds"] for table in tables]


def test_bad_input_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("[1")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"rounds": 5}')
    other = tmp_path / "other.json"
    other.write_text('{"people": 9}')
    names = tmp_path / "names.txt"
    names.write_text("Ana\nBen\nAna\n")
    two = tmp_path / "two.txt"
    two.write_text("Ana\nBen\n")
    for arguments, words in (
        (("1",), "people: must be 2 to 500, not 1"),
        (("9", "--sizes", "x"), "--sizes x: must be two numbers, as in 3-5"),
        (("9", "--apart", "1"), "--apart 1: must name at least two people, as in 3,17"),
        (("9", "--apart", "1,9"), "there is no person 9: people have the numbers 0 to 8"),
        (("3", "--names", str(names)), "has Ana more than once"),
        (("9", "--names", str(two)), "has 2 names, but there are 9 people"),
        (("2", "--names", str(two), "--apart", "0,1"), "must be names from --names, as in Ana,Ben"),
        (("9", "--history", str(broken)), "not a plan"),
        (("9", "--history", str(wrong)), "not a plan: rounds: must be a list"),
        (("9", "--history", str(other)), "not a plan: `rounds` is missing"),
        (("nine",), "'nine' is not a valid integer"),
    ):
        failed = run(*arguments)
        assert failed.returncode == 2
        assert words in failed.stderr
        assert failed.stderr.count("\n") == 1
