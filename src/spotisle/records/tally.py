"""A tally: what one seat did in a game, as its record tells it."""

from collections.abc import Iterable
from math import sqrt

from msgspec import Struct

from spotisle.rules import Verdict
from spotisle.rules.registry import AnyGame
from spotisle.rules.table import JudgedClaim

LUCKY_S = 0.4
"""Nobody finds a symbol sooner after the cards appear: such a claim was a guess."""


class Tally(Struct, frozen=True):
    """Right claims and their times, mistakes, and how far somebody was behind."""

    right: int = 0
    mistakes: int = 0
    finds: int = 0
    """Right claims whose time says something: no guess, and no second try."""
    seconds: float = 0.0
    squares: float = 0.0
    """The sums of their times and of the squares of these."""
    fastest: float | None = None
    most_behind: int = 0
    """By how many right claims somebody else was ahead, at most."""

    def plus(self, other: "Tally") -> "Tally":
        """Return both together."""
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
        """The deviation of the times as a share of their mean."""
        mean = self.seconds / self.finds
        return sqrt(max(0.0, self.squares / self.finds - mean * mean)) / mean


def tally_moves(moves: Iterable[JudgedClaim], game: AnyGame) -> tuple[Tally, ...]:
    """Return what each place did, from the moves of a game."""
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
            most_behind[place],
        )
        for place in places
    )
