"""The programme of a series: its games, the totals after each, and a film of any of them."""

from msgspec import Struct

from spotisle.replays.film import Film, film
from spotisle.rules import BrokenRecordError
from spotisle.rules.parsing import JsonObject
from spotisle.series import SERIES_FORMAT, PlayStep, ScoreLine, Series, replay_series


class Act(Struct, frozen=True):
    """One game of a series."""

    game: str
    seats: tuple[str, ...]
    """Who played; in a tie-break not everybody does."""
    breaks_tie: bool
    totals: tuple[int, ...]
    """How the series stood afterwards, by side."""


class Programme(Struct, frozen=True, tag="programme"):
    """A whole series. Sides are its seats by name, on the island its teams by colour."""

    mode: str
    sides: tuple[str, ...]
    teams: bool
    acts: tuple[Act, ...]
    sheet: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    finished: bool


def programme(record: JsonObject) -> Programme:
    """Judge a series again and return its programme, or raise `BrokenRecordError`."""
    replayed = replay_series(record)
    names, standing = replayed.names, replayed.series.standing
    return Programme(
        mode=replayed.series.plan.mode,
        sides=names.sides,
        teams=names.teams is not None,
        acts=tuple(
            Act(
                play.game,
                tuple(names.seats[seat] for seat in play.seats),
                play.breaks_tie,
                after.standing.totals,
            )
            for play, after in _plays(replayed.series)
        ),
        sheet=standing.sheet,
        totals=standing.totals,
        ranking=standing.ranking,
        finished=standing.finished,
    )


def film_of_game(record: JsonObject, number: int) -> Film:
    """Return the film of one game of a series, counted from 1."""
    replayed = replay_series(record)
    plays = _plays(replayed.series)
    if not 1 <= number <= len(plays):
        raise BrokenRecordError(f"play: this series has games 1 to {len(plays)}, not {number}")
    records = [event["record"] for event in record["events"] if "record" in event]
    play, _ = plays[number - 1]
    return film(records[number - 1], number=number, breaks_tie=play.breaks_tie)


def _plays(series: Series) -> list[tuple[PlayStep, Series]]:
    """Return each game of the series, with the series after it."""
    found, now = [], Series.start(series.plan)
    for event in series.events:
        step, now = now.step, now.after(event)
        if isinstance(step, PlayStep):
            found.append((step, now))
    return found


def is_series(record: object) -> bool:
    """Tell whether a record has the format of a series."""
    return isinstance(record, dict) and record.get("format") == SERIES_FORMAT
