from pathlib import Path

import numpy as np
import pytest

from spotisle.dice import Sheet
from spotisle.dice.solver import cache
from spotisle.dice.solver import table as tables
from spotisle.dice.solver.table import ValueTable, open_table, shared_table


@pytest.fixture
def stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The solved table in a separate cache."""
    worth = shared_table(joker_next_turn=False).worth
    monkeypatch.setenv("SPOTISLE_CACHE", str(tmp_path / "cache"))
    cache.store(worth, joker_next_turn=False)
    return cache.table_path(joker_next_turn=False)


def test_a_stored_table_is_mapped_back_unchanged(stored: Path) -> None:
    loaded = cache.load(joker_next_turn=False)
    assert isinstance(loaded, np.memmap)
    assert np.array_equal(loaded, shared_table(joker_next_turn=False).worth)
    assert list(stored.parent.iterdir()) == [stored]


def test_a_table_is_only_for_its_own_rule(stored: Path) -> None:
    stored.rename(cache.table_path(joker_next_turn=True))
    assert cache.load(joker_next_turn=True) is None


@pytest.mark.parametrize("place", [10, 5000, -1])
def test_one_damaged_byte_is_noticed(stored: Path, place: int) -> None:
    content = bytearray(stored.read_bytes())
    content[place] ^= 1
    stored.write_bytes(content)
    assert cache.load(joker_next_turn=False) is None


@pytest.mark.parametrize("length", [0, 100, 4096, 9000])
def test_a_table_cut_short_is_noticed(stored: Path, length: int) -> None:
    stored.write_bytes(stored.read_bytes()[:length])
    assert cache.load(joker_next_turn=False) is None


def test_a_table_for_other_rules_is_not_taken(
    stored: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stored.exists()
    monkeypatch.setattr(cache, "TURNS", 14)
    assert cache.load(joker_next_turn=False) is None


@pytest.fixture
def first_two_turns(solved: None, monkeypatch: pytest.MonkeyPatch) -> ValueTable:
    """A game that has two turns, which is solved in a moment; the table of the whole game."""
    whole = shared_table(joker_next_turn=True)
    for module in (cache, tables):
        monkeypatch.setattr(module, "TURNS", 2)
    return whole


def test_a_damaged_table_is_solved_again_and_replaced(
    first_two_turns: ValueTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPOTISLE_CACHE", str(tmp_path))
    cache.table_path(joker_next_turn=True).write_bytes(b"damaged")
    notices: list[str] = []
    turns: list[int] = []
    table = open_table(joker_next_turn=True, progress=turns.append, notice=notices.append)
    assert np.array_equal(table.worth, first_two_turns.worth[:3])
    assert turns == [0, 1, 2]
    assert len(notices) == 1
    assert "damaged" in notices[0]
    assert np.array_equal(open_table(joker_next_turn=True).worth, table.worth)
    assert cache.load(joker_next_turn=True) is not None


def test_the_packaged_table_replaces_a_damaged_one(stored: Path) -> None:
    stored.write_bytes(b"damaged")
    turns: list[int] = []
    table = open_table(progress=turns.append)
    assert table.value(Sheet(), 15) == pytest.approx(94.790335, abs=5e-7)
    assert turns == []


def test_without_a_writable_folder_it_works_and_says_so(
    first_two_turns: ValueTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SPOTISLE_CACHE", str(tmp_path / "file" / "cache"))
    notices: list[str] = []
    table = open_table(joker_next_turn=True, notice=notices.append)
    assert table.value(Sheet(), 2) == first_two_turns.value(Sheet(), 2)
    assert "SPOTISLE_CACHE" in notices[0]
