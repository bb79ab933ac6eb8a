"""The actions of island dice for learning agents, numbered, and where each one leads.

Dice that show the same face are equal, so a state needs no order of the dice: it is the multiset of
the dice that are still unused. An action keeps a smaller multiset and rolls the rest, turns one die
with a joker, trades two gold, builds one thing, or ends the turn. Everything a player may do is one
of 566 numbers, and everything that follows is a look-up in a table.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import COSTS, FACES, GOLD, ITEMS, JOKERS, Item, Kind
from spotisle.dice.solver.rolls import FIRST_RESULT, KEEPS, RESULTS, kept_from, multisets, number_of
from spotisle.dice.solver.space import BOARDS, HANDS, hand_number, hand_parts, index_of, sheet_at

Numbers = NDArray[np.intp]
Mask = NDArray[np.bool_]
IMPOSSIBLE = -1


class KeepAction(NamedTuple):
    """Keep these dice and roll the others."""

    faces: tuple[str, ...]


class JokerAction(NamedTuple):
    """Let a knight turn a die from one face to another."""

    knight: int
    shows: str
    to: str


class TradeAction(NamedTuple):
    """Make two gold one other resource."""

    to: str


class BuildAction(NamedTuple):
    """Build one thing with the dice that show its cost."""

    item: Item


class EndAction(NamedTuple):
    """End the turn."""


Action = KeepAction | JokerAction | TradeAction | BuildAction | EndAction

KEEP_ACTIONS = FIRST_RESULT
"""Keeps of fewer than six dice come first, with the numbers that the solver gives them."""
AFTER_ROLL: tuple[Action, ...] = (
    *(
        JokerAction(knight, shows, to)
        for knight in JOKERS
        for shows in FACES
        for to in sorted(JOKERS[knight])
    ),
    *(TradeAction(face) for face in FACES if face != GOLD),
    *(BuildAction(item) for item in ITEMS.values()),
    EndAction(),
)
ACTIONS = KEEP_ACTIONS + len(AFTER_ROLL)
END = ACTIONS - 1


@cache
def actions() -> tuple[Action, ...]:
    """Return every action by its number.

    >>> len(actions()), actions()[END]
    (566, EndAction())
    """
    keeps = (KeepAction(tuple(FACES[face] for face in faces)) for faces in multisets())
    return (*list(keeps)[:KEEP_ACTIONS], *AFTER_ROLL)


@cache
def action_numbers() -> dict[Action, int]:
    """Return the number of every action."""
    return {action: number for number, action in enumerate(actions())}


class ActionTables(NamedTuple):
    """Where actions lead; `IMPOSSIBLE` where one cannot be taken.

    The last three have a column for each action after the roll: the unused dice, the board, and the
    hand (knights and their jokers) that it leads to.
    """

    may_keep: Mask
    """Which keeps (columns) each result of six dice (rows) allows."""
    dice: Numbers
    board: Numbers
    hand: Numbers


@cache
def action_tables() -> ActionTables:
    """Return the tables of all actions."""
    may_keep = np.zeros((RESULTS, KEEP_ACTIONS), dtype=bool)
    for result in range(RESULTS):
        kept = kept_from(FIRST_RESULT + result)
        may_keep[result, kept[kept < KEEP_ACTIONS]] = True
    multiset_rows = [[_dice_after(faces, action) for action in AFTER_ROLL] for faces in _faces()]
    board_rows = [[_board_after(board, action) for action in AFTER_ROLL] for board in range(BOARDS)]
    hand_rows = [[_hand_after(hand, action) for action in AFTER_ROLL] for hand in range(HANDS)]
    return ActionTables(
        may_keep, np.array(multiset_rows), np.array(board_rows), np.array(hand_rows)
    )


@cache
def knight_limits() -> Numbers:
    """Return, for each action after the roll, how many built knights its joker needs."""
    return np.array(
        [action.knight if isinstance(action, JokerAction) else 0 for action in AFTER_ROLL]
    )


@cache
def action_points() -> Numbers:
    """Return the points that each action after the roll adds at once."""
    return np.array(
        [action.item.points if isinstance(action, BuildAction) else 0 for action in AFTER_ROLL]
    )


def _faces() -> list[tuple[str, ...]]:
    return [tuple(FACES[face] for face in faces) for faces in multisets()[:KEEPS]]


def _dice_after(faces: Sequence[str], action: Action) -> int:
    """Return the unused dice after an action; a die that pays or is put aside is gone."""
    match action:
        case JokerAction(_, shows, to):
            return _exchange(faces, Counter({shows: 1}), Counter({to: 1}))
        case TradeAction(to):
            return _exchange(faces, Counter({GOLD: 2}), Counter({to: 1}))
        case BuildAction(item):
            return _exchange(faces, COSTS[item.kind], Counter())
        case _:
            return number_of(faces)


def _exchange(faces: Sequence[str], gone: Counter[str], new: Counter[str]) -> int:
    shown = Counter(faces)
    return number_of(list((shown - gone + new).elements())) if gone <= shown else IMPOSSIBLE


def _board_after(board: int, action: Action) -> int:
    if not isinstance(action, BuildAction) or action.item.kind is Kind.KNIGHT:
        return board
    sheet = sheet_at(0, board)
    possible = sheet.obstacle(action.item) is None
    return index_of(sheet.with_item(action.item))[1] if possible else IMPOSSIBLE


def _hand_after(hand: int, action: Action) -> int:
    knights, lent = hand_parts(hand)
    sheet = sheet_at(hand, 0)
    if isinstance(action, JokerAction):
        bit = 1 << action.knight - 1
        return hand_number(knights, lent | bit) if sheet.may_lend(action.knight) else IMPOSSIBLE
    if isinstance(action, BuildAction) and action.item.kind is Kind.KNIGHT:
        possible = sheet.obstacle(action.item) is None
        return hand_number(knights + 1, lent) if possible else IMPOSSIBLE
    return hand
