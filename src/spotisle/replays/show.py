"""Replays and analyses of records from outside, as values or as JSON."""

from typing import Any

from msgspec import json

from spotisle.dice import ISLAND_DICE
from spotisle.records import read_head, read_text
from spotisle.replays.film import Film, film
from spotisle.replays.programme import Programme, film_of_game, is_series, programme
from spotisle.rules import BrokenRecordError

MAX_RECORD_BYTES = 1024 * 1024
"""The size limit of a record from outside."""


def film_record(text: bytes, play: int | None = None) -> Film | Programme:
    """Return the film of a game; of a series its programme, or the film of one of its games."""
    record = read_text(text)
    if is_series(record):
        return programme(record) if play is None else film_of_game(record, play)
    return film(record)


def analyse_record(text: bytes) -> list[Any]:
    """Return how each seat of a game of island dice played; solves the game first if necessary."""
    from spotisle.dice.replay import read
    from spotisle.dice.review import analyse
    from spotisle.dice.solver.table import shared_table

    record = read_head(read_text(text))
    if record["game"] != ISLAND_DICE:
        raise BrokenRecordError(f"game: only {ISLAND_DICE} can be analysed, not {record['game']}")
    table = shared_table(joker_next_turn=read(record).joker_next_turn)
    return analyse(record, table)


def encode_replay(text: memoryview, play: int | None = None) -> bytes:
    """Return a replay as JSON."""
    return json.encode(film_record(bytes(text), play))


def encode_analysis(text: memoryview) -> bytes:
    """Return an analysis as JSON."""
    return json.encode(analyse_record(bytes(text)))
