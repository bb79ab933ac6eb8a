import json
import re
from pathlib import Path

import pytest

from spotisle.cli.dice import dice
from spotisle.cli.group import run
from spotisle.records import read_text, replay
from tests.dice.kit import written_texts

POSITION = ("--turns-left", "2", "--board", "road:0", "--target", "6", "--crosses", "1")


def spotisle_dice(
    capfd: pytest.CaptureFixture[str], *arguments: str, code: int = 0
) -> tuple[str, str]:
    with pytest.raises(SystemExit) as left:
        run(dice, arguments)
    assert left.value.code == code
    return capfd.readouterr()


@pytest.fixture
def game(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Path:
    """The record of a whole game at the terminal; the player builds the first thing offered."""
    lines = tmp_path / "lines"
    lines.write_text("k 1 2\nwhat?\nb 1\nb castle\ne\n" * 60)
    with lines.open() as source:
        monkeypatch.setattr("sys.stdin", source)
        out, _ = spotisle_dice(
            capfd, "play", "--bots", "greedy", "--seed", "2", "--save", str(tmp_path / "game.json")
        )
    assert "The game is over." in out
    assert "Not possible: there is no such thing on the sheet." in out
    return tmp_path / "game.json"


def test_a_game_played_at_the_terminal_leaves_a_record(game: Path) -> None:
    record = read_text(game.read_bytes())
    result = replay(record)
    assert result.finished
    assert set(result.verdicts) == {"ok"}
    assert list(result.scores) == ["you", "greedy bot 1"]


def test_hints_are_shown_when_asked_for(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "lines").write_text("h\nq\n")
    with (tmp_path / "lines").open() as source:
        monkeypatch.setattr("sys.stdin", source)
        out, _ = spotisle_dice(capfd, "play", "--seed", "4")
    assert "final score" in out
    assert "You left the game before its end." in out


def test_a_game_is_analysed_and_drawn(
    capfd: pytest.CaptureFixture[str], game: Path, tmp_path: Path
) -> None:
    out, _ = spotisle_dice(capfd, "analyse", str(game), "--plot", str(tmp_path / "game.svg"))
    assert "at the start" in out
    names = [text.split("  ")[-1] for text in written_texts(tmp_path / "game.svg")]
    assert names[-2:] == ["you", "greedy bot 1"]
    out, _ = spotisle_dice(capfd, "analyse", str(game), "--json")
    assert [review["seat"] for review in json.loads(out)] == ["you", "greedy bot 1"]


@pytest.mark.usefixtures("solved")
def test_solve_prints_the_value_to_six_decimals(capfd: pytest.CaptureFixture[str]) -> None:
    out, _ = spotisle_dice(capfd, "solve")
    assert out.startswith("94.790335 points expected in 15 turns (")
    out, _ = spotisle_dice(capfd, "solve", "--joker-next-turn")
    assert out.startswith("94.264066 points expected in 15 turns (")


def test_advise_answers_line_by_line(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    questions = tmp_path / "questions"
    questions.write_text('{"built": [], "turns_left": 15}\n\nnonsense\n{"built": 1}\n[]\n')
    out, _ = spotisle_dice(capfd, "advise", str(questions), code=1)
    answers = [json.loads(line) for line in out.splitlines()]
    assert [list(answer) for answer in answers] == [["value"], ["error"], ["error"], ["error"]]
    out, _ = spotisle_dice(capfd, "advise", "--explain", str(questions), code=1)
    assert out.startswith("94.79 points still to come, expected final score 94.79")
    spotisle_dice(capfd, "advise", "--workers", "1", str(questions), code=1)
    questions.write_text('{"built": ["settlement:3"], "turns_left": 15, "crosses": 0}')
    out, _ = spotisle_dice(capfd, "advise", "--explain", str(questions))
    coming, final = re.findall(r"\d+\.\d+", out)
    assert float(final) == pytest.approx(float(coming) + 3)


def test_odds_compare_the_mean_with_the_target(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPOTISLE_CACHE", str(tmp_path))
    now = ("--dice", "ore,grain,wool,gold,gold,brick", "--rolls-left", "1")
    out, _ = spotisle_dice(capfd, "odds", *POSITION, *now)
    assert "playing for the target" in out
    out, _ = spotisle_dice(capfd, "odds", *POSITION, "--json")
    answer = json.loads(out)
    assert 0 < answer["chance"] < answer["best_chance"] < 1
    assert sum(answer["spread"].values()) == pytest.approx(1)


def test_odds_are_answered_from_what_was_computed_before(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPOTISLE_CACHE", str(tmp_path))
    ask = ("odds", *POSITION, "--json")
    out, _ = spotisle_dice(capfd, *ask)
    (kept,) = tmp_path.glob("island-dice-*.json")
    answer = json.loads(kept.read_bytes())
    assert answer == json.loads(out)
    kept.write_text(json.dumps(answer | {"chance": 0.125}))
    again, _ = spotisle_dice(capfd, *ask)
    assert json.loads(again)["chance"] == 0.125
    other, _ = spotisle_dice(capfd, *ask, "--crosses", "2")
    assert json.loads(other)["chance"] != 0.125
    kept.write_text("{")
    mended, _ = spotisle_dice(capfd, *ask)
    assert json.loads(mended) == answer == json.loads(kept.read_bytes())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["advise", "nowhere.jsonl"], "cannot read nowhere.jsonl"),
        (["analyse", "nowhere.json"], "cannot read nowhere.json"),
        (["odds", "--target", "90", "--board", "road:1"], "road:1 cannot stand there"),
        (["odds", "--target", "90", "--jokers-used", "x"], "--jokers-used"),
        (["odds"], "--target"),
        (["play", "--bots", "clever"], "no bot 'clever'"),
    ],
)
def test_mistakes_are_one_line(
    capfd: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    out, err = spotisle_dice(capfd, *arguments, code=2)
    assert out == ""
    assert err.count("\n") == 1
    assert said in err
