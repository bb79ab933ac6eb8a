"""Records round-trip through text."""

from random import Random

import pytest

from spotisle.records import read_text, record_text, replay
from tests.reference.generate import ALL_GAMES, record


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_record_reads_back_as_it_was_written(game: str) -> None:
    for number in range(30):
        made = record(Random(f"text {game} {number}"), game)
        text = record_text(made)
        assert "\n" not in text
        assert read_text(text) == read_text(text.encode()) == made
        assert replay(read_text(text)) == replay(made)
