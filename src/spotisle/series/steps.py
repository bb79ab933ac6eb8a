"""The steps that a series requests and their results: the interface of a room and a script.

Places at a minigame's table are numbered from 0 as always; `PlayStep.seats` says which seat of the
series sits at each of them. Everywhere else sides are those of the series: its seats, on the
island its teams.
"""

from collections.abc import Generator, Sequence
from typing import Any, Literal, TypeVar

from msgspec import Struct

from spotisle.rules import Ranking, SetupError, Table, Teams
from spotisle.rules.registry import AnyGame, new_game
from spotisle.rules.seats import SeriesSeat

T = TypeVar("T")

DrawPurpose = Literal["be_dealt_first", "pick"]
"""What a draw decides: the first seat of the deal in well, or which of several losers picks."""


class PlayStep(Struct, frozen=True, tag="play"):
    """Play this minigame; the answer is its `Result`."""

    game: str
    deck: str
    seats: tuple[SeriesSeat, ...]
    """Who plays: the seat of the series at each place of the table."""
    options: dict[str, Any]
    teams: Teams | None = None
    breaks_tie: bool = False
    """Whether it only decides a tie."""

    def set_up(self) -> AnyGame:
        """Return the minigame for its table."""
        return new_game(self.game, len(self.seats), self.deck, self.options, self.teams)


class PickStep(Struct, frozen=True, tag="pick"):
    """The loser picks the next minigame."""

    seat: SeriesSeat
    choices: tuple[str, ...]


class DrawStep(Struct, frozen=True, tag="draw"):
    """Draw one of these seats at random."""

    seats: tuple[SeriesSeat, ...]
    to: DrawPurpose


class Result(Struct, frozen=True, tag="result"):
    """How a minigame ended, with its own numbers of places or teams."""

    scores: tuple[int, ...]
    ranking: Ranking
    points: tuple[int, ...] = ()
    """What each team was awarded; only the island games award any."""
    safe: tuple[int, ...] = ()
    """Hot potato: the places that got rid of the pile in the last round, in order."""

    @staticmethod
    def of(table: Table[Any]) -> "Result":
        """Return how the game at this table ended, or raise `SetupError` if it goes on."""
        game, state = table.game, table.state
        if not table.finished:
            raise SetupError(f"{game.spec.name} is not over yet")
        return Result(
            game.scores(state), game.ranking(state), game.points(state), game.tie_break_order(state)
        )


class Picked(Struct, frozen=True, tag="picked"):
    """The minigame that the loser picked."""

    game: str


class Drawn(Struct, frozen=True, tag="drawn"):
    """The seat that was drawn."""

    seat: SeriesSeat


class ScoreLine(Struct, frozen=True):
    """One line of the score sheet: a minigame, and what each side gained."""

    game: str
    ranking: Ranking
    """After tie-breaks for the places that matter."""
    gained: tuple[int, ...]
    """1 for a win; points in the modes that count points."""


def totals(sheet: Sequence[ScoreLine], sides: int) -> tuple[int, ...]:
    """Return what each side has gained so far.

    >>> tower = ScoreLine("tower", ranking=((1,), (0,)), gained=(0, 1))
    >>> totals([tower, tower], sides=2)
    (0, 2)
    """
    return tuple(sum(line.gained[side] for line in sheet) for side in range(sides))


class Standing(Struct, frozen=True):
    """The score of a series, during or after it."""

    sheet: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    """Minigames won, or points in the modes that count points."""
    ranking: Ranking
    """Best first; ties for the first place are played out at the end, unless they are shared."""
    finished: bool


class Finished(Struct, frozen=True, tag="finished"):
    """Nothing is left to play."""

    standing: Standing


OpenStep = PlayStep | PickStep | DrawStep
Step = OpenStep | Finished
StepResult = Result | Picked | Drawn

Script = Generator[OpenStep, StepResult, T]
"""A generator for a series or a part of it: yields steps, receives their results, returns T."""
