"""A bot at a table over time: what it is about to claim, when, and when it looks anew.

A player looks, and will claim something at some moment. When the cards change that it was looking
at, it notices a moment later and starts anew, unless its claim was already on its way: that one is
made for what was seen, and comes late.
"""

from math import inf
from random import Random
from typing import Any

from spotisle.bots.skill import Intent, Reflex
from spotisle.rules import Table, View


class Player:
    """One bot's attention. Time and chance are handed in."""

    def __init__(self, reflex: Reflex, seat: int, rng: Random) -> None:
        self.reflex = reflex
        self.seat = seat
        self.rng = rng
        self.intent: Intent | None = None
        self.due = inf
        """When the claim will be made."""
        self.seen = 0
        """The number of the state that it was looking at."""

    def rest(self) -> None:
        """Look at nothing."""
        self.intent = None
        self.due = inf

    def look(self, table: Table[Any], view: View, now: float) -> None:
        """Start a new search, after a freeze if there is one; a locked player waits."""
        self.rest()
        if self.seat in table.penalties.locked:
            return
        private = table.private(self.seat)
        intent = self.reflex.intent(table.game, view, private, self.seat, self.rng)
        if intent is not None:
            begin = max(now, table.penalties.frozen_until.get(self.seat, now))
            self.intent, self.due, self.seen = intent, begin + intent.delay, table.accepted

    def notice(self, table: Table[Any], view: View, now: float) -> None:
        """Look anew, unless a claim is on its way or what it is about still lies there."""
        if self.intent is not None:
            if self.due <= now + self.reflex.notice:
                return
            chances = table.game.chances(view, table.private(self.seat), self.seat)
            if self.intent.chance in chances:
                self.seen = table.accepted
                return
        self.look(table, view, now)
