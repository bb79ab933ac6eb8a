"""Format Fluent messages with Fluent's own parser: the part of Fluent that our texts use.

The usual runtime depends on Babel, which is larger than everything else that a server needs, and we
need only six plural rules of it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

Argument = str | int | float


class Number(NamedTuple):
    """A number and its format."""

    value: int | float
    min_digits: int = 0
    max_digits: int = 3
    percent: bool = False

    def write(self, language: str) -> str:
        """Return the number as people write it in a language.

        >>> Number(1234.5).write("de"), Number(0.25, percent=True, max_digits=0).write("en")
        ('1.234,5', '25%')
        """
        value = Decimal(str(self.value)) * (100 if self.percent else 1)
        whole, _, digits = f"{round(value, self.max_digits):f}".partition(".")
        digits = digits.rstrip("0").ljust(self.min_digits, "0")
        thousands, point = _SEPARATORS.get(language, (".", ","))
        text = f"{int(whole):,}".replace(",", thousands) + (point + digits if digits else "")
        return text + _PERCENT.get(language, "%") if self.percent else text

    def plural(self, language: str) -> str:
        """Return the plural form that goes with the number.

        >>> [Number(count).plural("pl") for count in (1, 3, 5, 22)]
        ['one', 'few', 'many', 'few']
        """
        if self.min_digits or self.value != int(self.value):
            return "other"
        count = int(self.value)
        if language == "pl" and count != 1:
            few = count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)
            return "few" if few else "many"
        return "one" if count == 1 else "other"


_SEPARATORS = {"en": (",", "."), "pl": ("\u00a0", ",")}
_PERCENT = {"da": "\u00a0%", "de": "\u00a0%"}

Value = str | Number


_HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""How an entry begins; what follows up to the next one belongs to it."""


class Bundle:
    """The messages of one language.

    Each is parsed on first use: a starting server needs about a hundred of several thousand.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        self._entries: dict[str, ast.Message | ast.Term | None] = {}
        for source in reversed(list(sources)):  # the first entry of a name wins
            end = len(source)
            for head in reversed(list(_HEAD.finditer(source))):
                self._sources[head[1]] = source[head.start() : end]
                end = head.start()

    def format(
        self, message: str, attribute: str | None, arguments: Mapping[str, Argument]
    ) -> str | None:
        """Return a message or one of its attributes; None if there is none, `ValueError` if bad."""
        pattern = self._pattern(message, attribute)
        return None if pattern is None else _Resolver(self, arguments).format(pattern)

    def _pattern(self, name: str, attribute: str | None) -> ast.Pattern | None:
        entry = self._entry(name)
        if entry is None:
            return None
        if attribute is None:
            return entry.value
        return next((one.value for one in entry.attributes if one.id.name == attribute), None)

    def _entry(self, name: str) -> ast.Message | ast.Term | None:
        if name in self._sources and name not in self._entries:
            entry = FluentParser(with_spans=False).parse(self._sources[name]).body[0]
            self._entries[name] = entry if isinstance(entry, ast.Message | ast.Term) else None
        return self._entries.get(name)

    def reference(self, name: str, attribute: str | None) -> ast.Pattern:
        """Return what another message refers to."""
        if pattern := self._pattern(name, attribute):
            return pattern
        raise ValueError(f"there is no {name!r} to refer to")


class _Resolver:
    """Formats patterns with the arguments of one call."""

    def __init__(self, bundle: Bundle, arguments: Mapping[str, Argument]) -> None:
        self.bundle = bundle
        self.arguments = arguments

    def format(self, pattern: ast.Pattern) -> str:
        return "".join(self._elements(pattern))

    def _elements(self, pattern: ast.Pattern) -> Iterator[str]:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield element.value
            else:
                value = self._value(element.expression)
                yield value if isinstance(value, str) else value.write(self.bundle.language)

    def _value(self, node: object) -> Value:
        while isinstance(node, ast.Placeable):
            node = node.expression
        match node:
            case ast.StringLiteral():
                return str(node.parse()["value"])
            case ast.NumberLiteral():
                return Number(float(node.value))
            case ast.VariableReference():
                return self._argument(node.id.name)
            case ast.MessageReference() | ast.TermReference():
                dash = "-" if isinstance(node, ast.TermReference) else ""
                attribute = node.attribute.name if node.attribute else None
                return self.format(self.bundle.reference(dash + node.id.name, attribute))
            case ast.FunctionReference():
                return self._number(node)
            case ast.SelectExpression():
                return self.format(self._variant(node).value)
        raise ValueError(f"{type(node).__name__} has no value")

    def _argument(self, name: str) -> Value:
        if name not in self.arguments:
            raise ValueError(f"${name} is not given")
        value = self.arguments[name]
        return value if isinstance(value, str) else Number(value)

    def _number(self, call: ast.FunctionReference) -> Value:
        value = self._value(call.arguments.positional[0]) if call.id.name == "NUMBER" else ""
        if not isinstance(value, Number):
            raise ValueError(f"{call.id.name} cannot be computed")  # noqa: TRY004  (of the text)
        named = {option.name.name: option.value.value for option in call.arguments.named}
        percent = named.get("style") == "percent"
        fewest = int(named.get("minimumFractionDigits", 0))
        most = int(named.get("maximumFractionDigits", max(fewest, 0 if percent else 3)))
        return Number(value.value, fewest, most, percent)

    def _variant(self, select: ast.SelectExpression) -> ast.Variant:
        """Return the variant of exactly this value, else of its plural form, else the default."""
        value = self._value(select.selector)
        keys = [value, value.plural(self.bundle.language)] if isinstance(value, Number) else [value]
        for wanted in keys:
            for variant in select.variants:
                if _key(variant) == (wanted.value if isinstance(wanted, Number) else wanted):
                    return variant
        return next(variant for variant in select.variants if variant.default)


def _key(variant: ast.Variant) -> str | float:
    key = variant.key
    return float(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)
