"""The catalogue: every game that can be played here, as `GET /api/games` describes it."""

from collections.abc import Container
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from spotisle.dice import ISLAND_DICE
from spotisle.editions import LANGUAGES, Language
from spotisle.rules import GAMES
from spotisle.rules.game import CONTRACT, Options
from spotisle.rules.registry import PACKAGES, AnyGame
from spotisle.rules.spec import PenaltyName, TargetKind
from spotisle.series import ADVENTURE, PRESETS, Mode
from spotisle.series.plan import PLAYABLE
from spotisle.series.prices import PRICES
from spotisle.texts import translate, translate_source

OWN_SOURCE = "spotisle"
SEVERAL: tuple[Mode, ...] = ("series", "tournament")
"""The modes that play more than one game of the host's choice."""


class GameEntry(Struct, frozen=True):
    """One game: all that a lobby needs to offer it."""

    name: str
    kind: Literal["cards", "dice"]
    mode: Literal["practice", "dice"] | None
    """The mode of a room that plays it, for those that are no part of a series."""
    source: str
    """The package that it came with."""
    seats: tuple[int, int]
    """The fewest and the most who can play."""
    teams: bool
    target: TargetKind
    rounds: bool
    penalty: PenaltyName
    """What a wrong claim costs, unless the table chooses otherwise."""
    endless: bool
    tournament: bool
    names: dict[str, str]
    """What it is called, by language."""
    options: dict[str, Any]
    """What a table may choose, as JSON Schema."""
    texts: dict[str, str]
    """The Fluent files of a game from another package, by language."""
    picture: str | None
    """SVG, for a game from another package."""
    lesson: bool
    """Whether `/api/games/NAME/lesson` has a lesson; the client brings those of the box."""


class ModeEntry(Struct, frozen=True):
    """A way to play games: one, several, or a fixed row of them."""

    name: str
    several: bool
    """Whether the host may choose more than one game."""
    games: tuple[str, ...]
    """Those to choose from, in the order of the offer."""


class PresetEntry(Struct, frozen=True):
    """The rules of an edition."""

    name: str
    deck: str
    teams: bool
    games: tuple[str, ...]
    modes: tuple[str, ...]
    tie: str
    options: dict[str, dict[str, Any]]


class Catalogue(Struct, frozen=True):
    """Everything that can be played here."""

    contract: int
    games: tuple[GameEntry, ...]
    modes: tuple[ModeEntry, ...]
    presets: tuple[PresetEntry, ...]


def make_catalogue(lessons: Container[str] = ()) -> Catalogue:
    """Describe all games that are installed, those of the box first; some come with a lesson."""
    games = tuple(_describe(game, lessons) for game in GAMES.values())
    return Catalogue(CONTRACT, (*games, _DICE), tuple(map(_mode, get_args(Mode))), _presets())


def _describe(game: type[AnyGame], lessons: Container[str]) -> GameEntry:
    spec, package = game.spec, PACKAGES.get(game.spec.name)
    texts = package.texts if package else None
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
        endless=spec.endless,
        tournament=spec.name in PRICES,
        names={language: _called(spec.name, language, texts) for language in LANGUAGES},
        options=_schema(game),
        texts=texts or {},
        picture=package.picture if package else None,
        lesson=spec.name in lessons,
    )


def _called(name: str, language: Language, texts: dict[str, str] | None) -> str:
    """Return what a game is called; in English where its package lacks a language."""
    if texts is None:
        return translate(language, f"game-{name}")
    for spoken in (language, LANGUAGES[0]):
        if found := translate_source(texts.get(spoken, ""), spoken, f"game-{name}"):
            return found
    return name


def _schema(game: type[AnyGame]) -> dict[str, Any]:
    """Return the options of a game as JSON Schema, without those that a table decides by itself."""
    spec = game.spec
    hidden = {*Options.__struct_fields__, *spec.seat_options, *spec.team_options}
    schema = msgspec.json.schema(game.options_type)
    described = schema["$defs"][game.options_type.__name__]
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
    endless=False,
    tournament=False,
    names={language: translate(language, f"game-{ISLAND_DICE}") for language in LANGUAGES},
    options={"type": "object", "properties": {}},
    texts={},
    picture=None,
    lesson=False,
)
"""Island dice, which stands apart: turns instead of claims."""


def _mode(mode: Mode) -> ModeEntry:
    match mode:
        case "single":
            games = (*GAMES, ISLAND_DICE)
        case "tournament":
            games = tuple(PRICES)
        case "beginner" | "adventure":
            games = ADVENTURE
        case "series":
            games = PLAYABLE
    return ModeEntry(mode, mode in SEVERAL, games)


def _presets() -> tuple[PresetEntry, ...]:
    return tuple(
        PresetEntry(
            name=preset.name,
            deck=preset.deck,
            teams=any(GAMES[game].spec.teams for game in preset.games),
            games=preset.games,
            modes=preset.modes,
            tie=preset.tie,
            options=preset.options,
        )
        for preset in PRESETS.values()
    )
