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
    tallies = [Tally() for _ in range(game.seats)]
    erred: set[int] = set()
    for move in moves:
        place, verdict = move.claim.seat, move.judgement.verdict
        if verdict is Verdict.WRONG:
            tallies[place] = tallies[place].plus(Tally(mistakes=1))
            erred.add(place)
        elif verdict is Verdict.OK:
            tallies[place] = tallies[place].plus(_find(move.took, guessed=place in erred))
            erred.clear()
            lead = max(tally.right for tally in tallies)
            tallies = [it.plus(Tally(most_behind=lead - it.right)) for it in tallies]
    return tuple(tallies)


def _find(took: float | None, *, guessed: bool) -> Tally:
    if took is None or took < LUCKY_S or guessed:
        return Tally(right=1)
    return Tally(1, 0, 1, took, took * took, took)
