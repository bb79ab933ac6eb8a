"""The film of a record shows exactly the table of the replayed record."""

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spotisle import dice
from spotisle.errors import SpotisleError
from spotisle.protocol.delta import merge
from spotisle.records import replay, write_record
from spotisle.replays import Film, film, frames
from spotisle.replays.film import MAX_MOVES
from spotisle.rules import GAMES, BrokenRecordError, Table, new_table
from tests.strategies import all_offers, claims, json_values, record_of, tables
from tools.examples import DUEL_RECORD, dice_record


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def check(record: dict[str, Any]) -> Film:
    """Apply the deltas of a film and compare every frame with the replayed table."""
    made = film(record)
    steps = list(frames(record, 1, breaks_tie=False))
    shown = plain(made.first)
    assert shown == plain(steps[0].frame)
    for scene, step in zip(made.scenes, steps[1:], strict=True):
        shown = merge(shown, plain(scene.delta))
        assert shown == plain(step.frame)
    return made


def played(table: Table[Any], rng: Random, moves: int = 12) -> dict[str, Any]:
    for _ in range(moves):
        offers = all_offers(table)
        if table.finished or not offers:
            break
        table.submit(rng.choice(offers))
    return record_of(table)


@given(tables(practice=False), st.randoms(use_true_random=False), st.lists(claims, max_size=4))
def test_folding_a_film_gives_the_replayed_table(
    table: Table[Any], rng: Random, wild: list[Any]
) -> None:
    for claim in wild:
        table.submit(claim)
    record = played(table, rng)
    made = check(record)
    verdicts = replay(record).verdicts
    assert all(scene.event["verdict"] == verdicts[scene.move] for scene in made.scenes)


@pytest.mark.parametrize("game", [name for name in GAMES if name != "practice"])
def test_every_game_is_shown_with_everybody_s_hand(game: str) -> None:
    seats = GAMES[game].spec.seats[-1]
    table = new_table(game, seats, Random(1))
    record = played(table, Random(2), moves=60)
    made = check(record)
    hands = plain(made.first)["hands"]
    assert [hand.get("card") for hand in hands] == [
        table.game.private(table.game.start(_deal(record)), seat).card for seat in range(seats)
    ]


def _deal(record: dict[str, Any]) -> Any:
    from spotisle.records import read

    return read(record).deal


def test_a_game_of_island_dice_is_shown_roll_by_roll() -> None:
    record = dice_record()
    made = check(record)
    assert len(made.scenes) == len(record["moves"]) - 1
    last = made.scenes[-1].event
    assert (last["verdict"], last["reason"]) == ("illegal", dice.DiceReason.GAME_OVER)
    assert [seat.bot for seat in made.seats] == [None, "casual"]


def timed(*times: object) -> Film:
    moves = DUEL_RECORD["moves"]
    told = [{**move, "at": at} for move, at in zip(moves, times, strict=True)]
    return film({**DUEL_RECORD, "moves": told})


def test_a_film_uses_the_times_of_the_record() -> None:
    made = timed(1.25, 3)
    assert made.timed
    assert [scene.at for scene in made.scenes] == [1.25, 3.0]
    assert [scene.event["reason"] for scene in made.scenes] == ["not_on_own_card", "match"]


@pytest.mark.parametrize("times", [(2, 1), (-1, 0), ("a", 1), (None, 1), (True, 2), (0, 1e300)])
def test_implausible_times_are_replaced_by_an_even_pace(times: tuple[object, object]) -> None:
    made = timed(*times)
    assert not made.timed
    assert [scene.at for scene in made.scenes] == [1.5, 3.0]


def test_an_endless_record_is_refused() -> None:
    moves: list[Any] = DUEL_RECORD["moves"]
    with pytest.raises(BrokenRecordError, match=f"at most {MAX_MOVES}"):
        film({**DUEL_RECORD, "moves": moves * MAX_MOVES})


@given(
    json_values,
    st.sampled_from([*DUEL_RECORD, "options", "teams", "handicaps", "looks"]),
    st.integers(0, 1),
)
def test_a_broken_record_is_refused_or_shown_and_never_breaks_anything(
    value: object, key: str, move: int
) -> None:
    moves: list[Any] = [*DUEL_RECORD["moves"]]
    moves[move] = {**moves[move], key: value, "at": value}
    for record in ({**DUEL_RECORD, key: value}, {**DUEL_RECORD, "moves": moves}):
        with suppress(SpotisleError):
            assert film(record).seats


def test_a_game_is_shown_with_the_pictures_that_it_was_played_with() -> None:
    own = new_table("tower", 2, Random(1), deck="custom:3/13/0f3a")
    record = write_record(own, ["ann", "bob"])
    assert (record["deck"], film(record).first.play.deck) == ("custom:3", "custom:3/13/0f3a")
    for other in ("custom:5/31/0f3a", "custom:3/99/0f3a", "custom:6", "beach", 7, None):
        assert film(record | {"pictures": other}).first.play.deck == "custom:3"
    assert "pictures" not in record_of(new_table("tower", 2, Random(1)))


def test_a_film_of_an_island_game_shows_the_points_so_far() -> None:
    table = new_table("barbarians", 2, Random(1))
    record = played(table, Random(2), moves=18)
    assert [step.frame.play.points for step in frames(record, 1, breaks_tie=False)] == [(0, 0)] * 19
    record = played(table, Random(2), moves=1)
    *_, last = frames(record, 1, breaks_tie=False)
    assert last.frame.play.points == tuple(replay(record).points.values())
    assert sorted(last.frame.play.points) == [0, 2]


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({"handicaps": {"ann": {"head_start": 5000}}}, "head_start: must be at most"),
        ({"looks": {"ann": "owl"}}, "looks.*: must be a list"),
        ({"looks": []}, "looks: must be an object"),
    ],
)
def test_inconsistent_seats_in_a_record_are_refused(told: dict[str, object], words: str) -> None:
    with pytest.raises(BrokenRecordError, match=words):
        film({**DUEL_RECORD, **told})


def test_a_film_shows_who_is_burned_at_the_end_of_a_round() -> None:
    table = new_table("hot_potato", 2, Random(1))
    for _ in range(2):
        table.submit(next(offer for offer in all_offers(table) if offer.seat == 0))
    beats = [scene.event.get("beat") for scene in film(record_of(table)).scenes]
    assert beats == [{"kind": "burned", "places": (1,), "by": 0, "cards": 2}] * 2
