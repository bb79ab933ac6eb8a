"""The levels of the bots, from slow to quicker than any person.

People take one to three seconds to find the shared symbol of two cards with eight symbols each.
The eye rests a fifth of a second on each thing it looks at (`glance`, less where it takes in more
than one), seeing and pressing take a third to two thirds of a second whatever there is to find
(`floor`), and practised people are quicker, steadier and err less. Search times vary widely because
the eye starts at a random place: from a third of the median to three times the median.
"""

from spotisle.bots.skill import Skill
from spotisle.errors import SpotisleError

LEVELS: dict[str, Skill] = {
    # truly slow: takes five seconds for two cards, and loses to anyone who tries
    "slow": Skill(floor=0.80, glance=0.50, spread=0.60, slip=0.05, notice=0.40, weighs=1),
    # looks at each symbol in turn, is easily distracted, takes what catches the eye
    "child": Skill(floor=0.65, glance=0.30, spread=0.70, slip=0.06, notice=0.35, weighs=1),
    # a grown-up who plays at Christmas: about two seconds for two cards
    "casual": Skill(floor=0.48, glance=0.19, spread=0.65, slip=0.03, notice=0.28, weighs=2),
    # plays often, and sees groups of symbols at a time: about a second and a half
    "sharp": Skill(floor=0.40, glance=0.13, spread=0.60, slip=0.02, notice=0.24, weighs=3),
    # knows the deck by heart: about a second
    "expert": Skill(floor=0.34, glance=0.08, spread=0.50, slip=0.01, notice=0.21, weighs=4),
    # quicker than people are: seeing and pressing alone take most of the half second
    "lightning": Skill(floor=0.25, glance=0.035, spread=0.35, slip=0.002, notice=0.15, weighs=6),
}


def level(name: str) -> Skill:
    """Return the skill of a level.

    >>> level("sharp").floor
    0.4
    """
    if name not in LEVELS:
        raise SpotisleError(f"no bot {name!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name]
