"""Replay a record of island dice: a verdict for each move, and the standing after them.

`spotisle replay`, `spotisle dice analyse` and replays on screen use it.
"""

from collections import deque
from collections.abc import Iterator, Mapping

from msgspec import Struct

from spotisle.dice.game import step
from spotisle.dice.moves import Move, read_move
from spotisle.dice.reasons import DiceReason
from spotisle.dice.state import DiceState, start
from spotisle.rules.claim import Verdict
from spotisle.rules.errors import BrokenRecordError
from spotisle.rules.game import most
from spotisle.rules.parsing import JsonObject, ReplayResult, read_moves, read_options, read_seats
from spotisle.rules.spec import ISLAND_DICE


class ReplayStep(Struct, frozen=True):
    """One move of a record, with the table before and after it."""

    before: DiceState
    seat: int | None
    """None for a name that is not at the table."""
    move: Move | None
    """None for an unknown action."""
    reason: DiceReason
    after: DiceState


class Record(Struct, frozen=True):
    """The validated part of a record that island dice needs."""

    seats: tuple[str, ...]
    moves: tuple[JsonObject, ...]
    joker_next_turn: bool

    def start(self) -> DiceState:
        """Return the table before the first move."""
        return start(len(self.seats), joker_next_turn=self.joker_next_turn)

    def last(self) -> DiceState:
        """Return the table after the last move."""
        steps = deque(self.steps(), maxlen=1)
        return steps[0].after if steps else self.start()

    def steps(self) -> Iterator[ReplayStep]:
        """Yield every move with its verdict's reason."""
        seat_of = {name: seat for seat, name in enumerate(self.seats)}
        state = self.start()
        for raw in self.moves:
            name = raw.get("seat")
            seat = seat_of.get(name) if isinstance(name, str) else None
            move = read_move(raw)
            made = step(state, seat, move)
            yield ReplayStep(state, seat, move, made.reason, made.state)
            state = made.state


def replay(record: JsonObject) -> ReplayResult:
    """Replay a record, or raise `BrokenRecordError`.

    >>> replay({"game": "island_dice", "seats": ["ann"], "moves": [{"seat": "ann", "do": "end"}]})
    ... # doctest: +ELLIPSIS
    ReplayResult(verdicts=(<Verdict.ILLEGAL: 'illegal'>,), reasons=(<DiceReason.NOT_ROLLED: ...
    """
    game = read(record)
    steps = list(game.steps())
    reasons = [each.reason for each in steps]
    state = steps[-1].after if steps else game.start()
    scores = [state.score(seat) for seat in range(len(game.seats))]
    return ReplayResult(
        verdicts=tuple(Verdict.OK if reason.accepted else Verdict.ILLEGAL for reason in reasons),
        reasons=tuple(reasons),
        finished=state.finished,
        scores=dict(zip(game.seats, scores, strict=True)),
        ranking=tuple(tuple(game.seats[seat] for seat in group) for group in most(scores)),
        points={},
    )


def read(record: JsonObject) -> Record:
    """Validate an untrusted record; unknown fields are ignored."""
    if not isinstance(record, Mapping):
        raise BrokenRecordError("record: must be an object")
    if record.get("game") != ISLAND_DICE:
        raise BrokenRecordError(f"game: must be {ISLAND_DICE!r}")
    joker_next_turn = read_options(record).get("joker_next_turn", False)
    if not isinstance(joker_next_turn, bool):
        raise BrokenRecordError("options.joker_next_turn: must be true or false")
    return Record(read_seats(record), tuple(read_moves(record)), joker_next_turn)
