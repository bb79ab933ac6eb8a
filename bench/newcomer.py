"""A newcomer's chances against bots: the table of docs/bots.md.

python -m bench.newcomer     # the same numbers every time

The newcomer is an adult who needs three seconds for two cards. They follow the reaction model of
the bots: see `spotisle.bots.skill`.
"""

from random import Random

from msgspec.structs import replace

from spotisle.bots import LEVELS, Skill
from spotisle.rules.registry import new_table
from spotisle.simulation.match import Match

SYMBOLS = 8
GAMES = 300
NEWCOMER_S = 3.0


def newcomer(seconds: float = NEWCOMER_S) -> Skill:
    """Return a player who needs `seconds` for two cards, otherwise like the casual bots."""
    casual = LEVELS["casual"]
    return replace(casual, glance=(seconds - casual.floor) / SYMBOLS)


def chances(
    level: str, bots: int, games: int = GAMES, seconds: float = NEWCOMER_S
) -> tuple[float, float]:
    """Return the newcomer's share of the cards of a tower, and of the games won."""
    rng, skills = Random(1), [newcomer(seconds), *[LEVELS[level]] * bots]
    taken = cards = won = 0
    for _ in range(games):
        played = Match(new_table("tower", bots + 1, rng), skills, rng).play()
        taken += played.scores[0]
        cards += sum(played.scores)
        won += 0 in played.ranking[0]
    return taken / cards, won / games


def main(games: int = GAMES) -> None:
    print("| level | one bot | two bots | three bots |\n|---|---|---|---|")
    for level in LEVELS:
        shares = [chances(level, bots, games) for bots in (1, 2, 3)]
        cells = [f"{100 * cards:.0f} % / {100 * won:.0f} %" for cards, won in shares]
        print(f"| {level} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
