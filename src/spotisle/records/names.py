"""Convert between the names in a record and the numbers in the engine."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from spotisle.rules import BrokenRecordError, SetupError, Teams
from spotisle.rules.claim import Claim, Reason, Target
from spotisle.rules.parsing import JsonObject, is_number
from spotisle.rules.spec import Spec, TargetKind

V = TypeVar("V")


class Names(Struct, frozen=True):
    """Who sits where: names of seats, colours of teams."""

    seats: tuple[str, ...]
    teams: Teams | None

    @property
    def sides(self) -> tuple[str, ...]:
        """The names that are ranked."""
        return self.teams.colours if self.teams else self.seats

    def by_seat(self, values: Sequence[V]) -> dict[str, V]:
        """Return values by the names of the seats."""
        return dict(zip(self.seats, values, strict=True))

    def by_side(self, values: Sequence[V]) -> dict[str, V]:
        """Return values by the names that are ranked."""
        return dict(zip(self.sides, values, strict=True))

    def claim(self, kind: TargetKind, move: JsonObject) -> Claim | Reason:
        """Return the claim that a move makes, or why the move is invalid."""
        seat, symbol = move.get("seat"), move.get("symbol")
        if not isinstance(seat, str) or seat not in self.seats:
            return Reason.UNKNOWN_SEAT
        if not is_number(symbol):
            return Reason.UNKNOWN_SYMBOL
        target = self._target(kind, move.get("target"))
        if isinstance(target, Reason):
            return target
        return Claim(self.seats.index(seat), symbol, target)

    def move(self, kind: TargetKind, claim: Claim) -> dict[str, Any]:
        """Return a claim as a move, the inverse of `claim`; an unknown target stays a number."""
        move = {"seat": self.seats[claim.seat], "symbol": claim.symbol}
        if kind is TargetKind.NONE:
            return move
        target: object = claim.target
        if kind in (TargetKind.SEAT, TargetKind.TEAM):
            names = self.seats if kind is TargetKind.SEAT else self.sides
            if isinstance(claim.target, int) and 0 <= claim.target < len(names):
                target = names[claim.target]
        return move | {"target": target}

    def _target(self, kind: TargetKind, target: object) -> Target | Reason:
        match kind:
            case TargetKind.NONE:
                return None
            case TargetKind.SEAT | TargetKind.TEAM:
                names = self.seats if kind is TargetKind.SEAT else self.sides
                if isinstance(target, str) and target in names:
                    return names.index(target)
            case TargetKind.CARDS:
                if isinstance(target, list) and all(map(is_number, target)):
                    return tuple(target)
            case TargetKind.CARD | TargetKind.CELL:
                if is_number(target):
                    return target
        return Reason.UNKNOWN_TARGET


def read_teams(record: JsonObject, seats: tuple[str, ...]) -> Teams:
    """Return the teams of an island record."""
    teams = record.get("teams")
    if not isinstance(teams, dict) or not all(isinstance(team, list) for team in teams.values()):
        raise BrokenRecordError("teams: must give the seats of each colour")
    for colour, members in teams.items():
        for name in members:
            if not isinstance(name, str) or name not in seats:
                raise BrokenRecordError(f"teams.{colour}: {name!r} is not one of the seats")
    numbers = tuple(tuple(map(seats.index, members)) for members in teams.values())
    read = Teams(tuple(teams), numbers)
    try:
        read.check(len(seats))
    except SetupError as error:
        raise BrokenRecordError(f"teams: {error}") from None
    return read


def numbered_options(spec: Spec, options: JsonObject, names: Names) -> dict[str, Any]:
    """Return the options with seats and teams by number, as the engine takes them."""
    numbered = dict(options)
    for key in spec.seat_options:
        if key in numbered:
            if not isinstance(numbered[key], str) or numbered[key] not in names.seats:
                raise BrokenRecordError(f"options.{key}: {numbered[key]!r} is not one of the seats")
            numbered[key] = names.seats.index(numbered[key])
    for key in spec.team_options:
        if key in numbered:
            numbered[key] = _by_team(key, numbered[key], names)
    return numbered


def named_options(spec: Spec, options: Mapping[str, Any], names: Names) -> dict[str, Any]:
    """Return options with seats and teams by name, the inverse of `numbered_options`."""
    named = dict(options)
    for key in spec.seat_options:
        if key in named:
            named[key] = names.seats[named[key]]
    for key in spec.team_options:
        if key in named:
            named[key] = names.by_side(named[key])
    return named


def _by_team(key: str, given: object, names: Names) -> tuple[Any, ...]:
    if not isinstance(given, dict):
        raise BrokenRecordError(f"options.{key}: must give a number for each team")
    for colour in given:
        if colour not in names.sides:
            raise BrokenRecordError(f"options.{key}: {colour!r} is not one of the teams")
    return tuple(given.get(colour, 0) for colour in names.sides)
