"""What is being played at a room's table: a minigame of cards, or island dice."""

from abc import ABC, abstractmethod
from collections.abc import Container
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from msgspec import Struct, to_builtins

from spotisle import dice
from spotisle.dice import ISLAND_DICE
from spotisle.dice.moves import Move, write_move
from spotisle.records import RECORD_FORMAT, replay, since, write_record
from spotisle.records.deals import read_deal
from spotisle.records.names import Names
from spotisle.records.tally import Tally, tally_moves
from spotisle.rules import (
    GAMES,
    CardsView,
    Claim,
    Deck,
    Judgement,
    Pointing,
    PrivateCards,
    Ranking,
    Table,
)
from spotisle.rules.claim import Reason, Target
from spotisle.rules.game import most
from spotisle.rules.parsing import ReplayResult
from spotisle.rules.penalty import FREEZE_S, Penalties
from spotisle.rules.registry import AnyGame
from spotisle.rules.seats import Place, RoomSeat
from spotisle.rules.spec import Counting, SeatAim
from spotisle.rules.view import NOTHING_PRIVATE, TableLayout
from spotisle.series import Result

if TYPE_CHECKING:
    from spotisle.rooms.events import Dealt


class SavedDice(Struct, frozen=True):
    """A game of island dice in play, as a snapshot of a room keeps it."""

    state: dice.DiceState
    moves: list[dict[str, Any]]
    turn_started_at: float


class Play(ABC):
    """A game on the table of a room, with what cards and dice have in common."""

    kind: ClassVar[Literal["cards", "dice"]]

    def __init__(self, dealt: "Dealt") -> None:
        self.dealt = dealt
        self._places = {seat: Place(place) for place, seat in enumerate(dealt.seats)}

    @property
    def as_cards(self) -> "CardPlay | None":
        """The same, if it is a game of cards."""
        return None

    @property
    def as_dice(self) -> "DicePlay | None":
        """The same, if it is a game of dice."""
        return None

    def place_of(self, seat: RoomSeat | None) -> Place | None:
        """Return the place of a seat at the table; None for those who do not play."""
        return None if seat is None else self._places.get(seat)

    def seat_at(self, place: Place) -> RoomSeat:
        """Return the room's seat at a place of the table."""
        return self.dealt.seats[place]

    @property
    @abstractmethod
    def number(self) -> int:
        """The number of the current state: how many claims or moves were accepted."""

    @property
    @abstractmethod
    def finished(self) -> bool:
        """Whether the game is over."""

    @property
    def turn(self) -> Place | None:
        """The place whose turn it is, in games that are played in turn."""
        return None

    @property
    def turn_started_at(self) -> float:
        """When the current turn started, on the room's clock; each pause moves it later."""
        return self.dealt.at

    @abstractmethod
    def view(self) -> CardsView | dice.DiceView:
        """Return what everyone may see."""

    def private(self, place: Place) -> PrivateCards:
        """Return what only this place sees."""
        return NOTHING_PRIVATE

    @property
    def has_private(self) -> bool:
        """Whether places see anything that others do not."""
        return False

    @property
    def layout(self) -> TableLayout | None:
        """How the table is laid, where cards are played."""
        return None

    @property
    def narrows_aims(self) -> bool:
        """Whether seats have their own aims, which change with the cards."""
        return False

    def aims(self, place: Place) -> tuple[SeatAim, ...] | None:
        """Return what one place may claim; None means everything in the table's aim."""
        return None

    def barred(self, place: Place) -> Reason | None:
        """Return why one place may not claim the rest of the table's aim."""
        return None

    @property
    @abstractmethod
    def counting(self) -> Counting | None:
        """What the scores mean."""

    @abstractmethod
    def ranking(self) -> Ranking:
        """Return the places, or teams, in groups, best first."""

    def points(self) -> tuple[int, ...]:
        """Return what the game has awarded to each team so far."""
        return ()

    def locked(self) -> tuple[int, ...]:
        """Return the places that are out until the cards change."""
        return ()

    def frozen(self, now: float) -> tuple[tuple[int, float], ...]:
        """Return the places that are out for a moment, each with the time when that ends."""
        return ()

    def update_seats(self, taken: Container[RoomSeat]) -> None:  # noqa: B027
        """Note which seats of the room are taken; matters to some games."""

    def resume(self, paused_for: float) -> None:  # noqa: B027
        """Continue after a pause of this many seconds; matters to games with turns."""

    @abstractmethod
    def record(self) -> dict[str, Any]:
        """Return the record so far."""


class PresentPenalties(Penalties):
    """Penalties that ignore empty seats: locks end when all who are present are locked."""

    absent: frozenset[int] = frozenset()
    gentle: frozenset[int] = frozenset()
    """Places that a mistake freezes instead of locking."""

    def punish(self, seat: int, now: float, in_play: frozenset[int]) -> None:
        """Lock or freeze the seat, not waiting for anyone who is absent."""
        if self.kind == "lock" and seat in self.gentle:
            self.frozen_until[seat] = now + FREEZE_S
            return
        super().punish(seat, now, in_play - self.absent)

    def trial(self) -> "PresentPenalties":
        """Return a copy, to try claims without side effects."""
        trial = PresentPenalties(self.kind)
        trial.locked, trial.absent, trial.gentle = set(self.locked), self.absent, self.gentle
        trial.frozen_until = dict(self.frozen_until)
        return trial


class CardPlay(Play):
    """A minigame of cards."""

    kind = "cards"

    def __init__(self, dealt: "Dealt") -> None:
        super().__init__(dealt)
        self.game: AnyGame = GAMES[dealt.game](
            len(dealt.seats), Deck.named(dealt.deck), dealt.options, dealt.teams
        )
        self.game.secret = dealt.secret
        self._layout, self._counting = self.game.layout, self.game.counting
        spec = self.game.spec
        self._record: tuple[int, dict[str, Any]] | None = None
        """The cached record, with the number of moves in it."""
        self._narrows_aims = spec.aim is None or spec.narrows
        self._has_private = self._narrows_aims or spec.hides_hands or spec.teams
        names = Names(dealt.names, dealt.teams)
        deal = read_deal(self.game, {"deal": dealt.deal}, names)
        self.game.check_deal(deal)
        self.table: Table[Any] = Table(self.game, deal)
        self._penalties = self.table.penalties = PresentPenalties(self.game.penalty)
        self._penalties.gentle = frozenset(
            place for place, one in enumerate(dealt.handicaps) if one is not None and one.no_lock
        )

    @property
    def as_cards(self) -> "CardPlay":
        """The same."""
        return self

    @property
    def number(self) -> int:
        """How many claims were right."""
        return self.table.accepted

    @property
    def finished(self) -> bool:
        """Whether the minigame is over."""
        return self.table.finished

    @property
    def has_beats(self) -> bool:
        """Whether the end of a round is shown before the next one begins."""
        return self.dealt.pace != "off" and self.game.spec.rounds

    def claim(self, place: Place, symbol: int, target: Target) -> Claim:
        """Return the claim of a place."""
        return Claim(place, symbol, target)

    def judge(self, claim: Claim, seen: int | None, at: float) -> Judgement:
        """Judge a claim, without any effect."""
        return self.table.judge(claim, seen, at)

    def apply(
        self,
        claim: Claim,
        judgement: Judgement,
        seen: int | None,
        at: float,
        took: float | None = None,
    ) -> None:
        """Carry out the judgement of a claim."""
        self.table.submit(claim, seen, at, judgement, took)

    def add_tallies(self, tallies: dict[RoomSeat, Tally]) -> None:
        """Add what everybody did in this game to their earlier tallies."""
        for place, tally in enumerate(tally_moves(self.table.moves, self.game)):
            seat = self.dealt.seats[place]
            tallies[seat] = tallies.get(seat, Tally()).plus(tally)

    def point(self, pointing: Pointing) -> Judgement:
        """Let a player without cards point for the partner."""
        return self.table.point(pointing)

    def view(self) -> CardsView:
        """Return what everyone may see."""
        return self.table.view()

    def private(self, place: Place) -> PrivateCards:
        """Return what only this place sees."""
        return self.table.private(place)

    @property
    def has_private(self) -> bool:
        """Whether a place has a hand, its own aims, or a partner who may point for it."""
        return self._has_private

    @property
    def layout(self) -> TableLayout:
        """How the table is laid."""
        return self._layout

    @property
    def narrows_aims(self) -> bool:
        """Whether seats have their own aims, which change with the cards."""
        return self._narrows_aims

    def aims(self, place: Place) -> tuple[SeatAim, ...] | None:
        """Return what one place may claim; None means everything in the table's aim."""
        return self.game.aims(self.view(), self.private(place), place)

    def barred(self, place: Place) -> Reason | None:
        """Return why one place may not claim the rest of the table's aim."""
        return self.game.barred(self.view(), place)

    @property
    def counting(self) -> Counting | None:
        """What the scores mean."""
        return self._counting

    def ranking(self) -> Ranking:
        """Return the places, or teams, in groups, best first."""
        return self.game.ranking(self.table.state)

    def points(self) -> tuple[int, ...]:
        """Return what an island game has awarded to each team so far."""
        return self.game.points(self.table.state)

    def locked(self) -> tuple[int, ...]:
        """Return the places that are out until the cards change."""
        locked = self._penalties.locked
        return tuple(sorted(locked)) if locked else ()

    def frozen(self, now: float) -> tuple[tuple[int, float], ...]:
        """Return the places that are out for a moment, each with the time when that ends."""
        until = self._penalties.frozen_until
        if not until:
            return ()
        return tuple((place, end) for place, end in sorted(until.items()) if end > now)

    def update_seats(self, taken: Container[RoomSeat]) -> None:
        """Note which seats are taken; locks do not wait for the others."""
        absent = frozenset(place for seat, place in self._places.items() if seat not in taken)
        self._penalties.absent = absent
        self._penalties.locked -= absent
        if self.game.in_play(self.table.state) - absent <= self._penalties.locked:
            self._penalties.release()

    def result(self) -> Result:
        """Return how it ended, for the series."""
        return Result.of(self.table)

    def record(self) -> dict[str, Any]:
        """Return the record so far."""
        moves = len(self.table.moves)
        if self._record is None or self._record[0] != moves:
            self._record = moves, self._write_record()
        return self._record[1]

    def _write_record(self) -> dict[str, Any]:
        record = write_record(self.table, self.dealt.names, began=self.dealt.at)
        return {**record, **_about_seats(self.dealt)}


class DicePlay(Play):
    """A game of island dice."""

    kind = "dice"

    def __init__(self, dealt: "Dealt") -> None:
        super().__init__(dealt)
        waits = bool(dealt.options.get("joker_next_turn", False))
        self.state = dice.start(len(dealt.seats), joker_next_turn=waits)
        self._moves: list[dict[str, Any]] = []
        self._turn_started_at = dealt.at

    @property
    def as_dice(self) -> "DicePlay":
        """The same."""
        return self

    @property
    def number(self) -> int:
        """How many moves were accepted."""
        return len(self._moves)

    @property
    def finished(self) -> bool:
        """Whether everybody has had all turns."""
        return self.state.finished

    @property
    def turn(self) -> Place | None:
        """The place whose turn it is."""
        return None if self.finished else Place(self.state.seat)

    @property
    def turn_started_at(self) -> float:
        """When the current turn started."""
        return self._turn_started_at

    def move(self, place: Place, move: Move, at: float) -> dice.DiceReason:
        """Judge a move, and make it if it is legal."""
        made = dice.step(self.state, place, move)
        if made.reason.accepted:
            if made.state.tracks != self.state.tracks:
                self._turn_started_at = at
            self.state = made.state
            seat, when = self.dealt.names[place], since(self.dealt.at, at)
            self._moves.append({"seat": seat, **write_move(move), "at": when})
        return made.reason

    def view(self) -> dice.DiceView:
        """Return what everyone may see."""
        return dice.view(self.state)

    @property
    def counting(self) -> Counting:
        """Points, and the most of them win."""
        return Counting()

    def ranking(self) -> Ranking:
        """Return the places in groups, best first."""
        return most([self.state.score(place) for place in range(len(self.dealt.seats))])

    def resume(self, paused_for: float) -> None:
        """Do not count a pause as part of the turn."""
        self._turn_started_at += paused_for

    def record(self) -> dict[str, Any]:
        """Return the record so far."""
        record = {
            "format": RECORD_FORMAT,
            "game": ISLAND_DICE,
            "seats": list(self.dealt.names),
            "options": self.dealt.options,
            "moves": self._moves,
        }
        ended: ReplayResult = replay(record)
        outcome = {
            "finished": ended.finished,
            "scores": ended.scores,
            "ranking": ended.ranking,
            "points": {},
        }
        return {**record, **_about_seats(self.dealt), "outcome": outcome}

    def save(self) -> SavedDice:
        """Return all that has changed since the deal."""
        return SavedDice(self.state, self._moves, self._turn_started_at)

    def restore(self, saved: SavedDice) -> None:
        """Restore the game from what `save` returned."""
        self.state, self._moves = saved.state, saved.moves
        self._turn_started_at = saved.turn_started_at


def _about_seats(dealt: "Dealt") -> dict[str, Any]:
    """Return the handicaps and looks of the seats for a record, if there are any."""
    handicaps = zip(dealt.names, dealt.handicaps, strict=False)
    told = {
        "handicaps": {name: to_builtins(one) for name, one in handicaps if one is not None},
        "looks": {name: list(look) for name, look in zip(dealt.names, dealt.looks, strict=False)},
    }
    return {key: by_name for key, by_name in told.items() if by_name}
