"""Shell completion, requested the way bash does it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_deck import run


def complete(*words: str, folder: Path | None = None) -> list[str]:
    """Return what bash would offer after these words; the last one is still being typed."""
    asked = os.environ | {
        "_SPOTISLE_COMPLETE": "bash_complete",
        "COMP_WORDS": " ".join(("spotisle", *words)),
        "COMP_CWORD": str(len(words)),
    }
    program = shutil.which("spotisle", path=str(Path(sys.executable).parent))
    assert program
    answer = subprocess.run(
        [program], env=asked, cwd=folder, capture_output=True, text=True, check=True
    )
    return [line.partition(",")[2] for line in answer.stdout.splitlines()]


def test_commands_are_completed_at_the_top_level() -> None:
    assert complete("s") == ["serve", "simulate", "seating"]
    assert "journal" in complete("")
    assert complete("journal", "") == ["check", "export", "backup", "restore"]


def test_options_of_the_table_are_completed_without_its_command() -> None:
    assert complete("--po") == ["--port"]
    assert complete("--ver") == ["--version"]
    assert complete("--hel") == ["--help"]


def test_decks_and_deck_files_are_completed(tmp_path: Path) -> None:
    (tmp_path / "birds.spotisle").touch()
    assert complete("print", "b", folder=tmp_path) == ["beach", "birds.spotisle"]
    assert complete("simulate", "tower", "--deck", "c") == ["classic"]


def test_games_and_series_are_completed() -> None:
    assert complete("simulate", "to") == ["tower", "tournament"]
    assert complete("simulate", "island") == ["island_dice"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_its_script(shell: str) -> None:
    printed = run("completion", shell)
    assert "_SPOTISLE_COMPLETE" in printed.stdout
    assert printed.returncode == 0
