"""A bot at a table over time: what it is about to claim, and when.

A bot searches for a while and then claims. If the cards that it looks at change, it notices after a
reaction time and restarts the search. A claim that is due before then is still made for the old
cards, and comes late.
"""

from math import inf
from random import Random
from typing import Any

from spotisle.bots.skill import QUANTILE_BITS, Skill
from spotisle.rules import CardsView, Chance, Claim, Table
from spotisle.rules.view import NOTHING_PRIVATE


class Player:
    """One bot's search. The caller passes in the time and the random numbers."""

    __slots__ = (
        "_base", "_chance", "_draw_bits", "_frozen", "_notice", "_plane", "_table", "_times",
        "_view", "delay", "due", "rng", "seat", "seen", "skill",
    )  # fmt: skip

    def __init__(self, table: Table[Any], seat: int, skill: Skill, rng: Random) -> None:
        self.seat = seat
        self.skill = skill
        self.rng = rng
        self.delay = 0.0
        """Seconds from the start of the search to the claim."""
        self.due = inf
        """When the claim will be made."""
        self.seen = 0
        """The number of the state that it is looking at."""
        self._table = table
        self._view: CardsView | None = None
        """What it is looking at, until it has picked a chance."""
        self._chance: Chance | None = None
        self._base: float | None = None
        """In games with one contested card: the seconds besides the search itself."""
        self._frozen = table.penalties.frozen_until
        self._notice = skill.notice
        self._plane = table.game.deck.plane
        self._times = skill.search_times(self._plane)
        self._draw_bits = rng.getrandbits

    def chance(self) -> Chance | None:
        """Return the chance that it is looking at, if any."""
        view = self._view
        if view is not None:
            game = self._table.game
            chances = game.chances(view, NOTHING_PRIVATE, self.seat)
            if len(chances) == 1:
                self._chance = chances[0]
            else:
                picked = self.skill.pick(game, view, self.seat, chances, self.rng)
                self._chance = picked and picked[0]
            self._view = None
        return self._chance

    def _chances(self, view: CardsView) -> tuple[Chance, ...]:
        game, seat = self._table.game, self.seat
        private = self._table.private(seat) if game.spec.hides_hands else NOTHING_PRIVATE
        return game.chances(view, private, seat)

    def stop(self) -> None:
        """Give up the search, or the claim that was due."""
        self._chance = self._view = None
        self.due = inf

    def claim(self) -> Claim | None:
        """Return the claim that is due, if there is anything to claim, and stop."""
        chance = self._chance if self._view is None else self.chance()
        self._chance = None
        self.due = inf
        if chance is None:
            self._base = None
            return None
        symbol = self.skill.name(self._plane, chance, self.rng)
        return Claim(self.seat, symbol, chance.target)

    def search(self, view: CardsView, now: float) -> float:
        """Start a new search, after a freeze if there is one, and return when the claim is due.

        A locked player waits.
        """
        self.stop()
        return inf if self.seat in self._table.penalties.locked else self.react(view, now)

    def react(self, view: CardsView, now: float) -> float:
        """Look at a table that has changed, and return when the claim is due.

        The search restarts, unless a claim is about to be made or the old chance is still open.
        """
        due = self.due
        if due <= now + self._notice:
            return due
        self.seen = self._table.accepted
        base = self._base
        if base is None:
            delay = self._look(view)
            if delay is None:
                return self.due
        else:
            self._view = view
            draw = self._draw_bits
            delay = base + self._times[draw(QUANTILE_BITS)]
        self.delay = delay
        if self._frozen:
            now = max(now, self._frozen.get(self.seat, now))
        self.due = due = now + delay
        return due

    def _look(self, view: CardsView) -> float | None:
        """Return the time of a new search; None if the old one continues or there is no chance."""
        game, chances = self._table.game, self._chances(view)
        if self._chance in chances:
            return None
        if not chances:
            self.stop()
            return None
        base = self.skill.choice_time(len(chances))
        if game.spec.contested and not game.spec.hides_hands:
            self._base, self._view = base, view
            return base + self._times[self._draw_bits(QUANTILE_BITS)]
        picked = self.skill.pick(game, view, self.seat, chances, self.rng)
        if picked is None:
            self.stop()
            return None
        self._chance, looks = picked
        return base + looks * self._times[self._draw_bits(QUANTILE_BITS)]
