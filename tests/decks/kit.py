"""Decks to test with: real pictures and an instant layout."""

import io
import zipfile
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from PIL import Image

from spotisle.art.deck_layout import CardLayout, Runner
from spotisle.decks.archive import to_zip
from spotisle.decks.build import build_deck
from spotisle.decks.deck import CustomDeck
from spotisle.decks.draft import Draft, DraftFace, DraftSymbol
from spotisle.decks.manifest import DeckKind
from spotisle.editions.placement import Placement
from spotisle.plane import symbol_count

EMOJI = "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆🦉"


def flat(order: int) -> Runner:
    """Put all symbols in the middle of the card, for tests that ignore the layout."""

    def run(_: Callable[[int], CardLayout], cards: Iterable[int]) -> Iterator[CardLayout]:
        return (tuple(Placement(0.0, 0.0, 0.4, 0.0) for _ in range(order + 1)) for _ in cards)

    return run


def draft(order: int, kind: DeckKind = "plain", cards: int | None = None) -> Draft:
    symbols = tuple(
        DraftSymbol(
            {"en": (f"Pet {number}", f"beast {number}"), "nl": (f"Dier {number}",)},
            (DraftFace(text=emoji), DraftFace(text=f"pet {number}"))[: 2 if kind != "plain" else 1],
        )
        for number, emoji in enumerate(EMOJI[: symbol_count(order)])
    )
    return Draft("Pets", symbols, order, cards, kind)


@cache
def deck(order: int = 2, kind: DeckKind = "plain", cards: int | None = None) -> CustomDeck:
    return build_deck(draft(order, kind, cards), {}, run=flat(order))


@cache
def deck_file(order: int = 2, kind: DeckKind = "plain") -> bytes:
    return to_zip(deck(order, kind))


def rezipped(change: Callable[[dict[str, bytes]], None], body: bytes = b"") -> bytes:
    """Return a deck file with changed contents."""
    files = contents(body or deck_file())
    change(files)
    return zipped(files)


def contents(body: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(body)) as file:
        return {name: file.read(name) for name in file.namelist()}


def zipped(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name, body in files.items():
            file.writestr(name, body)
    return packed.getvalue()


def encoded(image: Image.Image, kind: str, **options: object) -> bytes:
    body = io.BytesIO()
    image.save(body, kind, **options)
    return body.getvalue()
