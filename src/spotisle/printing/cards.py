"""Sheets of cards, their backs, and the score cards of the island."""

from collections.abc import Iterator, Sequence

from spotisle.editions import Language
from spotisle.printing.backs import TEAMS, back, half_width, score_card
from spotisle.printing.edges import grown
from spotisle.printing.fronts import edge_art, front
from spotisle.printing.imposition import Grid, Place, behind, grid, marks
from spotisle.printing.options import CardShape, PrintOptions
from spotisle.printing.pages import Line, Piece, PlacedPage, Put
from spotisle.printing.printable import PrintableDeck
from spotisle.texts import text

FOOT_ROOM = 9.0
"""Millimetres under the cards that the foot of a page needs."""


def shape_of(pack: PrintableDeck, options: PrintOptions) -> CardShape:
    """Return the shape of the printed cards."""
    return options.shape or pack.edition.shape


def numbers(pack: PrintableDeck, options: PrintOptions) -> Sequence[int]:
    """Return the cards to print, in order: those in play, or all that there are."""
    return range(len(pack.shown)) if options.spare else pack.cards_in_play


def card_art(pack: PrintableDeck, options: PrintOptions) -> dict[str, str]:
    """Return edges and backs for the roles of a deck."""
    shape = shape_of(pack, options)
    art: dict[str, str] = {}
    for role in pack.edition.roles:
        art |= edge_art(role, shape, options)
        if options.backs != "none":
            art[f"back-{role}"] = back(pack.edition.id, role, shape, options)
    return art


def card_pages(pack: PrintableDeck, options: PrintOptions) -> Iterator[PlacedPage]:
    """Yield sheets of cards, each followed by the sheet of their backs if there are any."""
    shape = shape_of(pack, options)
    sheet = grid(options, shape)
    cards = numbers(pack, options)
    for start in range(0, len(cards), len(sheet.places)):
        lying = list(zip(cards[start : start + len(sheet.places)], sheet.places, strict=False))
        fronts = tuple(front(pack, card, place, shape, options) for card, place in lying)
        foot = _foot(pack, sheet, start // len(sheet.places), options)
        lines = marks(sheet, len(lying), shape, options)
        yield PlacedPage("cards", sheet.width, sheet.height, fronts, lines, foot)
        if options.backs != "none":
            behind_them = tuple(
                _back_piece(pack.edition.role(card), place, sheet, shape, options)
                for card, place in lying
            )
            yield PlacedPage("backs", sheet.width, sheet.height, behind_them)


def _back_piece(
    role: str, place: Place, sheet: Grid, shape: CardShape, options: PrintOptions
) -> Piece:
    x, y, angle = behind(sheet, place, options)
    reach = grown(shape, options.radius, options.bleed)
    put = Put(f"back-{role}", x, y, 2 * reach, angle)
    return Piece(_back_alt(role, options.language), (put,))


def _back_alt(role: str, language: Language) -> str:
    if role in TEAMS:
        return text(language, "print-back-team", team=text(language, f"team-{role}", "team"))
    return text(language, "print-back-port" if role == "port" else "print-back")


def _foot(pack: PrintableDeck, sheet: Grid, number: int, options: PrintOptions) -> str:
    if sheet.below < FOOT_ROOM:
        return ""
    name = pack.name(options.language)
    return text(options.language, "print-foot", deck=name, sheet=number + 1)


def score_art(options: PrintOptions) -> dict[str, str]:
    """Return both sides of every team's score card."""
    return {
        _side(team, first): score_card(
            team, first, options.radius, options.language, _score_bleed(options)
        )
        for team in TEAMS
        for first in (0, 6)
    }


def score_pages(pack: PrintableDeck, options: PrintOptions) -> Iterator[PlacedPage]:
    """Yield the score cards: both sides of the paper, or side by side to fold and glue."""
    sheet = grid(options, "hexagon")
    foot = _foot(pack, sheet, 0, options)
    if _two_sided(options):
        places = len(sheet.places)
        for start in range(0, len(TEAMS), places):
            lying = list(zip(TEAMS[start : start + places], sheet.places, strict=False))
            yield PlacedPage(
                "scores",
                sheet.width,
                sheet.height,
                tuple(_score(team, 0, place, 0, options) for team, place in lying),
                marks(sheet, len(lying), "hexagon", options),
                foot,
            )
            yield PlacedPage(
                "backs",
                sheet.width,
                sheet.height,
                tuple(
                    _score(team, 6, (x, y), angle, options)
                    for team, place in lying
                    for x, y, angle in [behind(sheet, place, options)]
                ),
            )
        return
    yield _folded_scores(sheet, foot, options)


def _folded_scores(sheet: Grid, foot: str, options: PrintOptions) -> PlacedPage:
    """Return pairs of hexagons that touch along the fold, as many rows as there are teams."""
    half, radius = half_width(options.radius), options.radius
    step = min(2 * radius + 6, (sheet.height - 16) / len(TEAMS))
    top = (sheet.height - step * (len(TEAMS) - 1)) / 2
    pieces: list[Piece] = []
    lines: list[Line] = []
    for row, team in enumerate(TEAMS):
        y, x = top + row * step, sheet.width / 2
        pieces += [
            _score(team, 0, (x - half, y), 0, options),
            _score(team, 6, (x + half, y), 0, options),
        ]
        lines.append(Line(x, y - radius / 2, x, y + radius / 2, dashed=True))
    return PlacedPage(
        "scores", sheet.width, sheet.height, tuple(pieces), tuple(lines), foot and _fold(options)
    )


def _fold(options: PrintOptions) -> str:
    return text(options.language, "print-fold")


def _score(team: str, first: int, place: Place, angle: float, options: PrintOptions) -> Piece:
    alt = text(
        options.language,
        "print-score-card",
        team=text(options.language, f"team-{team}", "team"),
        first=first,
        last=first + 5,
    )
    reach = grown("hexagon", options.radius, _score_bleed(options))
    return Piece(alt, (Put(_side(team, first), *place, 2 * reach, angle),))


def _two_sided(options: PrintOptions) -> bool:
    """Tell whether score cards are printed on both sides, not as pairs to fold."""
    return options.backs != "none" or options.paper == "card"


def _score_bleed(options: PrintOptions) -> float:
    """Return how far colours run over the cut: never over the fold of a pair."""
    return options.bleed if _two_sided(options) else 0


def _side(team: str, first: int) -> str:
    return f"score-{team}-{first}"
