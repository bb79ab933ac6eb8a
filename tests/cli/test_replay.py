"""`spotisle replay`: one record, a stream of them, and broken ones."""

import json
from pathlib import Path

from tests.cli.test_deck import run
from tools.examples import series_record

RECORD = {
    "format": "spotisle.record/1",
    "game": "duel",
    "deck": "classic",
    "seats": ["ann", "bob"],
    "options": {},
    "deal": [0, 1],
    "moves": [{"seat": "bob", "symbol": 2}, {"seat": "bob", "symbol": 1}],
}
RESULT = {
    "verdicts": ["wrong", "ok"],
    "reasons": ["not_on_target", "match"],
    "finished": True,
    "scores": {"ann": 0, "bob": 1},
    "ranking": [["bob"], ["ann"]],
    "points": {},
}
BROKEN = {**RECORD, "deal": [0, 0]}


def test_a_record_spread_over_lines_gives_one_object(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(RECORD, indent=2))
    printed = run("replay", str(file))
    assert json.loads(printed.stdout) == RESULT
    assert printed.returncode == 0


def test_a_stream_gives_a_line_for_each_record_and_goes_on_after_a_broken_one() -> None:
    lines = [json.dumps(RECORD), json.dumps(BROKEN), "", "{junk", json.dumps(RECORD)]
    printed = run("replay", "-", given="\n".join(lines))
    results = [json.loads(line) for line in printed.stdout.splitlines()]
    assert results[0] == results[3] == RESULT
    assert results[1] == {"error": "deal: a card is there twice"}
    assert results[2]["error"].startswith("record: not JSON")
    assert printed.returncode == 2
    assert printed.stderr.count("\n") == 1


def test_a_stream_that_begins_with_junk_goes_on_too() -> None:
    printed = run("replay", "-", given="junk\n" + json.dumps(RECORD) + "\n")
    assert [("error" in json.loads(line)) for line in printed.stdout.splitlines()] == [True, False]


def test_a_wrong_outcome_is_refused_only_when_asked() -> None:
    lying = json.dumps({**RECORD, "outcome": {"scores": {"ann": 1, "bob": 0}}})
    assert run("replay", "-", given=lying).returncode == 0
    printed = run("replay", "-", "--verify", given=lying)
    assert printed.returncode == 2
    assert "outcome.scores" in printed.stderr


def test_empty_input_is_refused() -> None:
    printed = run("replay", "-", given="\n\n")
    assert (printed.returncode, printed.stdout) == (2, "")
    assert "empty" in printed.stderr


def test_the_record_of_a_series_gives_its_standing_in_json_or_to_read(tmp_path: Path) -> None:
    file = tmp_path / "series.json"
    file.write_text(json.dumps(series_record()))
    printed = run("replay", str(file))
    assert json.loads(printed.stdout)["ranking"] == [["bob"], ["ann"]]
    file.write_text(file.read_text().replace('"ann"', '"[/b]ann"'))
    shown = run("replay", "--show", str(file)).stdout.splitlines()
    assert shown[0] == "series: [/b]ann, bob"
    assert shown[-2:] == ["1. bob 1", "2. [/b]ann 1"]


def test_a_game_is_shown_move_by_move() -> None:
    moves = [{"seat": "[b]ob", "symbol": 2, "at": 1.5}, {"seat": "[b]ob", "symbol": 1, "at": 3}]
    named = {**RECORD, "seats": ["ann", "[b]ob"], "moves": moves}
    shown = run("replay", "--show", "-", given=json.dumps(named)).stdout
    assert "1.5      [b]ob" in shown
    assert "wrong: not on target" in shown
    assert "1. [b]ob 1" in shown


def test_control_characters_are_escaped_and_huge_times_are_accepted() -> None:
    moves = [{"seat": "\x1b[2Jbob", "symbol": 1, "at": 10**320}]
    crooked = {**RECORD, "seats": ["ann", "\x1b[2Jbob"], "moves": moves}
    printed = run("replay", "--show", "-", given=json.dumps(crooked))
    assert (printed.returncode, printed.stderr) == (0, "")
    assert "\x1b" not in printed.stdout
    assert "1. ?[2Jbob 1" in printed.stdout
