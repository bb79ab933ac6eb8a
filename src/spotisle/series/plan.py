"""The plan of a series: who plays what in which mode, fixed before the first card."""

from random import Random
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from spotisle.errors import SpotisleError
from spotisle.rules import GAMES, SetupError, Teams, new_game
from spotisle.rules.errors import UnknownGameError
from spotisle.rules.island.knights import TARGET_POINTS
from spotisle.rules.registry import games_in
from spotisle.series.prices import PRICES

Mode = Literal["single", "series", "tournament", "beginner", "adventure"]
Picks = Literal["unplayed", "any"]
TieRule = Literal["hot_potato", "knockout", "minigame", "shared"]

ADVENTURE = games_in("island")
FIRST_OF_TOURNAMENT = "tower"
PLAYABLE = tuple(name for name, game in GAMES.items() if not game.spec.endless)
"""An endless minigame cannot be part of a series."""


class Plan(Struct, frozen=True):
    """A series before it begins. Options that the mode sets override those given here."""

    mode: Mode
    players: int
    games: tuple[str, ...]
    """In their order; in a tournament, those to choose from."""
    deck: str = "classic"
    options: dict[str, dict[str, Any]] = {}
    """By minigame."""
    tie: TieRule | None = None
    """None is the default: hot potato among players, shared among the teams of the island."""
    tie_game: str | None = None
    """For the tie rule `minigame`; None is the one that was played last."""
    length: int | None = None
    """How many minigames a tournament has; None is each once."""
    teams: Teams | None = None
    """On the island; None is the usual teams."""
    picks: Picks | None = None
    """What the loser of a tournament picks from; None is what has not been played yet."""
    bots: tuple[int, ...] | None = None
    """The seats of bots; ties of bots alone are not played out. If this is set, neither are ties
    for a last place without a bonus. None in series of older versions."""

    @property
    def on_island(self) -> bool:
        """Whether teams play instead of seats."""
        return GAMES[self.games[0]].spec.teams

    @property
    def seating(self) -> Teams | None:
        """The teams, in island games."""
        return (self.teams or Teams.of(self.players)) if self.on_island else None

    @property
    def sides(self) -> int:
        """How many are ranked against each other: seats, or the teams of the island."""
        return len(self.seating.colours) if self.seating else self.players

    @property
    def goal(self) -> int | None:
        """The points that end it, in the modes that collect island points."""
        return TARGET_POINTS if self.mode in ("beginner", "adventure") else None

    @property
    def tie_rule(self) -> TieRule:
        """How ties are broken."""
        return self.tie or ("shared" if self.on_island else "hot_potato")

    def in_random_order(self, rng: Random) -> "Plan":
        """Return the same plan with its minigames shuffled."""
        return replace(self, games=tuple(rng.sample(self.games, len(self.games))))

    def check(self) -> None:
        """Raise `SetupError` unless this can be played to its end."""
        self._check_games()
        self._check_mode()
        for game in dict.fromkeys(self.games):
            check_playable(game, self.players, self.deck, self.options.get(game), self.seating)
        self._check_ties()

    def _check_games(self) -> None:
        if not self.games:
            raise SetupError("games: a series needs at least one minigame")
        for game in self.games:
            _check_known("games", game)
        for game in self.options:
            _check_known("options", game)
        if len({GAMES[game].spec.teams for game in self.games}) > 1:
            raise SetupError("games: island games are played in teams and go with no others")
        if self.teams and not self.on_island:
            raise SetupError("teams: only the island games are played in teams")

    def _check_mode(self) -> None:
        match self.mode:
            case "single" | "beginner" if len(self.games) != 1:
                raise SetupError(f"games: {self.mode} is one minigame, not {len(self.games)}")
            case "beginner" if not self.on_island:
                raise SetupError(f"games: beginner is one of {', '.join(ADVENTURE)}")
            case "adventure" if self.games != ADVENTURE:
                raise SetupError(f"games: adventure is {', '.join(ADVENTURE)}, in this order")
            case "tournament":
                self._check_tournament()
            case _:
                pass
        if self.length is not None and (self.mode != "tournament" or self.length < 1):
            raise SetupError("length: a number from 1 for a tournament, else nothing")

    def _check_tournament(self) -> None:
        if FIRST_OF_TOURNAMENT not in self.games:
            raise SetupError(f"games: a tournament starts with {FIRST_OF_TOURNAMENT}")
        if len(set(self.games)) < len(self.games):
            raise SetupError("games: a tournament names each minigame once")
        for game in self.games:
            if game not in PRICES:
                raise SetupError(f"games: a tournament has no points for {game}")

    def _check_ties(self) -> None:
        if self.on_island and self.tie_rule != "shared":
            raise SetupError("tie: among the teams of the island ties are shared")
        if self.tie_game is not None:
            if self.tie_rule != "minigame":
                raise SetupError("tie_game: goes with the tie rule minigame")
            _check_known("tie_game", self.tie_game)
            if GAMES[self.tie_game].spec.teams:
                raise SetupError("tie_game: those who are tied play each for themselves")
            check_playable(self.tie_game, self.players, self.deck, self.options.get(self.tie_game))
        elif self.tie_rule in ("hot_potato", "knockout"):
            check_playable("hot_potato", self.players, self.deck, {"rounds": 1})


def check_playable(
    game: str,
    players: int,
    deck: str,
    options: dict[str, Any] | None = None,
    teams: Teams | None = None,
) -> None:
    """Raise `SetupError` unless the deck is enough for this minigame with this many players."""
    try:
        new_game(game, players, deck, options, teams).check_setup()
    except SpotisleError as error:
        about = error.about if isinstance(error, SetupError) else None
        raise SetupError(f"{game}: {error}", about) from None


def is_playable(game: str, players: int, deck: str) -> bool:
    """Tell whether the deck is enough for this minigame with this many players.

    >>> is_playable("tower", 8, "classic"), is_playable("tower", 8, "custom:2")
    (True, False)
    """
    try:
        check_playable(game, players, deck)
    except SetupError:
        return False
    return True


def _check_known(place: str, game: str) -> None:
    if game not in PLAYABLE:
        raise UnknownGameError(f"{place}: no minigame {game!r}; there are {', '.join(PLAYABLE)}")
