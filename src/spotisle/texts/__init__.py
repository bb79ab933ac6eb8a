"""Translations: one folder of Fluent files for each language, shared with the browser."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from spotisle.editions import LANGUAGES, Language, UnknownNameError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK: Final = "en"
"""The language that has every message; used where another one lacks it."""

Argument = str | int | float


def translate(
    language: Language, message: str, /, attribute: str | None = None, **arguments: Argument
) -> str:
    """Return a message, or one of its attributes, in a language; in English if it has none.

    >>> translate("da", "game-tower")
    'Tårnet'
    >>> translate("nl", "team-red", "team")
    'Team Rood'
    """
    found = _format_first(map(_load_bundle, (language, FALLBACK)), message, attribute, arguments)
    if found is None:
        wanted = message if attribute is None else f"{message}.{attribute}"
        raise UnknownNameError(f"no message {wanted!r} in {language!r}, nor in {FALLBACK!r}")
    return found


def translate_source(source: str, language: Language, message: str, /) -> str | None:
    """Return a message of one Fluent file, or nothing if the file does not have it.

    >>> translate_source("game-go = Go", "en", "game-go")
    'Go'
    """
    return _format_first([_make_bundle(language, [source])], message, None, {})


def _format_first(
    bundles: Iterable["FluentBundle"],
    message: str,
    attribute: str | None,
    arguments: dict[str, Argument],
) -> str | None:
    """Format a message in the first language that has it."""
    for bundle in bundles:
        if not bundle.has_message(message):
            continue
        found = bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            continue
        formatted, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"message {message!r} cannot be said: {errors[0]}")
        return str(formatted)
    return None


@cache
def _load_bundle(language: Language) -> "FluentBundle":
    """Load a language's files, without isolation marks: no language here is right to left."""
    if language not in LANGUAGES:
        raise UnknownNameError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    texts = files(__name__).joinpath(language).iterdir()
    sources = [text.read_text(encoding="utf-8") for text in texts if text.name.endswith(".ftl")]
    return _make_bundle(language, sources)


def _make_bundle(language: Language, sources: Iterable[str]) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    return bundle
