"""Cards as pieces of a page: an edge and the symbols in place, at any size and in any shape."""

import math

from spotisle.art.svg import drawing
from spotisle.editions import Language
from spotisle.editions.edition import Shape
from spotisle.printing.edges import edge, grown, has_edge
from spotisle.printing.options import CardShape, PrintOptions
from spotisle.printing.pages import Piece, Put
from spotisle.printing.printable import PrintableDeck
from spotisle.texts import text

INNER = math.sqrt(3) / 2
"""From a hexagon's middle to its sides, where its corners are at distance 1."""
ROOM = 0.075
"""What the layout leaves at least between symbols and the edge; a test holds it to that."""


def face_art(number: int) -> str:
    """Return the name of one of a deck's pictures."""
    return f"face-{number}"


def faces_art(pack: PrintableDeck) -> dict[str, str]:
    """Return every picture of a deck."""
    return {
        face_art(number): drawing(picture.body, picture.view_box, 100, 100)
        for number, picture in enumerate(pack.art)
    }


def edge_art(role: str, shape: CardShape, options: PrintOptions) -> dict[str, str]:
    """Return the edge of the cards with this role, if they have one."""
    if not has_edge(role, outline=options.outline):
        return {}
    svg = edge(shape, role, options.radius, options.bleed, outline=options.outline)
    return {f"edge-{role}": svg}


def content_scale(laid: Shape, shape: CardShape, radius: float, safe: float) -> float:
    """Return how large the laid out symbols are drawn, so that none is nearer to the cut than safe.

    >>> content_scale("round", "round", 42.5, 3)
    1.0
    """
    fits = INNER if (laid, shape) == ("round", "hexagon") else 1.0
    inner = INNER if shape == "hexagon" else 1.0
    if (laid, shape) == ("hexagon", "hexagon"):
        reach = INNER - ROOM
    elif laid == "hexagon":
        reach = (INNER - ROOM) / INNER
    else:
        reach = (1 - ROOM) * fits
    return fits * min(1.0, (inner - safe / radius) / reach)


def symbols(
    pack: PrintableDeck, card: int, at: tuple[float, float], radius: float, turn: float = 0
) -> tuple[Put, ...]:
    """Return a card's symbols around a point, the whole card turned by so many degrees."""
    sin, cos = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    return tuple(
        Put(
            face_art(face),
            x=round(at[0] + radius * (cos * lying.x - sin * lying.y), 3),
            y=round(at[1] + radius * (sin * lying.x + cos * lying.y), 3),
            width=round(radius * lying.size, 3),
            angle=round((lying.angle + turn) % 360, 1),
        )
        for face, lying in pack.card(card)
    )


def front(
    pack: PrintableDeck, card: int, at: tuple[float, float], shape: CardShape, options: PrintOptions
) -> Piece:
    """Return the face of a card."""
    role = pack.edition.role(card)
    scale = content_scale(pack.edition.shape, shape, options.radius, options.safe)
    inside = symbols(pack, card, at, scale * options.radius)
    if not has_edge(role, outline=options.outline):
        return Piece(card_alt(pack, card, options.language), inside)
    reach = grown(shape, options.radius, options.bleed)
    return Piece(
        card_alt(pack, card, options.language),
        (Put(f"edge-{role}", *at, width=2 * reach), *inside),
    )


def card_alt(pack: PrintableDeck, card: int, language: Language) -> str:
    """Return a card in words."""
    names = ", ".join(pack.symbol_names(card, language))
    return text(language, "print-card", number=card + 1, symbols=names)
