"""What breaks a record, and what does not."""

from random import Random
from typing import Any

import pytest

from spotisle.records import replay, write_record
from spotisle.rules import BrokenRecordError, new_table

DUEL: dict[str, Any] = {
    "format": "spotisle.record/1",
    "game": "duel",
    "deck": "classic",
    "seats": ["ann", "bob"],
    "deal": [0, 1],
    "moves": [],
}


@pytest.mark.parametrize("deck", ["tarot", "custom:", "custom:x", "custom:6", "custom:10", "", 7])
def test_an_unknown_deck_breaks_the_record(deck: object) -> None:
    with pytest.raises(BrokenRecordError):
        replay({**DUEL, "deck": deck})


def test_an_order_without_a_plane_is_refused_with_the_nearest_that_have_one() -> None:
    with pytest.raises(BrokenRecordError, match=r"5 .*7"):
        replay({**DUEL, "deck": "custom:6"})


def test_null_is_refused_as_the_value_of_a_known_option() -> None:
    with pytest.raises(BrokenRecordError, match=r"options\.penalty"):
        replay({**DUEL, "options": {"penalty": None}})
    assert not replay({**DUEL, "options": {"weather": None}}).finished


def test_an_option_left_open_at_the_table_is_left_out_of_its_record() -> None:
    table = new_table("duel", 2, Random(1), options={"penalty": None})
    assert write_record(table, ["ann", "bob"])["options"] == {}


def test_ports_are_not_read_where_they_are_not_needed() -> None:
    record = write_record(new_table("welcome", 2, Random(1)), ["ann", "bob"])
    record["deal"]["ports"] = "none here"
    assert replay(record).verdicts == ()
