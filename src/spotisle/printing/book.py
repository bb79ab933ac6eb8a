"""What is printed of a deck, page after page."""

from collections.abc import Iterable

from spotisle.printing.cards import card_art, card_pages, score_art, score_pages
from spotisle.printing.fronts import faces_art
from spotisle.printing.options import BadPrintError, Part, PrintOptions
from spotisle.printing.pages import Book, Page
from spotisle.printing.printable import PrintableDeck
from spotisle.printing.reference import reference_pages
from spotisle.printing.rules import rules_pages
from spotisle.printing.scenes import scene_art

DECK_PARTS: tuple[Part, ...] = ("cards", "scores", "reference", "rules")


def parts_of(pack: PrintableDeck) -> tuple[Part, ...]:
    """Return what there is to print of a deck: only decks with teams have score cards."""
    return tuple(part for part in DECK_PARTS if pack.has_teams or part != "scores")


def deck_book(pack: PrintableDeck, options: PrintOptions) -> Book:
    """Return a deck as pages, with the cards first and what is read last."""
    pack.check()
    parts: list[Part] = [part for part in parts_of(pack) if options.wants(part)]
    if not parts:
        raise BadPrintError(
            f"of this deck there are {', '.join(parts_of(pack))} to print, "
            f"not {', '.join(options.parts)}"
        )
    art = faces_art(pack) | card_art(pack, options)
    pages: list[Page] = []
    makers: dict[Part, Iterable[Page]] = {
        "cards": card_pages(pack, options),
        "scores": score_pages(pack, options),
        "reference": reference_pages(pack, options),
        "rules": rules_pages(pack, options),
    }
    for part in parts:
        pages += makers[part]
    if "scores" in parts:
        art |= score_art(options)
    if "rules" in parts:
        art |= scene_art(pack)
    return Book(pack.name(options.language), options.language, tuple(pages), art)
