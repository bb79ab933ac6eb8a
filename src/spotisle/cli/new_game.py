"""`spotisle new-game`: write a package with a game that works at once."""

import re
from importlib.resources import files
from keyword import iskeyword
from pathlib import Path

import click

from spotisle.errors import SpotisleError
from spotisle.rules import GAMES
from spotisle.rules.spec import ISLAND_DICE

_NAME = re.compile(r"[a-z][a-z0-9_]{0,29}[a-z0-9]")
_GAME_FILE = "game.py.txt"
_FILES = {
    "pyproject.toml": "pyproject.toml.txt",
    "README.md": "README.md.txt",
    "src/{module}/__init__.py": _GAME_FILE,
    "src/{module}/{name}.svg": "picture.svg",
    "src/{module}/texts/en.ftl": "en.ftl",
    "src/{module}/py.typed": None,
    "tests/test_{name}.py": "test.py.txt",
}
"""Every file of a package, with the template that it is written from."""


class NewGameError(SpotisleError):
    """The package cannot be written; the message says why."""


@click.command("new-game", short_help="Start your own game: a package that works at once.")
@click.argument("name")
@click.option(
    "--folder",
    type=click.Path(path_type=Path),
    help="Folder to write.  [default: spotisle-NAME here]",
)
def new_game(name: str, folder: Path | None) -> None:
    """Write a package with a new game: rules, texts, picture and test.

    NAME begins with a letter; then come lower-case letters, digits, - and _. The game works at
    once:

    \b
      spotisle new-game snap
      pip install -e spotisle-snap
      spotisle
    """
    given, name = name, name.replace("-", "_")
    if not _NAME.fullmatch(name):
        raise NewGameError(
            f"{given!r} is no name for a game: take 2 to 31 lower-case letters, digits, - and _, "
            "a letter first, as in snap-2"
        )
    class_name = name.replace("_", " ").title().replace(" ", "")
    if iskeyword(class_name) or re.search(rf"\b{class_name}\b", _template(_GAME_FILE)):
        raise NewGameError(f"{class_name} is a reserved word in Python; choose another name")
    if name in (*GAMES, ISLAND_DICE):
        raise NewGameError(f"there is already a game {name}; choose another name")
    slug = name.replace("_", "-")
    folder = folder or Path(f"spotisle-{slug}")
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise NewGameError(f"{folder} is not an empty folder; choose another one with --folder")
    words = {
        "name": name,
        "slug": slug,
        "module": f"spotisle_{name}",
        "title": name.replace("_", " ").title(),
        "class": class_name,
    }
    _write_package(folder, words)
    click.echo(
        f"Written to {folder}. Now:\n  pip install -e {folder}\n  spotisle games\n  spotisle"
    )


def _write_package(folder: Path, words: dict[str, str]) -> None:
    try:
        for path, template in _FILES.items():
            file = folder / _fill(path, words)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(_fill(_template(template), words), encoding="utf-8")
    except OSError as error:
        raise NewGameError(f"cannot write {folder}: {error.strerror}") from None


def _template(name: str | None) -> str:
    if name is None:
        return ""
    return files("spotisle.cli").joinpath("new_game_files", name).read_text(encoding="utf-8")


def _fill(text: str, words: dict[str, str]) -> str:
    """Replace placeholders such as `{name}` with these words; other braces stay."""
    return re.sub(r"\{(\w+)\}", lambda found: words.get(found[1], found[0]), text)
