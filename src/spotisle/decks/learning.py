"""Learning decks: which of a symbol's two faces each card shows.

Two cards share exactly one symbol, and the pair is most useful when one shows the word and the
other the picture. Of the k cards with a symbol, h show one face and k - h the other: that makes
h(k - h) such pairs, most when h is half of k. Every even split reaches that maximum; this one also
mixes both faces on every card.
"""

from collections import defaultdict
from collections.abc import Sequence

Node = tuple[int, int]
"""A card (0, number) or a symbol (1, number)."""
Edge = tuple[int, int]
"""A card and a symbol on it, by their numbers."""


def split_faces(cards: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Return for each card which face, 0 or 1, it shows of each of its symbols.

    Every symbol and every card has both faces equally often; odd numbers differ by one.

    >>> split_faces([(0, 1), (1, 2), (2, 0)])
    ((0, 1), (0, 1), (0, 1))
    """
    colours = _colour_edges(
        [(card, symbol) for card, symbols in enumerate(cards) for symbol in symbols]
    )
    return tuple(
        tuple(colours[card, symbol] for symbol in symbols) for card, symbols in enumerate(cards)
    )


def _colour_edges(incidences: Sequence[Edge]) -> dict[Edge, int]:
    """Colour the edges between cards and symbols so that both colours are even at every node.

    Walk Euler circuits and alternate the colours. The graph is bipartite, so a circuit has even
    length and its colours are even at every node. Nodes of odd degree are joined to an auxiliary
    node on the other side first.
    """
    neighbours: dict[Node, list[Node]] = defaultdict(list)
    for card, symbol in incidences:
        neighbours[0, card].append((1, symbol))
        neighbours[1, symbol].append((0, card))
    odd = [node for node, others in neighbours.items() if len(others) % 2]
    for side, number in odd:
        _join(neighbours, (side, number), (1 - side, -1))
    if len(neighbours[0, -1]) % 2:
        _join(neighbours, (0, -1), (1, -1))
    colours: dict[Edge, int] = {}
    for start in list(neighbours):
        while neighbours[start]:
            _walk(neighbours, start, colours)
    return {edge: colour for edge, colour in colours.items() if -1 not in edge}


def _join(neighbours: dict[Node, list[Node]], one: Node, other: Node) -> None:
    neighbours[one].append(other)
    neighbours[other].append(one)


def _walk(neighbours: dict[Node, list[Node]], start: Node, colours: dict[Edge, int]) -> None:
    node, colour = start, start[0]
    while neighbours[node]:
        there = neighbours[node].pop(0)
        neighbours[there].remove(node)
        card, symbol = (node[1], there[1]) if node[0] == 0 else (there[1], node[1])
        colours[card, symbol] = colour
        node, colour = there, 1 - colour
