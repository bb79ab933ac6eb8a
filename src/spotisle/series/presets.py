"""What the boxes say: for each edition its minigames, its ties and its way to a champion."""

from typing import Any

from msgspec import Struct

from spotisle.rules import SetupError, Teams
from spotisle.rules.registry import games_in
from spotisle.series.plan import ADVENTURE, Mode, Plan, TieRule, is_playable

BEACH = games_in("beach")
CLASSIC = games_in("classic")

OptionsByGame = dict[str, dict[str, Any]]


class Preset(Struct, frozen=True):
    """The rules of one edition, as far as editions differ."""

    name: str
    deck: str
    games: tuple[str, ...]
    modes: tuple[Mode, ...]
    """The ways to a champion that the box names, the usual one first; any other goes too."""
    tie: TieRule
    """For a tie of three or more; two fight a duel, except on the island."""
    options: OptionsByGame

    def plan(
        self,
        mode: Mode | None = None,
        players: int = 2,
        *,
        deck: str | None = None,
        games: tuple[str, ...] | None = None,
        options: OptionsByGame | None = None,
        tie: TieRule | None = None,
        tie_game: str | None = None,
        length: int | None = None,
        teams: Teams | None = None,
    ) -> Plan:
        """Return a plan by the rules of this edition, changed as asked.

        Without a choice of minigames, those are left out that a custom deck is too small for.
        """
        deck = deck or self.deck
        chosen = games or tuple(game for game in self.games if is_playable(game, players, deck))
        if not chosen:
            message = f"no minigame of {self.name} can be played by {players} with {deck}"
            raise SetupError(message, "players")
        own = {game: self.options[game] for game in chosen if game in self.options}
        changed = {game: {**own.get(game, {}), **more} for game, more in (options or {}).items()}
        return Plan(
            mode=mode or self.modes[0],
            players=players,
            games=chosen,
            deck=deck,
            options=own | changed,
            tie=tie or self.tie,
            tie_game=tie_game,
            length=length,
            teams=teams,
        )


def _well(end: str) -> OptionsByGame:
    return {"well": {"end": end}}


def _ports(own_isolated: str) -> OptionsByGame:
    return {"ports": {"own_isolated": own_isolated}}


_WINS: tuple[Mode, ...] = ("series",)
_WINS_OR_TOURNAMENT: tuple[Mode, ...] = ("series", "tournament")
_TEN_POINTS: tuple[Mode, ...] = ("adventure", "beginner")

PRESETS = {
    preset.name: preset
    for preset in (
        Preset(
            "classic", "classic", CLASSIC, _WINS_OR_TOURNAMENT, "hot_potato", _well("first_out")
        ),
        Preset("beach", "beach", BEACH, _WINS, "hot_potato", _well("first_out")),
        Preset("island", "island", ADVENTURE, _TEN_POINTS, "shared", _ports("allow")),
        Preset("beach-pl", "beach", BEACH, _WINS, "minigame", _well("first_out")),
        Preset("beach-da", "beach", BEACH, _WINS, "hot_potato", _well("first_out")),
        Preset(
            "classic-it", "classic", CLASSIC, _WINS_OR_TOURNAMENT, "hot_potato", _well("last_left")
        ),
        Preset("island-pl", "island", ADVENTURE, _TEN_POINTS, "shared", _ports("forbid")),
        Preset("island-en", "island", ADVENTURE, _TEN_POINTS, "shared", _ports("allow")),
    )
}


def preset(name: str) -> Preset:
    """Return an edition's preset by its name.

    >>> preset("beach-pl").games[-1]
    'triplets'
    """
    if name not in PRESETS:
        raise SetupError(f"no preset {name!r}; there are {', '.join(PRESETS)}")
    return PRESETS[name]
