"""No name or sentence that people read contains a trademark of the games' publishers.

The marks may not appear in this repository either, so only their length and digest are stored.
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise

import pytest

import spotisle.editions
import spotisle.texts
from spotisle.editions import EDITIONS, LANGUAGES

MARKS = {
    "5a30976afc62b336": 5,
    "7515c29a2aaa9e56": 6,
    "321f0e81932b356a": 6,
    "4e5a53caff6c39b6": 6,
    "327e1fa4f1c91928": 7,
    "f74c680935493e28": 9,
}
"""The start of the SHA-256 of a mark, in lower case without spaces -> its number of letters."""


def candidates(writing: str) -> Iterator[str]:
    """Yield what could be a mark: substrings of a mark's length, and every two words joined."""
    words = re.findall(r"[^\W\d_]+", writing.casefold())
    for word in words:
        for length in set(MARKS.values()):
            yield from (word[i : i + length] for i in range(len(word) - length + 1))
    yield from (one + other for one, other in pairwise(words))


def marks(writing: str) -> set[str]:
    return {word for word in candidates(writing) if sha256(word.encode()).hexdigest()[:16] in MARKS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_sentences_contain_no_trademarks_of_others(language: str) -> None:
    boxes = files(spotisle.editions)
    names = [boxes / deck / "names" / f"{language}.json" for deck in EDITIONS]
    sentences = (files(spotisle.texts) / language).iterdir()
    found = {file.name: marks(file.read_text(encoding="utf-8")) for file in (*names, *sentences)}
    assert all(words == set() for words in found.values()), found


@pytest.mark.parametrize("spelled", ["k{}s", "K{}S", "the k{}sian way"])
def test_a_mark_is_seen_in_any_case_and_inside_a_word(spelled: str) -> None:
    assert marks(spelled.format("osmo"))
