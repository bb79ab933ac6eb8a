"""Write the record of a series: its plan, its events, and a game record for each minigame."""

from collections.abc import Sequence
from typing import Any

from spotisle.records import read_text, record_text
from spotisle.records.names import Names
from spotisle.series.series import Series
from spotisle.series.text import write_plan, write_standing


def series_record(series: Series, names: Names, events: Sequence[object]) -> dict[str, Any]:
    """Return the record of a series as plain JSON: the plan, the events and the standing.

    An event is a game's record, a pick with its seat, or a draw, as `replay_series` reads them.
    """
    whole = {
        **write_plan(series.plan, names),
        "events": events,
        "standing": write_standing(series.standing, names),
    }
    plain: dict[str, Any] = read_text(record_text(whole))
    return plain
