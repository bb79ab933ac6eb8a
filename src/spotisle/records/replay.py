"""Replay a record: judge every move again, using only the record."""

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from spotisle import dice
from spotisle.dice import ISLAND_DICE
from spotisle.errors import SpotisleError
from spotisle.records.deals import read_deal
from spotisle.records.names import Names, numbered_options, read_teams
from spotisle.rules import GAMES, BrokenRecordError, Deck, Judgement, Table, Verdict
from spotisle.rules.claim import Reason
from spotisle.rules.parsing import (
    JsonObject,
    ReplayResult,
    is_number,
    read_moves,
    read_options,
    read_seats,
)
from spotisle.rules.registry import AnyGame

RECORD_FORMAT = "spotisle.record/1"


class Replay(Struct, frozen=True):
    """A validated record: the players, the game, the deal and the moves."""

    names: Names
    game: AnyGame
    deal: Any
    moves: list[JsonObject]

    def table(self) -> Table[Any]:
        """Return the table before the first move; it keeps every state and has no penalties."""
        table = Table(self.game, self.deal, memory=None)
        table.penalties.kind = "none"
        return table

    def judge(self, table: Table[Any], place: int, move: JsonObject) -> Judgement:
        """Judge one move at the table."""
        seen = move.get("seen", table.accepted)
        if not is_number(seen) or not 0 <= seen <= table.accepted:
            raise BrokenRecordError(
                f"moves[{place}].seen: must be 0 to {table.accepted}, the moves accepted so far"
            )
        claim = self.names.claim(self.game.spec.target, move)
        if isinstance(claim, Reason):
            return Judgement(Verdict.ILLEGAL, claim)
        return table.submit(claim, seen)

    def replay(self) -> tuple[ReplayResult, Table[Any]]:
        """Judge all moves; return the result, and the table after the last one."""
        table = self.table()
        judgements = [self.judge(table, place, move) for place, move in enumerate(self.moves)]
        replayed = ReplayResult(
            verdicts=tuple(judgement.verdict for judgement in judgements),
            reasons=tuple(judgement.reason for judgement in judgements),
            **standing(self.names, table),
        )
        return replayed, table


def replay(record: object) -> ReplayResult:
    """Replay a record, or raise `BrokenRecordError` with the place and the cause.

    >>> replay({"format": "spotisle.record/1", "game": "duel", "deck": "classic",
    ...         "seats": ["ann", "bob"], "deal": [0, 1], "moves": [{"seat": "bob", "symbol": 1}]}
    ... ).ranking
    (('bob',), ('ann',))
    """
    raw = read_head(record)
    if raw["game"] == ISLAND_DICE:
        return ReplayResult(**asdict(dice.replay(raw)))
    return read(raw).replay()[0]


def standing(names: Names, table: Table[Any]) -> dict[str, Any]:
    """Return the outcome so far, by name, in the form of records and replays."""
    game, state = table.game, table.state
    points = game.points(state)
    return {
        "finished": table.finished,
        "scores": names.by_side(game.scores(state)),
        "ranking": tuple(
            tuple(names.sides[side] for side in group) for group in game.ranking(state)
        ),
        "points": names.by_side(points) if points else {},
    }


def read_head(record: object) -> JsonObject:
    """Check that this is a record of a known game."""
    if not isinstance(record, dict):
        raise BrokenRecordError("record: must be an object")
    if record.get("format") != RECORD_FORMAT:
        raise BrokenRecordError(f"format: must be {RECORD_FORMAT!r}")
    known = [*(name for name, game in GAMES.items() if not game.spec.endless), ISLAND_DICE]
    if not isinstance(record.get("game"), str) or record["game"] not in known:
        raise BrokenRecordError(f"game: must be one of {', '.join(known)}")
    return record


def read(record: JsonObject) -> Replay:
    """Validate a record of a card game; unknown keys and options are ignored."""
    seats = read_seats(record)
    kind = GAMES[record["game"]]
    names = Names(seats, read_teams(record, seats) if kind.spec.teams else None)
    options = numbered_options(kind.spec, read_options(record), names)
    deck = record.get("deck")
    if not isinstance(deck, str):
        raise BrokenRecordError("deck: must be a name")
    try:
        game = kind(len(seats), Deck.named(deck), options, names.teams)
        _refuse_null(game, options)
        deal = read_deal(game, record, names)
        game.check_deal(deal)
    except BrokenRecordError:
        raise
    except SpotisleError as error:
        raise BrokenRecordError(str(error)) from None
    return Replay(names, game, deal, read_moves(record))


def _refuse_null(game: AnyGame, options: JsonObject) -> None:
    """Reject null as an option: only the engine's own defaults may be None."""
    for name in game.options.__struct_fields__:
        if options.get(name, name) is None:
            raise BrokenRecordError(f"options.{name}: null is not a value; leave the option out")
