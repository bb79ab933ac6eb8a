"""What people read, in every language: one folder a language, Fluent files with the same messages.

The browser reads the same files, so a sentence is written once.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from spotisle.editions import LANGUAGES, Language, UnknownNameError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK: Final = "en"
"""The language that has every message: it speaks where another one is silent."""

Argument = str | int | float


def text(
    language: Language, message: str, /, attribute: str | None = None, **arguments: Argument
) -> str:
    """Return a message, or one of its attributes, in a language; in English where it has none.

    >>> text("da", "game-tower")
    'Tårnet'
    >>> text("nl", "team-red", "team")
    'Team Rood'
    """
    said = _said_first(map(_bundle, (language, FALLBACK)), message, attribute, arguments)
    if said is None:
        wanted = message if attribute is None else f"{message}.{attribute}"
        raise UnknownNameError(f"no message {wanted!r} in {language!r}, nor in {FALLBACK!r}")
    return said


def _said_first(
    bundles: Iterable["FluentBundle"],
    message: str,
    attribute: str | None,
    arguments: dict[str, Argument],
) -> str | None:
    """Say a message in the first language that has it."""
    for bundle in bundles:
        if not bundle.has_message(message):
            continue
        found = bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            continue
        said, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"message {message!r} cannot be said: {errors[0]}")
        return str(said)
    return None


@cache
def _bundle(language: Language) -> "FluentBundle":
    """Read a language's files. Isolation marks stay off: no language here runs right to left."""
    if language not in LANGUAGES:
        raise UnknownNameError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in files(__name__).joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
