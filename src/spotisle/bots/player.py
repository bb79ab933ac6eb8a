"""A bot at a table over time: what it is about to claim, and when.

A player searches, and will claim something at some moment. When the cards change that it was
looking at, it notices a moment later and starts anew, unless its claim was already on its way: that
one is made for what was seen, and comes late.
"""

from math import inf
from random import Random
from typing import Any

from spotisle.bots.skill import Skill
from spotisle.rules import CardsView, Chance, Claim, Table
from spotisle.rules.view import NOTHING_PRIVATE


class Player:
    """One bot's attention. Time and chance are handed in."""

    __slots__ = (
        "_base", "_chance", "_draw_time", "_frozen", "_hides", "_notice", "_table", "_view",
        "delay", "due", "rng", "seat", "seen", "skill",
    )  # fmt: skip

    def __init__(self, table: Table[Any], seat: int, skill: Skill, rng: Random) -> None:
        self.seat = seat
        self.skill = skill
        self.rng = rng
        self.delay = 0.0
        """How long it searches."""
        self.due = inf
        """When the claim will be made."""
        self.seen = 0
        """The number of the state that it is looking at."""
        self._table = table
        self._hides = table.game.spec.hides_hands
        self._view: CardsView | None = None
        """What it is looking at, as long as it has not settled on a chance."""
        self._chance: Chance | None = None
        self._base: float | None = None
        """Where all search for one contested card: the seconds besides the search itself."""
        self._frozen = table.penalties.frozen_until
        self._notice = skill.notice
        self._draw_time = skill.search_times(table.game.deck.plane, rng).__next__

    @property
    def chance(self) -> Chance | None:
        """What it is looking at, if anything."""
        if self._view is not None:
            picked = self._pick(self._view)
            self._chance, self._view = picked and picked[0], None
        return self._chance

    def _pick(self, view: CardsView) -> tuple[Chance, int, int] | None:
        """Return what is found among all chances, after how many looks, and how many there are."""
        game, seat = self._table.game, self.seat
        private = self._table.private(seat) if self._hides else NOTHING_PRIVATE
        chances = game.chances(view, private, seat)
        picked = self.skill.pick(game, view, seat, chances, self.rng)
        return picked and (*picked, len(chances))

    def stop(self) -> None:
        """Give up the search, or the claim that was due."""
        self._chance = self._view = None
        self.due = inf

    def claim(self) -> Claim | None:
        """Return the claim that is due, if there is anything to claim, and stop."""
        game, seat, chance = self._table.game, self.seat, self._chance
        if self._view is not None:
            chances = game.chances(self._view, NOTHING_PRIVATE, seat)
            chance = chances[0] if len(chances) == 1 else self.chance
        self._chance = self._view = None
        self.due = inf
        if chance is None:
            self._base = None
            return None
        return Claim(seat, self.skill.name(game.deck.plane, chance, self.rng), chance.target)

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
        self.seen = self._table.accepted
        if self._base is not None:
            self._view = view
            self.delay = delay = self._base + self._draw_time()
        else:
            if self._still_there(view):
                return self.due
            picked = self._pick(view)
            if picked is None:
                self.stop()
                return inf
            self._chance, looks, chances = picked
            base = self.skill.choice_time(chances)
            self.delay = delay = base + looks * self._draw_time()
            if self._table.game.spec.contested and not self._hides:
                self._base = base
        frozen = self._frozen
        self.due = due = delay + (max(now, frozen.get(self.seat, now)) if frozen else now)
        return due

    def _still_there(self, view: CardsView) -> bool:
        if self._chance is None:
            return False
        game, seat = self._table.game, self.seat
        return self._chance in game.chances(view, self._table.private(seat), seat)
