"""What changed between two views, in general: a list of places and their new values.

A view is made of structs, tuples and plain values. A change is `[path, value]`, where the path is a
list of field names and places in tuples; `[path]` alone means that the place is gone. Whoever holds
the old view and sets these values in order holds the new one. What is short anyway, such as a pile
or the scores, goes whole: its parts would take more to name than to say.

>>> changes({"a": 1, "b": (1, 2)}, {"a": 1, "b": (1, 3)})
[[['b'], (1, 3)]]
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, cast, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

Path = list[str | int]
Change = list[Any]

PLAIN = {int, float, str, bool, type(None)}
SHORT = 8
"""So many plain values in a row go whole: one for each seat."""


def changes(old: object, new: object) -> list[Change]:
    """Return how to turn one view into another."""
    found: list[Change] = []
    if old is not new and old != new:
        _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:  # noqa: ANN401
    """Find out where two values differ, which they do; most parts are the very same objects."""
    was, kind = cast("tuple[type, type]", (type(old), type(new)))
    if kind is not was:
        found.append([path, new])
    elif kind is dict:
        _compare_keys(old, new, path, found)
    elif kind is tuple and (places := _places(old, new)):
        _compare_parts(places, old, new, path, found)
    elif fields := _fields(kind):
        _compare_parts(fields, astuple(old), astuple(new), path, found)
    else:
        found.append([path, new])


def _compare_parts(
    names: Sequence[str | int],
    old: tuple[Any, ...],
    new: tuple[Any, ...],
    path: Path,
    found: list[Change],
) -> None:
    for name, before, after in zip(names, old, new, strict=True):
        if before is not after and before != after:
            _compare(before, after, [*path, name], found)


@cache
def _fields(kind: type) -> tuple[str, ...]:
    """Return the fields to look at one by one: none of a plain value, or a struct of such."""
    if not issubclass(kind, Struct):
        return ()
    hints = get_type_hints(kind).values()
    plain = all({*(get_args(hint) or (hint,))} <= PLAIN for hint in hints)
    return () if plain else kind.__struct_fields__


def _places(old: tuple[Any, ...], new: tuple[Any, ...]) -> range:
    """Return the places to look at one by one: none of a tuple that goes whole."""
    alike = len(old) == len(new) and (len(new) > SHORT or isinstance(new[0], Struct))
    return range(len(new) if alike else 0)


def _compare_keys(
    old: dict[str, Any], new: dict[str, Any], path: Path, found: list[Change]
) -> None:
    found += [[[*path, key]] for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            found.append([[*path, key], value])
        elif old[key] != value:
            _compare(old[key], value, [*path, key], found)


def merge(view: Any, delta: list[Change]) -> Any:  # noqa: ANN401
    """Return a view, as plain JSON, after these changes. The client does the same.

    >>> merge({"a": 1, "b": [1, 2]}, [[["b", 1], 3], [["a"]]])
    {'b': [1, 3]}
    """
    root: Any = [msgspec.json.decode(msgspec.json.encode(view))]
    for path, *value in delta:
        place, last = root, 0
        for step in path:
            place, last = place[last], step
        if value:
            place[last] = value[0]
        else:
            del place[last]
    return root[0]
