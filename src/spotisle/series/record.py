"""Writing the record of a series: its plan, what happened, and a game record for each minigame."""

from collections.abc import Sequence
from random import Random
from typing import Any

from spotisle.records import Recorder, read_text, record_text
from spotisle.records.names import Names
from spotisle.rules import SetupError, Verdict
from spotisle.series.plan import Plan
from spotisle.series.results import result_of
from spotisle.series.series import Series
from spotisle.series.steps import Drawn, Pick, Picked, Play
from spotisle.series.text import write_plan, write_standing


class SeriesRecorder:
    """A series that keeps its own record.

    >>> from spotisle.rules import Claim
    >>> from spotisle.series import preset
    >>> plan = preset("classic").plan("single", 2, games=("duel",))
    >>> recorder = SeriesRecorder(plan, ["ann", "bob"])
    >>> duel = recorder.deal(Random(1))
    >>> cards = [pile.top for pile in duel.table.view().piles]
    >>> duel.judge(Claim(1, duel.table.game.deck.plane.shared(*cards))).verdict.value
    'ok'
    >>> recorder.finish(duel)
    >>> recorder.record()["standing"]["ranking"]
    [['bob'], ['ann']]
    """

    def __init__(self, plan: Plan, seats: Sequence[str]) -> None:
        self.series = Series.start(plan)
        if len(set(seats)) != len(seats) or len(seats) != plan.players:
            raise SetupError(f"seats: {plan.players} players need as many different names")
        self.names = Names(tuple(seats), self.series.plan.teams)
        self._events: list[dict[str, Any]] = []

    def deal(self, rng: Random) -> Recorder:
        """Deal the minigame that comes next."""
        play = self.series.step
        if not isinstance(play, Play):
            raise SetupError("it is not time for a minigame")
        seats = [self.names.seats[seat] for seat in play.seats]
        return Recorder.deal(
            play.game, seats, rng, deck=play.deck, options=play.options, teams=play.teams
        )

    def finish(self, played: Recorder) -> None:
        """Enter a minigame that has been played to its end."""
        record = played.record()
        claimants = [
            played.names.seats.index(move["seat"])
            for move, judgement in zip(record["moves"], played.judgements, strict=True)
            if judgement.verdict is Verdict.OK
        ]
        self.series = self.series.after(result_of(played.table, claimants))
        self._events.append({"record": record})

    def pick(self, game: str) -> None:
        """Enter the minigame that the loser picks."""
        pick = self.series.step
        self.series = self.series.after(Picked(game))
        assert isinstance(pick, Pick)
        self._events.append({"pick": game, "seat": self.names.seats[pick.seat]})

    def draw(self, seat: int) -> None:
        """Enter the seat that chance picks."""
        self.series = self.series.after(Drawn(seat))
        self._events.append({"draw": self.names.seats[seat]})

    def record(self) -> dict[str, Any]:
        """Return the record so far as plain JSON, with the standing."""
        return series_record(self.series, self.names, self._events)


def series_record(series: Series, names: Names, events: Sequence[object]) -> dict[str, Any]:
    """Return the record of a series as plain JSON: what was planned, what happened, the standing.

    An event is a game's record, a pick with its seat, or a draw, as `replay_series` reads them.
    """
    whole = {
        **write_plan(series.plan, names),
        "events": events,
        "standing": write_standing(series.standing, names),
    }
    plain: dict[str, Any] = read_text(record_text(whole))
    return plain
