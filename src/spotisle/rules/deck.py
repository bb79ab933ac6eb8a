"""The cards that a game is played with, as far as the rules care: no pictures, no names."""

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from spotisle.editions import EDITIONS, UnknownNameError, load_edition
from spotisle.editions.custom_name import CustomDeckName
from spotisle.plane import Plane

Cards = tuple[int, ...]
"""Cards by their numbers in the deck's plane."""


class Deck(Struct, frozen=True):
    """A plane, and how many of its cards a game deals: cards 0 to in_play - 1."""

    id: str
    """The name in records; for a custom deck only its order: `custom:5`."""
    plane: Plane
    in_play: int
    name: str
    """The name in rooms; for a custom deck it also identifies the pictures."""
    spare: int = 0
    """How many more cards it has, which are dealt only with the option for all cards."""

    def with_spare_cards(self) -> "Deck":
        """Return the deck with all its cards in play.

        >>> Deck.named("classic").with_spare_cards().in_play
        57
        """
        return replace(self, in_play=self.in_play + self.spare, spare=0)

    @staticmethod
    def named(name: str) -> "Deck":
        """Return the deck of an edition, or a plane: `custom:<order>`.

        With fewer cards, and with pictures: `custom:<order>/<cards>/<version of the pictures>`.

        >>> Deck.named("classic").in_play, Deck.named("custom:5").in_play
        (55, 31)
        >>> Deck.named("custom:5/20/0f3a").in_play, Deck.named("custom:5/20/0f3a").id
        (20, 'custom:5')
        """
        return _deck(name)


@lru_cache(maxsize=1024)
def _deck(name: str) -> Deck:
    if name in EDITIONS:
        box = load_edition(name)
        in_play = len(box.cards_in_play)
        return Deck(name, box.plane, in_play, name, spare=box.plane.size - in_play)
    custom = CustomDeckName.parse(name)
    if custom is None:
        raise UnknownNameError(
            f"no deck {name!r}; there are {', '.join(EDITIONS)} and custom:<order>"
        )
    plane = Plane.of_order(custom.order)
    cards = plane.size if custom.cards is None else custom.cards
    if not 2 <= cards <= plane.size:
        raise UnknownNameError(f"a deck of order {plane.order} has 2 to {plane.size} cards")
    return Deck(str(CustomDeckName(plane.order)), plane, cards, name)
