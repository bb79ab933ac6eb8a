"""What changed between two views, in general: a list of places and their new values.

A view is made of structs, tuples and plain values. A change is `[path, value]`, where the path is a
list of field names and places in tuples; `[path]` alone means that the place is gone. Whoever holds
the old view and sets these values in order holds the new one. What is short anyway, such as a pile
or the scores, goes whole: its parts would take more to name than to say.

>>> changes({"a": 1, "b": (1, 2)}, {"a": 1, "b": (1, 3)})
[[['b'], (1, 3)]]
"""

from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

Path = list[str | int]
Change = list[Any]

PLAIN = {int, float, str, bool, type(None)}
SHORT = 8
"""So many plain values in a row go whole: one for each seat."""


def changes(old: object, new: object, at: Path | None = None) -> list[Change]:
    """Return how to turn one view into another; `at` is where they lie in a larger one."""
    found: list[Change] = []
    if _differ(old, new):
        _compare(old, new, at or [], found)
    return found


def _differ(old: object, new: object) -> bool:
    """Tell whether two values are not the same; most of a view stays as it is."""
    return old is not new and (type(old) is not type(new) or old != new)


def _compare(old: object, new: object, path: Path, found: list[Change]) -> None:
    """Find out where two values differ, which they do."""
    if type(old) is not type(new):
        found.append([path, new])
    elif isinstance(new, Struct) and isinstance(old, Struct) and not _is_plain(type(new)):
        for field, before, after in zip(
            new.__struct_fields__, astuple(old), astuple(new), strict=True
        ):
            if _differ(before, after):
                _compare(before, after, [*path, field], found)
    elif isinstance(new, tuple) and isinstance(old, tuple) and _has_parts(old, new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if _differ(before, after):
                _compare(before, after, [*path, place], found)
    elif isinstance(new, dict) and isinstance(old, dict):
        _compare_keys(old, new, path, found)
    else:
        found.append([path, new])


@cache
def _is_plain(kind: type[Struct]) -> bool:
    """Tell whether all fields of a struct are plain values."""
    return all({*(get_args(hint) or (hint,))} <= PLAIN for hint in get_type_hints(kind).values())


def _has_parts(old: tuple[Any, ...], new: tuple[Any, ...]) -> bool:
    """Tell whether it pays to look at each place of a tuple."""
    return len(old) == len(new) and (len(new) > SHORT or isinstance(new[0], Struct))


def _compare_keys(
    old: dict[str, Any], new: dict[str, Any], path: Path, found: list[Change]
) -> None:
    found += [[[*path, key]] for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            found.append([[*path, key], value])
        elif _differ(old[key], value):
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
