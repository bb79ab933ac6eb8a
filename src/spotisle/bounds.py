"""Bounds: size limits for everything that comes from outside, as annotated types.

Every field that a caller can fill has a bound in its type, down to the items of every list;
`tests/protocol/test_bounds.py` walks them all. Stored values are read with
`convert_stored`, which ignores upper bounds: they may have been different in the version that wrote
the value.
"""

from functools import cache
from types import GenericAlias, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

Id = Annotated[int, Meta(ge=0, le=2**53)]
"""A counter or an id from a client; JavaScript integers are exact only up to this limit."""
Number = Annotated[int, Meta(ge=-1, le=1000)]
"""A card, a symbol, a cell, a place or a die; -1 is none of them."""
Word = Annotated[str, Meta(max_length=40)]
"""The name of something that the rules know: a game, a level, a colour, a person's id."""
RawName = Annotated[str, Meta(max_length=200)]
"""A person's name as it was typed; `rooms.names.clean_name` shortens it."""
Seconds = Annotated[float, Meta(ge=0, le=600)]
AnySeconds = Annotated[float, Meta(ge=-1e9, le=1e9)]
"""By the client's clock, which may be wrong."""

S = TypeVar("S", bound=Struct)
TypeForm = Any
"""Any annotation, such as `int | None`; the type system has no type for these."""


def convert_stored(value: object, kind: type[S]) -> S:
    """Convert a stored value; lower bounds are checked, upper bounds are not.

    >>> class Options(Struct):
    ...     rounds: Annotated[int, Meta(ge=1, le=9)]
    >>> convert_stored({"rounds": 10}, Options)
    Options(rounds=10)
    """
    return restore(msgspec.convert(value, without_limits(kind)), kind)


def restore(stored: Struct, kind: type[S]) -> S:
    """Convert an instance of `without_limits(kind)` to `kind`, without validation."""
    return kind(**{name: getattr(stored, name) for name in kind.__struct_fields__})


@cache
def without_limits(kind: type[Struct]) -> type[Struct]:
    """Return a struct type with the same fields but no upper bounds."""
    fields: list[Any] = []
    for field in msgspec.structs.fields(kind):
        default = field.default
        if default is msgspec.NODEFAULT and not field.required:
            default = msgspec.field(default_factory=field.default_factory)
        fields.append((field.name, _without_limits(field.type), default))
    return msgspec.defstruct(kind.__name__, fields, frozen=True, kw_only=True)


def _without_limits(kind: TypeForm) -> TypeForm:
    origin: Any = get_origin(kind)
    inner = get_args(kind)
    if origin is Annotated:
        return Annotated[_without_limits(inner[0]), *map(_least, inner[1:])]
    if origin in (Union, UnionType):
        return Union[*map(_without_limits, inner)]
    if origin in (tuple, list, dict):
        return GenericAlias(origin, tuple(map(_without_limits, inner)))
    return kind


def _least(bounds: Meta) -> Meta:
    return Meta(ge=bounds.ge) if bounds.ge is not None else Meta(min_length=bounds.min_length)
