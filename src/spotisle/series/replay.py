"""Replay the record of a series: judge every minigame again, and check every step."""

from typing import Any

from msgspec import Struct

from spotisle.errors import SpotisleError
from spotisle.records import Replay, check_outcome, read, read_head, read_text, record_text
from spotisle.records.names import Names
from spotisle.rules import BrokenRecordError
from spotisle.rules.parsing import JsonObject
from spotisle.rules.seats import SeriesSeat
from spotisle.series.series import Series
from spotisle.series.steps import Drawn, Picked, PickStep, PlayStep, Result, Step, StepResult
from spotisle.series.text import read_plan, write_standing


class SeriesReplay(Struct, frozen=True):
    """A series rebuilt from its record, and who sat where."""

    names: Names
    series: Series

    def standing(self) -> dict[str, Any]:
        """Return the standing by name."""
        return write_standing(self.series.standing, self.names)


def replay_series(record: object) -> SeriesReplay:
    """Replay a record, or raise `BrokenRecordError` with the place and the cause.

    A series may be unfinished. Stated outcomes and standings must be right.
    """
    if not isinstance(record, dict):
        raise BrokenRecordError("record: must be an object")
    plan, names = read_plan(record)
    events = record.get("events")
    if not isinstance(events, list):
        raise BrokenRecordError("events: must be a list")
    series = Series.start(plan)
    for place, event in enumerate(events):
        try:
            series = series.after(_read_event(series.step, event, names))
        except SpotisleError as error:
            raise BrokenRecordError(f"events[{place}]: {error}") from None
    replayed = SeriesReplay(names, series)
    _check_standing(record.get("standing"), replayed.standing())
    return replayed


def _check_standing(stated: object, found: dict[str, Any]) -> None:
    """Raise `BrokenRecordError` if the stated standing differs from the replay's."""
    if stated is None:
        return
    if not isinstance(stated, dict):
        raise BrokenRecordError("standing: must be an object")
    says = read_text(record_text(stated))
    for key, value in read_text(record_text(found)).items():
        if key in says and says[key] != value:
            raise BrokenRecordError(
                f"standing.{key}: says {says[key]}, but the replay gives {value}"
            )


def _read_event(step: Step, event: object, names: Names) -> StepResult:
    match event:
        case {"record": record}:
            return _read_result(step, record, names)
        case {"pick": str() as game, "seat": seat}:
            if isinstance(step, PickStep) and seat != names.seats[step.seat]:
                raise BrokenRecordError(f"seat: it is for {names.seats[step.seat]!r} to pick")
            return Picked(game)
        case {"draw": name}:
            if name not in names.seats:
                raise BrokenRecordError(f"draw: {name!r} is not one of the seats")
            return Drawn(SeriesSeat(names.seats.index(name)))
    raise BrokenRecordError("must be an object with a record, a pick and its seat, or a draw")


def _read_result(step: Step, record: object, names: Names) -> Result:
    """Judge a minigame again; it must be the next one of the series, played to its end."""
    raw = read_head(record)
    if not isinstance(step, PlayStep):
        return Result((), ())  # `Series.after` rejects it: the step is not a minigame
    replayed, table = _read_asked_for(step, raw, names).replay()
    check_outcome(raw, replayed)
    if not table.finished:
        raise BrokenRecordError(f"record: {raw['game']} is not over yet")
    return Result.of(table)


def _read_asked_for(play: PlayStep, raw: JsonObject, names: Names) -> Replay:
    """Return the record of a minigame, if it is the next one of the series."""
    if raw["game"] != play.game:
        raise BrokenRecordError(f"record.game: it is time for {play.game}, not {raw['game']}")
    recorded, wanted = read(raw), play.set_up()
    seats = tuple(names.seats[seat] for seat in play.seats)
    if recorded.names.seats != seats:
        raise BrokenRecordError(f"record.seats: it is for {', '.join(seats)} to play")
    if recorded.names.teams != play.teams:
        raise BrokenRecordError("record.teams: must be those of the series")
    if recorded.game.deck.id != wanted.deck.id:
        raise BrokenRecordError(f"record.deck: must be {wanted.deck.id!r}")
    if recorded.game.options != wanted.options:
        raise BrokenRecordError(f"record.options: must be {record_text(wanted.options)}")
    return recorded
