"""Simulated games as data: the same numbers in every form."""

import csv
from pathlib import Path

import pyarrow.parquet
import pytest
from matplotlib.axes import Axes

from spotisle.simulation import Setup, simulate, summarise
from spotisle.simulation.plot import plot
from spotisle.simulation.tables import claim_columns
from tests.cli.test_deck import run

SETUP = Setup("tower", players=3, bots=("casual", "sharp"), seed=5)


def test_frames_have_a_row_for_each_side_of_each_game() -> None:
    results = simulate(SETUP, 40)
    frame = results.to_pandas()
    assert len(frame) == 120
    assert frame.groupby("game")["score"].sum().tolist() == results.scores.sum(axis=1).tolist()
    assert frame[frame["rank"] == 1].groupby("side").size().sum() >= 40
    assert results.to_arrow().to_pydict() == frame.to_dict("list")


def test_claims_are_those_of_the_same_games() -> None:
    results = simulate(SETUP, 10)
    columns = claim_columns(SETUP, 10)
    right = [int(((columns["game"] == g) & (columns["verdict"] == "ok")).sum()) for g in range(10)]
    assert right == results.claims[:, 0].tolist()
    last = [float(columns["seconds"][columns["game"] == game].max()) for game in range(10)]
    assert last == pytest.approx(results.seconds.tolist())


def test_the_command_writes_both_kinds_of_file(tmp_path: Path) -> None:
    games, claims = tmp_path / "games.parquet", tmp_path / "claims.csv"
    assert run("simulate", "tower", "--games", "20", "--out", str(games)).returncode == 0
    assert pyarrow.parquet.read_table(games).num_rows == 80
    asked = ("simulate", "tower", "--games", "20", "--out", str(claims), "--claims")
    assert run(*asked).returncode == 0
    with claims.open() as file:
        rows = list(csv.DictReader(file))
    assert {int(row["game"]) for row in rows} == set(range(20))
    assert {row["verdict"] for row in rows} >= {"ok", "late"}


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("--out", "games.xls"), "the name must end in .csv or .parquet"),
        (("--claims",), "--claims needs a file"),
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
