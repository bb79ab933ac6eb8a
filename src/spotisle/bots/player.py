"""A bot at a table over time: what it is about to claim, and when.

A player searches, and will claim something at some moment. When the cards change that it was
looking at, it notices a moment later and starts anew, unless its claim was already on its way: that
one is made for what was seen, and comes late.
"""

from math import inf
from random import Random
from typing import Any

from spotisle.bots.skill import Skill
from spotisle.rules import CardsView, Chance, Claim, Game, Table
from spotisle.rules.view import NOTHING_PRIVATE


class Player:
    """One bot's attention. Time and chance are handed in."""

    __slots__ = (
        "_chances", "_draw_time", "_floor", "_frozen", "_notice", "_private", "_table",
        "chance", "delay", "due", "rng", "seat", "seen", "skill",
    )  # fmt: skip

    def __init__(self, table: Table[Any], seat: int, skill: Skill, rng: Random) -> None:
        self.seat = seat
        self.skill = skill
        self.rng = rng
        self.chance: Chance | None = None
        """What it is looking at."""
        self.delay = 0.0
        """How long it searches for that."""
        self.due = inf
        """When the claim will be made."""
        self.seen = 0
        """The number of the state that it is looking at."""
        game = table.game
        self._table = table
        self._chances = game.chances
        self._private = table.private if type(game).private is not Game.private else None
        self._frozen = table.penalties.frozen_until
        self._floor, self._notice = skill.floor, skill.notice
        self._draw_time = skill.search_times(game.deck.plane, rng).__next__

    def stop(self) -> None:
        """Give up the search, or the claim that was due."""
        self.chance = None
        self.due = inf

    def claim(self) -> Claim:
        """Return the claim that is due, and stop."""
        chance = self.chance
        assert chance is not None
        self.chance = None
        self.due = inf
        symbol = self.skill.name(self._table.game.deck.plane, chance, self.rng)
        return Claim(self.seat, symbol, chance.target)

    def search(self, view: CardsView, now: float) -> float:
        """Start a new search, after a freeze if there is one, and return when the claim is due.

        A locked player waits.
        """
        self.stop()
        return inf if self.seat in self._table.penalties.locked else self.react(view, now)

    def react(self, view: CardsView, now: float) -> float:
        """Look at a table that has changed, and return when the claim is due.

        The search starts anew, unless a claim is on its way or what it is about still lies there.
        """
        if self.due <= now + self._notice:
            return self.due
        seat = self.seat
        private = NOTHING_PRIVATE if self._private is None else self._private(seat)
        chances = self._chances(view, private, seat)
        self.seen = self._table.accepted
        if self.chance in chances:
            return self.due
        if len(chances) == 1:
            self.chance = chances[0]
            self.delay = delay = self._floor + self._draw_time()
        else:
            picked = self.skill.pick(self._table.game, view, seat, chances, self.rng)
            if picked is None:
                self.stop()
                return inf
            self.chance, looks = picked
            self.delay = delay = self.skill.choice_time(len(chances)) + looks * self._draw_time()
        self.due = due = delay + (max(now, self._frozen.get(seat, now)) if self._frozen else now)
        return due
