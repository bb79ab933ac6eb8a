"""Review a game: what each decision cost, and what the dice gave.

Between two decisions only the dice change the expected score, and a decision can only lower it. So
the final score is exactly the optimum at the start, plus all luck, minus all regret.
"""

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from spotisle.dice.advice_text import ending_text, keep_text
from spotisle.dice.moves import Roll
from spotisle.dice.reasons import DiceReason
from spotisle.dice.replay import Record, ReplayStep, read
from spotisle.dice.sheet import CROSS, TURNS, Dice, Sheet
from spotisle.dice.solver.rolls import faces_of, number_of
from spotisle.dice.solver.space import index_of
from spotisle.dice.solver.table import ValueTable
from spotisle.dice.solver.turn import TIE_MARGIN, TurnSolver
from spotisle.dice.state import DiceState


class ReviewEvent(Struct, frozen=True):
    """One thing that changed the expected final score: a roll, or a decision."""

    turn: int
    kind: Literal["roll", "keep", "build"]
    before: float
    after: float
    did: str = ""
    best: str = ""
    """The best decision, if the player made a worse one."""
    move: int = 0
    """The number of the move in the record."""
    faces: Dice = ()
    """The dice after a roll, or those that were kept."""
    items: tuple[str, ...] = ()
    """What was built."""
    best_faces: Dice = ()
    best_items: tuple[str, ...] = ()

    @property
    def luck(self) -> float:
        """What the dice gave, compared with the mean."""
        return self.after - self.before if self.kind == "roll" else 0.0

    @property
    def regret(self) -> float:
        """What the decision cost, compared with the best."""
        return max(0.0, self.before - self.after) if self.kind != "roll" else 0.0


class Review(Struct, frozen=True):
    """How one seat played."""

    seat: str
    start: float
    """The optimum before the first roll."""
    score: int
    """The score after the last move of the record."""
    finished: bool
    events: tuple[ReviewEvent, ...]

    @property
    def luck(self) -> float:
        """What all rolls together gave."""
        return sum(event.luck for event in self.events)

    @property
    def regret(self) -> float:
        """What all decisions together cost."""
        return sum(event.regret for event in self.events)

    @property
    def expected(self) -> float:
        """The expected final score after the last event."""
        return self.events[-1].after if self.events else self.start


def analyse(record: Mapping[str, object], table: ValueTable) -> list[Review]:
    """Review every seat of a record; illegal moves changed nothing and are skipped."""
    game = read(record)
    seats: list[list[ReviewEvent]] = [[] for _ in game.seats]
    for seat, event in _events(game, table):
        seats[seat].append(event)
    last = game.last()
    return [
        Review(
            seat=name,
            start=table.value(Sheet(), TURNS),
            score=last.score(seat),
            finished=last.finished,
            events=tuple(seats[seat]),
        )
        for seat, name in enumerate(game.seats)
    ]


def _events(game: Record, table: ValueTable) -> Iterator[tuple[int, ReviewEvent]]:
    look: _Turn | None = None
    for number, step in enumerate(game.steps()):
        if not step.reason.accepted:
            continue
        if look is None:
            look = _Turn(step.before, table)
        for event in look.see(step):
            yield step.before.seat, replace(event, move=number)
        if step.after.turn.rolls == 0:
            look = None


class _Turn:
    """One turn under review."""

    def __init__(self, state: DiceState, table: ValueTable) -> None:
        seat = state.seat
        self.number = len(state.tracks[seat]) + 1
        self.base = CROSS * state.tracks[seat].count(CROSS)
        self.after = table.after(state.turns_left(seat))
        self.solver = TurnSolver(self.after, state.sheet, joker_next_turn=table.joker_next_turn)
        self.rolling = True
        self.dice: Dice = ()

    def see(self, step: ReplayStep) -> Iterator[ReviewEvent]:
        """Yield what one accepted move says about luck and decisions."""
        before, reason = step.before, step.reason
        if isinstance(step.move, Roll):
            yield from self._roll(before, step.move, step.after)
            return
        if self.rolling:
            self.rolling = False
            if before.turn.rolls_left:
                yield self._keep(before, number_of(before.turn.dice))
            self.dice = before.turn.dice
        if reason in (DiceReason.TURN_ENDED, DiceReason.CROSSED):
            yield self._build(step.after.sheets[before.seat], crossed=reason is DiceReason.CROSSED)

    def _roll(self, before: DiceState, move: Roll, after: DiceState) -> Iterator[ReviewEvent]:
        expected = self.solver.start_worth
        if before.turn.rolls:
            keep = number_of(_kept_dice(before.turn.dice, move))
            yield self._keep(before, keep)
            expected = float(self.solver.keep_worths(before.turn.rolls_left)[keep])
        got = self.solver.worth_of(after.turn.dice, after.turn.rolls_left)
        rolled = after.turn.dice
        yield self._event("roll", expected, got, Decision(" ".join(rolled), faces=rolled))

    def _keep(self, before: DiceState, keep: int) -> ReviewEvent:
        dice, rolls_left = before.turn.dice, before.turn.rolls_left
        best = self.solver.best_keeps(dice, rolls_left)
        return self._event(
            "keep",
            self.solver.worth_of(dice, rolls_left),
            float(self.solver.keep_worths(rolls_left)[keep]),
            _keeping(keep),
            None if keep in best else _keeping(best[0]),
        )

    def _build(self, sheet: Sheet, *, crossed: bool) -> ReviewEvent:
        worth = self.solver.cross_worth if crossed else float(self.after[index_of(sheet)])
        best = self.solver.endings(self.dice)[0]
        built = tuple(sorted(set(sheet.items()) - set(self.solver.sheet.items())))
        did = Decision(f"build {', '.join(built) or 'nothing: a cross'}", items=built)
        better = Decision(ending_text(best), items=tuple(item.name for item in best.items))
        good = worth >= best.worth - TIE_MARGIN
        return self._event("build", best.worth, worth, did, None if good else better)

    def _event(
        self,
        kind: Literal["roll", "keep", "build"],
        before: float,
        after: float,
        did: "Decision",
        best: "Decision | None" = None,
    ) -> ReviewEvent:
        best = best or Decision()
        return ReviewEvent(
            turn=self.number,
            kind=kind,
            before=before + self.base,
            after=after + self.base,
            did=did.text,
            best=best.text,
            faces=did.faces,
            items=did.items,
            best_faces=best.faces,
            best_items=best.items,
        )


class Decision(Struct, frozen=True):
    """What was done or would have been best: as text, and as faces or items."""

    text: str = ""
    faces: Dice = ()
    items: tuple[str, ...] = ()


def _keeping(keep: int) -> Decision:
    faces = tuple(faces_of(keep))
    return Decision(keep_text(faces), faces=faces)


def _kept_dice(dice: Dice, move: Roll) -> list[str]:
    return [face for die, face in enumerate(dice) if die not in move.reroll]
