"""One game of bots at a real table, on a virtual clock.

The earliest claim is judged, and everyone notices what it changed as people do: see `Player`.
"""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

from msgspec import Struct

from spotisle.bots import Reflex
from spotisle.bots.player import Player
from spotisle.rules import Ranking, Table, Verdict

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
    """Bots at a table: the one who is about to claim first does."""

    def __init__(self, table: Table[Any], reflexes: Sequence[Reflex], rng: Random) -> None:
        self.table = table
        self.view = table.view()
        self.now = 0.0
        self.claims = dict.fromkeys(VERDICTS, 0)
        self.players = [Player(reflex, seat, rng) for seat, reflex in enumerate(reflexes)]
        for player in self.players:
            player.look(table, self.view, self.now)

    @property
    def next(self) -> Player:
        """The player whose claim comes first."""
        return min(self.players, key=lambda player: player.due)

    def play(self) -> Played:
        """Play until the game is over, or nobody has anything left to find."""
        while not self.table.finished and self.next.due < inf:
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
        player = self.next
        intent, self.now = player.intent, player.due
        assert intent is not None
        verdict = self.table.submit(intent.claim, player.seen, self.now).verdict
        self.claims[verdict] += 1
        player.rest()
        if verdict is Verdict.OK:
            self.view = self.table.view()
        for other in self.players:
            if verdict is Verdict.OK:
                other.notice(self.table, self.view, self.now)
            elif other.intent is None:
                other.look(self.table, self.view, self.now)
        return verdict
