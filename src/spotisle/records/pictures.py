"""The pictures that a game was played with. The rules ignore them: a record replays without them.

A custom deck is named by the digest of its files, so a record finds its pictures on every server
that has the same deck, and never shows other pictures instead.
"""

from spotisle.errors import SpotisleError
from spotisle.rules import Deck


def pictures(deck: Deck) -> dict[str, str]:
    """Return the record's field for a deck's pictures: only custom decks need it.

    >>> pictures(Deck.named("classic")), pictures(Deck.named("custom:5/20/0f3a"))
    ({}, {'pictures': 'custom:5/20/0f3a'})
    """
    return {} if deck.name == deck.id else {"pictures": deck.name}


def add_pictures(deck: Deck, said: object) -> Deck:
    """Return the deck with the pictures that a record names, if they are for the same cards.

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
