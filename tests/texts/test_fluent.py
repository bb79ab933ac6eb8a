"""Our Fluent formatter gives the same text as the reference runtime for every message."""

from importlib.resources import files
from itertools import chain

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from spotisle.editions import LANGUAGES
from spotisle.texts.fluent import Bundle

from .test_texts import NUMBERS, Key, contents, patterns, resources

WORDS = ("tower", "first_out", "lock", "minigame", "yes", "none")
SOURCE = """
whole = { $n }
share = { NUMBER($n, style: "percent") }
tenths = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
shorter = { NUMBER($n, maximumFractionDigits: 1) }
literal = { "a { b" } and { 7 }
-brand = Spot
    .kind = isle
term = { -brand }!
"""


def usual(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def say(
    bundle: FluentBundle, name: str, attribute: str | None, arguments: dict[str, float | str]
) -> str:
    message = bundle.get_message(name)
    pattern = message.value if attribute is None else message.attributes[attribute]
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_with_the_usual_runtime(language: str) -> None:
    folder = files("spotisle.texts") / language
    sources = [(folder / name).read_text(encoding="utf-8") for name in resources(language)]
    ours, theirs = Bundle(language, sources), usual(language, "\n".join(sources))
    every = dict(chain.from_iterable(patterns(one).items() for one in resources(language).values()))
    assert len(every) > 500
    for (name, attribute), pattern in every.items():
        numbers = needs_numbers(pattern)
        for value in (*NUMBERS, 1234, 12.5) if numbers else WORDS:
            arguments: dict[str, float | str] = dict.fromkeys(all_variables(pattern, every), value)
            said = say(theirs, name, attribute, arguments)
            assert ours.format(name, attribute, arguments) == said


def needs_numbers(pattern: ast.Pattern) -> bool:
    return bool(contents(pattern).plurals) or "NUMBER" in str(pattern.to_json())


def all_variables(pattern: ast.Pattern, every: dict[Key, ast.Pattern]) -> set[str]:
    """Return the variables of a message and of the messages it refers to."""
    found = contents(pattern)
    others = (every[other, None] for other in found.messages)
    return found.variables.union(*(contents(other).variables for other in others))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 1.5, 0.25, 0.255, 999, 1000, 12345, 1234567, 1000.126])
def test_numbers_are_written_as_the_language_does(language: str, number: float) -> None:
    ours, theirs = Bundle(language, [SOURCE]), usual(language, SOURCE)
    for name in ("whole", "share", "tenths", "shorter", "literal", "term"):
        assert ours.format(name, None, {"n": number}) == say(theirs, name, None, {"n": number})


def test_a_message_that_lacks_its_argument_is_refused() -> None:
    with pytest.raises(ValueError, match="n is not given"):
        Bundle("en", [SOURCE]).format("whole", None, {})
    assert Bundle("en", [SOURCE]).format("nothing", None, {}) is None
