"""Island dice: roll up to three times, turn dice with knights and gold, and build the island.

`step` judges a move and, if it is legal, makes it. An illegal move changes nothing.
"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from spotisle.dice.moves import Build, BuildMove, End, Joker, Move, Roll, Trade
from spotisle.dice.reasons import Reason
from spotisle.dice.sheet import CROSS, DICE, FACES, GOLD, ITEMS, JOKERS, Dice, Item, Sheet
from spotisle.dice.state import State, Turn

_T = TypeVar("_T")


class Step(Struct, frozen=True):
    """A verdict's reason and the table after it."""

    reason: Reason
    state: State


def judge(state: State, seat: int | None, move: Move | None) -> Reason:
    """Return why a move is accepted or refused, without making it."""
    return step(state, seat, move).reason


def step(state: State, seat: int | None, move: Move | None) -> Step:
    """Judge one move and make it if it is legal.

    `seat` is None for a name not at the table, `move` is None for an unknown action.

    >>> from spotisle.dice.state import start
    >>> table = start(1)
    >>> judge(table, 0, End())
    <Reason.NOT_ROLLED: 'not_rolled'>
    >>> roll = Roll((0, 1, 2, 3, 4, 5), ("brick", "lumber") * 3)
    >>> table = step(table, 0, roll).state
    >>> step(table, 0, Build("road:0")).state.sheet.items()
    ('road:0',)
    """
    made = _attempt(state, seat, move)
    return Step(made, state) if isinstance(made, Reason) else made


def _attempt(state: State, seat: int | None, move: Move | None) -> Step | Reason:
    if seat is None:
        return Reason.UNKNOWN_SEAT
    if state.finished:
        return Reason.GAME_OVER
    if seat != state.seat:
        return Reason.NOT_YOUR_TURN
    if move is None:
        return Reason.UNKNOWN_ACTION
    if isinstance(move, Roll):
        return _roll(state, move)
    return _after_the_roll(state, move) if state.turn.rolls else Reason.NOT_ROLLED


def _after_the_roll(state: State, move: BuildMove | End) -> Step | Reason:
    match move:
        case Joker():
            return _joker(state, move)
        case Trade():
            return _trade(state, move)
        case Build():
            return _build(state, move)
        case End():
            return _end(state)


def _roll(state: State, move: Roll) -> Step | Reason:
    turn, reroll, faces = state.turn, move.reroll, move.faces
    if not turn.rolls_left:
        return Reason.RESULT_FIXED if turn.adapted else Reason.NO_ROLL_LEFT
    if not _are_different_dice(reroll):
        return Reason.BAD_REROLL
    if len(reroll) < (1 if turn.rolls else DICE):
        return Reason.NOTHING_ROLLED if turn.rolls else Reason.FIRST_ROLL_IS_WHOLE
    if len(faces) != DICE or not all(face in FACES for face in faces):
        return Reason.BAD_FACES
    if any(faces[die] != face for die, face in enumerate(turn.dice) if die not in reroll):
        return Reason.KEPT_DIE_CHANGED
    rolled = Turn(turn.knights, faces, turn.rolls + 1)
    return Step(Reason.ROLLED, _with_turn(state, rolled))


def _joker(state: State, move: Joker) -> Step | Reason:
    if move.knight not in JOKERS:
        return Reason.UNKNOWN_KNIGHT
    if not 0 <= move.die < DICE:
        return Reason.UNKNOWN_DIE
    if move.to not in FACES:
        return Reason.UNKNOWN_FACE
    if refusal := _joker_refusal(state, move.knight, move.to):
        return refusal
    if state.turn.is_used(move.die):
        return Reason.DIE_USED
    turned = _adapted(state.turn, dice=_put(state.turn.dice, move.die, move.to))
    return Step(Reason.JOKER_LENT, _with_sheet(state, turned, state.sheet.with_lent(move.knight)))


def _joker_refusal(state: State, knight: int, face: str) -> Reason | None:
    if knight > state.sheet.knights:
        return Reason.KNIGHT_NOT_BUILT
    if not state.sheet.may_lend(knight):
        return Reason.JOKER_SPENT
    if not state.may_lend(knight):
        return Reason.JOKER_TOO_FRESH
    return None if face in JOKERS[knight] else Reason.WRONG_RESOURCE


def _trade(state: State, move: Trade) -> Step | Reason:
    turn, pair, face = state.turn, move.dice, move.to
    if not _are_different_dice(pair) or len(pair) != 2:
        return Reason.BAD_PAIR
    if face not in FACES:
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


def _build(state: State, move: Build) -> Step | Reason:
    item = ITEMS.get(move.item)
    if item is None:
        return Reason.UNKNOWN_ITEM
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


def _end(state: State) -> Step:
    built = state.turn.built
    entry = sum(ITEMS[name].points for name in built) if built else CROSS
    tracks = _put(state.tracks, state.seat, (*state.tracks[state.seat], entry))
    seat = (state.seat + 1) % len(state.sheets)
    following = Turn(knights=state.sheets[seat].knights)
    after = State(state.sheets, tracks, seat, following, state.joker_next_turn)
    return Step(Reason.TURN_ENDED if built else Reason.CROSSED, after)


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


def _are_different_dice(dice: Sequence[int]) -> bool:
    return all(0 <= die < DICE for die in dice) and len(set(dice)) == len(dice)
