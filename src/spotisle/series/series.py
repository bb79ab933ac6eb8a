"""A series in play: a plan and what has happened since. Everything else follows from these.

>>> from spotisle.series import PRESETS, Result, Series
>>> series = Series.start(PRESETS["classic"].plan("single", players=2, games=("tower",)))
>>> series.step.game
'tower'
>>> series = series.after(Result(scores=(20, 33), ranking=((1,), (0,))))
>>> series.standing.finished, series.standing.ranking
(True, ((1,), (0,)))
"""

from collections.abc import Callable
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from spotisle.rules import Ranking, SetupError
from spotisle.rules.ranking import most
from spotisle.series.answers import check_answer
from spotisle.series.island import adventure, beginner
from spotisle.series.plan import Mode, Plan
from spotisle.series.steps import Event, Finished, Line, Script, Standing, Step
from spotisle.series.totals import totals
from spotisle.series.tournament import tournament
from spotisle.series.wins import series, single

MODES: dict[Mode, Callable[[Plan, list[Line]], Script[Ranking]]] = {
    "single": single,
    "series": series,
    "tournament": tournament,
    "beginner": beginner,
    "adventure": adventure,
}


class Series(Struct, frozen=True, dict=True):
    """An immutable value: each answer to its `step` gives the next one."""

    plan: Plan
    events: tuple[Event, ...] = ()

    @staticmethod
    def start(plan: Plan) -> "Series":
        """Return a series before its first step, or raise `SetupError`.

        Its plan says in full what the given one left to custom.
        """
        plan.check()
        return Series(replace(plan, tie=plan.tie_rule, teams=plan.seating))

    @property
    def step(self) -> Step:
        """What is to be done next."""
        return self._course[0]

    @property
    def standing(self) -> Standing:
        """The score sheet so far."""
        return self._course[1]

    def after(self, event: Event) -> "Series":
        """Return the series after an answer to its step, or raise `SetupError` if it is none."""
        check_answer(self.step, event)
        return Series(self.plan, (*self.events, event))

    @cached_property
    def _course(self) -> tuple[Step, Standing]:
        """Run the script of the mode over all that has happened."""
        sheet: list[Line] = []
        script = MODES[self.plan.mode](self.plan, sheet)
        step = self._go_on(script, sheet, None)
        for place, event in enumerate(self.events):
            try:
                check_answer(step, event)
            except SetupError as error:
                raise SetupError(f"events[{place}]: {error}") from None
            step = self._go_on(script, sheet, event)
        if isinstance(step, Finished):
            return step, step.standing
        so_far = most(totals(sheet, self.plan.sides))
        return step, self._standing(sheet, so_far, finished=False)

    def _go_on(self, script: Script[Ranking], sheet: list[Line], event: Event | None) -> Step:
        try:
            return next(script) if event is None else script.send(event)
        except StopIteration as end:
            return Finished(self._standing(sheet, end.value, finished=True))

    def _standing(self, sheet: list[Line], ranking: Ranking, *, finished: bool) -> Standing:
        return Standing(tuple(sheet), totals(sheet, self.plan.sides), ranking, finished)
