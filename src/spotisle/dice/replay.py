"""Replaying a record of island dice: a verdict for each move, and the standing after them."""

from collections import deque
from collections.abc import Iterator, Mapping

from msgspec import Struct

from spotisle.dice.game import Move, step
from spotisle.dice.reasons import Reason
from spotisle.dice.state import State, start
from spotisle.rules.claim import Verdict
from spotisle.rules.errors import BrokenRecordError
from spotisle.rules.parsing import Raw, Replayed, read_moves, read_options, read_seats
from spotisle.rules.ranking import most

GAME = "island_dice"


class Record(Struct, frozen=True):
    """What island dice reads of a record, known to be sound."""

    seats: tuple[str, ...]
    moves: tuple[Move, ...]
    joker_next_turn: bool

    def start(self) -> State:
        """Return the table before the first move."""
        return start(len(self.seats), joker_next_turn=self.joker_next_turn)

    def last(self) -> State:
        """Return the table after the last move."""
        made = deque(self.steps(), maxlen=1)
        return made[0][-1] if made else self.start()

    def steps(self) -> Iterator[tuple[State, Move, Reason, State]]:
        """Yield every move with the table before it, the verdict's reason and the table after."""
        seat_of = {name: seat for seat, name in enumerate(self.seats)}
        state = self.start()
        for move in self.moves:
            name = move.get("seat")
            made = step(state, seat_of.get(name) if isinstance(name, str) else None, move)
            yield state, move, made.reason, made.state
            state = made.state


def replay(record: Raw) -> Replayed:
    """Replay a record, or raise `BrokenRecordError`.

    >>> replay({"game": "island_dice", "seats": ["ann"], "moves": [{"seat": "ann", "do": "end"}]})
    ... # doctest: +ELLIPSIS
    Replayed(verdicts=(<Verdict.ILLEGAL: 'illegal'>,), reasons=(<Reason.NOT_ROLLED: ...
    """
    game = read(record)
    steps = list(game.steps())
    reasons = [reason for _, _, reason, _ in steps]
    state = steps[-1][-1] if steps else game.start()
    scores = [state.score(seat) for seat in range(len(game.seats))]
    return Replayed(
        verdicts=tuple(Verdict.OK if reason.accepted else Verdict.ILLEGAL for reason in reasons),
        reasons=tuple(reasons),
        finished=state.finished,
        scores=dict(zip(game.seats, scores, strict=True)),
        ranking=tuple(tuple(game.seats[seat] for seat in group) for group in most(scores)),
        points={},
    )


def read(record: Raw) -> Record:
    """Check a record from anywhere; whatever is not needed is ignored."""
    if not isinstance(record, Mapping):
        raise BrokenRecordError("record: must be an object")
    if record.get("game") != GAME:
        raise BrokenRecordError(f"game: must be {GAME!r}")
    joker_next_turn = read_options(record).get("joker_next_turn", False)
    if not isinstance(joker_next_turn, bool):
        raise BrokenRecordError("options.joker_next_turn: must be true or false")
    return Record(read_seats(record), tuple(read_moves(record)), joker_next_turn)
