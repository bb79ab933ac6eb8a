"""Looking back at a game: what each decision cost, and what the dice gave.

Between two decisions only the dice change what can be expected, and a decision can only lose. So
the final score is exactly the optimum at the start, plus all luck, minus all regret.
"""

from collections.abc import Iterator, Mapping
from typing import Literal, cast

from msgspec import Struct

from spotisle.games.dice.game import Move
from spotisle.games.dice.reasons import Reason
from spotisle.games.dice.replay import Record, read
from spotisle.games.dice.sheet import CROSS, TURNS, Dice, Sheet
from spotisle.games.dice.state import State
from spotisle.solver.explain import ending_text, keep_text
from spotisle.solver.prospect import TIE, Prospect
from spotisle.solver.rolls import faces_of, number_of
from spotisle.solver.space import position
from spotisle.solver.table import Table


class Event(Struct, frozen=True):
    """One thing that changed the expected final score: a roll, or a decision."""

    turn: int
    kind: Literal["roll", "keep", "build"]
    before: float
    after: float
    did: str = ""
    best: str = ""
    """What would have been best, where something else was done."""

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
    """The score as the record leaves it."""
    finished: bool
    events: tuple[Event, ...]

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
        """The final score to be expected after the last event."""
        return self.events[-1].after if self.events else self.start


def analyse(record: Mapping[str, object], table: Table) -> list[Review]:
    """Review every seat of a record; illegal moves changed nothing and are passed over."""
    game = read(record)
    seats: list[list[Event]] = [[] for _ in game.seats]
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


def _events(game: Record, table: Table) -> Iterator[tuple[int, Event]]:
    look: _Turn | None = None
    for before, move, reason, after in game.steps():
        if not reason.accepted:
            continue
        if look is None:
            look = _Turn(before, table)
        for event in look.see(before, move, reason, after):
            yield before.seat, event
        if after.turn.rolls == 0:
            look = None


class _Turn:
    """A turn as it is looked back upon."""

    def __init__(self, state: State, table: Table) -> None:
        seat = state.seat
        self.number = len(state.tracks[seat]) + 1
        self.base = CROSS * state.tracks[seat].count(CROSS)
        self.after = table.after(state.turns_left(seat))
        self.prospect = Prospect(self.after, state.sheet, joker_next_turn=table.joker_next_turn)
        self.rolling = True
        self.dice: Dice = ()

    def see(self, before: State, move: Move, reason: Reason, after: State) -> Iterator[Event]:
        """Yield what one accepted move says about luck and decisions."""
        if reason is Reason.ROLLED:
            yield from self._roll(before, move, after)
            return
        if self.rolling:
            self.rolling = False
            if before.turn.rolls_left:
                yield self._keep(before, number_of(before.turn.dice))
            self.dice = before.turn.dice
        if reason in (Reason.TURN_ENDED, Reason.CROSSED):
            yield self._build(after.sheets[before.seat], crossed=reason is Reason.CROSSED)

    def _roll(self, before: State, move: Move, after: State) -> Iterator[Event]:
        expected = self.prospect.start
        if before.turn.rolls:
            keep = number_of(_kept(before.turn.dice, move))
            yield self._keep(before, keep)
            expected = float(self.prospect.keeps(before.turn.rolls_left)[keep])
        got = self.prospect.worth_of(after.turn.dice, after.turn.rolls_left)
        yield self._event("roll", expected, got, " ".join(after.turn.dice))

    def _keep(self, before: State, keep: int) -> Event:
        dice, rolls_left = before.turn.dice, before.turn.rolls_left
        best = self.prospect.best_keeps(dice, rolls_left)
        return self._event(
            "keep",
            self.prospect.worth_of(dice, rolls_left),
            float(self.prospect.keeps(rolls_left)[keep]),
            keep_text(faces_of(keep)),
            "" if keep in best else keep_text(faces_of(best[0])),
        )

    def _build(self, sheet: Sheet, *, crossed: bool) -> Event:
        worth = self.prospect.crossed if crossed else float(self.after[position(sheet)])
        best = self.prospect.endings(self.dice)[0]
        built = set(sheet.items()) - set(self.prospect.sheet.items())
        did = "build " + ", ".join(sorted(built)) if built else "build nothing: a cross"
        good = worth >= best.worth - TIE
        return self._event("build", best.worth, worth, did, "" if good else ending_text(best))

    def _event(
        self,
        kind: Literal["roll", "keep", "build"],
        before: float,
        after: float,
        did: str,
        best: str = "",
    ) -> Event:
        return Event(self.number, kind, before + self.base, after + self.base, did, best)


def _kept(dice: Dice, move: Move) -> list[str]:
    rolled = cast("list[int]", move["reroll"])
    return [face for die, face in enumerate(dice) if die not in rolled]
