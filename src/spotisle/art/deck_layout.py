"""Lay out a whole deck, and tell whether a stored layout still fits its pictures."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from spotisle.art.layout import ATTEMPTS, lay_card
from spotisle.art.silhouette import Silhouette, trace_silhouette
from spotisle.editions.art import SymbolPicture, digest_art
from spotisle.editions.edition import Edition, Shape
from spotisle.editions.placement import Layout, Placement

CardLayout = tuple[Placement, ...]
"""The places of the symbols on one card."""
Runner = Callable[[Callable[[int], CardLayout], Iterable[int]], Iterable[CardLayout]]
"""Applies a function to each card number in order, as `map` does; may use a process pool."""


def lay_deck(
    edition: Edition,
    pictures: Sequence[SymbolPicture],
    *,
    attempts: int = ATTEMPTS,
    run: Runner = map,
) -> Layout:
    """Lay out every card of a deck; `run` may spread the cards over processes."""
    faces = lay_cards(edition.plane.cards, pictures, edition.shape, attempts=attempts, run=run)
    return Layout(art=digest_art(pictures), cards=faces)


def lay_cards(
    cards: Sequence[Sequence[int]],
    pictures: Sequence[SymbolPicture],
    shape: Shape,
    *,
    attempts: int = ATTEMPTS,
    run: Runner = map,
) -> tuple[CardLayout, ...]:
    """Lay out cards; each is a list of indices of the pictures that it shows."""
    silhouettes = tuple(trace_silhouette(picture) for picture in pictures)
    card = partial(_lay_numbered_card, cards, silhouettes, shape, attempts)
    return tuple(run(card, range(len(cards))))


def _lay_numbered_card(
    cards: Sequence[Sequence[int]],
    silhouettes: Sequence[Silhouette],
    shape: Shape,
    attempts: int,
    card: int,
) -> CardLayout:
    return lay_card([silhouettes[symbol] for symbol in cards[card]], shape, [card], attempts)


def is_stale(file: Path, pictures: Sequence[SymbolPicture]) -> bool:
    """Tell whether a layout file is missing, unreadable or made for other pictures."""
    try:
        layout = msgspec.json.decode(file.read_bytes(), type=Layout)
    except (OSError, msgspec.MsgspecError):
        return True
    return layout.art != digest_art(pictures)
