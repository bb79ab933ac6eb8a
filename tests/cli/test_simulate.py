"""`spotisle simulate`, as a person calls it."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from spotisle.cli import spotisle
from spotisle.cli.group import run


def simulated(*arguments: str) -> str:
    result = CliRunner().invoke(
        spotisle, ["simulate", *arguments, "--workers", "1"], catch_exceptions=False
    )
    assert result.exit_code == 0, result.output
    return result.output


def simulated_json(*arguments: str) -> Any:
    return json.loads(simulated(*arguments, "--json"))


def test_a_table_names_every_seat_with_its_bot() -> None:
    printed = simulated("tower", "--games", "5", "--players", "3", "--bots", "child,expert")
    assert "tower, 3 players, 5 games, seed 1, reflex model" in printed
    for line in ("seat 1  child", "seat 2  expert", "seat 3  child"):
        assert line in printed


def test_json_holds_rates_with_intervals_lengths_and_verdicts() -> None:
    summary = simulated_json("well", "--games", "6", "--option", "end=last_left")
    assert summary["options"] == {"end": "last_left"}
    assert [side["bots"] for side in summary["sides"]] == [["casual"], ["sharp"]] * 2
    for side in summary["sides"]:
        assert 0 <= side["wins"]["low"] <= side["wins"]["rate"] <= side["wins"]["high"] <= 1
    assert sum(side["wins"]["count"] for side in summary["sides"]) + summary["ties"]["count"] == 6
    assert set(summary["verdicts"]) == {"ok", "late", "wrong", "illegal"}
    assert summary["seconds"]["p5"] <= summary["seconds"]["median"] <= summary["seconds"]["p95"]


def test_island_games_are_counted_by_team_and_have_points() -> None:
    summary = simulated_json("ports", "--games", "3", "--players", "5")
    assert [side["name"] for side in summary["sides"]] == ["blue", "orange", "red"]
    assert [len(side["bots"]) for side in summary["sides"]] == [2, 2, 1]
    assert all(side["points"]["mean"] >= 0 for side in summary["sides"])


@pytest.mark.parametrize("mode", ["series", "tournament", "beginner", "adventure"])
def test_a_series_can_be_simulated(mode: str) -> None:
    summary = simulated_json(mode, "--games", "2")
    assert summary["games"] == 2
    scores = [side["score"]["mean"] for side in summary["sides"]]
    if mode in ("beginner", "adventure"):
        assert max(scores) >= 10 / 2
        assert [side["name"] for side in summary["sides"]] == ["blue", "orange"]


def test_options_of_a_series_and_of_its_minigames_are_read() -> None:
    summary = simulated_json(
        "beginner", "--games", "1", "--option", "games=ports", "--option", "ports.centre=single"
    )
    assert summary["options"] == {"games": "ports", "ports.centre": "single"}


def test_two_cards_more_make_a_longer_tower() -> None:
    few, all_cards = (
        simulated_json("tower", "--games", "20", "--option", f"cards={cards}") for cards in (55, 57)
    )
    taken = [sum(side["score"]["mean"] for side in each["sides"]) for each in (few, all_cards)]
    assert taken[1] - taken[0] == pytest.approx(2)


def test_dice_have_their_own_bots() -> None:
    summary = simulated_json("dice", "--games", "3", "--bots", "random")
    assert summary["game"] == "island_dice"
    assert summary["claims"] is None


@pytest.mark.parametrize(
    ("suffix", "start"), [(".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")]
)
@pytest.mark.parametrize("arguments", [("tower",), ("dice", "--bots", "random"), ("duel",)])
def test_a_plot_is_a_picture(
    arguments: tuple[str, ...], suffix: str, start: bytes, tmp_path: Path
) -> None:
    path = tmp_path / f"wins{suffix}"
    simulated(*arguments, "--games", "4", "--plot", str(path))
    assert path.read_bytes().startswith(start)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["hanoi"], "no game 'hanoi'; games are tower, well"),
        (["practice"], "practice has no end"),
        (["tower", "--bots", "quick"], "no bot 'quick'; there are slow, child"),
        (["tower", "--bots", "casual,"], "no bot ''"),
        (["tower", "--players", "9"], "tower is for 2 to 8 players, not 9"),
        (["tower", "--option", "rounds=3"], "tower has no option 'rounds'; there are penalty"),
        (["well", "--option", "end"], "--option end: must be KEY=VALUE"),
        (["well", "--option", "end=never"], "options.end: must be one of first_out, last_left"),
        (["well", "--option", "penalty=all"], "options.penalty: must be one of lock, freeze, none"),
        (["well", "--option", "first=9"], "options.first: seats are 0 to 3"),
        (["tower", "--deck", "custom:6"], "order 6 has no plane here"),
        (["tower", "--deck", "custom:2", "--players", "8"], "needs at least 9 cards, not 7"),
        (["welcome", "--deck", "classic"], "played with the island deck"),
        (["tower", "--fast"], "No such option"),
        (["tournament", "--option", "tie=never"], "option tie"),
        (["series", "--option", "rounds=2"], "series has no option 'rounds'; there are preset"),
        (["dice", "--bots", "casual"], "no bot 'casual'; there are random"),
        (["dice", "--option", "x=1"], "only the option joker_next_turn"),
        (["tower", "--plot", "wins.bmp"], "the name must end in .png"),
        (["tower", "--plot", "/nowhere/wins.png"], "there is no folder /nowhere"),
        (["tower", "--games", "0"], "0 is not in the range"),
        (["tower", "--games", "9" * 20], "is not in the range"),
        (["dice", "--players", "9" * 20], "island_dice is for 1 to 64 players"),
        (["tower", "--farm", "nonsense"], "'nonsense' is not a farm's address"),
    ],
)
def test_a_mistake_is_one_clear_line(
    arguments: list[str], said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run(spotisle, ["simulate", *arguments])
    assert left.value.code == 2
    written = capfd.readouterr().err
    assert said in written
    assert written.count("\n") == 1
