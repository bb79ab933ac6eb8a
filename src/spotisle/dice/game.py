"""Island dice: roll up to three times, turn dice with knights and gold, and build the island.

A move is an object in the form of a game record. `step` judges it and, if it is legal, applies it:
what is missing, unknown or of the wrong kind makes a move illegal and changes nothing.
"""

from collections.abc import Callable, Mapping
from typing import TypeGuard, TypeVar

from msgspec import Struct

from spotisle.dice.reasons import Reason
from spotisle.dice.sheet import CROSS, DICE, FACES, GOLD, ITEMS, JOKERS, Dice, Item, Sheet
from spotisle.dice.state import State, Turn
from spotisle.rules.parsing import is_number

Move = Mapping[str, object]
_T = TypeVar("_T")


class Step(Struct, frozen=True):
    """A verdict's reason and the table after it."""

    reason: Reason
    state: State


def judge(state: State, seat: int | None, move: Move) -> Reason:
    """Return why a move is accepted or refused, without making it."""
    return step(state, seat, move).reason


def step(state: State, seat: int | None, move: Move) -> Step:
    """Judge one move and make it if it is legal; `seat` is None for a name not at the table.

    >>> from spotisle.dice.state import start
    >>> table = start(1)
    >>> judge(table, 0, {"do": "end"})
    <Reason.NOT_ROLLED: 'not_rolled'>
    >>> roll = {"do": "roll", "reroll": [0, 1, 2, 3, 4, 5], "faces": ["brick", "lumber"] * 3}
    >>> table = step(table, 0, roll).state
    >>> step(table, 0, {"do": "build", "item": "road:0"}).state.sheet.items()
    ('road:0',)
    """
    made = _attempt(state, seat, move)
    return Step(made, state) if isinstance(made, Reason) else made


def _attempt(state: State, seat: int | None, move: Move) -> Step | Reason:
    if seat is None:
        return Reason.UNKNOWN_SEAT
    if state.finished:
        return Reason.GAME_OVER
    if seat != state.seat:
        return Reason.NOT_YOUR_TURN
    do = move.get("do")
    if not isinstance(do, str) or do not in _ACTIONS:
        return Reason.UNKNOWN_ACTION
    if not state.turn.rolls and do != "roll":
        return Reason.NOT_ROLLED
    return _ACTIONS[do](state, move)


def _roll(state: State, move: Move) -> Step | Reason:
    turn, reroll, faces = state.turn, move.get("reroll"), move.get("faces")
    if not turn.rolls_left:
        return Reason.RESULT_FIXED if turn.adapted else Reason.NO_ROLL_LEFT
    if not _are_different_dice(reroll):
        return Reason.BAD_REROLL
    if len(reroll) < (1 if turn.rolls else DICE):
        return Reason.NOTHING_ROLLED if turn.rolls else Reason.FIRST_ROLL_IS_WHOLE
    if not _are_six_faces(faces):
        return Reason.BAD_FACES
    if any(faces[die] != face for die, face in enumerate(turn.dice) if die not in reroll):
        return Reason.KEPT_DIE_CHANGED
    rolled = Turn(turn.knights, tuple(faces), turn.rolls + 1)
    return Step(Reason.ROLLED, _with_turn(state, rolled))


def _joker(state: State, move: Move) -> Step | Reason:
    knight, die, face = move.get("knight"), move.get("die"), move.get("to")
    if not is_number(knight) or knight not in JOKERS:
        return Reason.UNKNOWN_KNIGHT
    if not _is_die(die):
        return Reason.UNKNOWN_DIE
    if not _is_face(face):
        return Reason.UNKNOWN_FACE
    if refusal := _joker_refusal(state, knight, face):
        return refusal
    if state.turn.is_used(die):
        return Reason.DIE_USED
    turned = _adapted(state.turn, dice=_put(state.turn.dice, die, face))
    return Step(Reason.JOKER_LENT, _with_sheet(state, turned, state.sheet.with_lent(knight)))


def _joker_refusal(state: State, knight: int, face: str) -> Reason | None:
    if knight > state.sheet.knights:
        return Reason.KNIGHT_NOT_BUILT
    if not state.sheet.may_lend(knight):
        return Reason.JOKER_SPENT
    if not state.may_lend(knight):
        return Reason.JOKER_TOO_FRESH
    return None if face in JOKERS[knight] else Reason.WRONG_RESOURCE


def _trade(state: State, move: Move) -> Step | Reason:
    turn, pair, face = state.turn, move.get("dice"), move.get("to")
    if not _are_different_dice(pair) or len(pair) != 2:
        return Reason.BAD_PAIR
    if not _is_face(face):
        return Reason.UNKNOWN_FACE
    if face == GOLD:
        return Reason.GOLD_FOR_GOLD
    turned, aside = pair
    if turn.is_used(turned) or turn.is_used(aside):
        return Reason.DIE_USED
    if turn.dice[turned] != GOLD or turn.dice[aside] != GOLD:
        return Reason.NOT_GOLD
    traded = _adapted(turn, dice=_put(turn.dice, turned, face), used=turn.used | 1 << aside)
    return Step(Reason.GOLD_TRADED, _with_turn(state, traded))


def _build(state: State, move: Move) -> Step | Reason:
    name = move.get("item")
    if not isinstance(name, str) or name not in ITEMS:
        return Reason.UNKNOWN_ITEM
    item = ITEMS[name]
    if obstacle := state.sheet.obstacle(item):
        return obstacle
    spent = _payment(state.turn, item)
    if spent is None:
        return Reason.CANNOT_PAY
    turn = _adapted(state.turn, used=state.turn.used | spent, built=(*state.turn.built, item.name))
    return Step(Reason.BUILT, _with_sheet(state, turn, state.sheet.with_item(item)))


def _payment(turn: Turn, item: Item) -> int | None:
    """Return the dice that pay for an item, as bits: among equal faces those with low numbers."""
    owed = dict(item.cost)
    spent = 0
    for die in turn.unused():
        face = turn.dice[die]
        if owed.get(face):
            owed[face] -= 1
            spent |= 1 << die
    return None if any(owed.values()) else spent


def _end(state: State, move: Move) -> Step | Reason:
    built = state.turn.built
    entry = sum(ITEMS[name].points for name in built) if built else CROSS
    tracks = _put(state.tracks, state.seat, (*state.tracks[state.seat], entry))
    seat = (state.seat + 1) % len(state.sheets)
    following = Turn(knights=state.sheets[seat].knights)
    after = State(state.sheets, tracks, seat, following, state.joker_next_turn)
    return Step(Reason.TURN_ENDED if built else Reason.CROSSED, after)


_ACTIONS: Mapping[str, Callable[[State, Move], Step | Reason]] = {
    "roll": _roll,
    "joker": _joker,
    "trade": _trade,
    "build": _build,
    "end": _end,
}


def _adapted(
    turn: Turn,
    *,
    dice: Dice | None = None,
    used: int | None = None,
    built: tuple[str, ...] | None = None,
) -> Turn:
    return Turn(
        turn.knights,
        turn.dice if dice is None else dice,
        turn.rolls,
        turn.used if used is None else used,
        adapted=True,
        built=turn.built if built is None else built,
    )


def _with_turn(state: State, turn: Turn) -> State:
    return State(state.sheets, state.tracks, state.seat, turn, state.joker_next_turn)


def _with_sheet(state: State, turn: Turn, sheet: Sheet) -> State:
    sheets = _put(state.sheets, state.seat, sheet)
    return State(sheets, state.tracks, state.seat, turn, state.joker_next_turn)


def _put(row: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    return (*row[:place], value, *row[place + 1 :])


def _is_die(value: object) -> TypeGuard[int]:
    return is_number(value) and 0 <= value < DICE


def _is_face(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and value in FACES


def _are_different_dice(value: object) -> TypeGuard[list[int]]:
    return (
        isinstance(value, list | tuple)
        and all(map(_is_die, value))
        and len(set(value)) == len(value)
    )


def _are_six_faces(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list | tuple) and len(value) == DICE and all(map(_is_face, value))
