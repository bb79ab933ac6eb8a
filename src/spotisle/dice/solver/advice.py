"""Asking the solver: a question is one JSON object, and so is the answer.

>>> advise({"built": ["road:0", "road:0"], "turns_left": 7})
{'error': 'built: something is listed twice'}
"""

from collections.abc import Callable, Mapping
from typing import TypeGuard, TypeVar

from msgspec import Struct

from spotisle.dice.moves import write_move
from spotisle.dice.sheet import DIE_COUNT, FACES, KNIGHTS, TURNS, Dice, Sheet
from spotisle.dice.solver.rolls import faces_of
from spotisle.dice.solver.table import Table, shared_table
from spotisle.dice.solver.turn import Prospect
from spotisle.errors import SpotisleError

Answer = dict[str, object]
_DECIMALS = 9
_T = TypeVar("_T", str, int)


class QuestionError(SpotisleError):
    """A question that makes no sense; the message names the part that does not."""


class Question(Struct, frozen=True):
    """A position, known to be possible."""

    sheet: Sheet
    turns_left: int
    joker_next_turn: bool = False
    dice: Dice = ()
    """The six faces inside a turn; none between turns."""
    rolls_left: int = 0
    crosses: int = 0
    """Crosses so far: they change the final score, not the advice."""

    def prospect(self, table: Table) -> Prospect:
        """Return the turn to be played from here."""
        return Prospect(
            table.after(self.turns_left), self.sheet, joker_next_turn=self.joker_next_turn
        )


OpenTable = Callable[[bool], Table]


def open_shared(joker_next_turn: bool) -> Table:
    """Return the one table of this process, solved or read from the cache when first needed."""
    return shared_table(joker_next_turn=joker_next_turn)


def advise(line: object, open_table: OpenTable = open_shared) -> Answer:
    """Answer one question; one that makes no sense gets `{"error": ...}`."""
    try:
        question = read(line)
    except SpotisleError as mistake:
        return {"error": str(mistake)}
    return answer(question, open_table(question.joker_next_turn))


def answer(question: Question, table: Table) -> Answer:
    """Return the value of a position, and inside a turn the best choice."""
    if not question.dice:
        return {"value": round(table.value(question.sheet, question.turns_left), _DECIMALS)}
    prospect = question.prospect(table)
    worth = prospect.worth_of(question.dice, question.rolls_left)
    found: Answer = {"value": round(worth - question.sheet.points, _DECIMALS)}
    if question.rolls_left:
        best = prospect.best_keeps(question.dice, question.rolls_left)
        keeps = [faces_of(keep) for keep in best]
        found["keep"] = keeps[0]
        if len(keeps) > 1:
            found["keeps"] = keeps
        return found
    ending = prospect.endings(question.dice)[0]
    moves = ending.moves(question.dice, question.sheet.knights)
    found["moves"] = [write_move(move) for move in moves]
    found["built"] = list(ending.sheet.items())
    return found


def read(line: object) -> Question:
    """Check a question from anywhere, or raise `SpotisleError`; unknown keys are ignored."""
    if not isinstance(line, Mapping):
        raise QuestionError("a question must be an object")
    built = _list_of("built", line.get("built"), str)
    lent = _list_of("jokers_used", line.get("jokers_used", []), int)
    for knight in lent:
        _number("jokers_used", knight, 1, len(KNIGHTS))
    turns_left = _number("turns_left", line.get("turns_left"), 1, TURNS)
    joker_next_turn = line.get("joker_next_turn", False)
    if not isinstance(joker_next_turn, bool):
        raise QuestionError("joker_next_turn: must be true or false")
    sheet = Sheet.of(built, lent)
    crosses = _number("crosses", line.get("crosses", 0), 0, TURNS - turns_left)
    dice, rolls_left = _dice(line.get("dice"), line.get("rolls_left"))
    return Question(sheet, turns_left, joker_next_turn, dice, rolls_left, crosses)


def _dice(dice: object, rolls_left: object) -> tuple[Dice, int]:
    if dice is None and rolls_left is None:
        return (), 0
    if dice is None or rolls_left is None:
        raise QuestionError("dice and rolls_left go together: give both or neither")
    faces = _list_of("dice", dice, str)
    if len(faces) != DIE_COUNT:
        raise QuestionError(f"dice: there are six, not {len(faces)}")
    if unknown := [face for face in faces if face not in FACES]:
        raise QuestionError(f"dice: no face {unknown[0]!r}; the faces are {', '.join(FACES)}")
    return tuple(faces), _number("rolls_left", rolls_left, 0, 2)


def _number(name: str, value: object, least: int, most: int) -> int:
    if not _is(value, int) or not least <= value <= most:
        raise QuestionError(f"{name}: must be a whole number from {least} to {most}")
    return value


def _list_of(name: str, value: object, kind: type[_T]) -> list[_T]:
    if not isinstance(value, list | tuple) or not all(_is(entry, kind) for entry in value):
        things = "names" if kind is str else "whole numbers"
        raise QuestionError(f"{name}: must be a list of {things}")
    return list(value)


def _is(value: object, kind: type[_T]) -> TypeGuard[_T]:
    return isinstance(value, kind) and not isinstance(value, bool)
