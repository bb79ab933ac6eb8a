"""Games per second that bots play at real tables, on one core.

python -m bench.simulation

CPU time, the best of several runs, each alternating with the bare loop of `bench.engine`, which
shows how fast Python itself is on this machine now.
"""

import os
from datetime import UTC, datetime
from platform import python_version
from random import Random

from bench.engine import GAMES_EACH, Run, bare_loop, best, script
from spotisle.rules import GAMES
from spotisle.simulation.run import play_part
from spotisle.simulation.setup import Setup, usual_players

PLAYED = 40
"""Games in a run."""


def main() -> None:
    stamp = f"{datetime.now(UTC):%Y-%m-%d}, Python {python_version()}, {os.cpu_count()} cores"
    print(f"{stamp}; casual and sharp bots in turn\n")
    bare = bare_loop([script("tower", Random(seed)) for seed in range(GAMES_EACH)])
    print("| | players | games a second | to a million claims of the bare loop |")
    print("|---|---|---|---|")
    for name, game in GAMES.items():
        if not game.spec.endless:
            setup = Setup(name, usual_players(name), ("casual", "sharp"))
            rate = best(games_of(setup), bare)
            ratio = 1e6 * rate.a_second / rate.yardstick
            print(f"| {name} | {setup.players} | {rate.a_second:,.0f} | {ratio:,.0f} |", flush=True)


def games_of(setup: Setup) -> Run:
    return lambda: len(play_part(setup, range(PLAYED)).ranks)


if __name__ == "__main__":
    main()
