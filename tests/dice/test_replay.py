from collections.abc import Mapping
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spotisle.dice import FACES, ITEMS, DiceReason, replay
from spotisle.rules import BrokenRecordError
from tests.dice.kit import END, build, joker, roll, trade
from tests.strategies import json_values


def record(*moves: Mapping[str, object], seats: object = ("ann", "bob")) -> dict[str, object]:
    named = list(seats) if isinstance(seats, tuple) else seats
    return {
        "format": "spotisle.record/1",
        "game": "island_dice",
        "seats": named,
        "options": {},
        "moves": list(moves),
    }


def by(seat: str, move: Mapping[str, object]) -> dict[str, object]:
    return {"seat": seat, **move}


def test_a_replay_judges_every_move_and_keeps_the_score() -> None:
    result = replay(
        record(
            by("ann", roll("blogw*")),
            by("bob", roll("oooooo")),
            by("ann", build("road:0")),
            by("ann", build("knight:1")),
            by("ann", END),
            by("bob", roll("oooooo")),
            by("bob", END),
        )
    )
    assert list(result.verdicts) == ["ok", "illegal", "ok", "ok", "ok", "ok", "ok"]
    assert result.reasons[1] is DiceReason.NOT_YOUR_TURN
    assert result.reasons[-1] is DiceReason.CROSSED
    assert result.scores == {"ann": 2, "bob": -2}
    assert result.ranking == (("ann",), ("bob",))
    assert (result.finished, result.points) == (False, {})


def test_builds_of_an_unfinished_turn_count() -> None:
    result = replay(record(by("ann", roll("bloooo")), by("ann", build("road:0"))))
    assert result.scores == {"ann": 1, "bob": 0}


def test_a_tie_is_shared_in_the_order_of_the_seats() -> None:
    assert replay(record(seats=("cy", "ann", "bob"))).ranking == (("cy", "ann", "bob"),)


def test_after_fifteen_turns_each_the_game_is_finished() -> None:
    turns = [move for _ in range(15) for move in (by("ann", roll("oooooo")), by("ann", END))]
    result = replay(record(*turns, by("ann", roll("oooooo")), seats=("ann",)))
    assert result.finished
    assert result.scores == {"ann": -30}
    assert result.reasons[-1] is DiceReason.GAME_OVER


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ({}, DiceReason.UNKNOWN_SEAT),
        ({"seat": ["ann"]}, DiceReason.UNKNOWN_SEAT),
        ({"seat": "eve", "do": "end"}, DiceReason.UNKNOWN_SEAT),
        ({"seat": "ann"}, DiceReason.UNKNOWN_ACTION),
        ({"seat": "ann", "do": ["end"]}, DiceReason.UNKNOWN_ACTION),
        ({"seat": "ann", "do": "roll"}, DiceReason.BAD_REROLL),
        (by("ann", {**roll("oooooo"), "reroll": [0, 1, 2, 3, 4, 4]}), DiceReason.BAD_REROLL),
        (by("ann", {**roll("oooooo"), "reroll": [True, 0, 2, 3, 4, 5]}), DiceReason.BAD_REROLL),
        (by("ann", {**roll("oooooo"), "reroll": [0.0, 1, 2, 3, 4, 5]}), DiceReason.BAD_REROLL),
        (by("ann", {**roll("oooooo"), "faces": ["ore"] * 7}), DiceReason.BAD_FACES),
        (by("ann", {**roll("oooooo"), "faces": ["ore"] * 5 + ["iron"]}), DiceReason.BAD_FACES),
        (by("ann", {**roll("oooooo"), "faces": "oooooo"}), DiceReason.BAD_FACES),
    ],
)
def test_a_missing_or_mistyped_field_makes_the_move_illegal(
    move: dict[str, object], why: DiceReason
) -> None:
    result = replay(record(move))
    assert list(result.verdicts) == ["illegal"]
    assert list(result.reasons) == [why]


@pytest.mark.parametrize("value", [10**400, -1, 6, 1.0, True, None, "1", [1]])
def test_numbers_that_are_no_dice_or_knights_are_illegal(value: object) -> None:
    moves: list[dict[str, object]] = [
        {"do": "joker", "knight": value, "die": 0, "to": "ore"},
        {"do": "joker", "knight": 1, "die": value, "to": "ore"},
        {"do": "trade", "dice": [0, value], "to": "ore"},
    ]
    result = replay(record(by("ann", roll("******")), *(by("ann", move) for move in moves)))
    assert list(result.verdicts) == ["ok", "illegal", "illegal", "illegal"]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"game": "tower"}, "game"),
        ({"seats": []}, "seats"),
        ({"seats": ["ann", "ann"]}, "seats"),
        ({"seats": ["ann", 2]}, r"seats\[1\]"),
        ({"seats": None}, "seats"),
        ({"moves": None}, "moves"),
        ({"moves": [{}, 3]}, r"moves\[1\]"),
        ({"options": []}, "options"),
        ({"options": {"joker_next_turn": 1}}, "options.joker_next_turn: must be true or false"),
        ({"options": {"joker_next_turn": None}}, "options.joker_next_turn"),
    ],
)
def test_a_broken_record_is_refused_with_its_place(change: dict[str, object], place: str) -> None:
    with pytest.raises(BrokenRecordError, match=f"^{place}"):
        replay({**record(), **change})


def test_keys_and_options_that_are_not_needed_are_ignored() -> None:
    extra = {"deck": 5, "deal": "none", "teams": [], "options": {"penalty": "lock", "x": 1}}
    assert replay({**record(by("ann", {**roll("oooooo"), "seen": -4})), **extra}).verdicts == (
        "ok",
    )


plausible = st.one_of(
    st.builds(
        lambda reroll, faces: {"do": "roll", "reroll": reroll, "faces": faces},
        st.just([0, 1, 2, 3, 4, 5]) | st.lists(st.integers(0, 6), max_size=7),
        st.lists(st.sampled_from(FACES), min_size=6, max_size=6),
    ),
    st.builds(build, st.sampled_from([*ITEMS])),
    st.builds(joker, st.integers(0, 7), st.integers(0, 5), st.sampled_from(FACES)),
    st.builds(trade, st.integers(0, 5), st.integers(0, 5), st.sampled_from(FACES)),
    st.just(END),
)


@given(st.lists(plausible | st.dictionaries(st.text(max_size=6), json_values), max_size=30))
def test_any_move_gets_a_verdict(moves: list[dict[str, object]]) -> None:
    result = replay(record(*({"seat": "ann"} | move for move in moves), seats=("ann",)))
    assert len(result.verdicts) == len(result.reasons) == len(moves)
    assert all(
        (verdict == "ok") == reason.accepted
        for verdict, reason in zip(result.verdicts, result.reasons, strict=True)
        if isinstance(reason, DiceReason)
    )


@given(
    json_values
    | st.fixed_dictionaries(
        {},
        optional={
            "game": st.just("island_dice"),
            "seats": json_values | st.just(["ann"]),
            "moves": json_values | st.lists(json_values, max_size=3),
            "options": json_values | st.fixed_dictionaries({"joker_next_turn": json_values}),
        },
    )
)
def test_any_record_is_replayed_or_refused(found: dict[str, object]) -> None:
    with suppress(BrokenRecordError):
        replay(found)
