"""Many games of island dice side by side, as arrays: the core of the environments."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import CROSS, DIE_COUNT, FACES, JOKERS, ROADS, TURNS
from spotisle.dice.solver.rolls import FIRST_RESULT, lattice, multisets
from spotisle.dice.solver.space import BOARDS, HANDS, hand_parts, sheet_at
from spotisle.rl.dice_actions import (
    ACTIONS,
    END,
    IMPOSSIBLE,
    KEEP_ACTIONS,
    Mask,
    Numbers,
    action_points,
    action_tables,
    knight_limits,
)

ROLLS_AFTER_FIRST = 2
OBSERVED = 35
"""How many numbers an observation has; `observe` lists them."""

Observations = NDArray[np.int8]


class DiceGames:
    """Games of one player each. Every array has one entry per game."""

    def __init__(
        self, games: int, rng: np.random.Generator, *, joker_next_turn: bool = False
    ) -> None:
        self.rng = rng
        self.joker_next_turn = joker_next_turn
        self._every = np.arange(games)
        self.hand = np.zeros(games, dtype=np.intp)
        self.board = np.zeros(games, dtype=np.intp)
        self.dice = np.zeros(games, dtype=np.intp)
        """The multiset of the dice that are unused, by the solver's number."""
        self.rolls_left = np.zeros(games, dtype=np.intp)
        self.turns_left = np.zeros(games, dtype=np.intp)
        """Including the current turn; 0 after the end."""
        self.built = np.zeros(games, dtype=bool)
        """Whether something was built in this turn."""
        self.standing = np.zeros(games, dtype=np.intp)
        """How many knights were built before the turn."""
        self.start(self._every)

    def start(self, games: Numbers) -> None:
        """Restart these games, with the first roll of the first turn."""
        self.hand[games] = self.board[games] = 0
        self.turns_left[games] = TURNS
        self._start_turn(games)

    @property
    def finished(self) -> Mask:
        """Which games are over."""
        over: Mask = self.turns_left == 0
        return over

    def legal(self) -> Mask:
        """Return which actions (columns) each game (rows) allows; a finished game allows none."""
        legal = np.zeros((len(self._every), ACTIONS), dtype=bool)
        rolling = np.flatnonzero(self.rolls_left)
        legal[rolling, :KEEP_ACTIONS] = action_tables().may_keep[self.dice[rolling] - FIRST_RESULT]
        legal[:, KEEP_ACTIONS:] = self._may_follow_roll(self._every)
        legal[self.finished] = False
        return legal

    def step(self, actions: Numbers) -> tuple[NDArray[np.float64], Mask]:
        """Take one action in each game; return the points of each, and which were legal.

        An illegal action changes nothing, and so does any action after the end.
        """
        playing = ~self.finished
        keeps = actions < KEEP_ACTIONS
        legal = np.zeros(len(actions), dtype=bool)
        points = np.zeros(len(actions))
        rolling = np.flatnonzero(playing & keeps & (self.rolls_left > 0))
        may_keep = action_tables().may_keep
        rolling = rolling[may_keep[self.dice[rolling] - FIRST_RESULT, actions[rolling]]]
        legal[rolling] = True
        self._roll(rolling, actions[rolling])
        others = np.flatnonzero(playing & ~keeps)
        columns = actions[others] - KEEP_ACTIONS
        allowed = self._may_follow_roll(others)[np.arange(len(others)), columns]
        others, columns = others[allowed], columns[allowed]
        legal[others] = True
        points[others] = self._act(others, columns)
        return points, legal

    def observe(self) -> Observations:
        """Return what a player sees, one row per game.

        16 roads, settlements, cities, knights, 6 unused jokers, how many unused dice show each of
        the 6 faces, rolls left, turns left, whether something was built in this turn, and how many
        knights were built before it.
        """
        return np.column_stack(
            (
                _board_observations()[self.board],
                _hand_observations()[self.hand],
                _dice_observations()[self.dice],
                self.rolls_left,
                self.turns_left,
                self.built,
                self.standing,
            )
        ).astype(np.int8)

    def _start_turn(self, games: Numbers) -> None:
        self.built[games] = False
        self.standing[games] = _knights()[self.hand[games]]
        self.rolls_left[games] = ROLLS_AFTER_FIRST + 1
        self._roll(games, np.zeros(len(games), dtype=np.intp))

    def _roll(self, games: Numbers, kept: Numbers) -> None:
        """Roll the dice that are not kept, one after the other: each leads to a larger multiset."""
        larger = lattice().larger
        held = kept.astype(np.intp)
        faces = self.rng.integers(0, len(FACES), size=(DIE_COUNT, len(games)))
        for rolled in faces:
            missing = held < FIRST_RESULT
            held[missing] = larger[held[missing], rolled[missing]]
        self.dice[games] = held
        self.rolls_left[games] -= 1

    def _may_follow_roll(self, games: Numbers) -> Mask:
        tables = action_tables()
        allowed: Mask = (
            (tables.dice[self.dice[games]] != IMPOSSIBLE)
            & (tables.board[self.board[games]] != IMPOSSIBLE)
            & (tables.hand[self.hand[games]] != IMPOSSIBLE)
        )
        if self.joker_next_turn:
            allowed &= knight_limits() <= self.standing[games, None]
        return allowed

    def _act(self, games: Numbers, columns: Numbers) -> NDArray[np.float64]:
        """Take legal actions after the roll; the first one ends the rolling."""
        tables = action_tables()
        ends = columns == END - KEEP_ACTIONS
        gained = action_points()[columns].astype(np.float64)
        gained[ends] = np.where(self.built[games[ends]], 0, CROSS)
        self.built[games] |= gained > 0
        self.dice[games] = tables.dice[self.dice[games], columns]
        self.board[games] = tables.board[self.board[games], columns]
        self.hand[games] = tables.hand[self.hand[games], columns]
        self.rolls_left[games] = 0
        ended = games[ends]
        self.turns_left[ended] -= 1
        self._start_turn(ended[self.turns_left[ended] > 0])
        return gained


@cache
def _board_observations() -> Observations:
    sheets = (sheet_at(0, board) for board in range(BOARDS))
    rows = [
        [*(sheet.roads >> road & 1 for road in range(len(ROADS))), sheet.settlements, sheet.cities]
        for sheet in sheets
    ]
    return np.array(rows, dtype=np.int8)


@cache
def _hand_observations() -> Observations:
    sheets = (sheet_at(hand, 0) for hand in range(HANDS))
    rows = [[sheet.knights, *(sheet.may_lend(knight) for knight in JOKERS)] for sheet in sheets]
    return np.array(rows, dtype=np.int8)


@cache
def _dice_observations() -> Observations:
    rows = [[faces.count(face) for face in range(len(FACES))] for faces in multisets()]
    return np.array(rows, dtype=np.int8)


@cache
def _knights() -> Numbers:
    return np.array([hand_parts(hand)[0] for hand in range(HANDS)])
