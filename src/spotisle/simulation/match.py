"""One game of bots at a real table, on a virtual clock.

The earliest claim is judged, and everyone notices what it changed as people do: see `Player`.
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

_OK = Verdict.OK


class Played(Struct, frozen=True):
    """What is left of a game: its outcome, its claims, and how long it took."""

    ranking: Ranking
    scores: tuple[int, ...]
    points: tuple[int, ...]
    claims: tuple[int, ...]
    """How many claims got each verdict, in the order of `VERDICTS`."""
    seconds: float


class Match:
    """Bots at a table: the one who is about to claim first does."""

    def __init__(self, table: Table[Any], skills: Sequence[Skill], rng: Random) -> None:
        self.table = table
        self.view = table.view()
        self.now = 0.0
        self.verdicts: list[Verdict] = []
        self.players = [Player(table, seat, skill, rng) for seat, skill in enumerate(skills)]
        self._dues = [player.search(self.view, self.now) for player in self.players]
        self._next_due = min(self._dues)

    @property
    def next(self) -> Player:
        """The player whose claim comes first."""
        return self.players[self._dues.index(self._next_due)]

    def play(self) -> Played:
        """Play until the game is over, or nobody has anything left to find."""
        while not self.view.finished and self._next_due < inf:
            self.step()
        game, state = self.table.game, self.table.state
        return Played(
            game.ranking(state),
            game.scores(state),
            game.points(state),
            tuple(map(self.verdicts.count, VERDICTS)),
            self.now,
        )

    def step(self) -> Verdict:
        """Let the earliest claim be made."""
        self.now = now = self._next_due
        players, dues, table = self.players, self._dues, self.table
        player = players[dues.index(now)]
        verdict = table.submit(player.claim(), player.seen, now).verdict
        self.verdicts.append(verdict)
        if verdict is _OK:
            self.view = view = table.view()
            self._dues = dues = [other.react(view, now) for other in players]
        else:
            for seat, other in enumerate(players):
                if other.chance is None:
                    dues[seat] = other.search(self.view, now)
        self._next_due = min(dues)
        return verdict
