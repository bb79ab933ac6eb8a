"""A picture of a table for the printed rules: cards in a box 100 wide and 44 high.

Printing puts cards of the deck there and highlights the symbols that they share.
"""

import math

from msgspec import Struct

MIDDLE_Y = 22.0
"""Half the height of the box."""
CELL = 8.2
"""The radius of a hexagon."""
_ROLES = {"b": "blue", "o": "orange", "r": "red", ".": "island"}


class SceneCard(Struct, frozen=True):
    """A card on the table."""

    card: int
    """Its index among the cards of its role; -1 is a card with only its edge visible."""
    x: float
    y: float
    radius: float
    turn: float = 0
    role: str = "play"
    lit: str = ""
    """The highlighted symbols: a letter for each, the same on every card that shares it."""


def pile(x: float, y: float, radius: float, count: int = 4) -> list[SceneCard]:
    """Return the edges of the cards under another one."""
    return [SceneCard(-1, x, y + 0.8 * height, radius) for height in range(count, 0, -1)]


def grid(cards: str, lit: int = -1) -> list[SceneCard]:
    """Lay hexagons in rows; a letter is a team, a dot a card of the island."""
    wide, high = CELL * math.sqrt(3), CELL * 1.5
    laid: list[SceneCard] = []
    seen = dict.fromkeys(_ROLES, 0)
    rows = cards.split()
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            x = 50 + (column - (len(line) - 1) / 2) * wide
            y = MIDDLE_Y + (row - (len(rows) - 1) / 2) * high
            light = "a" if len(laid) == lit else ""
            laid.append(SceneCard(seen[letter], x, y, CELL * 0.96, 0, _ROLES[letter], light))
            seen[letter] += 1
    return laid
