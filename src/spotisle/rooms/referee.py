"""The referee of a room: puts claims into a fair order and says what becomes of each.

Decides and changes nothing on the table: what it decides are events, which the room folds when
they are durable. Only the contest that is open at the moment lives here.
"""

from collections.abc import Iterable

from msgspec import Struct

from spotisle.protocol.answers import Judged
from spotisle.rooms import events as ev
from spotisle.rooms.contest import Bid, Contest, quotas_after
from spotisle.rooms.credit import QUOTA, Line, RoundTrip
from spotisle.rooms.play import CardPlay
from spotisle.rooms.state import RoomState
from spotisle.rules import Claim, Judgement, Verdict
from spotisle.rules.claim import MATCHED

SOON = 0.001
"""A contest that would close within a millisecond closes now: no finger is that exact."""


class Entry(Struct, frozen=True, gc=False):
    """A claim on its way to a verdict."""

    seat: int
    id: int
    claim: Claim
    seen: int
    reported: float | None = None


Judgements = tuple[list[ev.Claimed], list[tuple[int, Judged]]]
"""What to write down, and what to tell each seat."""


class Referee:
    """Judges the claims of one room."""

    def __init__(self, room: RoomState) -> None:
        self.room = room
        self.trips: dict[int, RoundTrip] = {}
        """The round trip of each seat that somebody plays over a network."""
        self.quotas: dict[int, float] = {}
        self._shown: dict[int, float] = {}
        self._shown_state: tuple[int, int] | None = None
        self._contest: Contest | None = None
        self._entries: list[Entry] = []

    def shown(self, seats: Iterable[int], at: float) -> None:
        """Note when the cards as they lie now went out to seats; the first time counts."""
        if self.room.play is None:
            return
        state = (self.room.plays, self.room.play.number)
        if self._shown_state != state:
            self._shown_state, self._shown = state, dict.fromkeys(seats, at)
            return
        for seat in seats:
            self._shown.setdefault(seat, at)

    @property
    def closes_at(self) -> float | None:
        """When the open contest must be settled."""
        return self._contest.closes_at if self._contest else None

    def is_waiting(self, seat: int, claim: int) -> bool:
        """Tell whether this very claim is in the open contest already."""
        return any(entry.seat == seat and entry.id == claim for entry in self._entries)

    def claim(self, play: CardPlay, entry: Entry, now: float) -> Judgements:
        """Take a claim: judge it, or let it join or open a contest."""
        right = play.table.judge(entry.claim, entry.seen, now) is MATCHED
        if self._contest is None and not right:
            return self._judge(play, [(entry, None)], now)
        if self._contest is None:
            self._contest = self._open(play)
        self._entries.append(entry)
        place = len(self._entries) - 1
        self._contest.offer(entry.seat, place, now, entry.reported, right=right)
        closes_at = self._contest.closes_at
        if closes_at is not None and closes_at <= now + SOON:
            return self.settle(play, now)
        return [], []

    def settle(self, play: CardPlay, now: float) -> Judgements:
        """Close the contest and judge everything in it, in fair order."""
        contest, entries = self._contest, self._entries
        self.drop()
        if contest is None:
            return [], []
        bids = contest.settle()
        self.quotas |= quotas_after(bids)
        return self._judge(play, [(entries[bid.claim], bid) for bid in bids], now)

    def drop(self) -> None:
        """Forget the open contest."""
        self._contest, self._entries = None, []

    def _open(self, play: CardPlay) -> Contest:
        table, trips, quotas = play.table, self.trips, self.quotas
        in_play, locked = table.game.in_play(table.state), table.penalties.locked
        state = (self.room.plays, play.number)
        shown = self._shown if state == self._shown_state else {}
        lines: dict[int, Line] = {}
        rivals: list[int] = []
        for place, seat in enumerate(play.dealt.seats):
            trip = trips.get(seat)
            rtt = trip.estimate if trip else None
            lines[seat] = Line(shown.get(seat), rtt, quotas.get(seat, QUOTA))
            if trip and place in in_play and place not in locked:
                rivals.append(seat)
        return Contest(lines, rivals, f"{self.room.seed}/{state}")

    def _judge(
        self, play: CardPlay, entries: list[tuple[Entry, Bid | None]], now: float
    ) -> Judgements:
        judge = play.table.judge if len(entries) == 1 else play.table.trial().submit
        events: list[ev.Claimed] = []
        told: list[tuple[int, Judged]] = []
        best: float | None = None
        for entry, bid in entries:
            judgement = judge(entry.claim, entry.seen, now)
            events.append(_claimed(entry, judgement, bid, now))
            if bid and judgement.verdict is Verdict.OK and best is None:
                best = bid.key
            late = judgement.verdict is Verdict.LATE and bid is not None and best is not None
            behind = round(bid.key - best, 3) if late else None  # type: ignore[union-attr, operator]
            answer = Judged(entry.id, judgement.verdict, judgement.reason, behind)
            told.append((entry.seat, answer))
        return events, told


def _claimed(entry: Entry, judgement: Judgement, bid: Bid | None, at: float) -> ev.Claimed:
    return ev.Claimed(
        at=at,
        seat=entry.seat,
        id=entry.id,
        claim=entry.claim,
        judgement=judgement,
        seen=entry.seen,
        bid=bid,
    )
