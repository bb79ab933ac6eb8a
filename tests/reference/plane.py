"""The planes, straight from the rule book: card c holds the symbols (c + d) mod v."""

from functools import cache

DIFFERENCES = {
    2: [0, 1, 3],
    3: [0, 1, 3, 9],
    4: [0, 1, 4, 14, 16],
    5: [0, 1, 3, 8, 12, 18],
    7: [0, 1, 3, 13, 32, 36, 43, 52],
    8: [0, 1, 3, 7, 15, 31, 36, 54, 63],
    9: [0, 1, 3, 9, 27, 49, 56, 61, 77, 81],
    11: [0, 1, 3, 12, 20, 34, 38, 81, 88, 94, 104, 109],
    13: [0, 1, 3, 16, 23, 28, 42, 76, 82, 86, 119, 137, 154, 175],
    16: [0, 1, 3, 7, 15, 31, 63, 90, 116, 127, 136, 181, 194, 204, 233, 238, 255],
}

DECKS = {"classic": 7, "beach": 7, "island": 8, "garden": 5} | {
    f"custom:{q}": q for q in DIFFERENCES
}


def size(order: int) -> int:
    """How many cards the plane has, which is also how many symbols."""
    return order * order + order + 1


@cache
def symbols(order: int, card: int) -> frozenset[int]:
    """The symbols on a card."""
    return frozenset((card + d) % size(order) for d in DIFFERENCES[order])


def carries(order: int, card: int, symbol: int) -> bool:
    """Whether the symbol is on the card."""
    return symbol in symbols(order, card)
