"""A release has one version everywhere: package, changelog, add-on and packages of new games."""

import re
import tomllib
from datetime import date
from pathlib import Path

import pytest

from spotisle import __version__

ROOT = Path(__file__).parents[1]
PROJECTS = (
    *sorted((ROOT / "examples").glob("*/pyproject.toml")),
    ROOT / "src/spotisle/cli/new_game_files/pyproject.toml.txt",
)


def test_the_changelog_dates_the_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = re.findall(r"^## (\d+\.\d+\.\d+) \((.+)\)$", text, re.MULTILINE)
    assert releases[0][0] == __version__
    dates = [date.fromisoformat(day) for _, day in releases]
    assert dates == sorted(dates, reverse=True)


def test_the_add_on_is_of_this_version_and_links_to_the_project() -> None:
    add_on = (ROOT / "deploy/home-assistant/config.yaml").read_text(encoding="utf-8")
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    assert f'\nversion: "{__version__}"\n' in add_on
    assert f"\nurl: {urls['Homepage']}\n" in add_on


@pytest.mark.parametrize("path", PROJECTS, ids=lambda path: path.parent.name)
def test_games_of_others_ask_for_this_major_version(path: Path) -> None:
    major = int(__version__.partition(".")[0])
    asked = f'\ndependencies = ["spotisle>={major}.0,<{major + 1}"]\n'
    assert asked in path.read_text(encoding="utf-8")
