"""Pictures for the rules: real cards of the deck on a table, what they share lit up.

A scene lies in a box 100 wide and 44 high.
"""

from collections.abc import Iterator

from spotisle.art.svg import centred_svg
from spotisle.printing.card_art import draw_blank
from spotisle.printing.card_sheets import place_symbols
from spotisle.printing.pages import PlacedImage
from spotisle.printing.printable import PrintableDeck
from spotisle.rules import GAMES
from spotisle.rules.scene import MIDDLE, SceneCard, grid

GLOW = 1.3
"""A lit symbol's glow against the symbol."""


_SCENES: dict[str, list[SceneCard]] = {
    "basics": [
        SceneCard(12, 19, MIDDLE, 15, -20, lit="a"),
        SceneCard(40, 50, MIDDLE, 15, 35, lit="ab"),
        SceneCard(25, 81, MIDDLE, 15, 10, lit="b"),
    ],
    "tournament": [
        SceneCard(place * 11, 12 + place * 19, MIDDLE + (5 if place % 2 else -5), 11, place * 50)
        for place in range(5)
    ],
    "island": grid("... .b.. ..o."),
    "beginner": [*grid(".b. o..b .o.", lit=5), SceneCard(4, 90, MIDDLE, 9, role="blue", lit="a")],
    "adventure": [
        SceneCard(number * 3, 12 + number * 19, MIDDLE + (5 if number % 2 else -5), 11, 0, role)
        for number, role in enumerate(("island", "blue", "port", "orange", "red"))
    ],
}


def scene(deck: PrintableDeck, topic: str) -> tuple[PlacedImage, ...]:
    """Return the table of a game, laid with cards of this deck."""
    laid = list(GAMES[topic].spec.scene) if topic in GAMES else _SCENES[topic]
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


def _dealt(deck: PrintableDeck, laid: list[SceneCard]) -> list[int]:
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


def _lights(
    deck: PrintableDeck, laid: list[SceneCard], dealt: list[int], lying: SceneCard
) -> set[int]:
    """Return the symbols that are lit on a card."""
    lit: set[int] = set()
    for letter in lying.lit:
        mates = [card for other, card in zip(laid, dealt, strict=True) if letter in other.lit]
        lit.add(deck.edition.plane.shared(mates[0], mates[1]))
    return lit


def _drawn(
    deck: PrintableDeck, lying: SceneCard, card: int, lit: set[int]
) -> Iterator[PlacedImage]:
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
