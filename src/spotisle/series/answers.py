"""Whether an event answers what a series has asked for."""

from spotisle.rules import SetupError
from spotisle.series.steps import Draw, Drawn, Event, Finished, Pick, Picked, Play, Result, Step
from spotisle.series.ties import HOT_POTATO


def check_answer(step: Step, event: Event) -> None:
    """Raise `SetupError` unless the event answers the step."""
    match step, event:
        case Finished(), _:
            raise SetupError("the series is over")
        case Play(), Result():
            _check_result(step, event)
        case Pick(choices=choices), Picked(game):
            if game not in choices:
                raise SetupError(f"{game!r} cannot be picked, only {', '.join(choices)}")
        case Draw(seats=seats), Drawn(seat):
            if seat not in seats:
                raise SetupError(f"seat {seat} is not among those drawn from, {seats}")
        case _:
            raise SetupError(f"{_asked(step)}, not for {_given(event)}")


def _asked(step: Step) -> str:
    match step:
        case Play(game=game):
            return f"it is time for a result of {game}"
        case Pick(seat=seat):
            return f"it is time for seat {seat} to pick a minigame"
        case _:
            return "it is time for a draw"


def _given(event: Event) -> str:
    return {Result: "a result", Picked: "a pick", Drawn: "a draw"}[type(event)]


def _check_result(play: Play, result: Result) -> None:
    """A result speaks of every place (every team), once."""
    places = len(play.seats)
    sides = len(play.teams.colours) if play.teams else places
    if len(result.scores) != sides:
        raise SetupError(f"scores: {play.game} has {sides} sides, not {len(result.scores)}")
    ranked = sorted(side for group in result.ranking for side in group)
    if ranked != list(range(sides)) or not all(result.ranking):
        raise SetupError(f"ranking: must rank each of {sides} sides once")
    if len(result.points) != (sides if play.teams else 0):
        raise SetupError("points: one number for each team, and none where there are no teams")
    if play.game == HOT_POTATO and play.breaks_tie and not _all_but_one(result.safe, places):
        raise SetupError("safe: must name all but the loser, in their order")


def _all_but_one(safe: tuple[int, ...], places: int) -> bool:
    return len(safe) == len(set(safe) & set(range(places))) == places - 1
