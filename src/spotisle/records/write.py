"""Writing the record of a game: a function of the table that it was played at."""

from collections.abc import Sequence
from typing import Any

import msgspec

from spotisle.records.deals import write_deal
from spotisle.records.names import Names, named_options
from spotisle.records.pictures import pictures
from spotisle.records.replay import RECORD_FORMAT, standing
from spotisle.rules import Table
from spotisle.rules.spec import TargetKind
from spotisle.rules.table import JudgedClaim


def write_record(
    table: Table[Any], seats: Sequence[str], began: float | None = None
) -> dict[str, Any]:
    """Return the record of a table so far as plain JSON, with the current outcome.

    `seats` are the players' names. `began` is when the cards were dealt, on the clock that judged
    the claims; without it the moves have no times.

    >>> from random import Random
    >>> from spotisle.records import replay
    >>> from spotisle.rules import Claim, new_table
    >>> table = new_table("duel", 2, Random(1))
    >>> judgement = table.submit(Claim(0, 0))
    >>> replay(write_record(table, ["ann", "bob"])).verdicts == (judgement.verdict,)
    True
    """
    game, names = table.game, Names(tuple(seats), table.game.seating)
    chosen = {name: value for name, value in game.chosen.items() if value is not None}
    record: dict[str, Any] = {
        "format": RECORD_FORMAT,
        "game": game.spec.name,
        "deck": game.deck.id,
        **pictures(game.deck),
        "seats": names.seats,
        "options": named_options(game.spec, chosen, names),
        "deal": write_deal(game, table.deal, names),
    }
    if names.teams:
        members = ([names.seats[seat] for seat in members] for members in names.teams.members)
        record["teams"] = names.by_side(list(members))
    record["moves"] = [_move(names, game.spec.target, move, began) for move in table.moves]
    record["outcome"] = standing(names, table)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return plain


def _move(
    names: Names, kind: TargetKind, judged: JudgedClaim, began: float | None
) -> dict[str, Any]:
    move = names.move(kind, judged.claim)
    if judged.seen is not None:
        move["seen"] = judged.seen
    if began is not None:
        move["at"] = since(began, judged.at)
    if judged.took is not None:
        move["took"] = judged.took
    return move


def since(began: float, now: float) -> float:
    """Return the seconds since the deal for a move: to the millisecond, never negative."""
    return max(0.0, round(now - began, 3))
