"""Settings of a club night: how many rounds, at which tables, what is played, and at what pace."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spotisle.bounds import Word
from spotisle.protocol.settings import Settings
from spotisle.rules import SetupError

MAX_CLUB_PEOPLE = 500
MAX_CLUB_ROUNDS = 20

TABLE_SIZES = range(2, 9)
TableSize = Annotated[int, Meta(ge=2, le=8)]
PhaseSeconds = Annotated[int, Meta(ge=5, le=3600)]


class ClubSettings(Struct, frozen=True):
    """The organiser's choices. All have defaults, so a club night can start at once."""

    mode: Literal["tables", "crowd"] = "tables"
    rounds: Annotated[int, Meta(ge=1, le=MAX_CLUB_ROUNDS)] = 4
    table: TableSize = 4
    sizes: Annotated[tuple[TableSize, ...], Meta(min_length=2, max_length=2)] | None = None
    """The smallest and the largest table allowed; None takes as few tables as possible."""
    games: Annotated[tuple[Settings, ...], Meta(min_length=1, max_length=MAX_CLUB_ROUNDS)] = (
        Settings(),
    )
    """One for each round; they repeat when there are fewer."""
    scoring: Literal["family", "club"] = "family"
    """Family: all rounds but the worst count. Club: all rounds count."""
    names: Literal["generated", "own"] = "generated"
    language: Word = "en"
    automatic: bool = True
    """Whether phases end on a timer, without the organiser."""
    seating_seconds: PhaseSeconds = 45
    round_seconds: PhaseSeconds = 300
    results_seconds: PhaseSeconds = 20
    final: bool = False
    """Whether the best players meet at one table for a last round."""
    forget_hours: Annotated[int, Meta(ge=0, le=24)] = 2
    """How long after the end the names are deleted."""
    pairs: Annotated[int, Meta(ge=1, le=50)] = 10
    """Crowd: how many pairs of cards."""
    pair_seconds: Annotated[int, Meta(ge=5, le=120)] = 15
    accuracy_only: bool = False
    """Crowd: every right answer counts the same, however long it takes."""
    teams: Annotated[int, Meta(ge=0, le=8)] = 0
    """Crowd: the number of teams; 0 for none."""
    deck: Annotated[str, Meta(max_length=100)] | None = None
    """Crowd: the deck; None is classic."""

    def check(self) -> None:
        """Raise `SetupError` for a choice that cannot be played."""
        if self.sizes and self.sizes[0] > self.sizes[1]:
            raise SetupError("sizes: the smallest table comes first")
        for game in self.games:
            game.check()
            if game.mode == "practice":
                raise SetupError("practice has no winner; choose another game")
            if game.mode != "dice":
                game.check_for_any(TABLE_SIZES)  # a table has no host who could change the settings

    def game_of(self, round_: int) -> Settings:
        """Return what is played in a round, counted from 1."""
        return self.games[(round_ - 1) % len(self.games)]
