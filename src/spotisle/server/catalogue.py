"""The catalogue: every game that can be played here, as `GET /api/games` describes it."""

from collections.abc import Container
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from spotisle.dice import ISLAND_DICE
from spotisle.editions import LANGUAGES, Language
from spotisle.extras import is_installed
from spotisle.protocol.settings import OptionValue, Settings
from spotisle.rules import GAMES
from spotisle.rules.game import CONTRACT, Options
from spotisle.rules.registry import PACKAGES, AnyGame
from spotisle.rules.spec import Award, PenaltyName, Price, TargetKind
from spotisle.series import ADVENTURE, PRESETS, Mode, TieRule
from spotisle.series.modes import decided_options
from spotisle.series.plan import FIRST_OF_TOURNAMENT, PLAYABLE
from spotisle.series.prices import PRICES
from spotisle.texts import translate, translate_source

OWN_SOURCE = "spotisle"
TableExtra = Literal["print", "decks", "dice"]
"""Package extras that some pages need."""
PAIR_OF_SEATS = 2
"""A tie-break must seat more players than this: more than two may be tied."""
MULTI_GAME_MODES: tuple[Mode, ...] = ("series", "tournament")
"""The modes in which the host chooses more than one game."""


class TeamAward(Award, frozen=True):
    """The points that an island game awards its teams; views call another thing an award."""


class GameEntry(Struct, frozen=True):
    """One game: all that a lobby needs to offer it."""

    name: str
    kind: Literal["cards", "dice"]
    mode: Literal["practice", "dice"] | None
    """The mode of a room that plays it; None for a game that a series can include."""
    source: str
    """The package that it came with."""
    seats: tuple[int, int]
    """The smallest and the largest number of players."""
    teams: bool
    target: TargetKind
    rounds: bool
    penalty: PenaltyName
    """What a wrong claim costs, unless the table chooses otherwise."""
    price: Price | None
    """What it is worth in a tournament; None if tournaments do not play it."""
    award: TeamAward | None
    """The points that it awards teams, in an island game."""
    endless: bool
    breaks_ties: bool
    """Whether it can be a tie-break."""
    names: dict[str, str]
    """Its name, by language."""
    options: dict[str, Any]
    """The options that a table can set, as JSON Schema."""
    proposes: dict[str, OptionValue]
    """Options that a lobby presets, unless the game is a tie-break."""
    texts: dict[str, str]
    """The Fluent files of a game from another package, by language."""
    picture: str | None
    """SVG, for a game from another package."""
    lesson: bool
    """Whether `/api/games/NAME/lesson` has a lesson; the client has those of built-in games."""


class ModeEntry(Struct, frozen=True):
    """A way to play games: one, several, or a fixed row of them."""

    name: Mode
    several: bool
    """Whether the host may choose more than one game."""
    repeats: bool
    """Whether the same game may be chosen more than once."""
    fixed: bool
    """Whether it plays all of its games, in their order."""
    first: str | None
    """The game that it has to begin with."""
    games: tuple[str, ...]
    """The games to choose from, in the order in which a lobby offers them."""
    decides: dict[str, dict[str, OptionValue]]
    """The options that the mode decides itself, by game."""


class PresetEntry(Struct, frozen=True):
    """The rules of an edition."""

    name: str
    deck: str
    language: str | None
    """The language of a printed edition; None for other presets."""
    teams: bool
    games: tuple[str, ...]
    modes: tuple[str, ...]
    tie: TieRule
    options: dict[str, dict[str, OptionValue]]


class Catalogue(Struct, frozen=True):
    """Everything that can be played here."""

    contract: int
    games: tuple[GameEntry, ...]
    modes: tuple[ModeEntry, ...]
    presets: tuple[PresetEntry, ...]
    missing: tuple[TableExtra, ...]
    """Extras that are not installed; buttons that need one say so instead of failing."""
    ties: tuple[TieRule, ...]
    options: dict[str, Any]
    """The options that every card game has, as JSON Schema."""
    settings: Settings
    """The settings of a new room."""


def make_catalogue(lessons: Container[str] = ()) -> Catalogue:
    """Describe all installed games; `lessons` has the names of those with a lesson."""
    games = tuple(_describe(game, lessons) for game in GAMES.values())
    return Catalogue(
        contract=CONTRACT,
        games=(*games, _DICE),
        modes=tuple(map(_mode, get_args(Mode))),
        presets=_presets(),
        missing=tuple(extra for extra in get_args(TableExtra) if not is_installed(extra)),
        ties=get_args(TieRule),
        options=_schema(Options),
        settings=Settings(),
    )


def _describe(game: type[AnyGame], lessons: Container[str]) -> GameEntry:
    spec, package = game.spec, PACKAGES.get(game.spec.name)
    texts = package.texts if package else None
    decided = (*spec.seat_options, *spec.team_options)
    return GameEntry(
        name=spec.name,
        kind="cards",
        mode="practice" if spec.name == "practice" else None,
        source=package.source if package else OWN_SOURCE,
        seats=(spec.seats[0], spec.seats[-1]),
        teams=spec.teams,
        target=spec.target,
        rounds=spec.rounds,
        penalty=spec.penalty,
        price=spec.price,
        award=TeamAward(*astuple(spec.award)) if spec.award else None,
        endless=spec.endless,
        breaks_ties=not (spec.teams or spec.endless) and spec.seats[-1] > PAIR_OF_SEATS,
        names={language: _game_name(spec.name, language, texts) for language in LANGUAGES},
        options=_schema(game.options_type, {*Options.__struct_fields__, *decided}),
        proposes=spec.proposes,
        texts=texts or {},
        picture=package.picture if package else None,
        lesson=spec.name in lessons,
    )


def _game_name(name: str, language: Language, texts: dict[str, str] | None) -> str:
    """Return the name of a game; in English if its package lacks the language."""
    if texts is None:
        return translate(language, f"game-{name}")
    for spoken in (language, LANGUAGES[0]):
        if found := translate_source(texts.get(spoken, ""), spoken, f"game-{name}"):
            return found
    return name


def _schema(options: type[Options], hidden: Container[str] = ()) -> dict[str, Any]:
    """Return options as JSON Schema, without the hidden ones."""
    described = msgspec.json.schema(options)["$defs"][options.__name__]
    offered = {
        name: {key: said for key, said in option.items() if key != "title"}
        for name, option in described["properties"].items()
        if name not in hidden
    }
    return {"type": "object", "properties": offered}


_DICE = GameEntry(
    name=ISLAND_DICE,
    kind="dice",
    mode="dice",
    source=OWN_SOURCE,
    seats=(1, 8),
    teams=False,
    target=TargetKind.NONE,
    rounds=False,
    penalty="none",
    price=None,
    award=None,
    endless=False,
    breaks_ties=False,
    names={language: translate(language, f"game-{ISLAND_DICE}") for language in LANGUAGES},
    options={"type": "object", "properties": {}},
    proposes={},
    texts={},
    picture=None,
    lesson=False,
)
"""Island dice is not in `GAMES`: it has turns instead of claims."""


def _mode(mode: Mode) -> ModeEntry:
    return ModeEntry(
        name=mode,
        several=mode in MULTI_GAME_MODES,
        repeats=mode == "series",
        fixed=mode == "adventure",
        first=FIRST_OF_TOURNAMENT if mode == "tournament" else None,
        games=_games_of(mode),
        decides={game: options for game in GAMES if (options := decided_options(mode, game))},
    )


def _games_of(mode: Mode) -> tuple[str, ...]:
    match mode:
        case "single":
            own = tuple(game for game in PLAYABLE if game not in PACKAGES)
            endless = tuple(game for game in GAMES if game not in PLAYABLE)
            return (*own, ISLAND_DICE, *endless, *PACKAGES)
        case "tournament":
            return tuple(PRICES)
        case "beginner" | "adventure":
            return ADVENTURE
        case "series":
            return PLAYABLE


def _presets() -> tuple[PresetEntry, ...]:
    return tuple(
        PresetEntry(
            name=preset.name,
            deck=preset.deck,
            language=preset.name.partition("-")[2] or None,
            teams=any(GAMES[game].spec.teams for game in preset.games),
            games=preset.games,
            modes=preset.modes,
            tie=preset.tie,
            options=preset.options,
        )
        for preset in PRESETS.values()
    )
