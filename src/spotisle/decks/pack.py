"""A deck of one's own as what the press prints."""

from spotisle.decks.deck import CustomDeck
from spotisle.printing.printable import Pack


def packed(deck: CustomDeck) -> Pack:
    """Return a deck ready to print, each card with the faces that it shows."""
    return Pack(deck.edition, deck.layout, deck.art, deck.shown, title=deck.manifest.name)
