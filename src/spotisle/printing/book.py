"""Collect the pages of a printed deck."""

from collections.abc import Iterable

from spotisle.printing.card_sheets import (
    draw_edges_and_backs,
    draw_faces,
    draw_score_cards,
    lay_card_pages,
    lay_score_pages,
)
from spotisle.printing.options import BadPrintError, Part, PrintOptions
from spotisle.printing.pages import Book, Page
from spotisle.printing.printable import PrintableDeck
from spotisle.printing.reference import lay_reference_pages
from spotisle.printing.rules import lay_rules_pages
from spotisle.printing.scenes import draw_scene_art

DECK_PARTS: tuple[Part, ...] = ("cards", "scores", "reference", "rules")


def list_parts(deck: PrintableDeck) -> tuple[Part, ...]:
    """Return the parts that a deck has: only decks with teams have score cards."""
    return tuple(part for part in DECK_PARTS if deck.has_teams or part != "scores")


def build_deck_book(deck: PrintableDeck, options: PrintOptions) -> Book:
    """Return a deck as pages: the cards first, the rules last."""
    deck.check()
    parts: list[Part] = [part for part in list_parts(deck) if options.wants(part)]
    if not parts:
        raise BadPrintError(
            f"this deck has the parts {', '.join(list_parts(deck))}, not {', '.join(options.parts)}"
        )
    art = draw_faces(deck) | draw_edges_and_backs(deck, options)
    pages: list[Page] = []
    layouts: dict[Part, Iterable[Page]] = {
        "cards": lay_card_pages(deck, options),
        "scores": lay_score_pages(deck, options),
        "reference": lay_reference_pages(deck, options),
        "rules": lay_rules_pages(deck, options),
    }
    for part in parts:
        pages += layouts[part]
    if "scores" in parts:
        art |= draw_score_cards(options)
    if "rules" in parts:
        art |= draw_scene_art(deck)
    return Book(deck.name(options.language), options.language, tuple(pages), art)
