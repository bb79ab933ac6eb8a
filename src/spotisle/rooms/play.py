"""What is being played at a room's table: a minigame of cards, or island dice."""

from collections.abc import Container
from typing import TYPE_CHECKING, Any

from spotisle import dice
from spotisle.dice import ISLAND_DICE
from spotisle.dice.moves import Move, write_move
from spotisle.records import FORMAT, replay, since, write_record
from spotisle.records.deals import read_deal
from spotisle.records.names import Names
from spotisle.rules import GAMES, Claim, Deck, Judgement, Pointing, Table
from spotisle.rules.parsing import Replayed
from spotisle.rules.penalty import Penalties
from spotisle.rules.registry import AnyGame
from spotisle.series import Result

if TYPE_CHECKING:
    from spotisle.rooms.events import Dealt


class Present(Penalties):
    """Penalties at a table with empty chairs: all are out when all who are there are out."""

    absent: frozenset[int] = frozenset()

    def punish(self, seat: int, now: float, in_play: frozenset[int]) -> None:
        """Lock or freeze the seat, not waiting for anyone on an empty chair."""
        super().punish(seat, now, in_play - self.absent)

    def trial(self) -> "Present":
        """Return the same penalties, to try claims without effect here."""
        trial = Present(self.kind)
        trial.locked, trial.absent = set(self.locked), self.absent
        trial.frozen_until = dict(self.frozen_until)
        return trial


class CardPlay:
    """A minigame at the table."""

    def __init__(self, dealt: "Dealt") -> None:
        self.dealt = dealt
        self.game: AnyGame = GAMES[dealt.game](
            len(dealt.seats), Deck.named(dealt.deck), dealt.options, dealt.teams
        )
        names = Names(dealt.names, dealt.teams)
        deal = read_deal(self.game, {"deal": dealt.deal}, names)
        self.game.check_deal(deal)
        self.table: Table[Any] = Table(self.game, deal)
        self._penalties = self.table.penalties = Present(self.game.penalty)

    def seat(self, taken: Container[int]) -> None:
        """Look who is there, by the room's seats; who left takes no part in a lock any more."""
        places = enumerate(self.dealt.seats)
        absent = frozenset(place for place, seat in places if seat not in taken)
        self._penalties.absent = absent
        self._penalties.locked -= absent
        if self.game.in_play(self.table.state) - absent <= self._penalties.locked:
            self._penalties.release()

    @property
    def finished(self) -> bool:
        """Tell whether the minigame is over."""
        return self.table.finished

    @property
    def number(self) -> int:
        """The number of the present state: how many claims were right."""
        return self.table.accepted

    def judge(self, claim: Claim, seen: int | None, at: float) -> Judgement:
        """Judge a claim, and apply it if it is right."""
        return self.table.submit(claim, seen, at)

    def point(self, pointing: Pointing) -> Judgement:
        """Let a helper point."""
        return self.table.point(pointing)

    def result(self) -> Result:
        """Return how it ended, for the series."""
        return Result.of(self.table)

    def record(self) -> dict[str, Any]:
        """Return the record so far."""
        return write_record(self.table, self.dealt.names, began=self.dealt.at)


class DicePlay:
    """A game of island dice."""

    def __init__(self, dealt: "Dealt") -> None:
        self.dealt = dealt
        waits = bool(dealt.options.get("joker_next_turn", False))
        self.state = dice.start(len(dealt.seats), joker_next_turn=waits)
        self.moves: list[dict[str, Any]] = []
        self.turn_since = dealt.at
        """When the present turn began, on the room's clock; pauses are left out."""

    @property
    def finished(self) -> bool:
        """Tell whether everybody has had all turns."""
        return self.state.finished

    @property
    def number(self) -> int:
        """The number of the present state: how many moves were accepted."""
        return len(self.moves)

    def move(self, place: int, move: Move, at: float) -> dice.DiceReason:
        """Judge a move, and make it if it is legal."""
        made = dice.step(self.state, place, move)
        if made.reason.accepted:
            if made.state.tracks != self.state.tracks:
                self.turn_since = at
            self.state = made.state
            seat, when = self.dealt.names[place], since(self.dealt.at, at)
            self.moves.append({"seat": seat, **write_move(move), "at": when})
        return made.reason

    def record(self) -> dict[str, Any]:
        """Return the record so far."""
        record = {
            "format": FORMAT,
            "game": ISLAND_DICE,
            "seats": list(self.dealt.names),
            "options": self.dealt.options,
            "moves": self.moves,
        }
        ended: Replayed = replay(record)
        outcome = {
            "finished": ended.finished,
            "scores": ended.scores,
            "ranking": ended.ranking,
            "points": {},
        }
        return {**record, "outcome": outcome}


AnyPlay = CardPlay | DicePlay
