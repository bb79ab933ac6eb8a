"""Deltas: the differences between two views, as a list of paths with their new values.

A view is made of structs, tuples and plain values. A change is `[path, value]`, where the path is a
list of field names and tuple indexes; `[path]` alone means that the value is gone. Setting these
values in order turns the old view into the new one. Short values, such as a pile or the scores, are
sent whole: the paths of their parts would be longer.

>>> changes({"a": 1, "b": (1, 2)}, {"a": 1, "b": (1, 3)})
[[['b'], (1, 3)]]
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

Path = list[str | int]
Change = list[Any]
Parts = tuple[Iterable[str | int], Iterable[Any], Iterable[Any]]
"""The names of a value's parts, and each of them in the old value and in the new one."""

PLAIN = frozenset({int, float, str, bool, type(None)})
WHOLE: set[object] = {*PLAIN}
"""The types whose values are sent whole; `_fields` adds structs of plain values."""
MAX_WHOLE_VALUES = 8
"""A tuple of up to this many plain values is sent whole: one for each seat."""
REMOVED = object()


def changes(old: object, new: object) -> list[Change]:
    """Return the changes that turn one view into another."""
    found: list[Change] = []
    if parts := _parts(old, new):
        _compare(parts, [], found)
    elif old != new:
        found.append([[], new])
    return found


def changes_at(paths: Iterable[Path], old: Iterable[Any], new: Iterable[Any]) -> list[Change]:
    """Return the changes at these paths; everything else is known to be the same."""
    found: list[Change] = []
    for path, before, after in zip(paths, old, new, strict=True):
        if before is not after and before != after:
            _add(path, before, after, found)
    return found


def _compare(parts: Parts, path: Path, found: list[Change]) -> None:
    """Collect the parts that differ; most are the same objects, which is checked first."""
    for name, before, after in zip(*parts, strict=True):
        if before is not after and before != after:
            _add([*path, name], before, after, found)


def _add(path: Path, before: object, after: object, found: list[Change]) -> None:
    """Add the changes of a value that differs."""
    if type(after) not in WHOLE and (inner := _parts(before, after)):
        _compare(inner, path, found)
    else:
        found.append([path] if after is REMOVED else [path, after])


def _parts(old: Any, new: Any) -> Parts | None:  # noqa: ANN401
    """Return the parts to compare one by one; None if the value is sent whole."""
    kind: type[Any] = type(new)
    if kind in WHOLE or kind is not type(old):
        return None
    if kind is tuple:
        alike = len(old) == len(new) > 0 and (
            len(new) > MAX_WHOLE_VALUES or _is_record(new[0].__class__)
        )
        return (range(len(new)), old, new) if alike else None
    if kind is dict:
        names = [*old, *(name for name in new if name not in old)]
        return (
            names,
            [old.get(name, REMOVED) for name in names],
            [new.get(n, REMOVED) for n in names],
        )
    fields = _fields(new.__class__)
    return (fields, astuple(old), astuple(new)) if fields else None


@cache
def _is_record(kind: type) -> bool:
    """Tell whether a type is an untagged struct; moves and marks are tagged unions."""
    return issubclass(kind, Struct) and kind.__struct_config__.tag is None


@cache
def _fields(kind: type) -> tuple[str, ...]:
    """Return the fields to compare one by one; none for plain values and structs of them."""
    if not issubclass(kind, Struct):
        return ()
    hints = get_type_hints(kind).values()
    if all({*map(_plain_type, get_args(hint) or (hint,))} <= PLAIN for hint in hints):
        WHOLE.add(kind)
        return ()
    return kind.__struct_fields__


def _plain_type(hint: object) -> object:
    """Return the type that a `NewType` stands for."""
    return getattr(hint, "__supertype__", hint)


def merge(view: Any, delta: list[Change]) -> Any:  # noqa: ANN401
    """Apply changes to a view in plain JSON, as the client does.

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
