"""Pictures for the rules: real cards of the deck on a table, what they share lit up.

A scene lies in a box 100 wide and 44 high.
"""

import math
from collections.abc import Iterator

from msgspec import Struct

from spotisle.art.svg import centred_svg
from spotisle.printing.card_art import draw_blank
from spotisle.printing.card_sheets import place_symbols
from spotisle.printing.pages import PlacedImage
from spotisle.printing.printable import PrintableDeck

MIDDLE = 22.0
CELL = 8.2
GLOW = 1.3
"""A lit symbol's glow against the symbol."""


class Lying(Struct, frozen=True):
    """A card on the table."""

    card: int
    """Its place in its role; -1 is a card of which only the edge shows."""
    x: float
    y: float
    radius: float
    turn: float = 0
    role: str = "play"
    lit: str = ""
    """The symbol that is lit: a letter for each, the same on every card that shares it."""


def _pile(x: float, y: float, radius: float, count: int = 4) -> list[Lying]:
    return [Lying(-1, x, y + 0.8 * height, radius) for height in range(count, 0, -1)]


def _grid(cards: str, lit: int = -1) -> list[Lying]:
    """Lay hexagons in rows; a letter is a team, a dot a card of the island."""
    roles = {"b": "blue", "o": "orange", "r": "red", ".": "island"}
    wide, high = CELL * math.sqrt(3), CELL * 1.5
    laid: list[Lying] = []
    seen = dict.fromkeys(roles, 0)
    rows = cards.split()
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            x = 50 + (column - (len(line) - 1) / 2) * wide
            y = MIDDLE + (row - (len(rows) - 1) / 2) * high
            light = "a" if len(laid) == lit else ""
            laid.append(Lying(seen[letter], x, y, CELL * 0.96, 0, roles[letter], light))
            seen[letter] += 1
    return laid


SCENES: dict[str, list[Lying]] = {
    "basics": [
        Lying(12, 19, MIDDLE, 15, -20, lit="a"),
        Lying(40, 50, MIDDLE, 15, 35, lit="ab"),
        Lying(25, 81, MIDDLE, 15, 10, lit="b"),
    ],
    "tournament": [
        Lying(number * 11, 12 + number * 19, MIDDLE + (5 if number % 2 else -5), 11, number * 50)
        for number in range(5)
    ],
    "island": _grid("... .b.. ..o."),
    "beginner": [*_grid(".b. o..b .o.", lit=5), Lying(4, 90, MIDDLE, 9, role="blue", lit="a")],
    "adventure": [
        Lying(number * 3, 12 + number * 19, MIDDLE + (5 if number % 2 else -5), 11, 0, role)
        for number, role in enumerate(("island", "blue", "port", "orange", "red"))
    ],
    "tower": [
        *_pile(50, MIDDLE - 2, 17),
        Lying(0, 50, MIDDLE - 2, 17, lit="a"),
        Lying(20, 17, MIDDLE + 1, 14, -18, lit="a"),
        Lying(33, 83, MIDDLE + 1, 14, 24),
    ],
    "well": [
        Lying(4, 50, MIDDLE, 15, 30, lit="a"),
        *_pile(17, MIDDLE, 14, 3),
        Lying(23, 17, MIDDLE, 14, 10, lit="a"),
        *_pile(83, MIDDLE, 14, 2),
        Lying(41, 83, MIDDLE, 14, -33),
    ],
    "hot_potato": [
        Lying(8, 17, MIDDLE, 14, 12),
        *_pile(50, MIDDLE, 16, 3),
        Lying(15, 50, MIDDLE, 16, -8, lit="a"),
        Lying(30, 83, MIDDLE, 14, 40, lit="a"),
    ],
    "catch_them_all": [
        Lying(2, 50, MIDDLE, 12.5, 5, lit="ab"),
        Lying(9, 20.5, 13, 11, 20, lit="a"),
        Lying(17, 79.5, 13, 11, -30, lit="b"),
        Lying(26, 13, 33, 9.5, 70),
        Lying(35, 87, 33, 9.5, 130),
        Lying(44, 32, 33.5, 9, 200),
        Lying(50, 68, 33.5, 9, 260),
    ],
    "poisoned_gift": [
        *_pile(24, MIDDLE - 1, 16),
        Lying(6, 24, MIDDLE - 1, 16, lit="a"),
        Lying(19, 62, MIDDLE - 3, 14, 33, lit="a"),
        Lying(38, 88, MIDDLE + 5, 12, -14),
    ],
    "triplets": [
        Lying(0, 32.5, 11.5, 9.8, lit="a"),
        Lying(11, 54, 11.5, 9.8, 40),
        Lying(22, 75.5, 11.5, 9.8, 90),
        Lying(14, 11, 11.5, 9.8, 140),
        Lying(54, 32.5, 32.5, 9.8, 33, lit="a"),
        Lying(31, 54, 32.5, 9.8, 200),
        Lying(42, 75.5, 32.5, 9.8, -60, lit="a"),
        Lying(47, 11, 32.5, 9.8, 240),
        Lying(50, 93, 22, 9.8, 15),
    ],
    "duel": [Lying(10, 30, MIDDLE, 18, -14, lit="a"), Lying(28, 70, MIDDLE, 18, 21, lit="a")],
    "welcome": _grid(".b. ob.r .o."),
    "ports": [
        *_grid("..r .rr. .b."),
        Lying(0, 11, 13, CELL, role="port"),
        Lying(1, 11, 31, CELL, role="port"),
        Lying(2, 89, 13, CELL, role="port"),
        Lying(3, 89, 31, CELL, role="port"),
    ],
    "longest_route": _grid(".bb bb.o .o."),
    "barbarians": [
        *_grid("... .... ...", lit=6),
        Lying(3, 89.5, MIDDLE, 11, role="red", lit="a"),
        Lying(3, 10.5, MIDDLE, 11, role="blue"),
    ],
    "knights": [
        Lying(2, 18, MIDDLE, 17, role="blue", lit="a"),
        Lying(5, 82, MIDDLE, 17, role="red", lit="b"),
        Lying(9, 50, MIDDLE, 17, role="orange", lit="ab"),
    ],
}


def scene(deck: PrintableDeck, topic: str) -> tuple[PlacedImage, ...]:
    """Return the table of a game, laid with cards of this deck."""
    laid = SCENES[topic]
    dealt = _dealt(deck, laid)
    return tuple(
        image
        for lying, card in zip(laid, dealt, strict=True)
        for image in _drawn(deck, lying, card, _lights(deck, laid, dealt, lying))
    )


def draw_scene_art(deck: PrintableDeck) -> dict[str, str]:
    """Return what scenes need besides symbols: blank cards and a glow."""
    shape = deck.edition.shape
    roles = deck.edition.roles
    cards = {f"lying-{role}": centred_svg(draw_blank(shape, role), 1.0) for role in roles}
    glow = '<circle r="1" fill="#ffd257" fill-opacity=".85"/>'
    return cards | {"glow": centred_svg(glow, 1.0)}


def _dealt(deck: PrintableDeck, laid: list[Lying]) -> list[int]:
    """Return a card for each place, lit ones first, all different while the deck lasts.

    Two lit cards always share something; a third is searched for that has the same symbol.
    """
    dealt: dict[int, int] = {}
    for place in sorted(range(len(laid)), key=lambda place: not laid[place].lit):
        lying = laid[place]
        if lying.card < 0:
            dealt[place] = -1
            continue
        choice = deck.cards_for(lying.role)
        free = [card for card in choice if card not in dealt.values()] or list(choice)
        free = free[lying.card % len(free) :] + free[: lying.card % len(free)]
        mates = [dealt[other] for other in dealt if lying.lit and lying.lit == laid[other].lit]
        if len(mates) > 1:
            shared = deck.edition.plane.shared(mates[0], mates[1])
            free = [card for card in free if shared in deck.edition.plane.symbols(card)]
        dealt[place] = free[0]
    return [dealt[place] for place in range(len(laid))]


def _lights(deck: PrintableDeck, laid: list[Lying], dealt: list[int], lying: Lying) -> set[int]:
    """Return the symbols that are lit on a card."""
    lit: set[int] = set()
    for letter in lying.lit:
        mates = [card for other, card in zip(laid, dealt, strict=True) if letter in other.lit]
        lit.add(deck.edition.plane.shared(mates[0], mates[1]))
    return lit


def _drawn(deck: PrintableDeck, lying: Lying, card: int, lit: set[int]) -> Iterator[PlacedImage]:
    at = (lying.x, lying.y)
    role = lying.role if lying.role in deck.edition.roles else next(iter(deck.edition.roles))
    yield PlacedImage(f"lying-{role}", *at, 2 * lying.radius)
    if card < 0:
        return
    images = place_symbols(deck, card, at, lying.radius, lying.turn)
    for symbol, image in zip(deck.edition.plane.symbols(card), images, strict=True):
        if symbol in lit:
            yield PlacedImage("glow", image.x, image.y, round(image.width * GLOW, 3))
    yield from images
