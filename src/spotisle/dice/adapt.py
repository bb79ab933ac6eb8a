"""Adapting the dice: how jokers and gold trades can pay for what the dice do not show.

A joker turns a die that is not needed into one that is; two gold make one resource and cost a die.
However many things are built together, only the *missing* faces have to be made: one joker or one
trade for each.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from msgspec import Struct

from spotisle.dice.moves import Build, BuildMove, Joker, Trade
from spotisle.dice.sheet import FACES, GOLD, JOKERS, Dice, Item, Kind

Jokers = tuple[tuple[int, frozenset[str]], ...]
"""Knights that can lend their joker, with the useful faces that each can make."""


class Adaptation(Struct, frozen=True):
    """Jokers and gold trades that make up for what the dice do not show."""

    jokers: tuple[tuple[int, str], ...] = ()
    """Which knight makes which face."""
    trades: tuple[str, ...] = ()
    """What each pair of gold becomes."""

    @property
    def knights(self) -> frozenset[int]:
        """The knights that lend their joker."""
        return frozenset(knight for knight, _ in self.jokers)


def jokers_of(knights: Iterable[int]) -> Jokers:
    """Return what these knights can make."""
    return tuple((knight, JOKERS[knight]) for knight in knights)


def total_cost(items: Iterable[Item]) -> Counter[str]:
    """Return what several things cost together."""
    cost: Counter[str] = Counter()
    for item in items:
        cost += item.cost
    return cost


def missing_faces(dice: Sequence[str], cost: Counter[str]) -> tuple[str, ...]:
    """Return the faces that a cost needs and the dice do not show.

    >>> missing_faces(["ore", "ore", "wool", "gold"], Counter(ore=3, grain=1))
    ('ore', 'grain')
    """
    short = cost - Counter(dice)
    return tuple(face for face in FACES for _ in range(short[face]))


def max_trades(dice: Sequence[str], cost: Counter[str]) -> int:
    """Return how many gold trades the dice allow if they must also pay a cost.

    A trade uses up a die, so there can be no more trades than dice left over.

    >>> gold = ["gold"] * 6
    >>> max_trades(gold, Counter(brick=1, lumber=1)), max_trades(gold, Counter(ore=3, grain=2))
    (3, 1)
    """
    return max(0, min(list(dice).count(GOLD) // 2, len(dice) - cost.total()))


@cache
def find_adaptations(short: tuple[str, ...], trades: int, jokers: Jokers) -> tuple[Adaptation, ...]:
    """Return the ways to make all missing faces, without those that waste a joker.

    An adaptation wastes a joker when another gets by with some of its knights.

    >>> found = find_adaptations(("ore", "brick"), 1, jokers_of([1, 3, 6]))
    >>> [sorted(adaptation.knights) for adaptation in found]
    [[6], [1]]
    """
    if len(short) > trades + len(jokers):
        return ()
    found: dict[frozenset[int], Adaptation] = {}
    for adaptation in _all_adaptations(short, trades, jokers):
        found.setdefault(adaptation.knights, adaptation)
    return tuple(
        adaptation
        for knights, adaptation in found.items()
        if not any(other < knights for other in found)
    )


def _all_adaptations(short: tuple[str, ...], trades: int, jokers: Jokers) -> Iterator[Adaptation]:
    if not short:
        yield Adaptation()
        return
    face, rest = short[0], short[1:]
    if trades:
        for adaptation in _all_adaptations(rest, trades - 1, jokers):
            yield Adaptation(adaptation.jokers, (face, *adaptation.trades))
    for knight, faces in jokers:
        if face in faces:
            others = tuple(other for other in jokers if other[0] != knight)
            for adaptation in _all_adaptations(rest, trades, others):
                yield Adaptation(((knight, face), *adaptation.jokers), adaptation.trades)


def plan_moves(
    dice: Dice, used: int, items: Sequence[Item], adaptation: Adaptation, knights: int
) -> list[BuildMove]:
    """Return the moves that adapt the dice and build these things in this order.

    `knights` is the number built before; a knight among the items lends its joker once it is built.
    """
    planned = _PlannedDice(dice, used, total_cost(items))
    moves: list[BuildMove] = [planned.trade(face) for face in adaptation.trades]
    moves += [
        planned.joker(knight, face) for knight, face in adaptation.jokers if knight <= knights
    ]
    for item in items:
        moves.append(planned.build(item))
        if item.kind is Kind.KNIGHT:
            moves += [
                planned.joker(knight, face)
                for knight, face in adaptation.jokers
                if knight == item.number
            ]
    return moves


class _PlannedDice:
    """The unused dice after each step of a plan."""

    def __init__(self, dice: Dice, used: int, owed: Counter[str]) -> None:
        self.faces: dict[int, str] = {
            die: face for die, face in enumerate(dice) if not used >> die & 1
        }
        self.owed = owed

    def trade(self, face: str) -> Trade:
        turned, aside = [die for die, shown in self.faces.items() if shown == GOLD][:2]
        self.faces[turned] = face
        del self.faces[aside]
        return Trade((turned, aside), face)

    def joker(self, knight: int, face: str) -> Joker:
        shown = Counter(self.faces.values())
        die = next(die for die, face in self.faces.items() if shown[face] > self.owed[face])
        self.faces[die] = face
        return Joker(knight, die, face)

    def build(self, item: Item) -> Build:
        for face in item.cost.elements():
            del self.faces[min(die for die, shown in self.faces.items() if shown == face)]
        self.owed = self.owed - item.cost
        return Build(item.name)
