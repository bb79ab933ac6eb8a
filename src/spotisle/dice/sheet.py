"""The sheet: what can be built on the island, what it costs and what it needs to stand on.

    START(free) -S3- R0 -+- R1 -C7
                         +- R2 -S4- R3 -+- R4 -C12
                                        +- R5 -S5- R6 - R7 -S7-+- R8 - R9 -S9- R10 - R11 -S11
                                                               +- R12 - R13 -C20- R14 - R15 -C30

Roads grow from the free starting road without gaps. A settlement or city stands at the far end of
the road before it. Settlements, cities and knights are each built in ascending order.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum

from msgspec import Struct

from spotisle.dice.reasons import DiceReason
from spotisle.errors import SpotisleError

FACES = ("ore", "grain", "wool", "lumber", "brick", "gold")
"""The six faces of a die, in the order in which the sheet prints them."""
GOLD = "gold"
DIE_COUNT = 6
TURNS = 15
CROSS = -2
"""What a turn without a build is worth."""

Dice = tuple[str, ...]


class Kind(StrEnum):
    """What can be built."""

    ROAD = "road"
    SETTLEMENT = "settlement"
    CITY = "city"
    KNIGHT = "knight"


COSTS: Mapping[Kind, Counter[str]] = {
    Kind.ROAD: Counter(brick=1, lumber=1),
    Kind.SETTLEMENT: Counter(brick=1, lumber=1, grain=1, wool=1),
    Kind.CITY: Counter(ore=3, grain=2),
    Kind.KNIGHT: Counter(ore=1, grain=1, wool=1),
}

JOKERS: Mapping[int, frozenset[str]] = {
    1: frozenset({"ore"}),
    2: frozenset({"grain"}),
    3: frozenset({"wool"}),
    4: frozenset({"lumber"}),
    5: frozenset({"brick"}),
    6: frozenset(FACES),
}
"""The faces to which each knight may turn a die, once in the game."""


class Item(Struct, frozen=True):
    """One thing on the sheet."""

    kind: Kind
    number: int
    """The road's place on the sheet; for everything else the points."""
    rank: int
    """Its place in the order of its kind, from 0."""
    road: int | None = None
    """The road that it grows from or stands on; None if it needs none but the starting road."""

    @property
    def name(self) -> str:
        """The name in records and views: `road:5`, `city:12`."""
        return f"{self.kind}:{self.number}"

    @property
    def points(self) -> int:
        """What it adds to the score."""
        return 1 if self.kind is Kind.ROAD else self.number

    @property
    def cost(self) -> Counter[str]:
        """The dice that it takes."""
        return COSTS[self.kind]


_PARENTS = (None, 0, 0, 2, 3, 3, 5, 6, 7, 8, 9, 10, 7, 12, 13, 14)
_SETTLEMENTS = ((3, None), (4, 2), (5, 5), (7, 7), (9, 9), (11, 11))
_CITIES = ((7, 1), (12, 4), (20, 13), (30, 15))

ROADS = tuple(Item(Kind.ROAD, road, road, parent) for road, parent in enumerate(_PARENTS))
SETTLEMENTS = tuple(
    Item(Kind.SETTLEMENT, points, rank, road) for rank, (points, road) in enumerate(_SETTLEMENTS)
)
CITIES = tuple(Item(Kind.CITY, points, rank, road) for rank, (points, road) in enumerate(_CITIES))
KNIGHTS = tuple(Item(Kind.KNIGHT, points, points - 1) for points in range(1, 7))
ITEMS = {item.name: item for item in (*ROADS, *SETTLEMENTS, *CITIES, *KNIGHTS)}


class ImpossibleSheetError(SpotisleError):
    """A list of built things that no game can lead to; the message names the first."""


class Sheet(Struct, frozen=True):
    """What one player has built: as the order is fixed, counts and a set of roads are enough.

    >>> sheet = Sheet().with_item(ITEMS["settlement:3"]).with_item(ITEMS["road:0"])
    >>> sheet.points, sheet.items()
    (4, ('road:0', 'settlement:3'))
    >>> sheet == Sheet.of(["settlement:3", "road:0"])
    True
    """

    roads: int = 0
    """Bit i stands for `road:i`."""
    settlements: int = 0
    cities: int = 0
    knights: int = 0
    lent: int = 0
    """Bit k - 1 is set when knight k has lent its joker."""

    @staticmethod
    def of(names: Iterable[str], lent: Iterable[int] = ()) -> "Sheet":
        """Return the sheet with these things built, in whatever order they are listed."""
        items = [_item(name) for name in names]
        if len({item.name for item in items}) < len(items):
            raise ImpossibleSheetError("built: something is listed twice")
        sheet = Sheet()
        for item in sorted(items, key=_BUILDING_ORDER.__getitem__):
            if obstacle := sheet.obstacle(item):
                raise ImpossibleSheetError(
                    f"built: {item.name} cannot stand there ({obstacle.sentence})"
                )
            sheet = sheet.with_item(item)
        for knight in lent:
            if not sheet.may_lend(knight):
                raise ImpossibleSheetError(
                    f"jokers_used: knight {knight} is not built or is listed twice"
                )
            sheet = sheet.with_lent(knight)
        return sheet

    @property
    def points(self) -> int:
        """The points of everything built."""
        return (
            self.roads.bit_count()
            + sum(item.points for item in SETTLEMENTS[: self.settlements])
            + sum(item.points for item in CITIES[: self.cities])
            + self.knights * (self.knights + 1) // 2
        )

    def items(self) -> tuple[str, ...]:
        """Return the names of everything built, kind by kind."""
        built = (
            *(road for road in ROADS if self.roads >> road.rank & 1),
            *SETTLEMENTS[: self.settlements],
            *CITIES[: self.cities],
            *KNIGHTS[: self.knights],
        )
        return tuple(item.name for item in built)

    def jokers(self) -> tuple[int, ...]:
        """Return the knights that can still lend their joker."""
        return tuple(knight for knight in range(1, self.knights + 1) if self.may_lend(knight))

    def may_lend(self, knight: int) -> bool:
        """Tell whether this knight is built and has not lent its joker yet."""
        return 1 <= knight <= self.knights and not self.lent >> knight - 1 & 1

    def has_road(self, road: int | None) -> bool:
        """Tell whether a road is built; the starting road always is."""
        return road is None or bool(self.roads >> road & 1)

    def obstacle(self, item: Item) -> DiceReason | None:
        """Return why an item cannot be built here, whatever the dice show; None if it can."""
        if item.kind is Kind.ROAD:
            if self.has_road(item.rank):
                return DiceReason.ALREADY_BUILT
        elif item.rank < (built := self._count(item.kind)):
            return DiceReason.ALREADY_BUILT
        elif item.rank > built:
            return DiceReason.OUT_OF_ORDER
        return None if self.has_road(item.road) else DiceReason.NO_ROAD

    def placeable(self) -> tuple[Item, ...]:
        """Return everything that could be built next if the dice allowed it."""
        return tuple(item for item in ITEMS.values() if self.obstacle(item) is None)

    def with_item(self, item: Item) -> "Sheet":
        """Return the sheet with one more item on it."""
        return Sheet(
            self.roads | (1 << item.rank if item.kind is Kind.ROAD else 0),
            self.settlements + (item.kind is Kind.SETTLEMENT),
            self.cities + (item.kind is Kind.CITY),
            self.knights + (item.kind is Kind.KNIGHT),
            self.lent,
        )

    def with_lent(self, knight: int) -> "Sheet":
        """Return the sheet with this knight's joker spent."""
        lent = self.lent | 1 << knight - 1
        return Sheet(self.roads, self.settlements, self.cities, self.knights, lent)

    def _count(self, kind: Kind) -> int:
        if kind is Kind.SETTLEMENT:
            return self.settlements
        return self.cities if kind is Kind.CITY else self.knights


_BUILDING_ORDER = {item: place for place, item in enumerate(ITEMS.values())}


def _item(name: str) -> Item:
    if name not in ITEMS:
        raise ImpossibleSheetError(f"built: there is no {name!r} on the sheet")
    return ITEMS[name]
