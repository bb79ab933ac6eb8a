"""Lay cards, their backs and the island's score cards on sheets of paper."""

import math
from collections.abc import Iterator, Sequence

from spotisle.art.svg import svg_document
from spotisle.editions import Language
from spotisle.editions.edition import Shape
from spotisle.printing.card_art import (
    TEAMS,
    draw_back,
    draw_edge,
    draw_score_card,
    has_edge,
    offset_radius,
)
from spotisle.printing.imposition import PagePoint, SheetGrid, cut_marks, fit_grid, mirror_place
from spotisle.printing.options import CardShape, PrintOptions
from spotisle.printing.pages import CutLine, Figure, PlacedImage, PlacedPage
from spotisle.printing.printable import PrintableDeck
from spotisle.texts import translate

FOOT_MM = 9.0
"""The room that the foot of a page needs under the cards."""
APOTHEM = math.sqrt(3) / 2
"""The distance from a hexagon's middle to its sides, if its corners are at distance 1."""
FOLDED_MARGIN_MM = 8.0
"""Above and below the pairs of score cards to fold."""
MIN_EDGE_ROOM = 0.075
"""The least room between symbols and the edge in a layout; a test checks the layouts."""


# What the pages show: the art, by name.


def face_name(art: int) -> str:
    """Return the name of one of a deck's pictures."""
    return f"face-{art}"


def draw_faces(deck: PrintableDeck) -> dict[str, str]:
    """Return every picture of a deck."""
    return {
        face_name(number): svg_document(picture.body, picture.view_box, 100, 100)
        for number, picture in enumerate(deck.art)
    }


def draw_edges_and_backs(deck: PrintableDeck, options: PrintOptions) -> dict[str, str]:
    """Return edges and backs for the roles of a deck."""
    shape = choose_shape(deck, options)
    art: dict[str, str] = {}
    for role in deck.edition.roles:
        if has_edge(role, outline=options.outline):
            art[f"edge-{role}"] = draw_edge(shape, role, options)
        if options.backs != "none":
            art[f"back-{role}"] = draw_back(deck.edition.colour, role, shape, options)
    return art


def draw_score_cards(options: PrintOptions) -> dict[str, str]:
    """Return both sides of every team's score card."""
    return {
        _score_name(team, first): draw_score_card(
            team, first, options.radius, options.language, _score_bleed(options)
        )
        for team in TEAMS
        for first in (0, 6)
    }


def _score_name(team: str, first: int) -> str:
    return f"score-{team}-{first}"


# Fronts.


def choose_shape(deck: PrintableDeck, options: PrintOptions) -> CardShape:
    """Return the shape of the printed cards."""
    return options.shape or deck.edition.shape


def content_scale(laid: Shape, shape: CardShape, radius: float, safe: float) -> float:
    """Return the scale at which all symbols stay at least `safe` away from the cut.

    `laid` is the shape that the layout was made for, `shape` the one that is printed.

    >>> content_scale("round", "round", 42.5, 3)
    1.0
    """
    fits = APOTHEM if (laid, shape) == ("round", "hexagon") else 1.0
    inner = APOTHEM if shape == "hexagon" else 1.0
    if (laid, shape) == ("hexagon", "hexagon"):
        reach = APOTHEM - MIN_EDGE_ROOM
    elif laid == "hexagon":
        reach = (APOTHEM - MIN_EDGE_ROOM) / APOTHEM
    else:
        reach = (1 - MIN_EDGE_ROOM) * fits
    return fits * min(1.0, (inner - safe / radius) / reach)


def place_symbols(
    deck: PrintableDeck, card: int, at: PagePoint, radius: float, turn: float = 0
) -> tuple[PlacedImage, ...]:
    """Return a card's symbols around a point, the whole card turned by this many degrees."""
    sin, cos = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    return tuple(
        PlacedImage(
            face_name(art),
            x=round(at[0] + radius * (cos * place.x - sin * place.y), 3),
            y=round(at[1] + radius * (sin * place.x + cos * place.y), 3),
            width=round(radius * place.size, 3),
            angle=round((place.angle + turn) % 360, 1),
        )
        for art, place in deck.card(card)
    )


def _place_front(
    deck: PrintableDeck, card: int, at: PagePoint, shape: CardShape, options: PrintOptions
) -> Figure:
    role = deck.edition.role(card)
    scale = content_scale(deck.edition.shape, shape, options.radius, options.safe)
    images = place_symbols(deck, card, at, scale * options.radius)
    if has_edge(role, outline=options.outline):
        reach = offset_radius(shape, options.radius, options.bleed)
        images = (PlacedImage(f"edge-{role}", *at, width=2 * reach), *images)
    names = ", ".join(deck.symbol_names(card, options.language))
    return Figure(translate(options.language, "print-card", number=card + 1, symbols=names), images)


# Sheets of cards.


def lay_card_pages(deck: PrintableDeck, options: PrintOptions) -> Iterator[PlacedPage]:
    """Yield sheets of cards, each followed by the sheet of their backs if there are any."""
    shape = choose_shape(deck, options)
    sheet = fit_grid(options, shape)
    cards: Sequence[int] = range(len(deck.shown)) if options.spare else deck.cards_in_play
    for start in range(0, len(cards), len(sheet.places)):
        placed = list(zip(cards[start : start + len(sheet.places)], sheet.places, strict=False))
        fronts = tuple(_place_front(deck, card, place, shape, options) for card, place in placed)
        foot = _write_foot(deck, sheet, start // len(sheet.places), options)
        lines = cut_marks(sheet, len(placed), shape, options)
        yield PlacedPage("cards", sheet.width, sheet.height, fronts, lines, foot)
        if options.backs != "none":
            backs = tuple(
                _place_back(deck.edition.role(card), place, sheet, shape, options)
                for card, place in placed
            )
            yield PlacedPage("backs", sheet.width, sheet.height, backs)


def _place_back(
    role: str, place: PagePoint, sheet: SheetGrid, shape: CardShape, options: PrintOptions
) -> Figure:
    x, y, angle = mirror_place(sheet, place, options)
    reach = offset_radius(shape, options.radius, options.bleed)
    image = PlacedImage(f"back-{role}", x, y, 2 * reach, angle)
    return Figure(_describe_back(role, options.language), (image,))


def _describe_back(role: str, language: Language) -> str:
    if role in TEAMS:
        team = translate(language, f"team-{role}", "team")
        return translate(language, "print-back-team", team=team)
    return translate(language, "print-back-port" if role == "port" else "print-back")


def _write_foot(deck: PrintableDeck, sheet: SheetGrid, number: int, options: PrintOptions) -> str:
    if sheet.below < FOOT_MM:
        return ""
    name = deck.name(options.language)
    return translate(options.language, "print-foot", deck=name, sheet=number + 1)


# Score cards.


def lay_score_pages(deck: PrintableDeck, options: PrintOptions) -> Iterator[PlacedPage]:
    """Yield the score cards: both sides of the paper, or side by side to fold and glue."""
    sheet = fit_grid(options, "hexagon")
    foot = _write_foot(deck, sheet, 0, options)
    if _is_two_sided(options):
        places = len(sheet.places)
        for start in range(0, len(TEAMS), places):
            placed = list(zip(TEAMS[start : start + places], sheet.places, strict=False))
            yield PlacedPage(
                "scores",
                sheet.width,
                sheet.height,
                tuple(_place_score(team, 0, place, 0, options) for team, place in placed),
                cut_marks(sheet, len(placed), "hexagon", options),
                foot,
            )
            yield PlacedPage(
                "backs",
                sheet.width,
                sheet.height,
                tuple(
                    _place_score(team, 6, (x, y), angle, options)
                    for team, place in placed
                    for x, y, angle in [mirror_place(sheet, place, options)]
                ),
            )
        return
    rows = max(1, int((sheet.height - 2 * FOLDED_MARGIN_MM) / options.size))
    for start in range(0, len(TEAMS), rows):
        yield _lay_folded_scores(TEAMS[start : start + rows], sheet, foot, options)


def _lay_folded_scores(
    teams: Sequence[str], sheet: SheetGrid, foot: str, options: PrintOptions
) -> PlacedPage:
    """Return pairs of hexagons that touch along the fold, one row for each team."""
    half, radius = options.radius * math.cos(math.pi / 6), options.radius
    step = min(2 * radius + 6, (sheet.height - 2 * FOLDED_MARGIN_MM) / len(teams))
    top = (sheet.height - step * (len(teams) - 1)) / 2
    figures: list[Figure] = []
    lines: list[CutLine] = []
    for row, team in enumerate(teams):
        y, x = top + row * step, sheet.width / 2
        figures += [
            _place_score(team, 0, (x - half, y), 0, options),
            _place_score(team, 6, (x + half, y), 0, options),
        ]
        lines.append(CutLine(x, y - radius / 2, x, y + radius / 2, dashed=True))
    words = foot and translate(options.language, "print-fold")
    return PlacedPage("scores", sheet.width, sheet.height, tuple(figures), tuple(lines), words)


def _place_score(
    team: str, first: int, place: PagePoint, angle: float, options: PrintOptions
) -> Figure:
    alt = translate(
        options.language,
        "print-score-card",
        team=translate(options.language, f"team-{team}", "team"),
        first=first,
        last=first + 5,
    )
    reach = offset_radius("hexagon", options.radius, _score_bleed(options))
    return Figure(alt, (PlacedImage(_score_name(team, first), *place, 2 * reach, angle),))


def _is_two_sided(options: PrintOptions) -> bool:
    """Tell whether score cards are printed on both sides, not as pairs to fold."""
    return options.backs != "none" or options.paper == "card"


def _score_bleed(options: PrintOptions) -> float:
    """Return how far colours run over the cut: never over the fold of a pair."""
    return options.bleed if _is_two_sided(options) else 0
