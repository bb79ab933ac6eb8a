"""Learning decks: which of a symbol's two faces each card shows.

Two cards meet in exactly one symbol, and the pair is worth most when one shows the word and the
other the picture. So each symbol counts for itself: of the k cards that hold it, h showing one face
and k - h the other make h(k - h) such pairs, most when h is half of k. Any split in halves reaches
the most that is possible; among those we take one that also mixes both faces on every card.
"""

from collections import defaultdict
from collections.abc import Sequence

Edge = tuple[int, int]
"""Between two nodes of a graph."""


def split(cards: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Return for each card which face, 0 or 1, it shows of each of its symbols.

    Every symbol shows its two faces equally often, and so does every card, but for one where the
    number is odd.

    >>> split([(0, 1), (1, 2), (2, 0)])
    ((0, 1), (0, 1), (0, 1))
    """
    halves = _halved([(card, symbol) for card, symbols in enumerate(cards) for symbol in symbols])
    return tuple(
        tuple(halves[card, symbol] for symbol in symbols) for card, symbols in enumerate(cards)
    )


def _halved(incidences: Sequence[Edge]) -> dict[Edge, int]:
    """Colour the edges between cards and symbols so that both colours are even at every node.

    Walk along unused edges until there is no way on, colouring them in turn. Cards and symbols
    alternate, so a walk that comes back to its start is of even length and the colours are even
    all along it. An auxiliary node on each side takes up what is odd, so that every walk does.
    """
    ways: dict[Edge, list[Edge]] = defaultdict(list)
    for card, symbol in incidences:
        ways[0, card].append((1, symbol))
        ways[1, symbol].append((0, card))
    odd = [node for node, others in ways.items() if len(others) % 2]
    for side, number in odd:
        _join(ways, (side, number), (1 - side, -1))
    if len(ways[0, -1]) % 2:
        _join(ways, (0, -1), (1, -1))
    colours: dict[Edge, int] = {}
    for start in list(ways):
        while ways[start]:
            _walk(ways, start, colours)
    return {edge: colour for edge, colour in colours.items() if -1 not in edge}


def _join(ways: dict[Edge, list[Edge]], one: Edge, other: Edge) -> None:
    ways[one].append(other)
    ways[other].append(one)


def _walk(ways: dict[Edge, list[Edge]], start: Edge, colours: dict[Edge, int]) -> None:
    node, colour = start, start[0]
    while ways[node]:
        there = ways[node].pop(0)
        ways[there].remove(node)
        card, symbol = (node[1], there[1]) if node[0] == 0 else (there[1], node[1])
        colours[card, symbol] = colour
        node, colour = there, 1 - colour
