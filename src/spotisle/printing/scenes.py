"""Place the picture of a page of rules: cards of the deck on a table, shared symbols lit up.

A scene is 100 wide and 44 high.
"""

from collections.abc import Iterator

from spotisle.art.svg import centred_svg
from spotisle.printing.card_art import draw_blank
from spotisle.printing.card_sheets import place_symbols
from spotisle.printing.pages import PlacedImage
from spotisle.printing.printable import PrintableDeck
from spotisle.rules import GAMES
from spotisle.rules.scene import MIDDLE_Y, SceneCard, grid

GLOW_SIZE = 1.3
"""Relative to the lit symbol."""


_SCENES: dict[str, list[SceneCard]] = {
    "basics": [
        SceneCard(12, 19, MIDDLE_Y, 15, -20, lit="a"),
        SceneCard(40, 50, MIDDLE_Y, 15, 35, lit="ab"),
        SceneCard(25, 81, MIDDLE_Y, 15, 10, lit="b"),
    ],
    "tournament": [
        SceneCard(place * 11, 12 + place * 19, MIDDLE_Y + (5 if place % 2 else -5), 11, place * 50)
        for place in range(5)
    ],
    "island": grid("... .b.. ..o."),
    "beginner": [
        *grid(".b. o..b .o.", lit=5),
        SceneCard(4, 90, MIDDLE_Y, 9, role="blue", lit="a"),
    ],
    "adventure": [
        SceneCard(number * 3, 12 + number * 19, MIDDLE_Y + (5 if number % 2 else -5), 11, 0, role)
        for number, role in enumerate(("island", "blue", "port", "orange", "red"))
    ],
}


def place_scene(deck: PrintableDeck, topic: str) -> tuple[PlacedImage, ...]:
    """Return the scene of a topic, with cards of this deck."""
    scene = list(GAMES[topic].spec.scene) if topic in GAMES else _SCENES[topic]
    cards = _choose_cards(deck, scene)
    return tuple(
        image
        for place, card in zip(scene, cards, strict=True)
        for image in _place_card(deck, place, card, _find_lit_symbols(deck, scene, cards, place))
    )


def draw_scene_art(deck: PrintableDeck) -> dict[str, str]:
    """Return the art of scenes besides symbols: blank cards and a glow."""
    shape = deck.edition.shape
    roles = deck.edition.roles
    cards = {f"blank-{role}": centred_svg(draw_blank(shape, role), 1.0) for role in roles}
    glow = '<circle r="1" fill="#ffd257" fill-opacity=".85"/>'
    return cards | {"glow": centred_svg(glow, 1.0)}


def _choose_cards(deck: PrintableDeck, scene: list[SceneCard]) -> list[int]:
    """Return a card for each place, all different while the deck lasts; -1 where none is shown.

    Lit places choose first. Two cards always share a symbol; a third one with the same letter in
    `lit` must have that symbol too.
    """
    plane = deck.edition.plane
    chosen: dict[int, int] = {}
    for number in sorted(range(len(scene)), key=lambda number: not scene[number].lit):
        place = scene[number]
        if place.card < 0:
            chosen[number] = -1
            continue
        choice = deck.cards_for(place.role)
        free = [card for card in choice if card not in chosen.values()] or list(choice)
        free = free[place.card % len(free) :] + free[: place.card % len(free)]
        mates = [chosen[other] for other in chosen if place.lit and place.lit == scene[other].lit]
        if len(mates) > 1:
            shared = plane.shared(mates[0], mates[1])
            free = [card for card in free if shared in plane.symbols(card)]
        chosen[number] = free[0]
    return [chosen[number] for number in range(len(scene))]


def _find_lit_symbols(
    deck: PrintableDeck, scene: list[SceneCard], cards: list[int], place: SceneCard
) -> set[int]:
    """Return the symbols that are lit on a card: those it shares with cards of the same letter."""
    lit: set[int] = set()
    for letter in place.lit:
        mates = [card for other, card in zip(scene, cards, strict=True) if letter in other.lit]
        lit.add(deck.edition.plane.shared(mates[0], mates[1]))
    return lit


def _place_card(
    deck: PrintableDeck, place: SceneCard, card: int, lit: set[int]
) -> Iterator[PlacedImage]:
    at = (place.x, place.y)
    role = place.role if place.role in deck.edition.roles else next(iter(deck.edition.roles))
    yield PlacedImage(f"blank-{role}", *at, 2 * place.radius)
    if card < 0:
        return
    images = place_symbols(deck, card, at, place.radius, place.turn)
    for symbol, image in zip(deck.edition.plane.symbols(card), images, strict=True):
        if symbol in lit:
            yield PlacedImage("glow", image.x, image.y, round(image.width * GLOW_SIZE, 3))
    yield from images
