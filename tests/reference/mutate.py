"""Damage valid records."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random

from .generate import JUNK, Record
from .rules import Json

KEYS = (
    "award_zero", "centre", "end", "first", "green", "last_round", "own_isolated", "penalty",
    "points", "ports", "red", "rounds", "seat", "seen", "symbol", "target", "weather",
)  # fmt: skip
VALUES: tuple[Json, ...] = (
    *JUNK, 2, 3, 5, 7, "classic", "island", "custom:5", "deck", "lock", "last_left", "forbid",
    "single", {"blue": 1}, {"red": 3, "blue": 0.5},
)  # fmt: skip


def places(inside: Json) -> Iterator[tuple[Json, Json]]:
    """Every object or list in the JSON with each of its keys, outermost first."""
    waiting = [inside]
    for holder in waiting:
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            yield holder, key
            if isinstance(holder[key], dict | list):
                waiting.append(holder[key])


def mutate(rng: Random, record: Record) -> None:
    """Remove, duplicate, add or replace one piece of the record; half the time near its start."""
    all_places = list(places(record))
    holder, key = rng.choice(all_places[:20] if rng.random() < 0.5 else all_places)
    match rng.choice(("lose", "double", "add", "replace", "replace")):
        case "lose":
            del holder[key]
        case "double" if isinstance(holder, list):
            holder.insert(key, deepcopy(holder[key]))
        case "add" if isinstance(holder, dict):
            holder[rng.choice(KEYS)] = deepcopy(rng.choice(VALUES))
        case _:
            holder[key] = deepcopy(rng.choice(VALUES))
