"""Island dice: roll up to three times, turn dice with knights and gold, and build the island.

`step` judges a move and, if it is legal, makes it. An illegal move changes nothing.
"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from spotisle.dice.moves import Build, BuildMove, End, Joker, Move, Roll, Trade
from spotisle.dice.reasons import DiceReason
from spotisle.dice.sheet import CROSS, DIE_COUNT, FACES, GOLD, ITEMS, JOKERS, Dice, Item, Sheet
from spotisle.dice.state import DiceState, Turn

_T = TypeVar("_T")


class MoveResult(Struct, frozen=True):
    """The reason of a verdict, and the state after it."""

    reason: DiceReason
    state: DiceState


def judge(state: DiceState, seat: int | None, move: Move | None) -> DiceReason:
    """Return why a move is accepted or refused, without making it."""
    return step(state, seat, move).reason


def step(state: DiceState, seat: int | None, move: Move | None) -> MoveResult:
    """Judge one move and make it if it is legal.

    `seat` is None for a name not at the table, `move` is None for an unknown action.

    >>> from spotisle.dice.state import start
    >>> table = start(1)
    >>> judge(table, 0, End())
    <DiceReason.NOT_ROLLED: 'not_rolled'>
    >>> roll = Roll((0, 1, 2, 3, 4, 5), ("brick", "lumber") * 3)
    >>> table = step(table, 0, roll).state
    >>> step(table, 0, Build("road:0")).state.sheet.items()
    ('road:0',)
    """
    made = _attempt(state, seat, move)
    return MoveResult(made, state) if isinstance(made, DiceReason) else made


def _attempt(state: DiceState, seat: int | None, move: Move | None) -> MoveResult | DiceReason:
    if seat is None:
        return DiceReason.UNKNOWN_SEAT
    if state.finished:
        return DiceReason.GAME_OVER
    if seat != state.seat:
        return DiceReason.NOT_YOUR_TURN
    if move is None:
        return DiceReason.UNKNOWN_ACTION
    if isinstance(move, Roll):
        return _roll(state, move)
    return _after_the_roll(state, move) if state.turn.rolls else DiceReason.NOT_ROLLED


def _after_the_roll(state: DiceState, move: BuildMove | End) -> MoveResult | DiceReason:
    match move:
        case Joker():
            return _joker(state, move)
        case Trade():
            return _trade(state, move)
        case Build():
            return _build(state, move)
        case End():
            return _end(state)


def _roll(state: DiceState, move: Roll) -> MoveResult | DiceReason:
    turn, reroll, faces = state.turn, move.reroll, move.faces
    if not turn.rolls_left:
        return DiceReason.RESULT_FIXED if turn.adapted else DiceReason.NO_ROLL_LEFT
    if not _are_different_dice(reroll):
        return DiceReason.BAD_REROLL
    if len(reroll) < (1 if turn.rolls else DIE_COUNT):
        return DiceReason.NOTHING_ROLLED if turn.rolls else DiceReason.FIRST_ROLL_IS_WHOLE
    if len(faces) != DIE_COUNT or not all(face in FACES for face in faces):
        return DiceReason.BAD_FACES
    if any(faces[die] != face for die, face in enumerate(turn.dice) if die not in reroll):
        return DiceReason.KEPT_DIE_CHANGED
    rolled = Turn(turn.knights, faces, turn.rolls + 1)
    return MoveResult(DiceReason.ROLLED, _with_turn(state, rolled))


def _joker(state: DiceState, move: Joker) -> MoveResult | DiceReason:
    if move.knight not in JOKERS:
        return DiceReason.UNKNOWN_KNIGHT
    if not 0 <= move.die < DIE_COUNT:
        return DiceReason.UNKNOWN_DIE
    if move.to not in FACES:
        return DiceReason.UNKNOWN_FACE
    if refusal := _joker_refusal(state, move.knight, move.to):
        return refusal
    if state.turn.is_used(move.die):
        return DiceReason.DIE_USED
    turned = _change_turn(state.turn, dice=_put(state.turn.dice, move.die, move.to))
    return MoveResult(
        DiceReason.JOKER_LENT, _with_sheet(state, turned, state.sheet.with_lent(move.knight))
    )


def _joker_refusal(state: DiceState, knight: int, face: str) -> DiceReason | None:
    if knight > state.sheet.knights:
        return DiceReason.KNIGHT_NOT_BUILT
    if not state.sheet.may_lend(knight):
        return DiceReason.JOKER_SPENT
    if not state.may_lend(knight):
        return DiceReason.JOKER_TOO_FRESH
    return None if face in JOKERS[knight] else DiceReason.WRONG_RESOURCE


def _trade(state: DiceState, move: Trade) -> MoveResult | DiceReason:
    turn, pair, face = state.turn, move.dice, move.to
    if not _are_different_dice(pair) or len(pair) != 2:
        return DiceReason.BAD_PAIR
    if face not in FACES:
        return DiceReason.UNKNOWN_FACE
    if face == GOLD:
        return DiceReason.GOLD_FOR_GOLD
    turned, aside = pair
    if turn.is_used(turned) or turn.is_used(aside):
        return DiceReason.DIE_USED
    if turn.dice[turned] != GOLD or turn.dice[aside] != GOLD:
        return DiceReason.NOT_GOLD
    traded = _change_turn(turn, dice=_put(turn.dice, turned, face), used=turn.used | 1 << aside)
    return MoveResult(DiceReason.GOLD_TRADED, _with_turn(state, traded))


def _build(state: DiceState, move: Build) -> MoveResult | DiceReason:
    item = ITEMS.get(move.item)
    if item is None:
        return DiceReason.UNKNOWN_ITEM
    if obstacle := state.sheet.obstacle(item):
        return obstacle
    spent = _payment(state.turn, item)
    if spent is None:
        return DiceReason.CANNOT_PAY
    turn = _change_turn(
        state.turn, used=state.turn.used | spent, built=(*state.turn.built, item.name)
    )
    return MoveResult(DiceReason.BUILT, _with_sheet(state, turn, state.sheet.with_item(item)))


def _payment(turn: Turn, item: Item) -> int | None:
    """Return the dice that pay for an item, as bits: of equal faces the lowest numbers."""
    owed = dict(item.cost)
    spent = 0
    for die in turn.unused():
        face = turn.dice[die]
        if owed.get(face):
            owed[face] -= 1
            spent |= 1 << die
    return None if any(owed.values()) else spent


def _end(state: DiceState) -> MoveResult:
    built = state.turn.built
    entry = sum(ITEMS[name].points for name in built) if built else CROSS
    tracks = _put(state.tracks, state.seat, (*state.tracks[state.seat], entry))
    seat = (state.seat + 1) % len(state.sheets)
    following = Turn(knights=state.sheets[seat].knights)
    after = DiceState(state.sheets, tracks, seat, following, state.joker_next_turn)
    return MoveResult(DiceReason.TURN_ENDED if built else DiceReason.CROSSED, after)


def _change_turn(
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


def _with_turn(state: DiceState, turn: Turn) -> DiceState:
    return DiceState(state.sheets, state.tracks, state.seat, turn, state.joker_next_turn)


def _with_sheet(state: DiceState, turn: Turn, sheet: Sheet) -> DiceState:
    sheets = _put(state.sheets, state.seat, sheet)
    return DiceState(sheets, state.tracks, state.seat, turn, state.joker_next_turn)


def _put(row: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    return (*row[:place], value, *row[place + 1 :])


def _are_different_dice(dice: Sequence[int]) -> bool:
    return all(0 <= die < DIE_COUNT for die in dice) and len(set(dice)) == len(dice)
