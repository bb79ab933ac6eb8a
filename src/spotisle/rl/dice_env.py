"""Island dice as Gymnasium environments: one game, or many side by side.

The reward is the change of the score, so the rewards of an episode add up to the final score. Best
play reaches 94.790335 on average. `info["action_mask"]` says which actions are legal; an illegal
one changes nothing, and `info["legal"]` is False.
"""

from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from spotisle.dice.sheet import CITIES, DIE_COUNT, FACES, JOKERS, KNIGHTS, ROADS, SETTLEMENTS, TURNS
from spotisle.rl.dice_actions import ACTIONS
from spotisle.rl.dice_games import ROLLS_AFTER_FIRST, DiceGames, Observations

Info = dict[str, Any]

_HIGHEST = np.array(
    [
        *(1,) * len(ROADS),
        len(SETTLEMENTS),
        len(CITIES),
        len(KNIGHTS),
        *(1,) * len(JOKERS),
        *(DIE_COUNT,) * len(FACES),
        ROLLS_AFTER_FIRST,
        TURNS,
        1,
        len(KNIGHTS),
    ],
    dtype=np.int8,
)


def observation_space() -> spaces.Space[Any]:
    """Return the space of `DiceGames.observe`."""
    return spaces.Box(np.zeros_like(_HIGHEST), _HIGHEST, dtype=np.int8)


class IslandDiceEnv(gym.Env[Observations, np.int64]):
    """One game of island dice for one player."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012  (declared by Env)

    def __init__(self, *, joker_next_turn: bool = False, render_mode: str | None = None) -> None:
        self.observation_space = observation_space()
        self.action_space = spaces.Discrete(ACTIONS)
        self.render_mode = render_mode
        self.joker_next_turn = joker_next_turn
        self._games: DiceGames | None = None

    @property
    def games(self) -> DiceGames:
        """The game, as a row of one; the oracle reads it."""
        if self._games is None:
            raise gym.error.ResetNeeded("call reset() before the first step")
        return self._games

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Info]:
        """Start a game, with the first roll already made."""
        super().reset(seed=seed)
        self._games = DiceGames(1, self.np_random, joker_next_turn=self.joker_next_turn)
        return self.games.observe()[0], self._info(legal=True)

    def step(self, action: np.int64) -> tuple[Observations, float, bool, bool, Info]:
        """Take one action."""
        points, legal = self.games.step(np.array([action], dtype=np.intp))
        finished = bool(self.games.finished[0])
        info = self._info(legal=bool(legal[0]))
        return self.games.observe()[0], float(points[0]), finished, False, info

    def render(self) -> str | None:
        """Describe the table in one line."""
        return describe_game(self.games, 0) if self.render_mode == "ansi" else None

    def _info(self, *, legal: bool) -> Info:
        return {"action_mask": self.games.legal()[0].astype(np.int8), "legal": legal}


class IslandDiceVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Many games side by side.

    A finished game restarts in the next step; the action and the reward of that step do not count.
    """

    metadata = {  # noqa: RUF012  (declared by VectorEnv)
        "render_modes": ["ansi"],
        "render_fps": 4,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self, num_envs: int = 1, *, joker_next_turn: bool = False, render_mode: str | None = None
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.joker_next_turn = joker_next_turn
        self.single_observation_space = observation_space()
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games: DiceGames | None = None

    @property
    def games(self) -> DiceGames:
        """The games; the oracle reads them."""
        if self._games is None:
            raise gym.error.ResetNeeded("call reset() before the first step")
        return self._games

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Info]:
        """Start all games."""
        super().reset(seed=seed)
        self._games = DiceGames(self.num_envs, self.np_random, joker_next_turn=self.joker_next_turn)
        return self.games.observe(), self._info(np.ones(self.num_envs, dtype=bool))

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Take one action in each game; finished games restart instead."""
        over = np.flatnonzero(self.games.finished)
        points, legal = self.games.step(np.asarray(actions, dtype=np.intp))
        self.games.start(over)
        legal[over] = True
        finished = self.games.finished
        truncated = np.zeros(self.num_envs, dtype=bool)
        return self.games.observe(), points, finished, truncated, self._info(legal)

    def render(self) -> tuple[str, ...] | None:
        """Describe every table in one line."""
        if self.render_mode != "ansi":
            return None
        return tuple(describe_game(self.games, game) for game in range(self.num_envs))

    def _info(self, legal: NDArray[np.bool_]) -> Info:
        every = np.ones(self.num_envs, dtype=bool)
        return {
            "action_mask": self.games.legal().view(np.int8),
            "_action_mask": every,
            "legal": legal,
            "_legal": every,
        }


def describe_game(games: DiceGames, game: int) -> str:
    """Return one line about a game: turn, rolls, dice and what is built."""
    from spotisle.dice.solver.rolls import faces_of
    from spotisle.dice.solver.space import sheet_at

    sheet = sheet_at(int(games.hand[game]), int(games.board[game]))
    dice = " ".join(faces_of(int(games.dice[game]))) or "none"
    return (
        f"turn {TURNS - games.turns_left[game] + 1} of {TURNS}, "
        f"{games.rolls_left[game]} rolls left, dice: {dice}; "
        f"{sheet.points} points: {' '.join(sheet.items()) or 'nothing built'}"
    )
