"""Which symbols of a deck could be mixed up."""

from spotisle.art.lookalike import Likeness, lookalikes
from spotisle.decks.deck import CustomDeck


def alike(deck: CustomDeck) -> list[Likeness]:
    """Return the pairs of symbols that look alike, the worst first. Words are told by reading."""
    owners = [
        number for number, symbol in enumerate(deck.manifest.symbols) for face in symbol.faces
    ]
    texts = [face.text for symbol in deck.manifest.symbols for face in symbol.faces]
    drawn = [place for place, text in enumerate(texts) if not text[:1].isalpha()]
    pairs = lookalikes([deck.art[place] for place in drawn])
    named = (
        Likeness(pair.degree, pair.sight, owners[drawn[pair.first]], owners[drawn[pair.second]])
        for pair in pairs
    )
    return [pair for pair in named if pair.first != pair.second]
