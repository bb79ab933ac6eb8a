"""A deck with everything that is needed to print it, wherever the deck comes from."""

from functools import cached_property

from msgspec import Struct

from spotisle.editions import Edition, Language, edition
from spotisle.editions.art import Picture, pictures_of
from spotisle.editions.placement import Layout, Placement, layout
from spotisle.errors import SpotisleError
from spotisle.texts import text


class Pack(Struct, frozen=True, dict=True):
    """A deck to print: the same value for a box of the package and for somebody's own deck.

    Pictures are SVG markup in a square view box, as on screen. A photograph is an `<image>` with a
    `data:` address, a word a `<text>` in the font Nunito or paths; both print as what they are,
    and once each, however many cards show them.
    """

    edition: Edition
    layout: Layout
    """Where the symbols lie on each card that there is."""
    art: tuple[Picture, ...]
    """All faces: one for each symbol, or two in a learning deck (a word and a picture)."""
    shown: tuple[tuple[int, ...], ...]
    """For each card which of `art` it shows, in the order of the plane's symbols."""
    title: str = ""
    """What the deck is called; nothing for a box of the package, whose name is translated."""

    def check(self) -> None:
        """Refuse a pack whose parts do not belong together."""
        sizes = {len(card) for card in (*self.shown, *self.layout.cards)}
        if len(self.shown) != len(self.layout.cards) or sizes != {self.edition.order + 1}:
            raise SpotisleError("the layout does not belong to this deck; compute it anew")

    def name(self, language: Language) -> str:
        """Return what the deck is called."""
        return self.title or text(language, f"edition-{self.edition.id}")

    @property
    def cards_in_play(self) -> range:
        """The cards that games deal, as far as they are laid out."""
        return range(min(len(self.shown), len(self.edition.cards_in_play)))

    def cards_for(self, role: str) -> range:
        """Return the cards with a role; all in play where the deck knows no such role."""
        return self.edition.cards_for(role) if role in self.edition.roles else self.cards_in_play

    @property
    def has_teams(self) -> bool:
        """Whether the deck is one for teams, with score cards and rules of their own."""
        return "blue" in self.edition.roles

    def card(self, number: int) -> tuple[tuple[int, Placement], ...]:
        """Return what a card shows: the numbers of pictures, and where they lie."""
        return tuple(zip(self.shown[number], self.layout.cards[number], strict=True))

    @cached_property
    def faces(self) -> tuple[tuple[int, ...], ...]:
        """By symbol, the pictures that cards show for it."""
        found: list[set[int]] = [set() for _ in range(self.edition.plane.size)]
        for number, shown in enumerate(self.shown):
            for symbol, face in zip(self.edition.plane.symbols(number), shown, strict=True):
                found[symbol].add(face)
        return tuple(tuple(sorted(faces)) for faces in found)

    def symbol_names(self, number: int, language: Language) -> list[str]:
        """Return what is on a card, by name."""
        symbols = self.edition.plane.symbols(number)
        return [self.edition.name(symbol, language) for symbol in symbols]


def boxed(name: str) -> Pack:
    """Return a deck of the package.

    >>> len(boxed("island").art)
    73
    """
    box = edition(name)
    return Pack(box, layout(name), pictures_of(box), box.plane.cards)
