"""The stored playthroughs match what the games do today."""

from pathlib import Path

import pytest

from spotisle.rules import GAMES
from tests.playthroughs.script import SCRIPTS, Playthrough

HERE = Path(__file__).parent


def written(game: str) -> str:
    return (HERE / f"{game}.txt").read_text(encoding="utf-8")


def test_every_game_has_a_playthrough() -> None:
    assert set(SCRIPTS) == set(GAMES) == {file.stem for file in HERE.glob("*.txt")}


@pytest.mark.parametrize("game", SCRIPTS)
def test_a_game_plays_as_it_is_written(game: str) -> None:
    """After an intended change, regenerate them with `python -m tests.playthroughs`."""
    assert Playthrough(game).text() == written(game)


@pytest.mark.parametrize("game", SCRIPTS)
def test_a_playthrough_is_short_enough_to_read(game: str) -> None:
    assert len(written(game).splitlines()) < 200


def test_the_playthroughs_show_every_verdict() -> None:
    together = "".join(map(written, SCRIPTS))
    for verdict in ("ok, match", ": late,", ": wrong,", ": illegal,", "locked", "frozen"):
        assert verdict in together
