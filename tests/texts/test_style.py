"""One word for one thing, and the typography of each language, as its glossary.toml says.

A glossary lists the words to use, each with the words to avoid, and the quotation marks and percent
sign of the language. docs/texts.md explains it to translators.
"""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from spotisle.editions import LANGUAGES
from spotisle.texts.glossary import load_glossary
from tests.texts.test_texts import Key, spoken
from tools.glossary import TARGET, with_glossaries

HARD_SPACE = "\u00a0"
UNITS = "s|mm|cm|gsm|g/m²|g"
COUNTED = {"count", "seconds", "points", "dice", "spare", "missing", "before", "rounds", "length"}
"""Variables that count things: the following word needs plural forms."""
NOT_INFLECTED = {"daily-rule", "print-mm", "print-reference", "ws-all-cards"}
"""Messages whose number is followed by a unit, or is never 1."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Words(Visitor):
    """The texts of a pattern, with `{}` for a variable."""

    def __init__(self) -> None:
        self.stretches = [""]

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.stretches[-1] += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.SelectExpression):
            for variant in node.expression.variants:
                self.stretches.append("")
                self.visit(variant.value)
            self.stretches.append("")
        else:
            self.stretches[-1] += "{}"


def writings(language: str) -> Iterator[tuple[Key, str]]:
    """Yield all texts of a language, variant by variant."""
    for key, pattern in spoken(language).items():
        words = Words()
        words.visit(pattern)
        yield from ((key, one) for one in words.stretches if one)


@every_language
def test_words_that_the_glossary_rules_out_do_not_occur(language: str) -> None:
    ruled_out = [
        (re.compile(rf"(?<!\w)(?:{word})(?!\w)", re.IGNORECASE), term.use)
        for term in load_glossary(language).term
        for word in term.never
    ]
    found = [
        f"{key[0]}: {writing.strip()!r} (say {use!r})"
        for key, writing in writings(language)
        for pattern, use in ruled_out
        if pattern.search(writing)
    ]
    assert found == []


@every_language
def test_the_words_of_the_glossary_are_in_use(language: str) -> None:
    said = (
        " ".join(writing for _, writing in writings(language)).replace(HARD_SPACE, " ").casefold()
    )
    assert [
        term.use for term in load_glossary(language).term if term.use.casefold() not in said
    ] == []


def test_the_glossaries_in_the_docs_are_up_to_date() -> None:
    page = TARGET.read_text(encoding="utf-8")
    assert page == with_glossaries(page), "run python -m tools.glossary"


@every_language
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    allowed = {*load_glossary(language).quotes, "’"}
    marks = {*"\"'`´‘’‚“”„«»‹›"} - allowed
    found = [f"{key[0]}: {one}" for key, one in writings(language) if marks & set(one)]
    assert found == []


@every_language
def test_spaces_keep_together_what_belongs_together(language: str) -> None:
    rules = load_glossary(language)
    for key, writing in writings(language):
        assert not re.search(rf"(?:\d|\{{\}}) (?:{UNITS})(?!\w)", writing), (
            key,
            "a hard space before the unit",
        )
        assert not re.search(r"\s…", writing), (key, "no space before an ellipsis")
        percents = re.findall(r"\d(\s?%)", writing)
        assert set(percents) <= {rules.percent}, (key, f"percent is written {rules.percent!r}")
        if rules.one_letter_words:
            word = rf"(?<![\w’])(?:{rules.one_letter_words}) "
            assert not re.search(word, writing, re.IGNORECASE), (key, "a hard space after", writing)


class Counts(Visitor):
    """Finds numbers before a word outside of a plural selector."""

    def __init__(self) -> None:
        self.chosen_by: list[str] = []
        self.bare: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
        self.chosen_by.append(name)
        self.generic_visit(node)
        self.chosen_by.pop()

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for one, other in zip(node.elements, node.elements[1:], strict=False):
            if (
                isinstance(one, ast.Placeable)
                and isinstance(one.expression, ast.VariableReference)
                and isinstance(other, ast.TextElement)
                and (name := one.expression.id.name) in COUNTED
                and name not in self.chosen_by
                and re.match(r"[ \u00a0][^\W\d]", other.value)
            ):
                self.bare.append(name)
        self.generic_visit(node)


@every_language
def test_a_number_before_a_word_chooses_the_form_of_the_word(language: str) -> None:
    found = []
    for (message, _), pattern in spoken(language).items():
        counts = Counts()
        counts.visit(pattern)
        if counts.bare and message not in NOT_INFLECTED:
            found.append(message)
    assert found == []
