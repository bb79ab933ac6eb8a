"""One game of bots at a real table, on a virtual clock.

The earliest claim is judged, and all bots react to the change with human delays: see `Player`.
"""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

from msgspec import Struct

from spotisle.bots import Skill
from spotisle.bots.player import Player
from spotisle.rules import Ranking, Table, Verdict

VERDICTS = tuple(Verdict)

_OK, _WRONG = Verdict.OK, Verdict.WRONG


class Played(Struct, frozen=True):
    """The result of a game: its outcome, its claims, and how long it took."""

    ranking: Ranking
    scores: tuple[int, ...]
    points: tuple[int, ...]
    claims: tuple[int, ...]
    """How many claims got each verdict, in the order of `VERDICTS`."""
    seconds: float


class Match:
    """Bots at a table: an event loop over their claims, the earliest first."""

    def __init__(self, table: Table[Any], skills: Sequence[Skill], rng: Random) -> None:
        self.table = table
        self.view = table.view()
        self.now = 0.0
        self.refused: list[Verdict] = []
        """The verdicts on all claims but the right ones, which the table counts."""
        self.players = [Player(table, seat, skill, rng) for seat, skill in enumerate(skills)]
        self._dues = [player.search(self.view, self.now) for player in self.players]
        self._next_due = min(self._dues)

    @property
    def next(self) -> Player:
        """The player whose claim comes first."""
        return self.players[self._dues.index(self._next_due)]

    def play(self) -> Played:
        """Play until the game is over, or nobody has anything left to find."""
        while self._next_due < inf and not self.view.finished:
            self.step()
        game, state = self.table.game, self.table.state
        return Played(
            game.ranking(state),
            game.scores(state),
            game.points(state),
            (self.table.accepted, *map(self.refused.count, VERDICTS[1:])),
            self.now,
        )

    def step(self) -> Verdict | None:
        """Make the earliest claim and return its verdict; None if there is nothing to claim."""
        self.now = now = self._next_due
        table, players, dues = self.table, self.players, self._dues
        seat = dues.index(now)
        player = players[seat]
        claim = player.claim()
        if claim is None:
            verdict = None
            dues[seat] = inf
        else:
            verdict = table.submit(claim, player.seen, now).verdict
            if verdict is _OK:
                self.view = view = table.view()
                for seat, player in enumerate(players):
                    dues[seat] = player.react(view, now)
            else:
                self.refused.append(verdict)
                if verdict is _WRONG:
                    self._search_again(seat)
                else:
                    dues[seat] = player.react(self.view, now)
        self._next_due = min(dues)
        return verdict

    def _search_again(self, wrong: int) -> None:
        """After a wrong claim, restart the search of its player and of those whom it unlocks."""
        for seat, due in enumerate(self._dues):
            if seat == wrong or due == inf:
                self._dues[seat] = self.players[seat].search(self.view, self.now)
