"""The base class of the reference games: the checked head, and what a replay asks."""

from typing import Any

from .plane import carries, size

State = dict[str, Any]
Json = Any

COLOURS = {"blue": range(25, 41), "orange": range(41, 57), "red": range(57, 73)}


class BrokenError(Exception):
    """The record cannot be replayed."""


def whole(value: object) -> bool:
    """A whole number as JSON writes one: neither true nor 1.0."""
    return type(value) is int


def need(condition: bool, complaint: str) -> None:
    """Break the record unless the condition holds."""
    if not condition:
        raise BrokenError(complaint)


def best_first(names: list[str], value: dict[str, int], *, most: bool) -> list[list[str]]:
    """Group the names by value, best group first, the given order inside a group."""
    levels = sorted(set(value.values()), reverse=most)
    return [[name for name in names if value[name] == level] for level in levels]


class Rules:
    """One game at one table. States are plain dictionaries; `apply` changes the one it is given."""

    fewest_seats, most_seats = 2, 8
    most_wins = True
    by_team = False

    def __init__(self, head: Json) -> None:
        self.order: int = head["order"]
        self.seats: list[str] = head["seats"]
        self.teams: dict[str, list[str]] = head["teams"]
        self.options: dict[str, Json] = head["options"]
        self.deal: Json = head["deal"]

    def start(self) -> State:
        raise NotImplementedError

    def legal(self, state: State, seat: str, target: Json) -> bool:
        """Whether this seat may make a claim on this target in this state."""
        raise NotImplementedError

    def cards(self, state: State, seat: str, target: Json) -> list[int]:
        """The cards that a legal claim concerns."""
        raise NotImplementedError

    def apply(self, state: State, seat: str, target: Json) -> None:
        raise NotImplementedError

    def finished(self, state: State) -> bool:
        raise NotImplementedError

    def scores(self, state: State) -> dict[str, int]:
        raise NotImplementedError

    def targets(self, state: State, seat: str) -> list[Json]:
        """Every target worth trying in random play."""
        raise NotImplementedError

    def points(self, state: State) -> dict[str, int]:
        del state
        return {}

    def ranking(self, state: State) -> list[list[str]]:
        return best_first(self.seats, self.scores(state), most=self.most_wins)

    def judge(self, state: State, move: dict[str, Json]) -> str:
        """Judge a move in a given state: illegal, right or wrong."""
        seat, symbol, target = move.get("seat"), move.get("symbol"), move.get("target")
        if not isinstance(seat, str) or seat not in self.seats:
            return "illegal"
        if (
            not isinstance(symbol, int)
            or not whole(symbol)
            or symbol not in range(size(self.order))
        ):
            return "illegal"
        if self.finished(state) or not self.legal(state, seat, target):
            return "illegal"
        concerned = self.cards(state, seat, target)
        return "right" if all(carries(self.order, c, symbol) for c in concerned) else "wrong"

    def option(self, name: str, values: list[Json]) -> Json:
        """The option's value; the first of the known values is the default."""
        value = self.options.get(name, values[0])
        known = any(type(value) is type(v) and value == v for v in values)
        need(known, f"unknown value of {name}")
        return value

    def deck(self, at_least: int) -> list[int]:
        """The deal of a symbol game: distinct cards of the plane, enough for the first lay-out."""
        deal = self.deal
        need(isinstance(deal, list), "the deal is not a list")
        need(all(whole(c) and 0 <= c < size(self.order) for c in deal), "not a card of the plane")
        need(len(set(deal)) == len(deal), "a card is there twice")
        need(len(deal) >= at_least, "too few cards for the first lay-out")
        return list(deal)
