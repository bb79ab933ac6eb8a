"""Steps per second of island dice for learning agents, vectorised and single.

python -m bench rl

CPU time of one core. The yardstick is Gymnasium's own way to play several games: the single
environment in its `SyncVectorEnv`. Actions are random legal ones; choosing them is included.
"""

import os
from datetime import UTC, datetime
from platform import python_version
from time import process_time

import numpy as np
from gymnasium.vector import SyncVectorEnv, VectorEnv
from numpy.typing import NDArray

from spotisle.rl import IslandDiceEnv, IslandDiceVectorEnv

GAMES = 1024
STEPS = 200
FEW_GAMES = 16
ROUNDS = 3


def main() -> None:
    stamp = f"{datetime.now(UTC):%Y-%m-%d}, Python {python_version()}, {os.cpu_count()} cores"
    print(f"{stamp}; best of {ROUNDS} rounds in turn\n")
    many, few = IslandDiceVectorEnv(GAMES), SyncVectorEnv([IslandDiceEnv] * FEW_GAMES)
    rates = [(steps_a_second(many), steps_a_second(few)) for _ in range(ROUNDS)]
    fast, slow = (max(column) for column in zip(*rates, strict=True))
    print("| | steps a second | to one by one |\n|---|---|---|")
    print(f"| {GAMES} games side by side | {fast:,.0f} | {fast / slow:.0f} |")
    print(f"| {FEW_GAMES} games one by one (SyncVectorEnv) | {slow:,.0f} | 1 |")


def steps_a_second(env: VectorEnv) -> float:
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    start = process_time()
    for _ in range(STEPS):
        _, _, _, _, info = env.step(choose_legal(info["action_mask"], rng))
    return STEPS * env.num_envs / (process_time() - start)


def choose_legal(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    weights = rng.random(masks.shape, dtype=np.float32)
    chosen: NDArray[np.int64] = (weights * masks).argmax(axis=1)
    return chosen


if __name__ == "__main__":
    main()
