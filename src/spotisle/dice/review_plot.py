"""Plot a game: the expected final score after every roll and decision."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from spotisle.dice.review import Review
from spotisle.dice.sheet import TURNS
from spotisle.errors import SpotisleError

PLOT_SUFFIXES = (".png", ".svg")
COSTLY_POINTS = 0.5
"""Points that a decision must have cost to be marked."""


class PlotError(SpotisleError):
    """The plot cannot be written to that file."""


def plot(reviews: Sequence[Review], path: Path) -> None:
    """Draw one line per seat, with its costly decisions marked."""
    if path.suffix.lower() not in PLOT_SUFFIXES:
        raise PlotError(f"{path}: the picture must end in {' or '.join(PLOT_SUFFIXES)}")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for review in reviews:
        places, expected = _line(review)
        (line,) = axes.plot(places, expected, label=f"{review.score}  {review.seat}")
        costly = [
            place for place, event in enumerate(review.events, 1) if event.regret >= COSTLY_POINTS
        ]
        axes.plot(
            [places[place] for place in costly],
            [expected[place] for place in costly],
            "v",
            color=line.get_color(),
        )
    axes.set(xlabel="turn", ylabel="expected final score", xlim=(0, TURNS))
    axes.set_xticks(range(TURNS + 1))
    axes.grid(alpha=0.3)
    legend = axes.legend(title="score (\N{BLACK DOWN-POINTING TRIANGLE} costly decision)")
    for name in legend.get_texts():
        name.set_parse_math(False)
    try:
        figure.savefig(path)
    except OSError as error:
        raise PlotError(f"{path}: cannot write the picture ({error.strerror})") from None


def _line(review: Review) -> tuple[list[float], list[float]]:
    """Return the position of each event, in turns, and the expected score after it."""
    places, expected = [0.0], [review.start]
    for turn, group in groupby(review.events, key=lambda event: event.turn):
        events = list(group)
        places += [turn - 1 + place / len(events) for place in range(1, len(events) + 1)]
        expected += [event.after for event in events]
    return places, expected
