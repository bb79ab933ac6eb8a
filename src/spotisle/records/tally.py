"""A tally: what one seat did in a game, computed from its moves."""

from collections.abc import Iterable
from math import sqrt

from msgspec import Struct

from spotisle.rules import Verdict
from spotisle.rules.registry import AnyGame
from spotisle.rules.table import JudgedClaim

LUCKY_S = 0.4
"""A right claim sooner than this after the cards appear counts as a guess."""


class Tally(Struct, frozen=True):
    """Right claims and their times, mistakes, and the largest deficit."""

    right: int = 0
    mistakes: int = 0
    finds: int = 0
    """Right claims whose time counts: neither a guess nor a second try."""
    seconds: float = 0.0
    squares: float = 0.0
    """`seconds` is the sum of their times, `squares` that of the squared times."""
    fastest: float | None = None
    most_behind: int = 0
    """The most right claims by which another was ahead, where nobody was in the end."""

    def plus(self, other: "Tally") -> "Tally":
        """Return the sum of both."""
        times = [time for time in (self.fastest, other.fastest) if time is not None]
        return Tally(
            self.right + other.right,
            self.mistakes + other.mistakes,
            self.finds + other.finds,
            self.seconds + other.seconds,
            self.squares + other.squares,
            min(times, default=None),
            max(self.most_behind, other.most_behind),
        )

    @property
    def spread(self) -> float:
        """The standard deviation of the times, relative to their mean."""
        mean = self.seconds / self.finds
        return sqrt(max(0.0, self.squares / self.finds - mean * mean)) / mean


def tally_moves(moves: Iterable[JudgedClaim], game: AnyGame) -> tuple[Tally, ...]:
    """Return the tally of each place, from the moves of a game."""
    places = range(game.seats)
    right, mistakes, most_behind = ([0] * game.seats for _ in range(3))
    times: list[list[float]] = [[] for _ in places]
    erred: set[int] = set()
    lead = 0
    for move in moves:
        place, verdict = move.claim.seat, move.judgement.verdict
        if verdict is Verdict.WRONG:
            mistakes[place] += 1
            erred.add(place)
        elif verdict is Verdict.OK:
            right[place] += 1
            if move.took is not None and move.took >= LUCKY_S and place not in erred:
                times[place].append(move.took)
            erred.clear()
            if right[place] > lead:
                lead = right[place]
                most_behind = [max(most_behind[it], lead - right[it]) for it in places]
    return tuple(
        Tally(
            right[place],
            mistakes[place],
            len(times[place]),
            sum(times[place], 0.0),
            sum([took * took for took in times[place]], 0.0),
            min(times[place], default=None),
            most_behind[place] if right[place] == lead else 0,
        )
        for place in places
    )
