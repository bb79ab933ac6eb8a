"""What to simulate: which game or series, who plays, and with what."""

from typing import Any, cast

from msgspec import Struct

from spotisle.bots import Skill, level
from spotisle.dice import ISLAND_DICE
from spotisle.errors import SpotisleError
from spotisle.rules import GAMES, Teams, new_game
from spotisle.rules.registry import AnyGame
from spotisle.series import Mode, Plan
from spotisle.simulation.options import check_option, make_plan

SERIES_MODES: tuple[Mode, ...] = ("series", "tournament", "beginner", "adventure")
MAX_AT_DICE = 64


class Setup(Struct, frozen=True):
    """A game or a series with its bots. The setup and a game's number determine that game."""

    subject: str
    players: int
    bots: tuple[str, ...]
    """Levels, assigned to the seats in turn."""
    seed: int = 1
    deck: str | None = None
    options: dict[str, Any] = {}

    @property
    def levels(self) -> tuple[str, ...]:
        """The level of each seat."""
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.players))

    @property
    def skills(self) -> tuple[Skill, ...]:
        """The skill of each seat."""
        return tuple(map(level, self.levels))

    @property
    def teams(self) -> Teams | None:
        """The teams, in island games."""
        if self.subject == ISLAND_DICE:
            return None
        is_series = self.subject in SERIES_MODES
        on_island = self.plan().on_island if is_series else GAMES[self.subject].spec.teams
        return Teams.of(self.players) if on_island else None

    @property
    def sides(self) -> tuple[str, ...]:
        """What is ranked: seats, counted from 1, or teams."""
        teams = self.teams
        return teams.colours if teams else tuple(f"seat {1 + seat}" for seat in range(self.players))

    def levels_of(self, side: int) -> tuple[str, ...]:
        """Return the levels of the bots on a side."""
        teams = self.teams
        return tuple(self.levels[seat] for seat in (teams.members[side] if teams else (side,)))

    def game(self) -> AnyGame:
        """Return the game, or raise `SpotisleError`."""
        return new_game(self.subject, self.players, self.deck, self.options)

    def plan(self) -> Plan:
        """Return the plan of the series, or raise `SpotisleError`."""
        return make_plan(cast("Mode", self.subject), self.players, self.deck, self.options)

    def check(self) -> None:
        """Raise `SpotisleError` unless this can be played."""
        if not self.bots:
            raise SpotisleError("no bots; name at least one level")
        if self.subject in GAMES and GAMES[self.subject].spec.endless:
            raise SpotisleError(f"{self.subject} has no end, so there is nothing to count")
        if self.subject == ISLAND_DICE:
            self._check_dice()
            return
        _check_known(self.subject)
        for name in self.bots:
            level(name)
        if self.subject in SERIES_MODES:
            self.plan().check()
            return
        for key in self.options:
            check_option(self.subject, key)
        self.game()

    def _check_dice(self) -> None:
        from spotisle.dice.bots import bot

        for name in self.bots:
            bot(name)
        if self.players not in range(1, MAX_AT_DICE + 1):
            raise SpotisleError(
                f"{ISLAND_DICE} is for 1 to {MAX_AT_DICE} players, not {self.players}"
            )
        if self.deck is not None:
            raise SpotisleError(f"{ISLAND_DICE} is played without cards")
        for key, value in self.options.items():
            if key != "joker_next_turn" or not isinstance(value, bool):
                raise SpotisleError(
                    f"{ISLAND_DICE} has only the option joker_next_turn, true or false"
                )


def playable_games() -> list[str]:
    """Return the games that come to an end."""
    return [*(name for name, game in GAMES.items() if not game.spec.endless), ISLAND_DICE]


def subjects() -> list[str]:
    """Return everything that can be simulated: games and series."""
    return [*playable_games(), *SERIES_MODES]


def _check_known(subject: str) -> None:
    if subject not in (*GAMES, *SERIES_MODES):
        games, series = ", ".join(playable_games()), ", ".join(SERIES_MODES)
        raise SpotisleError(f"no game {subject!r}; games are {games}; series are {series}")


def usual_bots(subject: str) -> str:
    """Return the default bots."""
    return "greedy,thoughtful" if subject == ISLAND_DICE else "casual,sharp"


def usual_players(subject: str) -> int:
    """Return the default number of players: four, or the most that a game allows; two for dice."""
    if subject == ISLAND_DICE:
        return 2
    return min(4, GAMES[subject].spec.seats[-1]) if subject in GAMES else 4
