"""Translations: one folder of Fluent files for each language, shared with the browser."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from spotisle.editions import LANGUAGES, Language, UnknownNameError

if TYPE_CHECKING:
    from spotisle.texts.fluent import Bundle

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
    bundles: Iterable["Bundle"],
    message: str,
    attribute: str | None,
    arguments: dict[str, Argument],
) -> str | None:
    """Format a message in the first language that has it."""
    for bundle in bundles:
        try:
            found = bundle.format(message, attribute, arguments)
        except ValueError as error:
            raise ValueError(f"message {message!r} cannot be said: {error}") from None
        if found is not None:
            return found
    return None


@cache
def _load_bundle(language: Language) -> "Bundle":
    """Load a language's files."""
    if language not in LANGUAGES:
        raise UnknownNameError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    texts = files(__name__).joinpath(language).iterdir()
    sources = [text.read_text(encoding="utf-8") for text in texts if text.name.endswith(".ftl")]
    return _make_bundle(language, sources)


def _make_bundle(language: Language, sources: Iterable[str]) -> "Bundle":
    """Parse Fluent files; the parser is loaded with the first text."""
    from spotisle.texts.fluent import Bundle

    return Bundle(language, sources)
