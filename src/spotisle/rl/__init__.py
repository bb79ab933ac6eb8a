"""The games as Gymnasium and PettingZoo environments, for reinforcement learning.

`gymnasium.make("spotisle.rl:IslandDice-v0")` is island dice, whose optimum is known exactly;
`gymnasium.make_vec("spotisle.rl:IslandDice-v0", num_envs=1024)` plays many games side by side.
`SymbolRace` is any symbol game as a PettingZoo parallel environment.
"""

import gymnasium

from spotisle.rl.dice_actions import ACTIONS, Action, action_numbers, actions
from spotisle.rl.dice_env import IslandDiceEnv, IslandDiceVectorEnv
from spotisle.rl.dice_oracle import DiceOracle, DicePosition
from spotisle.rl.symbol_race import SymbolRace

__all__ = [
    "ACTIONS",
    "Action",
    "DiceOracle",
    "DicePosition",
    "IslandDiceEnv",
    "IslandDiceVectorEnv",
    "SymbolRace",
    "action_numbers",
    "actions",
]

gymnasium.register(
    "IslandDice-v0",
    entry_point="spotisle.rl.dice_env:IslandDiceEnv",
    vector_entry_point="spotisle.rl.dice_env:IslandDiceVectorEnv",
)
