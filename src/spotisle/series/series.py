"""A series in play: a plan and its events. Everything else is derived from these.

>>> from spotisle.series import PRESETS, Result, Series
>>> series = Series.start(PRESETS["classic"].plan("single", players=2, games=("tower",)))
>>> series.step.game
'tower'
>>> series = series.after(Result(scores=(20, 33), ranking=((1,), (0,))))
>>> series.standing.finished, series.standing.ranking
(True, ((1,), (0,)))
"""

from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from spotisle.rules import Ranking, SetupError
from spotisle.rules.game import most
from spotisle.series.modes import MODES
from spotisle.series.plan import Plan
from spotisle.series.steps import (
    Drawn,
    DrawStep,
    Finished,
    Picked,
    PickStep,
    PlayStep,
    Result,
    ScoreLine,
    Script,
    Standing,
    Step,
    StepResult,
    totals,
)
from spotisle.series.ties import HOT_POTATO


class Series(Struct, frozen=True, dict=True):
    """An immutable value: each result of its `step` gives the next one."""

    plan: Plan
    events: tuple[StepResult, ...] = ()

    @staticmethod
    def start(plan: Plan) -> "Series":
        """Return a series before its first step, or raise `SetupError`.

        Its plan has explicit teams and an explicit tie rule.
        """
        plan.check()
        return Series(replace(plan, tie=plan.tie_rule, teams=plan.seating))

    @property
    def step(self) -> Step:
        """What comes next."""
        return self._course[0]

    @property
    def standing(self) -> Standing:
        """The score sheet so far."""
        return self._course[1]

    @property
    def ranking_so_far(self) -> Ranking | None:
        """The ranking of everybody if it ended now; None during the first minigame.

        While a tie of the first minigame is played out, it is the ranking of that minigame.
        """
        if self.standing.finished or self.standing.sheet:
            return self.standing.ranking
        return next((event.ranking for event in self.events if isinstance(event, Result)), None)

    def after(self, event: StepResult) -> "Series":
        """Return the series after the result of its step; `SetupError` if it does not fit."""
        _check_answer(self.step, event)
        return Series(self.plan, (*self.events, event))

    @cached_property
    def _course(self) -> tuple[Step, Standing]:
        """Run the script of the mode over all events."""
        sheet: list[ScoreLine] = []
        script = MODES[self.plan.mode](self.plan, sheet)
        step = self._go_on(script, sheet, None)
        for place, event in enumerate(self.events):
            try:
                _check_answer(step, event)
            except SetupError as error:
                raise SetupError(f"events[{place}]: {error}") from None
            step = self._go_on(script, sheet, event)
        if isinstance(step, Finished):
            return step, step.standing
        so_far = most(totals(sheet, self.plan.sides))
        return step, self._standing(sheet, so_far, finished=False)

    def _go_on(
        self, script: Script[Ranking], sheet: list[ScoreLine], event: StepResult | None
    ) -> Step:
        try:
            return next(script) if event is None else script.send(event)
        except StopIteration as end:
            return Finished(self._standing(sheet, end.value, finished=True))

    def _standing(self, sheet: list[ScoreLine], ranking: Ranking, *, finished: bool) -> Standing:
        return Standing(tuple(sheet), totals(sheet, self.plan.sides), ranking, finished)


def _check_answer(step: Step, event: StepResult) -> None:
    """Raise `SetupError` unless the event answers the step."""
    match step, event:
        case Finished(), _:
            raise SetupError("the series is over")
        case PlayStep(), Result():
            _check_result(step, event)
        case PickStep(choices=choices), Picked(game):
            if game not in choices:
                raise SetupError(f"{game!r} cannot be picked, only {', '.join(choices)}")
        case DrawStep(seats=seats), Drawn(seat):
            if seat not in seats:
                raise SetupError(f"seat {seat} is not among those drawn from, {seats}")
        case _:
            raise SetupError(f"{_describe_step(step)}, not for {_describe_result(event)}")


def _describe_step(step: Step) -> str:
    match step:
        case PlayStep(game=game):
            return f"it is time for a result of {game}"
        case PickStep(seat=seat):
            return f"it is time for seat {seat} to pick a minigame"
        case _:
            return "it is time for a draw"


def _describe_result(event: StepResult) -> str:
    return {Result: "a result", Picked: "a pick", Drawn: "a draw"}[type(event)]


def _check_result(play: PlayStep, result: Result) -> None:
    """Raise `SetupError` unless the result covers every place (or team) once."""
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
