"""Presets: the minigames, the tie rule and the modes of each edition, as its rule book says."""

from typing import Any

from msgspec import Struct

from spotisle.editions import EDITIONS
from spotisle.rules import SetupError, Teams
from spotisle.rules.registry import games_in
from spotisle.series.plan import Mode, Picks, Plan, TieRule, is_playable

OptionsByGame = dict[str, dict[str, Any]]


class Preset(Struct, frozen=True):
    """The rules of one edition, as far as editions differ."""

    name: str
    deck: str
    games: tuple[str, ...]
    modes: tuple[Mode, ...]
    """The modes that the rule book names, the default first; other modes are allowed too."""
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
        picks: Picks | None = None,
    ) -> Plan:
        """Return a plan by the rules of this edition, with these changes.

        Without `games`, minigames for which a custom deck is too small are left out.
        """
        deck = deck or self.deck
        chosen = games or tuple(game for game in self.games if is_playable(game, players, deck))
        if not chosen:
            message = f"{self.name} has no minigame for {players} players and the {deck} deck"
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
            picks=picks,
        )


def _well(end: str) -> OptionsByGame:
    return {"well": {"end": end}}


def _ports(own_isolated: str) -> OptionsByGame:
    return {"ports": {"own_isolated": own_isolated}}


_WINS: tuple[Mode, ...] = ("series",)
_WINS_OR_TOURNAMENT: tuple[Mode, ...] = ("series", "tournament")
_TEN_POINTS: tuple[Mode, ...] = ("adventure", "beginner")


def _box(
    name: str,
    modes: tuple[Mode, ...] = _WINS,
    tie: TieRule = "hot_potato",
    options: OptionsByGame | None = None,
) -> Preset:
    """Return the rules of a box; its name is the deck's, then a language if printed for one."""
    deck = name.partition("-")[0]
    return Preset(name, deck, games_in(deck), modes, tie, options or _well("first_out"))


_BOXES = (
    _box("classic", _WINS_OR_TOURNAMENT, options=_well("last_left")),
    _box("island", _TEN_POINTS, "shared", _ports("allow")),
    _box("beach-pl", tie="minigame"),
    _box("beach-da"),
    _box("classic-it", _WINS_OR_TOURNAMENT, options=_well("last_left")),
    _box("island-pl", _TEN_POINTS, "shared", _ports("forbid")),
    _box("island-en", _TEN_POINTS, "shared", _ports("allow")),
)
"""The boxes whose rule books differ from the default."""

PRESETS = {deck: _box(deck) for deck in EDITIONS} | {box.name: box for box in _BOXES}
"""One for each edition, and one for each box that was printed in a language."""


def preset(name: str) -> Preset:
    """Return an edition's preset by its name.

    >>> preset("beach-pl").games[-1]
    'triplets'
    """
    if name not in PRESETS:
        raise SetupError(f"no preset {name!r}; there are {', '.join(PRESETS)}")
    return PRESETS[name]


def preset_for(deck: str, language: str) -> Preset:
    """Return the preset of a deck's box in a language; a custom deck plays as classic.

    >>> [preset_for(deck, "pl").name for deck in ("beach", "garden", "custom")]
    ['beach-pl', 'garden', 'classic']
    """
    return PRESETS.get(f"{deck}-{language}") or PRESETS.get(deck) or PRESETS["classic"]
