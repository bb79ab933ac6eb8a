"""The referee of a room: puts claims into a fair order and judges them.

It changes nothing on the table: its decisions are events, which the room applies when they are
durable. Only the open contest is kept here.
"""

from collections.abc import Iterable

from msgspec import Struct

from spotisle.protocol.answers import Judged
from spotisle.rooms import events as ev
from spotisle.rooms.contest import Bid, Contest, quotas_after
from spotisle.rooms.credit import MAX_QUOTA_S, Link, RoundTrip
from spotisle.rooms.play import CardPlay
from spotisle.rooms.state import RoomState
from spotisle.rules import Claim, Judgement, Verdict
from spotisle.rules.claim import MATCHED

MIN_CONTEST_S = 0.001
"""A contest that would close sooner than this closes at once."""


class PendingClaim(Struct, frozen=True, gc=False):
    """A claim that has not been judged yet."""

    seat: int
    id: int
    claim: Claim
    seen: int
    reported: float | None = None


Judgements = tuple[list[ev.Claimed], list[tuple[int, Judged]]]
"""Events to store, and the answer to each seat."""


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
        self._pending: list[PendingClaim] = []

    def shown(self, seats: Iterable[int], at: float) -> None:
        """Note when the present cards were sent to seats; the first time counts."""
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
        """When the open contest must be settled; None without one."""
        return self._contest.closes_at if self._contest else None

    def is_waiting(self, seat: int, claim: int) -> bool:
        """Tell whether this claim is in the open contest already."""
        return any(pending.seat == seat and pending.id == claim for pending in self._pending)

    def claim(self, play: CardPlay, pending: PendingClaim, now: float) -> Judgements:
        """Take a claim: judge it, or let it join or open a contest."""
        right = play.table.judge(pending.claim, pending.seen, now) is MATCHED
        if self._contest is None and not right:
            return self._judge(play, [(pending, None)], now)
        if self._contest is None:
            self._contest = self._open(play)
        self._pending.append(pending)
        place = len(self._pending) - 1
        self._contest.offer(pending.seat, place, now, pending.reported, right=right)
        closes_at = self._contest.closes_at
        if closes_at is not None and closes_at <= now + MIN_CONTEST_S:
            return self.settle(play, now)
        return [], []

    def settle(self, play: CardPlay, now: float) -> Judgements:
        """Close the contest and judge its claims in fair order."""
        contest, claims = self._contest, self._pending
        self.drop()
        if contest is None:
            return [], []
        bids = contest.settle()
        self.quotas |= quotas_after(bids)
        return self._judge(play, [(claims[bid.claim], bid) for bid in bids], now)

    def drop(self) -> None:
        """Discard the open contest."""
        self._contest, self._pending = None, []

    def _open(self, play: CardPlay) -> Contest:
        table, trips, quotas = play.table, self.trips, self.quotas
        in_play, locked = table.game.in_play(table.state), table.penalties.locked
        state = (self.room.plays, play.number)
        shown = self._shown if state == self._shown_state else {}
        links: dict[int, Link] = {}
        rivals: list[int] = []
        for place, seat in enumerate(play.dealt.seats):
            trip = trips.get(seat)
            rtt = trip.estimate if trip else None
            links[seat] = Link(shown.get(seat), rtt, quotas.get(seat, MAX_QUOTA_S))
            if trip and place in in_play and place not in locked:
                rivals.append(seat)
        return Contest(links, rivals, f"{self.room.seed}/{state}")

    def _judge(
        self, play: CardPlay, claims: list[tuple[PendingClaim, Bid | None]], now: float
    ) -> Judgements:
        judge = play.table.judge if len(claims) == 1 else play.table.trial().submit
        events: list[ev.Claimed] = []
        told: list[tuple[int, Judged]] = []
        best: float | None = None
        for pending, bid in claims:
            judgement = judge(pending.claim, pending.seen, now)
            events.append(_claimed(pending, judgement, bid, now))
            if bid and judgement.verdict is Verdict.OK and best is None:
                best = bid.key
            late = judgement.verdict is Verdict.LATE and bid is not None and best is not None
            behind = round(bid.key - best, 3) if late else None  # type: ignore[union-attr, operator]
            answer = Judged(pending.id, judgement.verdict, judgement.reason, behind)
            told.append((pending.seat, answer))
        return events, told


def _claimed(pending: PendingClaim, judgement: Judgement, bid: Bid | None, at: float) -> ev.Claimed:
    return ev.Claimed(
        at=at,
        seat=pending.seat,
        id=pending.id,
        claim=pending.claim,
        judgement=judgement,
        seen=pending.seen,
        bid=bid,
    )
