"""Every symbol has a name in every language, and no two names of a deck sound alike."""

import re
import unicodedata
from itertools import combinations

import pytest

from spotisle.editions import EDITIONS, LANGUAGES, load_edition
from spotisle.editions.edition import SymbolNames
from spotisle.texts.glossary import load_glossary

NOTHING_ELSE_TO_SHOUT = {
    "da": {("Hund", "Hånd")},
    "de": {("Hand", "Hund")},
    "en": {("Sea", "Seal")},
    "nl": {("Bom", "Boom"), ("Kaars", "Kaas"), ("Hand", "Hond")},
}
"""Names one letter apart, where the language has no other everyday word for either thing."""

WITHOUT_MARK = str.maketrans({"ł": "l", "ø": "o", "æ": "ae"})
"""Letters that Unicode does not decompose into a base letter and a mark."""

every_list = pytest.mark.parametrize(
    ("deck", "language"), [(deck, language) for deck in EDITIONS for language in LANGUAGES]
)


def names_of(deck: str, language: str) -> dict[str, SymbolNames]:
    return load_edition(deck).read_names(language)


def sound(name: str) -> str:
    """Return a name as a bad microphone hears it: no case, no accents, no punctuation.

    A hyphen or an apostrophe is heard as a break between words.
    """
    letters = unicodedata.normalize("NFD", name.casefold()).translate(WITHOUT_MARK)
    heard = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"\W+", " ", heard)


def letters_apart(one: str, other: str) -> int:
    """Return the Levenshtein distance of two words."""
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        above, row = row, [i]
        for j, against in enumerate(other, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (letter != against)))
    return row[-1]


def too_alike(one: str, other: str) -> bool:
    """Tell whether a listener could confuse two names in a noisy room.

    Two names must differ by at least two letters, and by at least a quarter of the longer one.
    """
    needed = max(2, max(len(one), len(other)) / 4)
    return letters_apart(sound(one), sound(other)) < needed


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Clock", "Lock", True),
        ("Łódka", "Lodka", True),
        ("Exclamation mark", "Exclamation park", True),
        ("Sun", "Sunset", False),
        ("Nøgle", "G-nøgle", False),
    ],
)
def test_names_are_alike_when_too_few_letters_differ(one: str, other: str, *, alike: bool) -> None:
    assert too_alike(one, other) is alike
    assert too_alike(other, one) is alike


@every_list
def test_exactly_the_symbols_of_the_deck_are_named_in_its_order(deck: str, language: str) -> None:
    names = names_of(deck, language)
    assert list(names) == [symbol.id for symbol in load_edition(deck).symbols]
    assert all(names.values())


@every_list
def test_names_are_written_cleanly(deck: str, language: str) -> None:
    for name, *synonyms in names_of(deck, language).values():
        assert name[0].isupper()
        assert "'" not in name, "players read it: a typographic apostrophe"
        assert synonyms == [synonym.lower() for synonym in synonyms]
        for word in (name, *synonyms):
            assert word == " ".join(word.split()) != ""
            assert unicodedata.is_normalized("NFC", word)
            assert re.fullmatch(r"[\w'’ -]+", word), word
            assert not re.search(r"[\d_]", word), word


@every_list
def test_a_word_belongs_to_one_symbol_and_stands_there_once(deck: str, language: str) -> None:
    owners: dict[str, str] = {}
    for symbol, words in names_of(deck, language).items():
        for word in words:
            assert owners.setdefault(sound(word), symbol) == symbol, word
        assert len({sound(word) for word in words}) == len(words), words


@every_list
def test_no_name_is_a_word_that_people_say_while_they_play(deck: str, language: str) -> None:
    said = {sound(word) for word in load_glossary(language).said_in_play}
    words = [word for names in names_of(deck, language).values() for word in names]
    assert [word for word in words if sound(word) in said] == []


@every_list
def test_everyday_names_are_distinct_when_shouted(deck: str, language: str) -> None:
    names = [words[0] for words in names_of(deck, language).values()]
    accepted = NOTHING_ELSE_TO_SHOUT.get(language, set())
    mixed_up = {
        (one, other)
        for one, other in combinations(sorted(names), 2)
        if too_alike(one, other) and (one, other) not in accepted
    }
    assert mixed_up == set()


@pytest.mark.parametrize("language", NOTHING_ELSE_TO_SHOUT)
def test_every_accepted_pair_is_still_in_use(language: str) -> None:
    for one, other in NOTHING_ELSE_TO_SHOUT[language]:
        lists = [{words[0] for words in names_of(deck, language).values()} for deck in EDITIONS]
        assert any({one, other} <= names for names in lists), (one, other)
