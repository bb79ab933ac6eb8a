"""Deck jobs, which a server runs in a child process, so that no upload can harm the server.

The functions take and return plain values, and raise `SpotisleError` with a message for the user.
Files are returned as memoryviews: in the server they point into the reply, so nothing is copied.
"""

from spotisle.decks.deck import CustomDeck, DeckSummary
from spotisle.decks.draft import DraftFace


def build_form(form: memoryview, boundary: str) -> tuple[DeckSummary, dict[str, memoryview]]:
    """Build a deck from a form with a draft and the pictures that it names."""
    from spotisle.decks.build import build_deck
    from spotisle.decks.form import read_draft, read_form

    return _finish(build_deck(*read_draft(read_form(bytes(form), boundary))))


def rebuild_archive(archive: memoryview) -> tuple[DeckSummary, dict[str, memoryview]]:
    """Check a deck file and re-encode its pictures."""
    from spotisle.decks.archive import from_zip

    return _finish(from_zip(bytes(archive), reencode=True))


def draw_text(text: str) -> tuple[bytes, str]:
    """Draw a word or an emoji as it will be in a deck; return the picture and its suffix."""
    from spotisle.decks.faces import normalise_face

    return normalise_face(DraftFace(text=text), {})


def _finish(deck: CustomDeck) -> tuple[DeckSummary, dict[str, memoryview]]:
    """Return the summary of a deck, and its files, including the archive `deck.spotisle`."""
    from spotisle.decks.archive import to_zip
    from spotisle.decks.build import find_lookalikes

    summary = DeckSummary(
        version=deck.version,
        deck=deck.rules_name,
        name=deck.manifest.name,
        order=deck.manifest.order,
        cards=deck.manifest.cards,
        kind=deck.manifest.kind,
        alike=tuple((pair.first, pair.second) for pair in find_lookalikes(deck)),
    )
    files = {**deck.contents, "deck.spotisle": to_zip(deck)}
    return summary, {name: memoryview(body) for name, body in files.items()}
