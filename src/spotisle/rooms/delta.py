"""What changed between two views, in general: a list of places and their new values.

A view is made of structs, tuples and plain values. A change is `[path, value]`, where the path is a
list of field names and places in tuples; `[path]` alone means that the place is gone. Whoever holds
the old view and sets these values in order holds the new one.

>>> changes({"a": 1, "b": (1, 2)}, {"a": 1, "b": (1, 3)})
[[['b', 1], 3]]
"""

from typing import Any

import msgspec
from msgspec import Struct

Path = list[str | int]
Change = list[Any]


def changes(old: object, new: object) -> list[Change]:
    """Return how to turn one view into another."""
    found: list[Change] = []
    if _differ(old, new):
        _compare(old, new, [], found)
    return found


def _differ(old: object, new: object) -> bool:
    """Tell whether two values are not the same; most of a view stays as it is."""
    return old is not new and (type(old) is not type(new) or old != new)


def _compare(old: object, new: object, path: Path, found: list[Change]) -> None:
    """Find out where two values differ, which they do."""
    if type(old) is not type(new):
        found.append([path, new])
    elif isinstance(new, Struct):
        for field in new.__struct_fields__:
            before, after = getattr(old, field), getattr(new, field)
            if _differ(before, after):
                _compare(before, after, [*path, field], found)
    elif isinstance(new, dict) and isinstance(old, dict):
        _compare_keys(old, new, path, found)
    elif isinstance(new, tuple) and isinstance(old, tuple) and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if _differ(before, after):
                _compare(before, after, [*path, place], found)
    else:
        found.append([path, new])


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
