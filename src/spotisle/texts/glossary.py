"""The glossary of a language: one word for one thing, and how the language is written."""

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert

from spotisle.editions import Language


class Term(Struct, frozen=True):
    """A word of the glossary."""

    use: str
    """The word that the texts use."""
    means: str
    """In English."""
    never: tuple[str, ...] = ()
    """Words that must not be used for it, as regular expressions of whole words."""


class Glossary(Struct, frozen=True):
    """How a language is written here."""

    tone: str
    """A sentence for translators."""
    quotes: str
    percent: str
    said_in_play: tuple[str, ...]
    """Words that people say while they play: as names of symbols they would be heard as claims."""
    one_letter_words: str = ""
    """Words that never end a line, as a regular expression: a hard space follows them."""
    term: tuple[Term, ...] = ()


@cache
def load_glossary(language: Language) -> Glossary:
    """Return the glossary in the folder of a language's texts.

    >>> load_glossary("en").quotes
    '“”'
    """
    source = files("spotisle.texts") / language / "glossary.toml"
    return convert(tomllib.loads(source.read_text(encoding="utf-8")), Glossary)
