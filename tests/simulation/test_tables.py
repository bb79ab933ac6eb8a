"""Simulated games as data: the same numbers in every form."""

import csv
from pathlib import Path

import numpy as np
import pytest
from matplotlib.axes import Axes

from spotisle.simulation import Setup, simulate, summarise
from spotisle.simulation.plot import plot
from tests.cli.test_deck import run

SETUP = Setup("tower", players=3, bots=("casual", "sharp"), seed=5)


def test_columns_have_a_row_for_each_side_of_each_game() -> None:
    results = simulate(SETUP, 40)
    columns = results.columns()
    assert {len(column) for column in columns.values()} == {120}
    scores = np.bincount(columns["game"], columns["score"])
    assert scores.tolist() == results.scores.sum(axis=1).tolist()
    first = columns["rank"] == 1
    assert set(columns["game"][first]) == set(range(40))
    lengths = columns["seconds"][columns["side"] == 0]
    assert lengths.tolist() == results.seconds.tolist()


def test_the_command_writes_the_columns(tmp_path: Path) -> None:
    games = tmp_path / "games.csv"
    asked = ("simulate", "tower", "--players", "3", "--games", "20", "--seed", "5")
    assert run(*asked, "--out", str(games)).returncode == 0
    with games.open() as file:
        rows = list(csv.DictReader(file))
    columns = simulate(SETUP, 20).columns()
    assert {name: [float(row[name]) for row in rows] for name in rows[0]} == {
        name: column.tolist() for name, column in columns.items()
    }


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("--out", "games.parquet"), "choose a name that ends in .csv"),
        (("--out", "nowhere/games.csv"), "there is no folder nowhere"),
    ],
)
def test_mistakes_are_one_line(arguments: tuple[str, ...], line: str) -> None:
    printed = run("simulate", "tower", *arguments)
    assert printed.returncode == 2
    assert line in printed.stderr
    assert printed.stderr.count("\n") == 1


def test_plots_return_their_axes_and_results_show_themselves() -> None:
    results = simulate(SETUP, 20)
    summary = summarise(SETUP, results)
    assert all(isinstance(axes, Axes) for axes in plot(summary, results))
    assert repr(results) == "<Results of 20 games with 3 sides>"
    assert "and 48 more rows" in results._repr_html_()
    assert summary._repr_html_().count("<tr>") == 4
