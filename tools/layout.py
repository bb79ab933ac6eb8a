"""Lay out the cards of the decks whose pictures have changed: `python -m tools.layout [deck ...]`.

The layouts are kept in the repository, so that every machine shows and prints the same cards.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import Progress

from spotisle.art.deck_layout import CardLayout, is_stale, lay_deck
from spotisle.editions import EDITIONS, load_edition
from spotisle.editions.art import pictures_for
from spotisle.editions.placement import encode_layout
from spotisle.errors import SpotisleError

BOXES = Path(__file__).resolve().parent.parent / "src" / "spotisle" / "editions"
ATTEMPTS = 8
"""More than at run time, because everybody sees these cards and they are computed only once."""


def lay_out(deck: str, pool: ProcessPoolExecutor, progress: Progress) -> None:
    """Write the layout of a deck, unless it is up to date with the pictures."""
    box = load_edition(deck)
    pictures = pictures_for(box)
    file = BOXES / deck / "layout.json"
    if not is_stale(file, pictures):
        progress.console.print(f"{deck}: up to date")
        return

    def run(card: Callable[[int], CardLayout], cards: Iterable[int]) -> Iterator[CardLayout]:
        numbers = list(cards)
        yield from progress.track(
            pool.map(card, numbers, chunksize=4), total=len(numbers), description=deck
        )

    file.write_bytes(encode_layout(lay_deck(box, pictures, attempts=ATTEMPTS, run=run)))


def main(decks: list[str]) -> int:
    """Lay out the named decks, or all."""
    try:
        with ProcessPoolExecutor(max_workers=2) as pool, Progress() as progress:
            for deck in decks or EDITIONS:
                lay_out(deck, pool, progress)
    except SpotisleError as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
