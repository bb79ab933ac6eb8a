"""The table: a game in play, with the short history that tells late claims from wrong ones.

>>> from random import Random
>>> from spotisle.rules import new_table
>>> table = new_table("tower", seats=2, rng=Random(7))
>>> view = table.view()
>>> symbol = table.game.deck.plane.shared(view.piles[0].top, view.middle.top)
>>> str(table.submit(Claim(0, symbol)).verdict), str(table.submit(Claim(0, symbol), seen=0).verdict)
('ok', 'late')
"""

from collections import deque
from copy import copy
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from spotisle.rules.claim import (
    ILLEGAL,
    LATE,
    MATCH,
    MATCHED,
    OK,
    WRONG,
    Claim,
    Judgement,
    Pointing,
    Reason,
)
from spotisle.rules.effect import Effect, find_effect
from spotisle.rules.game import Game
from spotisle.rules.penalty import Penalties
from spotisle.rules.view import CardsView, PrivateCards

S = TypeVar("S")

REMEMBERED_STATES = 16
"""How many states a live table keeps; a claim made in an older one cannot be late."""

MAX_MOVES = 2000
"""Beyond this number only right claims are recorded, so that a record stays small."""

UNRECORDED_REASONS = frozenset({Reason.LOCKED, Reason.FROZEN, Reason.UNKNOWN_SEAT})
"""Claims rejected for these reasons are not recorded: a replay has no penalties and might allow
them."""


class JudgedClaim(Struct, frozen=True, gc=False):
    """A move: a claim with its judgement, the state that the player saw, and its times."""

    claim: Claim
    judgement: Judgement
    seen: int | None
    """The number of the state that it was made in, if that was an earlier one in the history."""
    at: float
    """The table's clock in seconds."""
    took: float | None = None
    """The reaction time in seconds that counted, if it was measured."""


class SavedTable(Struct, frozen=True):
    """A game in play, for the snapshot of a room."""

    accepted: int
    history: Raw
    """The states that the table keeps, the current one last."""
    moves: list[JudgedClaim]
    locked: list[int]
    frozen_until: dict[int, float]
    pointing: dict[int, Pointing]


class Table(Generic[S]):
    """One game in play: judges claims one after the other, in the order given."""

    def __init__(
        self, game: Game[S, Any], deal: object, memory: int | None = REMEMBERED_STATES
    ) -> None:
        self.game = game
        self.deal = deal
        self.state = game.start(deal)
        self.finished = game.finished(self.state)
        """Whether the game is over."""
        self.accepted = 0
        """How many claims have been right: the number of the current state."""
        self.moves: deque[JudgedClaim] = deque(maxlen=0 if game.spec.endless else None)
        """The moves for the record; an endless game keeps none."""
        self.penalties = Penalties(game.penalty)
        self._pointing: dict[int, Pointing] = {}
        self._history: deque[S] = deque([self.state], maxlen=memory)
        self._seats = game.seats
        self._symbols = game.deck.plane.size
        self._targets = game.targets
        self._views: tuple[tuple[S, CardsView] | None, ...] = (None, None)
        """A cache of the last two views, with their states."""

    def submit(
        self,
        claim: Claim,
        seen: int | None = None,
        now: float = 0.0,
        judgement: Judgement | None = None,
        took: float | None = None,
    ) -> Judgement:
        """Judge a claim and, if it is right, apply it.

        `seen` is the number of the state that the claimant was looking at; without it, the
        current one. `now` is the table's clock in seconds, which only penalties use.
        `judgement` is the result of `judge` in the current state, if it was called before.
        `took` is stored for the record.
        """
        if judgement is None:
            judgement = self.judge(claim, seen, now)
        if seen is not None and (seen == self.accepted or not self.remembers(seen)):
            seen = None
        if judgement.reason is MATCH:
            state = self.state = self.game.apply(self.state, claim)
            self.finished = self.game.finished(state)
            self.accepted += 1
            self._history.append(state)
            if self.penalties.locked:
                self.penalties.release()
            if self._pointing:
                self._pointing.clear()
        elif judgement.verdict is WRONG:
            self.penalties.punish(claim.seat, now, self.game.in_play(self.state))
        elif judgement.verdict is ILLEGAL and judgement.reason in UNRECORDED_REASONS:
            return judgement
        if len(self.moves) < MAX_MOVES or judgement.reason is MATCH:
            self.moves.append(JudgedClaim(claim, judgement, seen, now, took))
        return judgement

    def judge(self, claim: Claim, seen: int | None = None, now: float = 0.0) -> Judgement:
        """Return what `submit` would return, without any effect."""
        if not (0 <= claim.seat < self._seats and 0 <= claim.symbol < self._symbols):
            return self._unknown(claim.seat)
        penalties = self.penalties
        if penalties.locked or penalties.frozen_until:
            barred = penalties.against(claim.seat, now)
            if barred is not None:
                return Judgement(ILLEGAL, barred)
        if self._targets is not None and claim.target not in self._targets:
            over = self.finished
            return Judgement(ILLEGAL, Reason.GAME_OVER if over else Reason.UNKNOWN_TARGET)
        reason = self.game.judge(self.state, claim)
        if reason is MATCH:
            return MATCHED
        if self._was_right(claim, seen):
            return Judgement(LATE, reason)
        return Judgement(WRONG if reason.is_wrong else ILLEGAL, reason)

    def trial(self) -> "Table[S]":
        """Return a copy, to try claims without changing this table."""
        trial: Table[S] = copy(self)
        trial.moves = self.moves.copy()
        trial.penalties = self.penalties.trial()
        trial._pointing = self._pointing.copy()
        trial._history = self._history.copy()
        return trial

    def save(self) -> SavedTable:
        """Return everything that has changed since the deal."""
        return SavedTable(
            self.accepted,
            Raw(msgspec.json.encode(list(self._history))),
            list(self.moves),
            sorted(self.penalties.locked),
            self.penalties.frozen_until,
            self._pointing,
        )

    def restore(self, saved: SavedTable) -> None:
        """Restore a saved state on a table with the same deal."""
        kind = type(self.state)
        states = [msgspec.convert(state, kind) for state in msgspec.json.decode(saved.history)]
        self._history.clear()
        self._history.extend(states)
        self.state = states[-1]
        self.finished = self.game.finished(self.state)
        self.accepted = saved.accepted
        self.moves.extend(saved.moves)
        self.penalties.locked = set(saved.locked)
        self.penalties.frozen_until = saved.frozen_until
        self._pointing = saved.pointing

    def view(self) -> CardsView:
        """Return what everyone may see now."""
        return self._view_of(self.state)

    def _view_of(self, state: S) -> CardsView:
        """Return the view of a state, cached because a room needs each more than once."""
        before, last = self._views
        if last is not None and last[0] is state:
            return last[1]
        if before is not None and before[0] is state:
            return before[1]
        view = self.game.view(state)
        self._views = last, (state, view)
        return view

    def private(self, seat: int) -> PrivateCards:
        """Return what only one seat sees, including what a helping partner points at."""
        own = self.game.private(self.state, seat)
        finger = self._pointing.get(seat) if self._pointing else None
        if finger is None:
            return own
        return replace(own, pointed_cell=finger.cell, pointed_symbol=finger.symbol)

    def point(self, pointing: Pointing) -> Judgement:
        """Let a player who has no cards left point for the partner, until the next card is laid."""
        seat, symbol = pointing.seat, pointing.symbol or 0
        if not (0 <= seat < self._seats and 0 <= symbol < self._symbols):
            return self._unknown(seat)
        reason = self.game.judge_pointing(self.state, pointing)
        if reason is not None:
            return Judgement(ILLEGAL, reason)
        helped = self.game.partner(pointing.seat)
        if helped is not None:
            self._pointing[helped] = pointing
        return Judgement(OK, Reason.POINTED)

    def effect(self, claim: Claim, ago: int = 0) -> Effect:
        """Return the effect of a right claim: the last one, or the one `ago` claims before it."""
        before, after = self._history[-2 - ago], self._history[-1 - ago]
        views = self._view_of(before), self._view_of(after)
        return find_effect(self.game, before, claim, after, views)

    def is_pointing(self, pointing: Pointing) -> bool:
        """Tell whether the partner sees exactly this pointing already."""
        helped = self.game.partner(pointing.seat)
        return helped is not None and self._pointing.get(helped) == pointing

    def _unknown(self, seat: int) -> Judgement:
        """Return the judgement for a seat, or else a symbol, that does not exist."""
        known = 0 <= seat < self._seats
        return Judgement(ILLEGAL, Reason.UNKNOWN_SYMBOL if known else Reason.UNKNOWN_SEAT)

    def remembers(self, number: int) -> bool:
        """Tell whether an earlier state is still in the history."""
        return self.accepted - len(self._history) < number < self.accepted

    def cards_changed(self, claim: Claim, seen: int | None) -> bool:
        """Tell whether the cards that a claim compares have changed since an earlier state."""
        if seen is None or not self.remembers(seen):
            return False
        before = self._history[seen - self.accepted - 1]
        return self._cards_of(claim, before) != self._cards_of(claim, self.state)

    def compared_cards(self, claim: Claim, seen: int | None) -> tuple[int, ...]:
        """Return the cards that a claim compared, as its claimant saw them; none if unknown."""
        state = self.state
        if seen is not None and self.remembers(seen):
            state = self._history[seen - self.accepted - 1]
        return next(iter(self._cards_of(claim, state)), ())

    def _cards_of(self, claim: Claim, state: S) -> list[tuple[int, ...]]:
        """Return the cards that a claim compares in a state."""
        game, seat = self.game, claim.seat
        chances = game.chances(game.view(state), game.private(state, seat), seat)
        return [chance.cards for chance in chances if chance.target == claim.target]

    def _was_right(self, claim: Claim, seen: int | None) -> bool:
        if seen is None or not self.remembers(seen):
            return False
        state = self._history[seen - self.accepted - 1]
        return self.game.judge(state, claim) is MATCH
