"""Plot a simulation: who wins how often, and how long a game takes."""

from pathlib import Path

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from spotisle.errors import SpotisleError
from spotisle.simulation.results import Results
from spotisle.simulation.summary import Spread, Summary

PLOT_SUFFIXES = (".png", ".svg", ".pdf")
WON, SHARED, INK, LENGTH = "#2f6f8f", "#a9c8d6", "#22313a", "#d08a3c"


def check_path(path: Path) -> None:
    """Raise `SpotisleError` unless a picture can be written there."""
    if path.suffix.lower() not in PLOT_SUFFIXES:
        raise SpotisleError(f"cannot draw {path}: the name must end in {', '.join(PLOT_SUFFIXES)}")
    if not path.parent.is_dir():
        raise SpotisleError(f"cannot draw {path}: there is no folder {path.parent}")


def plot(summary: Summary, results: Results) -> tuple[Axes, Axes]:
    """Draw win rates with their intervals, and the spread of lengths; return both axes."""
    figure = Figure(figsize=(10, 4.4), layout="constrained", facecolor="white")
    wins, lengths = figure.subplots(1, 2, width_ratios=(1.1, 1))
    _draw_wins(wins, summary)
    length = summary.seconds or summary.claims
    if length is None:
        _draw_scores(lengths, summary, results)
    else:
        _draw_lengths(lengths, length, results)
    for axes in (wins, lengths):
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(colors=INK)
    name = summary.game.replace("_", " ")
    figure.suptitle(
        f"{name}, {summary.players} players, {summary.games:,} games", color=INK, weight="bold"
    )
    return wins, lengths


def save_plot(summary: Summary, results: Results, path: Path) -> None:
    """Draw a simulation into a file."""
    figure = plot(summary, results)[0].get_figure(root=True)
    assert figure is not None
    try:
        figure.savefig(path, dpi=150)
    except OSError as error:
        raise SpotisleError(f"cannot write {path}: {error.strerror}") from None


def _draw_wins(axes: Axes, summary: Summary) -> None:
    sides = summary.sides
    places = np.arange(len(sides))
    won = [side.wins.rate for side in sides]
    below = [side.wins.rate - side.wins.low for side in sides]
    above = [side.wins.high - side.wins.rate for side in sides]
    axes.bar(places, won, 0.62, color=WON, label="won alone")
    shared = [side.shared.rate for side in sides]
    if any(shared):
        axes.bar(places, shared, 0.62, bottom=won, color=SHARED, label="first place shared")
    axes.errorbar(
        places, won, yerr=[below, above], fmt="none", ecolor=INK, capsize=4, label="95 % interval"
    )
    names = [f"{side.name}\n{' + '.join(dict.fromkeys(side.bots))}" for side in sides]
    axes.set_xticks(places, names, fontsize="small" if len(sides) > 5 else None)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_ylim(0, min(1.1, 1.2 * max(won[i] + shared[i] for i in range(len(sides))) + 0.02))
    axes.set_title("how often each is first", color=INK, fontsize="medium")
    axes.legend(frameon=False, fontsize="small", loc="upper center", ncols=3)


def _draw_scores(axes: Axes, summary: Summary, results: Results) -> None:
    """Draw the scores, for games without a clock."""
    for side, scores in zip(summary.sides, results.scores.T, strict=True):
        numbers, counts = np.unique(scores, return_counts=True)
        axes.plot(numbers, counts / len(scores), label=f"{side.name}, {side.bots[0]}")
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_ylim(bottom=0)
    axes.set_xlabel("points in a game", color=INK)
    axes.set_title("what they score", color=INK, fontsize="medium")
    axes.legend(frameon=False, fontsize="small")


def _draw_lengths(axes: Axes, spread: Spread, results: Results) -> None:
    timed = results.seconds.size > 0
    values = results.seconds if timed else results.claims.sum(axis=1)
    unit = "seconds" if timed else "claims"
    low, high = float(values.min()) - 0.5, float(values.max()) + 0.5
    bins = 40 if timed or high - low > 60 else round(high - low)
    weights = np.full(len(values), 1 / len(values))
    axes.hist(values, bins=bins, range=(low, high), color=LENGTH, weights=weights)
    axes.axvline(spread.median, color=INK, linewidth=1.2, linestyle="--")
    axes.annotate(
        f"median {spread.median:.0f}",
        (spread.median, 1),
        xycoords=("data", "axes fraction"),
        xytext=(5, -10),
        textcoords="offset points",
        color=INK,
    )
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel(f"{unit} in a game", color=INK)
    axes.set_title("how long it takes", color=INK, fontsize="medium")
