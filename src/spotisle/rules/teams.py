"""Who plays together in the island games."""

from functools import cached_property

from msgspec import Struct

from spotisle.rules.errors import SetupError

COLOURS = ("blue", "orange", "red")
SIZES = {2: (1, 1), 3: (1, 1, 1), 4: (2, 2), 5: (1, 2, 2), 6: (2, 2, 2)}
"""Team sizes by the number of players, smallest first: two or three teams of one or two."""


class Teams(Struct, frozen=True, dict=True):
    """Colours, each with the seats that play it, in the table's order of teams."""

    colours: tuple[str, ...]
    members: tuple[tuple[int, ...], ...]

    @staticmethod
    def of(players: int) -> "Teams":
        """Return the usual teams: partners sit across from each other, the fifth plays alone.

        >>> Teams.of(4).members
        ((0, 2), (1, 3))
        """
        if players not in SIZES:
            raise SetupError(f"island games are for 2 to 6 players, not {players}", "players")
        count = len(SIZES[players])
        members = tuple(tuple(range(team, players, count)) for team in range(count))
        return Teams(COLOURS[:count], members)

    def check(self, players: int) -> None:
        """Raise `SetupError` unless everyone plays in one team and the sizes are allowed."""
        if len(set(self.colours)) != len(self.colours) or not set(self.colours) <= set(COLOURS):
            raise SetupError(f"teams are named {', '.join(COLOURS)}, each at most once")
        if sorted(seat for team in self.members for seat in team) != list(range(players)):
            raise SetupError("every seat plays in exactly one team")
        sizes = tuple(sorted(map(len, self.members)))
        if sizes != SIZES.get(players):
            raise SetupError(
                f"{players} players cannot play as {'-'.join(map(str, sizes))}; "
                "teams are 1-1, 1-1-1, 2-2, 2-2-1 or 2-2-2",
                "teams" if players in SIZES else "players",
            )

    @cached_property
    def of_seat(self) -> tuple[int, ...]:
        """The team of each seat."""
        by_seat = {seat: team for team, seats in enumerate(self.members) for seat in seats}
        return tuple(by_seat[seat] for seat in sorted(by_seat))

    @cached_property
    def lone(self) -> int | None:
        """The team of the lone player of five, whose counts are doubled."""
        if sum(map(len, self.members)) != 5:
            return None
        return next(team for team, seats in enumerate(self.members) if len(seats) == 1)

    def partner(self, seat: int) -> int | None:
        """Return the seat that plays in the same team."""
        return next((other for other in self.members[self.of_seat[seat]] if other != seat), None)
