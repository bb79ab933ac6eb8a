"""Results for the steps of a series: given by hand, random, or from real play."""

from collections.abc import Callable
from random import Random
from typing import Any

from spotisle.rules import Claim, Table
from spotisle.rules.game import fewest, most
from spotisle.rules.seats import SeriesSeat
from spotisle.series import (
    Drawn,
    DrawStep,
    Finished,
    Picked,
    PickStep,
    PlayStep,
    Result,
    Series,
    Step,
    StepResult,
)

FEWEST_WINS = {"well", "hot_potato", "poisoned_gift"}


def plays(step: Step) -> tuple[str, tuple[int, ...]]:
    """Return the next minigame and its seats."""
    assert isinstance(step, PlayStep)
    return step.game, step.seats


def scored(series: Series, *scores: int, safe: tuple[int, ...] = ()) -> Series:
    """Play the minigame that is due, with these scores."""
    assert isinstance(series.step, PlayStep)
    ranks = fewest if series.step.game in FEWEST_WINS else most
    return series.after(Result(scores, ranks(scores), safe=safe))


def went_out(series: Series, *order: int) -> Series:
    """Play a well to its end: these places go out in this order, and the last one loses."""
    assert isinstance(series.step, PlayStep)
    assert series.step.game == "well"
    scores = tuple(int(place == order[-1]) for place in range(len(order)))
    return series.after(Result(scores, tuple((place,) for place in order)))


def escaped(series: Series, *safe: int) -> Series:
    """Play one round of hot potato: these places get rid of the pile, in this order."""
    assert isinstance(series.step, PlayStep)
    assert series.step.game == "hot_potato"
    players = len(series.step.seats)
    scores = tuple(0 if place in safe else players for place in range(players))
    return series.after(Result(scores, fewest(scores), safe=safe))


def awarded(series: Series, *points: int) -> Series:
    """Play an island game that gives the teams these points."""
    return series.after(Result(points, most(points), points))


def drawn(series: Series, seat: int) -> Series:
    """Let chance pick this seat."""
    assert isinstance(series.step, DrawStep)
    return series.after(Drawn(SeriesSeat(seat)))


def picked(series: Series, game: str) -> Series:
    """Let the loser pick this minigame."""
    assert isinstance(series.step, PickStep)
    return series.after(Picked(game))


def made_up(step: Step, rng: Random) -> StepResult:
    """Return a random result, with more ties than real play has."""
    match step:
        case PickStep(choices=choices):
            return Picked(rng.choice(choices))
        case DrawStep(seats=seats):
            return Drawn(rng.choice(seats))
        case PlayStep():
            return _made_up_result(step, rng)
        case Finished():
            raise AssertionError


def _made_up_result(play: PlayStep, rng: Random) -> Result:
    places = len(play.seats)
    if play.teams:
        points = tuple(rng.randint(0, 2) for _ in play.teams.colours)
        if not any(points):
            points = (1, *points[1:])
        return Result(points, most(points), points)
    order = tuple(rng.sample(range(places), places))
    if play.game == "duel" or play.options.get("end") == "last_left":
        scores = tuple(int(place == order[0]) for place in range(places))
        return Result(scores, tuple((place,) for place in order))
    if play.game == "hot_potato":
        scores = tuple(places * rng.randint(0, 2) for _ in range(places))
        return Result(scores, fewest(scores), safe=order[:-1])
    scores = tuple(rng.randint(0, 3) for _ in range(places))
    return Result(scores, (fewest if play.game in FEWEST_WINS else most)(scores))


def right_claim(table: Table[Any], rng: Random) -> Claim:
    """Return a right claim of a random seat."""
    game, view, on_card = table.game, table.view(), table.game.on_card
    for seat in rng.sample(range(game.seats), game.seats):
        chances = list(game.chances(view, table.private(seat), seat))
        rng.shuffle(chances)
        for chance in chances:
            shared = frozenset.intersection(*(on_card[card] for card in chance.cards))
            if shared:
                return Claim(seat, min(shared), chance.target)
    raise AssertionError(f"nobody can go on in {game.spec.name}")


def at_random(rng: Random) -> Callable[[Table[Any], tuple[int, ...]], None]:
    """Return a function that plays a table to its end with random right claims."""

    def play(table: Table[Any], _seats: tuple[int, ...]) -> None:
        while not table.finished:
            table.submit(right_claim(table, rng))

    return play


def series_seats(*seats: int) -> tuple[SeriesSeat, ...]:
    """Return numbers as seats of a series."""
    return tuple(map(SeriesSeat, seats))
