"""Every language has all messages, with the same variables, and all of them can be formatted."""

from functools import cache
from importlib.resources import files
from itertools import chain, combinations

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import spotisle.texts
from spotisle.editions import EDITIONS, LANGUAGES, UnknownNameError
from spotisle.texts import FALLBACK, translate
from spotisle.texts.fluent import Bundle

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 12, 22, 101)
"""Together they need every plural form that whole numbers have in our languages."""

GAMES = [
    *("practice", "tower", "well", "hot_potato", "catch_them_all", "poisoned_gift", "triplets"),
    *("duel", "welcome", "ports", "longest_route", "barbarians", "knights", "island_dice"),
]
MODES = ["single", "series", "tournament", "beginner", "adventure"]

every_language = pytest.mark.parametrize("language", LANGUAGES)
other_languages = pytest.mark.parametrize("language", [*LANGUAGES[1:]])

Key = tuple[str, str | None]
"""A message's name and, for an attribute of it, the attribute's."""


class Contents(Visitor):
    """What a pattern uses: its variables, other messages and plural forms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        if keys & PLURALS:
            self.plurals.append(keys & PLURALS)
        self.generic_visit(node)


def contents(pattern: ast.Pattern) -> Contents:
    found = Contents()
    found.visit(pattern)
    return found


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    folder = files(spotisle.texts) / language
    return {
        file.name: FluentParser().parse(file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    }


def patterns(resource: ast.Resource) -> dict[Key, ast.Pattern]:
    found: dict[Key, ast.Pattern] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name, None] = entry.value
            found |= {(entry.id.name, one.id.name): one.value for one in entry.attributes}
    return found


@cache
def spoken(language: str) -> dict[Key, ast.Pattern]:
    return dict(chain.from_iterable(patterns(one).items() for one in resources(language).values()))


def variables_of(language: str, key: Key) -> set[str]:
    """Return the variables of a message and of the messages it refers to."""
    own = contents(spoken(language)[key])
    return own.variables.union(*(variables_of(language, (name, None)) for name in own.messages))


@every_language
def test_every_line_is_understood(language: str) -> None:
    for name, resource in resources(language).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert junk == [], name


@every_language
def test_a_message_is_written_once(language: str) -> None:
    names = [
        [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        for resource in resources(language).values()
    ]
    assert all(len(set(one)) == len(one) for one in names)
    assert all(set(one).isdisjoint(other) for one, other in combinations(names, 2))


@other_languages
def test_each_language_has_the_files_messages_and_attributes_of_english(language: str) -> None:
    assert resources(language).keys() == resources(FALLBACK).keys()
    for name, resource in resources(FALLBACK).items():
        assert patterns(resources(language)[name]).keys() == patterns(resource).keys(), name


@other_languages
def test_each_language_uses_the_variables_of_english(language: str) -> None:
    for key, pattern in spoken(FALLBACK).items():
        assert contents(spoken(language)[key]).variables == contents(pattern).variables, key


@every_language
def test_plural_forms_are_those_that_the_language_has_and_needs(language: str) -> None:
    rule = Locale(language).plural_form
    needed = {rule(number) for number in NUMBERS}
    for key, pattern in spoken(language).items():
        for forms in contents(pattern).plurals:
            assert needed <= forms <= {*rule.tags, "other"}, key


@every_language
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_can_be_formatted(language: str, number: int) -> None:
    for message, attribute in spoken(language):
        told = dict.fromkeys(variables_of(language, (message, attribute)), number)
        said = translate(language, message, attribute, **told)
        assert said == said.strip() != ""


@every_language
@pytest.mark.parametrize(
    ("kind", "ids", "attribute"),
    [
        ("game", GAMES, "summary"),
        ("mode", MODES, "summary"),
        ("edition", [*EDITIONS, "island_dice"], None),
        ("team", ["blue", "orange", "red"], "team"),
        ("resource", ["ore", "grain", "wool", "lumber", "brick", "gold"], None),
        ("building", ["road", "settlement", "city", "knight"], None),
    ],
)
def test_everything_in_the_rules_has_a_distinct_name(
    language: str, kind: str, ids: list[str], attribute: str | None
) -> None:
    names = [translate(language, f"{kind}-{one}") for one in ids]
    assert len(set(names)) == len(names)
    if attribute:
        assert all(translate(language, f"{kind}-{one}", attribute) for one in ids)


def test_a_missing_text_falls_back_to_the_next_language() -> None:
    danish = Bundle("da", ["tower = Tårnet"])
    english = Bundle("en", ["tower = Tower\n    .hint = Look up!\nwell = Well"])

    def said(message: str, attribute: str | None = None) -> str | None:
        return spotisle.texts._format_first((danish, english), message, attribute, {})

    assert said("tower") == "Tårnet"
    assert said("tower", "hint") == "Look up!"
    assert said("well") == "Well"
    assert said("duel") is None


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        UnknownNameError, match=f"no texts in 'fr'; there are {', '.join(LANGUAGES)}"
    ):
        translate("fr", "game-tower")


def test_an_unknown_message_or_attribute_is_refused_by_name() -> None:
    with pytest.raises(UnknownNameError, match="no message 'game-chess' in 'pl'"):
        translate("pl", "game-chess")
    with pytest.raises(UnknownNameError, match=r"no message 'game-tower\.colour' in 'pl'"):
        translate("pl", "game-tower", "colour")


def test_a_missing_variable_is_an_error() -> None:
    english = Bundle("en", ["left = { $cards } left"])
    with pytest.raises(ValueError, match="message 'left' cannot be said"):
        spotisle.texts._format_first([english], "left", None, {})
