"""The layout of a whole deck: computed once for its pictures, then read from a file."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from spotisle.art.layout import ATTEMPTS, lay
from spotisle.art.silhouette import Silhouette, silhouette
from spotisle.editions.art import Picture, digest
from spotisle.editions.edition import Edition, Shape
from spotisle.editions.placement import Layout, Placement, layout_text

Face = tuple[Placement, ...]
Runner = Callable[[Callable[[int], Face], Iterable[int]], Iterable[Face]]
"""Something that applies a function to each card in order, as `map` does."""


def lay_deck(
    edition: Edition,
    pictures: Sequence[Picture],
    *,
    attempts: int = ATTEMPTS,
    run: Runner = map,
) -> Layout:
    """Lay out every card of a deck; `run` may spread the cards over processes."""
    faces = lay_cards(edition.plane.cards, pictures, edition.shape, attempts=attempts, run=run)
    return Layout(art=digest(pictures), cards=faces)


def lay_cards(
    cards: Sequence[Sequence[int]],
    pictures: Sequence[Picture],
    shape: Shape,
    *,
    attempts: int = ATTEMPTS,
    run: Runner = map,
) -> tuple[Face, ...]:
    """Lay out cards that each show some of the pictures, by their numbers."""
    outlines = tuple(silhouette(picture) for picture in pictures)
    card = partial(_lay_card, cards, outlines, shape, attempts)
    return tuple(run(card, range(len(cards))))


def _lay_card(
    cards: Sequence[Sequence[int]],
    outlines: Sequence[Silhouette],
    shape: Shape,
    attempts: int,
    card: int,
) -> Face:
    return lay([outlines[symbol] for symbol in cards[card]], shape, [card], attempts)


def kept_layout(edition: Edition, pictures: Sequence[Picture], file: Path) -> Layout:
    """Return the deck's layout from the file, laid out anew and written there when it is stale."""
    if not is_stale(file, pictures):
        return _read(file)
    laid = lay_deck(edition, pictures)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(layout_text(laid))
    return laid


def is_stale(file: Path, pictures: Sequence[Picture]) -> bool:
    """Tell whether the file is missing, unreadable or made for other pictures."""
    try:
        return _read(file).art != digest(pictures)
    except (OSError, msgspec.MsgspecError):
        return True


def _read(file: Path) -> Layout:
    return msgspec.json.decode(file.read_bytes(), type=Layout)
