"""JSON Schema of the structs on the wire.

`msgspec.json.schema` rejects unions of untagged structs, such as a view of cards or dice, whose
type follows from another field. Here such a union becomes `anyOf`.
"""

import enum
import types
import typing
from typing import Any

from msgspec import UNSET, Meta, Struct, UnsetType, structs

REF = "#/components/schemas/"
SIMPLE_SCHEMAS: dict[Any, dict[str, Any]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bytes: {"type": "string", "contentEncoding": "base64"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Any: {},
    object: {},
}
BOUNDS = {
    "ge": "minimum",
    "gt": "exclusiveMinimum",
    "le": "maximum",
    "lt": "exclusiveMaximum",
    "pattern": "pattern",
}
LENGTH_KEYWORDS = {"string": ("minLength", "maxLength"), "array": ("minItems", "maxItems")}
OBJECT_KEYWORDS = ("minProperties", "maxProperties")


class SchemaWriter:
    """Writes schemas, and collects every struct that they reach."""

    def __init__(self) -> None:
        self.structs: dict[str, dict[str, Any]] = {}

    def schema(self, kind: Any) -> dict[str, Any]:  # noqa: ANN401, PLR0911
        """Return the schema of a type."""
        kind = getattr(kind, "__supertype__", kind)  # a NewType
        if kind in SIMPLE_SCHEMAS:
            return dict(SIMPLE_SCHEMAS[kind])
        origin, inner = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Annotated:
            return self._add_bounds(self.schema(inner[0]), inner[1:])
        if origin is typing.Literal:
            return {"enum": list(inner)}
        if origin in (typing.Union, types.UnionType):
            kinds = [self.schema(each) for each in inner if each is not UnsetType]
            return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
        if origin in (tuple, list):
            return self._array(inner)
        if origin is dict:
            return {"type": "object", "additionalProperties": self.schema(inner[1])}
        if issubclass(kind, enum.Enum):
            return {"enum": [member.value for member in kind]}
        if issubclass(kind, Struct):
            return self._struct(kind)
        return dict(SIMPLE_SCHEMAS.get(kind, {"type": "object"}))

    def _array(self, inner: tuple[Any, ...]) -> dict[str, Any]:
        if len(inner) == 1 or inner[-1] is Ellipsis:
            return {"type": "array", "items": self.schema(inner[0])}
        length = len(inner)
        places = [self.schema(each) for each in inner]
        return {"type": "array", "prefixItems": places, "minItems": length, "maxItems": length}

    def _add_bounds(self, schema: dict[str, Any], notes: tuple[Any, ...]) -> dict[str, Any]:
        shortest, longest = LENGTH_KEYWORDS.get(schema.get("type", ""), OBJECT_KEYWORDS)
        for note in notes:
            if not isinstance(note, Meta):
                continue
            named = BOUNDS | {"min_length": shortest, "max_length": longest}
            for field, word in named.items():
                if (bound := getattr(note, field)) is not None:
                    schema[word] = bound
        return schema

    def _struct(self, kind: type[Struct]) -> dict[str, Any]:
        name = kind.__name__
        if name not in self.structs:
            self.structs[name] = {}  # a placeholder: the struct may be recursive
            self.structs[name].update(self._object(kind))
        return {"$ref": REF + name}

    def _object(self, kind: type[Struct]) -> dict[str, Any]:
        hints = typing.get_type_hints(kind, include_extras=True)
        config = kind.__struct_config__
        properties: dict[str, Any] = {}
        required: list[str] = []
        if config.tag is not None:
            properties[config.tag_field or "type"] = {"const": config.tag}
            required.append(config.tag_field or "type")
        for field in structs.fields(kind):
            properties[field.encode_name] = self.schema(hints[field.name])
            may_miss = field.default is UNSET or (config.omit_defaults and not field.required)
            if not may_miss and (field.required or not config.forbid_unknown_fields):
                required.append(field.encode_name)
        if config.array_like:
            return {"type": "array", "prefixItems": list(properties.values())}
        described = {"type": "object", "properties": properties, "required": required}
        if doc := (kind.__doc__ or "").strip().partition("\n")[0]:
            described["description"] = doc
        return described
