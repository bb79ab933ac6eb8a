"""The exact value of every state and action of island dice, and so the regret of any choice."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import CROSS
from spotisle.dice.solver.rolls import FIRST_RESULT
from spotisle.dice.solver.space import Layer, sheet_at
from spotisle.dice.solver.table import ValueTable, shared_table
from spotisle.dice.solver.turn import TurnSolver
from spotisle.rl.dice_actions import (
    ACTIONS,
    AFTER_ROLL,
    END,
    IMPOSSIBLE,
    KEEP_ACTIONS,
    BuildAction,
    JokerAction,
    action_tables,
    knight_limits,
)
from spotisle.rl.dice_games import DiceGames

MAX_REMEMBERED = 200_000
"""How many half-built turns are cached."""


class DicePosition(NamedTuple):
    """One game as numbers; `DiceGames` has the meaning of each."""

    hand: int
    board: int
    dice: int
    rolls_left: int
    turns_left: int
    built: bool
    standing: int


class DiceOracle:
    """The value of every action: the expected further points, with best play after it."""

    def __init__(self, *, joker_next_turn: bool = False, table: ValueTable | None = None) -> None:
        self.table = table or shared_table(joker_next_turn=joker_next_turn)
        self._remembered: dict[DicePosition, float] = {}

    def position(self, games: DiceGames, game: int) -> DicePosition:
        """Return one of the games as a position."""
        return DicePosition(
            int(games.hand[game]),
            int(games.board[game]),
            int(games.dice[game]),
            int(games.rolls_left[game]),
            int(games.turns_left[game]),
            bool(games.built[game]),
            int(games.standing[game]),
        )

    def value(self, position: DicePosition) -> float:
        """Return the expected further points under best play."""
        return float(self.action_values(position).max()) if position.turns_left else 0.0

    def action_values(self, position: DicePosition) -> NDArray[np.float64]:
        """Return the expected further points after each action; minus infinity if illegal."""
        worth = np.full(ACTIONS, -np.inf)
        if position.turns_left:
            if position.rolls_left:
                worth[:KEEP_ACTIONS] = self._keep_worths(position)
            for column, after in self._following(position, range(len(AFTER_ROLL))):
                worth[KEEP_ACTIONS + column] = after
        return worth - sheet_at(position.hand, position.board).points

    def regret(self, position: DicePosition, action: int) -> float:
        """Return how many points an action gives away on average; infinity if it is illegal."""
        values = self.action_values(position)
        return float(values.max() - values[action])

    def _keep_worths(self, position: DicePosition) -> NDArray[np.float64]:
        solver = TurnSolver(
            self._after(position),
            sheet_at(position.hand, position.board),
            joker_next_turn=self.table.joker_next_turn,
        )
        worths = solver.keep_worths(position.rolls_left)[:KEEP_ACTIONS]
        possible = action_tables().may_keep[position.dice - FIRST_RESULT]
        return np.where(possible, worths, -np.inf)

    def _after(self, position: DicePosition) -> Layer:
        return self.table.after(position.turns_left)

    def _following(self, position: DicePosition, columns: Iterable[int]) -> list[tuple[int, float]]:
        """Return what these actions after the roll are worth, leaving out the illegal ones."""
        tables, limits = action_tables(), knight_limits()
        found: list[tuple[int, float]] = []
        for column in columns:
            if self.table.joker_next_turn and limits[column] > position.standing:
                continue
            hand = int(tables.hand[position.hand, column])
            board = int(tables.board[position.board, column])
            dice = int(tables.dice[position.dice, column])
            if IMPOSSIBLE in (hand, board, dice):
                continue
            if column == END - KEEP_ACTIONS:
                found.append((column, self._end_worth(position)))
                continue
            builds = isinstance(AFTER_ROLL[column], BuildAction)
            following = position._replace(
                hand=hand, board=board, dice=dice, rolls_left=0, built=position.built or builds
            )
            found.append((column, self._worth(following)))
        return found

    def _end_worth(self, position: DicePosition) -> float:
        stay = float(self._after(position)[position.hand, position.board])
        return stay if position.built else stay + CROSS

    def _worth(self, position: DicePosition) -> float:
        """Return the expected final score after the best end of a half-built turn."""
        worth = self._remembered.get(position)
        if worth is None:
            worth = max(after for _, after in self._following(position, _useful_actions()))
            if len(self._remembered) >= MAX_REMEMBERED:
                self._remembered.clear()
            self._remembered[position] = worth
        return worth


@cache
def _useful_actions() -> list[int]:
    """Return all actions after the roll, but no joker that turns a die to the face it shows."""
    return [
        column
        for column, action in enumerate(AFTER_ROLL)
        if not (isinstance(action, JokerAction) and action.shows == action.to)
    ]
