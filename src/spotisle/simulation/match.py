"""One game of bots at a real table, on a virtual clock.

Every player looks, and will claim something at some moment. The earliest claim is judged; whoever
was looking at the cards that it changed notices a moment later and starts anew, unless the own
claim was already on its way: that one is made for what was seen, and comes late.
"""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

from msgspec import Struct

from spotisle.bots import Intent, Reflex
from spotisle.games import Ranking, Table, Verdict

VERDICTS = tuple(Verdict)


class Played(Struct, frozen=True):
    """What is left of a game: its outcome, its claims, and how long it took."""

    ranking: Ranking
    scores: tuple[int, ...]
    points: tuple[int, ...]
    claims: tuple[int, ...]
    """How many claims got each verdict, in the order of `VERDICTS`."""
    seconds: float


class Match:
    """Bots at a table: what each is about to do, and when."""

    def __init__(self, table: Table[Any], reflexes: Sequence[Reflex], rng: Random) -> None:
        self.table = table
        self.reflexes = reflexes
        self.rng = rng
        self.view = table.view()
        self.now = 0.0
        self.claims = dict.fromkeys(VERDICTS, 0)
        seats = range(table.game.seats)
        self.intents: list[Intent | None] = [None for _ in seats]
        self.due = [inf for _ in seats]
        self.seen = [0 for _ in seats]
        for seat in seats:
            self._look(seat)

    def play(self) -> Played:
        """Play until the game is over, or nobody has anything left to find."""
        while not self.table.finished and min(self.due) < inf:
            self.step()
        game, state = self.table.game, self.table.state
        return Played(
            game.ranking(state),
            game.scores(state),
            game.points(state),
            tuple(self.claims.values()),
            self.now,
        )

    def step(self) -> Verdict:
        """Let the earliest claim be made."""
        self.now = min(self.due)
        seat = self.due.index(self.now)
        intent = self.intents[seat]
        assert intent is not None  # noqa: S101
        verdict = self.table.judge(intent.claim, self.seen[seat], self.now).verdict
        self.claims[verdict] += 1
        self._rest(seat)
        if verdict is Verdict.OK:
            self.view = self.table.view()
            for other in range(len(self.due)):
                self._notice(other)
        else:
            for other, due in enumerate(self.due):
                if due == inf and other not in self.table.penalties.locked:
                    self._look(other)
        return verdict

    def _notice(self, seat: int) -> None:
        """Look anew, unless a claim is on its way or what it is about still lies there."""
        intent = self.intents[seat]
        if intent is not None:
            if self.due[seat] <= self.now + self.reflexes[seat].notice:
                return
            chances = self.table.game.chances(self.view, self.table.private(seat), seat)
            if intent.chance in chances:
                self.seen[seat] = self.table.accepted
                return
        self._look(seat)

    def _look(self, seat: int) -> None:
        """Start a new search, after a freeze if there is one."""
        intent = self.reflexes[seat].intent(
            self.table.game, self.view, self.table.private(seat), seat, self.rng
        )
        if intent is None:
            self._rest(seat)
            return
        begin = max(self.now, self.table.penalties.frozen_until.get(seat, 0.0))
        self.intents[seat] = intent
        self.due[seat] = begin + intent.delay
        self.seen[seat] = self.table.accepted

    def _rest(self, seat: int) -> None:
        self.intents[seat] = None
        self.due[seat] = inf
