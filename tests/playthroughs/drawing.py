"""A view in plain text: what a spectator sees, line by line."""

from collections.abc import Iterator, Sequence

from spotisle.rules import CardsView, Pile
from spotisle.rules.island.board import SIZE

ROWS = (3, 4, 5, 4, 3)


def lines_of(view: CardsView, owners: Sequence[str], sides: Sequence[str]) -> Iterator[str]:
    """Draw whatever the view has: the piles by their owners, the scores by side."""
    if view.middle:
        yield _line("middle", _pile(view.middle))
    if len(view.open) == SIZE:
        yield from _island(view.open)
    elif view.open:
        yield _line("open", "  ".join("--" if card is None else str(card) for card in view.open))
    if view.ports:
        yield _line("ports", "  ".join(map(str, view.ports)))
    if view.piles:
        piles = (f"{who} {_pile(pile)}" for who, pile in zip(owners, view.piles, strict=True))
        yield _line("piles", "  ".join(piles))
    if view.left:
        yield _line("unseen", str(view.left))
    if view.round:
        yield _line("round", str(view.round))
    if view.out:
        yield _line("out", "  ".join(owners[each] for each in view.out))
    yield _line(
        "scores", "  ".join(f"{who} {n}" for who, n in zip(sides, view.scores, strict=True))
    )


def _line(what: str, content: str) -> str:
    return f"   {what:<11} {content}"


def _pile(pile: Pile) -> str:
    top = "--" if pile.top is None else str(pile.top)
    return f"{top} ({pile.count})"


def _island(cards: Sequence[int | None]) -> Iterator[str]:
    start = 0
    for row in ROWS:
        cells = cards[start : start + row]
        drawn = "  ".join("--" if card is None else f"{card:2}" for card in cells)
        yield _line("island" if start == 0 else "", "  " * (5 - row) + drawn)
        start += row
