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

_OK, _WRONG = Verdict.OK, Verdict.WRONG


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

    def step(self) -> Verdict | None:
        """Let the earliest claim be made; None if that player finds nothing any more."""
        self.now = now = self._next_due
        players, dues, table = self.players, self._dues, self.table
        player = players[dues.index(now)]
        claim = player.claim()
        if claim is None:
            verdict = None
            dues[player.seat] = inf
        else:
            verdict = table.submit(claim, player.seen, now).verdict
            self.verdicts.append(verdict)
            if verdict is _OK:
                self.view = view = table.game.view(table.state)
                self._dues = dues = [other.react(view, now) for other in players]
            elif verdict is _WRONG:
                for seat, due in enumerate(dues):
                    if seat == player.seat or due == inf:
                        dues[seat] = players[seat].search(self.view, now)
            else:
                dues[player.seat] = player.react(self.view, now)
        self._next_due = min(dues)
        return verdict
