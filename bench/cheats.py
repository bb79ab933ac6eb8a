"""How much each cheat wins against an equal honest player: the table of docs/fairness.md.

python -m bench cheats              # 4,000 cards each, the same numbers every time
python -m bench.cheats 400 sit away # 400 cards, and only these cheats
"""

import sys
from collections.abc import Iterable

from tests.rooms.kit.cheating_table import Cheat, share
from tests.rooms.kit.cheats import CHEATS, HONEST, UNDEFENDED

CONTESTS = 4_000


def print_table(cheats: Iterable[Cheat], contests: int) -> None:
    print("| name | what the cheater does | round trips in ms | wins |\n|---|---|---|---|")
    for cheat in cheats:
        ways = f"{1000 * cheat.rtt:.0f} / {1000 * cheat.honest_rtt:.0f}"
        won = 100 * share(cheat, contests)
        print(f"| {cheat.name} | {cheat.how} | {ways} | {won:.1f} % |", flush=True)


def main(contests: int = CONTESTS, names: Iterable[str] = ()) -> None:
    wanted = list(names)
    cheats = (*HONEST, *CHEATS, *UNDEFENDED)
    print_table((cheat for cheat in cheats if not wanted or cheat.name in wanted), contests)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else CONTESTS, sys.argv[2:])
