"""Parse options from the command line: of a game, or of a series and its minigames."""

from collections.abc import Mapping
from typing import Any

import msgspec

from spotisle.errors import SpotisleError, locate_problem
from spotisle.rules import GAMES
from spotisle.series import Mode, Plan, preset

PLAN_OPTIONS = ("preset", "games", "tie", "tie_game", "length")


def parse_options(given: Mapping[str, str]) -> dict[str, Any]:
    """Parse the values of options: numbers, lists and true or false as JSON, others as text.

    >>> parse_options({"rounds": "7", "end": "last_left", "award_zero": "true"})
    {'rounds': 7, 'end': 'last_left', 'award_zero': True}
    """
    return {key: _value(text) for key, text in given.items()}


def _value(text: str) -> object:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def check_option(game: str, option: str) -> None:
    """Raise `SpotisleError` unless the game has such an option."""
    if game not in GAMES:
        raise SpotisleError(f"option {game}.{option}: no game {game!r}")
    known = [field.name for field in msgspec.structs.fields(GAMES[game].options_type)]
    if option not in known:
        raise SpotisleError(f"{game} has no option {option!r}; there are {', '.join(known)}")


def make_plan(mode: Mode, players: int, deck: str | None, options: Mapping[str, Any]) -> Plan:
    """Return the plan of a series; options of a minigame are written as `well.end`."""
    own: dict[str, Any] = {}
    by_game: dict[str, dict[str, Any]] = {}
    for key, value in options.items():
        game, dot, option = key.partition(".")
        if dot:
            check_option(game, option)
            by_game.setdefault(game, {})[option] = value
        elif key in PLAN_OPTIONS:
            own[key] = value
        else:
            raise SpotisleError(
                f"{mode} has no option {key!r}; there are {', '.join(PLAN_OPTIONS)}, "
                "and those of a minigame, as in well.end"
            )
    on_island = mode in ("beginner", "adventure")
    box = preset(str(own.pop("preset", "island" if on_island else "classic")))
    if mode == "beginner":
        own.setdefault("games", "welcome")
    if "games" in own:
        own["games"] = tuple(str(own["games"]).split(","))
    plan = box.plan(mode, players, deck=deck, options=by_game, **own)
    try:
        return msgspec.convert(msgspec.to_builtins(plan), Plan)
    except msgspec.ValidationError as error:
        name, problem = locate_problem(error)
        raise SpotisleError(f"option {name}: {problem}") from None
