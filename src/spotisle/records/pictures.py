"""Which pictures a game was played with. No rule reads it: a record replays without them.

A deck of one's own is called by the digest of its pictures, so a record finds them wherever
the same deck lies, also on another server, and never shows others in their place.
"""

from spotisle.errors import SpotisleError
from spotisle.rules import Deck


def pictures(deck: Deck) -> dict[str, str]:
    """Return what a record says of a deck's pictures: only somebody's own have to be named.

    >>> pictures(Deck.named("classic")), pictures(Deck.named("custom:5/20/0f3a"))
    ({}, {'pictures': 'custom:5/20/0f3a'})
    """
    return {} if deck.name == deck.id else {"pictures": deck.name}


def add_pictures(deck: Deck, said: object) -> Deck:
    """Return the deck with the pictures that a record names; other cards' pictures are no use.

    >>> add_pictures(Deck.named("custom:5"), "custom:5/20/0f3a").name
    'custom:5/20/0f3a'
    >>> add_pictures(Deck.named("custom:5"), "custom:3/13/0f3a").name
    'custom:5'
    """
    if not isinstance(said, str):
        return deck
    try:
        named = Deck.named(said)
    except SpotisleError:
        return deck
    return named if named.id == deck.id else deck
