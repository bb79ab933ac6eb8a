"""Win rates by network distance: the table of docs/fairness.md.

python -m bench.fairness
"""

from collections.abc import Sequence
from statistics import mean

from spotisle.rooms.contest import MAX_CONTEST_S
from tests.rooms.kit.races import Player, play

NEAR, FAR, FARTHER = Player(0.020), Player(0.220), Player(0.400)
LAN, LIAR = Player(0.001), Player(0.020, "zero")
SPREAD = [Player(rtt) for rtt in (0.005, 0.020, 0.080, 0.220, 0.400)]

HEAD = """\
| players, by round trip in ms | open for at most | first to arrive wins | with the contest | \
waits on average |
|---|---|---|---|---|"""


def main() -> None:
    print(HEAD)
    row("20 / 220", [NEAR, FAR])
    for bot in ("child", "sharp", "expert"):
        row(f"20 / 220, both as quick as {bot} bots", [NEAR, FAR], bot=bot)
    row("20 / 220, no client reports", [Player(0.020, "nothing"), Player(0.220, "nothing")])
    row("20 / 220, the far one loses 3 % of packets", [NEAR, Player(0.220, losses=0.03)])
    proxied = [Player(0.020, kernel_sees_client=False), Player(0.220, kernel_sees_client=False)]
    row("20 / 220, behind a proxy", proxied)
    row("1 / 1", [LAN, LAN])
    row("20 / 20, the second lies", [NEAR, LIAR])
    row("20 / 20, as quick as expert bots, the second lies", [NEAR, LIAR], bot="expert")
    row("20 / 220, the first lies", [LIAR, FAR])
    row("20 / 220, the second lies", [NEAR, Player(0.220, "zero")])
    row("5 / 20 / 80 / 220 / 400", SPREAD)
    for patience in (0.150, 0.200):
        row("20 / 220", [NEAR, FAR], patience)
    for patience in (0.150, MAX_CONTEST_S, 0.500):
        row("5 / 400", [SPREAD[0], FARTHER], patience)


def row(
    title: str, players: Sequence[Player], patience: float = MAX_CONTEST_S, bot: str = "casual"
) -> None:
    tally = play(players, patience=patience, bot=bot)
    seats = range(len(players))
    by_arrival = " / ".join(f"{tally.percent_by_arrival(seat):.1f}" for seat in seats)
    fair = " / ".join(f"{tally.percent(seat):.1f}" for seat in seats)
    wait = 1000 * mean(tally.waits)
    print(f"| {title} | {1000 * patience:.0f} ms | {by_arrival} % | **{fair} %** | {wait:.0f} ms |")


if __name__ == "__main__":
    main()
