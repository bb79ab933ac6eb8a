"""Games from other packages: found by their entry points, checked, and loaded once per process.

A package names its game class under `spotisle.games` in its pyproject.toml. Next to the class are
its texts (`texts/en.ftl`, and other languages) and an optional picture (`<game>.svg`). A game that
cannot be loaded is left out, with a sentence that says why; it never stops the server.
"""

import re
from collections.abc import Container, Iterable
from importlib import import_module, metadata
from importlib.resources import files
from inspect import isabstract
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from spotisle.editions import LANGUAGES
from spotisle.rules.errors import SetupError
from spotisle.rules.game import CONTRACT, Game, Options
from spotisle.rules.seats import MAX_SEATS

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP = "spotisle.games"
MAX_TEXT_CHARS = 20_000
MAX_PICTURE_CHARS = 20_000
_NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")
_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class GamePackage(Struct, frozen=True):
    """A game from another package."""

    game: type[Game[Any, Any]]
    source: str
    """The package and its version."""
    texts: dict[str, str]
    """The Fluent file of each language that it has."""
    picture: str | None
    """SVG."""


class BrokenPackage(Struct, frozen=True):
    """A package whose game cannot be played here."""

    entry: str
    source: str
    problem: str
    """One line."""

    def __str__(self) -> str:
        return f"the game {self.entry} of {self.source} is left out: {self.problem}"


def load_packages(taken: Iterable[str]) -> tuple[list[GamePackage], list[BrokenPackage]]:
    """Load every installed game, and list those that cannot be loaded; `taken` are used names."""
    loaded: dict[str, GamePackage] = {}
    broken: list[BrokenPackage] = []
    for entry in sorted(metadata.entry_points(group=GROUP), key=lambda entry: entry.name):
        source = f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.module
        try:
            package = _load(entry, source, {*taken, *loaded})
            loaded[package.game.spec.name] = package
        except (Exception, SystemExit) as error:
            line = " ".join(str(error).split()) or "no reason given"
            kind = "" if isinstance(error, SetupError) else f"{type(error).__name__}: "
            broken.append(BrokenPackage(entry.name, source, f"{kind}{line}"))
    return list(loaded.values()), broken


def _load(entry: metadata.EntryPoint, source: str, taken: Container[str]) -> GamePackage:
    game = entry.load()
    if not (isinstance(game, type) and issubclass(game, Game)):
        raise SetupError(f"{entry.value} is no subclass of Game")
    _check_class(game)
    if game.spec.name in taken:
        raise SetupError(f"there is another game {game.spec.name}")
    folder = _folder(game.__module__)
    texts = _read_texts(folder, game.spec.name)
    picture = _read(folder.joinpath(f"{game.spec.name}.svg"), MAX_PICTURE_CHARS)
    if picture is not None and "<svg" not in picture:
        raise SetupError(f"{game.spec.name}.svg is no SVG picture")
    return GamePackage(game, source, texts, picture)


def _check_class(game: type[Game[Any, Any]]) -> None:
    """Raise `SetupError` for a class that this version cannot play."""
    contract = getattr(game, "contract", None)
    if contract is None:
        raise SetupError(f"it does not say which contract it keeps; write `contract = {CONTRACT}`")
    if contract != CONTRACT:
        raise SetupError(f"it keeps contract {contract}; this version of Spotisle has {CONTRACT}")
    if isabstract(game):
        missing = ", ".join(sorted(game.__abstractmethods__))
        raise SetupError(f"it does not say: {missing}")
    spec = game.spec
    if not _NAME.fullmatch(spec.name):
        raise SetupError(f"its name {spec.name!r} must have lower-case letters, digits and _ only")
    if not spec.seats or spec.seats[0] < 1 or spec.seats[-1] > MAX_SEATS:
        raise SetupError(f"it is for {spec.seats}, but a table has 1 to {MAX_SEATS} seats")
    if spec.endless:
        raise SetupError("it is endless, and only practice may be")
    if not issubclass(game.options_type, Options):
        raise SetupError("its options_type is not a subclass of Options")
    try:
        msgspec.json.schema(game.options_type)
    except TypeError as error:
        raise SetupError(f"its options cannot be written as JSON: {error}") from error


def _folder(module: str) -> "Traversable":
    """Return the folder of a module's package."""
    imported = import_module(module)
    package = module if hasattr(imported, "__path__") else module.rpartition(".")[0]
    if not package:
        raise SetupError(f"{module} is a single file; a game with texts needs a package")
    return files(package)


def _read_texts(folder: "Traversable", name: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    for language in LANGUAGES:
        text = _read(folder.joinpath("texts", f"{language}.ftl"), MAX_TEXT_CHARS)
        if text is None:
            continue
        for message in _MESSAGE.findall(text):
            if not (message.startswith("option-") or name in message.split("-")):
                raise SetupError(f"texts/{language}.ftl: {message} is not a text of {name}")
        texts[language] = text
    if f"game-{name}" not in _MESSAGE.findall(texts.get("en", "")):
        raise SetupError(f"texts/en.ftl has no game-{name}, the game's name")
    return texts


def _read(file: "Traversable", most: int) -> str | None:
    if not file.is_file():
        return None
    text = file.read_text(encoding="utf-8")
    if len(text) > most:
        raise SetupError(f"{file.name} has {len(text)} characters; {most} are allowed")
    return text
