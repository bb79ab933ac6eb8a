"""A deck with everything that printing needs, built-in or custom."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from spotisle.editions import EDITIONS, Edition, Language, load_edition
from spotisle.editions.art import SymbolPicture, pictures_for
from spotisle.editions.placement import Layout, Placement, load_layout
from spotisle.errors import SpotisleError
from spotisle.texts import translate

if TYPE_CHECKING:
    from spotisle.decks.deck import CustomDeck


class PrintableDeck(Struct, frozen=True, dict=True):
    """A built-in or custom deck to print.

    Pictures are SVG markup in a square view box, as on screen: photographs are `<image>` elements
    with a `data:` URL, words are paths. Each is in the PDF once, however many cards show it.
    """

    edition: Edition
    layout: Layout
    """The places of the symbols on each card."""
    art: tuple[SymbolPicture, ...]
    """All faces: one for each symbol, or two in a learning deck (a word and a picture)."""
    shown: tuple[tuple[int, ...], ...]
    """For each card which of `art` it shows, in the order of the plane's symbols."""
    title: str = ""
    """The name of a custom deck; the names of built-in decks are translated."""

    @staticmethod
    def from_edition(name: str) -> "PrintableDeck":
        """Return a built-in deck.

        >>> len(PrintableDeck.from_edition("island").art)
        73
        """
        edition = load_edition(name)
        return PrintableDeck(edition, load_layout(name), pictures_for(edition), edition.plane.cards)

    @staticmethod
    def from_custom(deck: "CustomDeck") -> "PrintableDeck":
        """Return a custom deck."""
        return PrintableDeck(deck.edition, deck.layout, deck.art, deck.shown, deck.manifest.name)

    def check(self) -> None:
        """Raise `SpotisleError` unless the layout belongs to the cards."""
        sizes = {len(card) for card in (*self.shown, *self.layout.cards)}
        if len(self.shown) != len(self.layout.cards) or sizes != {self.edition.order + 1}:
            raise SpotisleError("the layout does not belong to this deck; compute it again")

    def name(self, language: Language) -> str:
        """Return the name of the deck."""
        return self.title or translate(language, f"edition-{self.edition.id}")

    @property
    def cards_in_play(self) -> range:
        """The cards that games deal and the deck has."""
        return range(min(len(self.shown), len(self.edition.cards_in_play)))

    def cards_for(self, role: str) -> range:
        """Return the cards with a role; all cards in play if the deck does not have it."""
        return self.edition.cards_for(role) if role in self.edition.roles else self.cards_in_play

    @property
    def has_teams(self) -> bool:
        """Whether the deck is for teams, with its own score cards and rules."""
        return "blue" in self.edition.roles

    def card(self, number: int) -> tuple[tuple[int, Placement], ...]:
        """Return what a card shows: indices of `art` with their places."""
        return tuple(zip(self.shown[number], self.layout.cards[number], strict=True))

    @cached_property
    def faces(self) -> tuple[tuple[int, ...], ...]:
        """For each symbol the indices of `art` that cards show for it."""
        found: list[set[int]] = [set() for _ in range(self.edition.plane.size)]
        for number, shown in enumerate(self.shown):
            for symbol, face in zip(self.edition.plane.symbols(number), shown, strict=True):
                found[symbol].add(face)
        return tuple(tuple(sorted(faces)) for faces in found)

    def symbol_names(self, number: int, language: Language) -> list[str]:
        """Return the names of the symbols on a card."""
        symbols = self.edition.plane.symbols(number)
        return [self.edition.name(symbol, language) for symbol in symbols]


def find_printable_deck(name: str, others: Sequence[str] = ()) -> PrintableDeck:
    """Return a built-in deck, or the deck in a file, which takes longer to open.

    An error lists the decks, and `others` that the caller can print.
    """
    if name not in EDITIONS:
        from spotisle.decks.lookup import find_deck_file, read_deck_file

        if file := find_deck_file(name, others):
            return PrintableDeck.from_custom(read_deck_file(file))
    return PrintableDeck.from_edition(name)
