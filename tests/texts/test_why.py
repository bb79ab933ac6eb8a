"""The scenes are readable at age ten: short sentences, and no mathematical notation too early."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import spotisle.texts
from spotisle.editions import LANGUAGES

MAX_WORDS = 20
SCENES_WITHOUT_SYMBOLS = ("why-intro", "why-lines", "why-dial")


def texts(language: str) -> dict[str, str]:
    file = files(spotisle.texts) / language / "why.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {
        entry.id.name: "".join(
            part.value if isinstance(part, ast.TextElement) else "something"
            for part in entry.value.elements
        )
        for entry in body
        if isinstance(entry, ast.Message) and entry.value
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_more_than_20_words(language: str) -> None:
    for name, text in texts(language).items():
        for sentence in re.split(r"[.!?](?:\s|$)", text):
            assert len(sentence.split()) <= MAX_WORDS, (name, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_scenes_have_no_symbol_of_mathematics(language: str) -> None:
    early = {
        name: text
        for name, text in texts(language).items()
        if name.startswith(SCENES_WITHOUT_SYMBOLS)
    }
    assert len(early) > 15
    for name, text in early.items():
        assert not re.search(r"[=+×·−^²<>≤≥/*]|\d", text), (name, text)
