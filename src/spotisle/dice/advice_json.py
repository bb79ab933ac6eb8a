"""Advice for programs: a question is one JSON object, and so is the answer.

>>> advise({"built": ["road:0", "road:0"], "turns_left": 7})
{'error': 'built: something is listed twice'}
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from spotisle.dice.adviser import rank_choices
from spotisle.dice.moves import write_move
from spotisle.dice.sheet import DIE_COUNT, FACES, KNIGHTS, TURNS, Sheet
from spotisle.dice.solver.rolls import faces_of
from spotisle.dice.solver.table import ValueTable, shared_table
from spotisle.dice.solver.turn import TIE_MARGIN, Position
from spotisle.errors import SpotisleError, explain_problem

AdviceAnswer = dict[str, object]
QUESTIONS_PER_CHUNK = 256
"""Questions that a worker gets at a time: enough to outweigh the cost of sending them."""
_DECIMALS = 9


class QuestionError(SpotisleError):
    """An invalid question; the message names the field."""


class Question(Struct, frozen=True):
    """A question as JSON describes it; unknown keys are ignored."""

    built: tuple[str, ...]
    turns_left: Annotated[int, Meta(ge=1, le=TURNS)]
    jokers_used: tuple[Annotated[int, Meta(ge=1, le=len(KNIGHTS))], ...] = ()
    joker_next_turn: bool = False
    crosses: Annotated[int, Meta(ge=0, le=TURNS)] = 0
    dice: tuple[str, ...] | None = None
    rolls_left: Annotated[int, Meta(ge=0, le=2)] | None = None

    def check(self) -> None:
        """Raise `QuestionError` if a field is wrong or contradicts another."""
        if self.crosses > TURNS - self.turns_left:
            raise QuestionError(f"crosses: must be at most {TURNS - self.turns_left}")
        if (self.dice is None) != (self.rolls_left is None):
            raise QuestionError("dice and rolls_left go together: give both or neither")
        if self.dice is not None and len(self.dice) != DIE_COUNT:
            raise QuestionError(f"dice: there are six, not {len(self.dice)}")
        if unknown := [face for face in self.dice or () if face not in FACES]:
            raise QuestionError(f"dice: no face {unknown[0]!r}; the faces are {', '.join(FACES)}")


def read_question(question: object) -> Position:
    """Return the position that a question describes, or raise `SpotisleError`."""
    try:
        asked = msgspec.convert(question, Question)
    except msgspec.ValidationError as error:
        raise QuestionError(explain_problem(error)) from None
    asked.check()
    return Position(
        Sheet.of(asked.built, asked.jokers_used),
        asked.turns_left,
        asked.joker_next_turn,
        asked.dice or (),
        asked.rolls_left or 0,
        asked.crosses,
    )


def read_line(line: bytes) -> Position:
    """Return the position of a line of JSON, or raise `SpotisleError`."""
    try:
        question = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise QuestionError(f"not JSON: {error}") from None
    return read_question(question)


def advise(question: object) -> AdviceAnswer:
    """Answer one question; an invalid one gets `{"error": ...}`."""
    try:
        position = read_question(question)
    except SpotisleError as error:
        return {"error": str(error)}
    return answer(position, shared_table(joker_next_turn=position.joker_next_turn))


def answer(position: Position, table: ValueTable) -> AdviceAnswer:
    """Return the value of a position and, during a turn, the best choice."""
    if not position.dice:
        return {"value": round(table.value(position.sheet, position.turns_left), _DECIMALS)}
    choices = rank_choices(position.solve_turn(table), position)
    ending, worth = choices[0].ending, max(choice.worth for choice in choices)
    found: AdviceAnswer = {"value": round(worth - position.sheet.points, _DECIMALS)}
    if ending is None:
        keeps = [faces_of(choice.keep) for choice in choices if choice.worth >= worth - TIE_MARGIN]
        found["keep"] = keeps[0]
        if len(keeps) > 1:
            found["keeps"] = keeps
        return found
    moves = ending.moves(position.dice, position.sheet.knights)
    found["moves"] = [write_move(move) for move in moves]
    found["built"] = list(ending.sheet.items())
    return found


def answer_line(line: bytes) -> bytes:
    """Answer a line of JSON with a line of JSON.

    >>> answer_line(b"{")
    b'{"error":"not JSON: Input data was truncated"}'
    """
    try:
        position = read_line(line)
    except SpotisleError as error:
        return encode_error(error)
    return encode_answer(position, shared_table(joker_next_turn=position.joker_next_turn))


def answer_lines(lines: tuple[bytes, ...]) -> list[bytes]:
    """Answer some questions, in their order."""
    return [answer_line(line) for line in lines]


def encode_answer(position: Position, table: ValueTable) -> bytes:
    """Return the answer as a line of JSON."""
    return msgspec.json.encode(answer(position, table))


def encode_error(error: SpotisleError) -> bytes:
    """Return what is wrong with a question as a line of JSON."""
    return msgspec.json.encode({"error": str(error)})


def is_error(answer: bytes) -> bool:
    """Tell whether an answer reports an error.

    >>> is_error(answer_line(b"{"))
    True
    """
    return answer.startswith(b'{"error":')


def split_lines(lines: Iterable[bytes]) -> Iterator[tuple[bytes, ...]]:
    """Yield the questions in chunks for several workers."""
    rest = iter(lines)
    while chunk := tuple(islice(rest, QUESTIONS_PER_CHUNK)):
        yield chunk
