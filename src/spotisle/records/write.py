"""Writing a record while a game is played."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from spotisle.records.deals import write_deal
from spotisle.records.names import Names, named_options
from spotisle.records.pictures import pictures
from spotisle.records.replay import FORMAT, standing
from spotisle.rules import Claim, Judgement, Table, Teams
from spotisle.rules.claim import MATCHED, Reason
from spotisle.rules.registry import AnyGame, new_game

NO_MOVE = frozenset({Reason.LOCKED, Reason.FROZEN, Reason.UNKNOWN_SEAT})


class Made(Struct, frozen=True, gc=False):
    """A claim that was made: the state it was made in, where that is known, and when."""

    claim: Claim
    seen: int | None
    at: float


class Recorder:
    """A table that keeps its own record.

    >>> from spotisle.records import replay
    >>> recorder = Recorder.deal("duel", ["ann", "bob"], Random(1))
    >>> recorder.judge(Claim(0, 0)).verdict in ("ok", "wrong")
    True
    >>> replay(recorder.record()).verdicts == (recorder.judgements[0].verdict,)
    True
    """

    def __init__(
        self,
        game: AnyGame,
        deal: object,
        names: Names,
        options: Mapping[str, Any],
        began: float | None = None,
    ) -> None:
        self.table: Table[Any] = Table(game, game.start(deal))
        self.judgements: list[Judgement] = []
        self.names = names
        self._began = began
        """When the cards were dealt, by the clock that claims are judged by; None: no times."""
        chosen = {name: value for name, value in options.items() if value is not None}
        self._head = {
            "format": FORMAT,
            "game": game.spec.name,
            "deck": game.deck.id,
            **pictures(game.deck),
            "seats": names.seats,
            "options": named_options(game.spec, chosen, names),
            "deal": write_deal(deal, names),
        }
        if names.teams:
            members = ([names.seats[seat] for seat in members] for members in names.teams.members)
            self._head["teams"] = names.by_side(list(members))
        self._moves: list[Made] = []

    @staticmethod
    def deal(
        game: str,
        seats: list[str],
        rng: Random,
        *,
        deck: str | None = None,
        options: Mapping[str, Any] | None = None,
        teams: Teams | None = None,
    ) -> "Recorder":
        """Deal a fresh game for these players."""
        options = options or {}
        dealt = new_game(game, len(seats), deck, options, teams)
        usual = dealt.usual_options(len(seats), dealt.deck)
        if dealt.spec.teams and teams is None:
            teams = Teams.of(len(seats))
        return Recorder(dealt, dealt.shuffle(rng), Names(tuple(seats), teams), {**usual, **options})

    def judge(self, claim: Claim, seen: int | None = None, now: float = 0.0) -> Judgement:
        """Judge a claim at the table and write it down.

        What a penalty forbids is no move: a replay knows no penalties and might allow it.
        """
        remembered = seen is not None and self.table.remembers(seen)
        judgement = self.table.judge(claim, seen, now)
        if judgement is not MATCHED and judgement.reason in NO_MOVE:
            return judgement
        self._moves.append(Made(claim, seen if remembered else None, now))
        self.judgements.append(judgement)
        return judgement

    def record(self) -> dict[str, Any]:
        """Return the record so far as plain JSON, with the outcome as it stands."""
        outcome = standing(self.names, self.table)
        moves = [self._move(made) for made in self._moves]
        whole = {**self._head, "moves": moves, "outcome": outcome}
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
        return plain

    def _move(self, made: Made) -> dict[str, Any]:
        move = self.names.move(self.table.game.spec.target, made.claim)
        if made.seen is not None:
            move["seen"] = made.seen
        if self._began is not None:
            move["at"] = since(self._began, made.at)
        return move


def since(began: float, now: float) -> float:
    """Return the seconds since the deal, as a move has them: to the millisecond, never negative."""
    return max(0.0, round(now - began, 3))
