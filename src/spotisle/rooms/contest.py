"""Contest: orders near-simultaneous claims by when the players acted, not by network latency.

A right claim opens a contest. Every claim that arrives while it is open joins it, and the room
judges them all in the order of `settle`: by the time each player took, which is the time from
sending the cards to receiving the claim, less the credit for latency. The contest stays open just
as long as somebody who has not claimed could still have been quicker.

>>> links = {0: Link(shown_at=10.0, rtt=0.020), 1: Link(shown_at=10.0, rtt=0.220)}
>>> contest = Contest(links, rivals={0, 1}, seed="room/7")
>>> _ = contest.offer(0, 31, arrived_at=11.520, reported=1.5, right=True)
>>> round(contest.closes_at, 3)
11.76
>>> _ = contest.offer(1, 8, arrived_at=11.620, reported=1.4, right=True)
>>> [(bid.seat, bid.key) for bid in contest.settle()]
[(1, 1.4), (0, 1.5)]
"""

from collections.abc import Collection, Iterable, Mapping
from hashlib import blake2b
from math import inf
from typing import TYPE_CHECKING

from msgspec import Struct

from spotisle.rooms.credit import MAX_QUOTA_S, QUOTA_REFILL_S, Link, RoundTrip, plausible_report
from spotisle.rules import Claim, Judgement, Verdict
from spotisle.rules.claim import MATCHED
from spotisle.rules.seats import RoomSeat

if TYPE_CHECKING:
    from spotisle.rooms.play import CardPlay
    from spotisle.rooms.state import RoomState

MIN_CONTEST_S = 0.001
"""A contest that would close sooner than this closes at once."""

MAX_CONTEST_S = 0.250
"""How long a contest stays open at most. A player with a round trip of 220 ms is heard 200 ms later
than an equally quick one with 20 ms: a shorter limit would take games from them."""


class Bid(Struct, frozen=True, array_like=True, gc=False):
    """One claim in a contest, with all inputs of its place in the order, for the journal."""

    seat: RoomSeat
    claim: int
    """The claim's id."""
    elapsed: float
    """Seconds from sending the cards to receiving the claim, by the server's clock."""
    reported: float | None
    """Seconds from paint to press by the client's clock; None without a plausible report."""
    rtt: float | None
    quota: float
    """The seat's quota when the contest opened."""
    lot: int
    """A random number for exact ties: the smallest comes first."""
    credit: float
    key: float
    """Elapsed less credit, rounded to the microsecond: the smallest comes first."""

    @classmethod
    def compute(
        cls,
        seat: RoomSeat,
        claim: int,
        elapsed: float,
        reported: float | None,
        link: Link,
        lot: int,
    ) -> "Bid":
        """Compute the bid from what was measured, reported and drawn."""
        reported = plausible_report(reported, elapsed)
        credit = link.credit(elapsed, reported)
        key = round(elapsed - credit, 6)
        return cls(seat, claim, elapsed, reported, link.rtt, link.quota, lot, credit, key)

    def recompute(self) -> "Bid":
        """Compute the bid again from its own inputs: a correct journal entry equals it."""
        link = Link(rtt=self.rtt, quota=self.quota)
        return Bid.compute(self.seat, self.claim, self.elapsed, self.reported, link, self.lot)


class Contest:
    """One contest for the present cards. Time and the seed are passed in."""

    def __init__(
        self,
        links: Mapping[RoomSeat, Link],
        rivals: Collection[RoomSeat],
        seed: int | str,
        max_seconds: float = MAX_CONTEST_S,
    ) -> None:
        """Open a contest among the seats of `links`; it waits only for `rivals`.

        Rivals are the seats that may claim now: connected, in play, not locked. The seed decides
        exact ties; it follows from the room's seed and the number of the state.
        """
        self._links = links
        self._rivals = rivals
        self._max_seconds = max_seconds
        self._lots = blake2b(str(seed).encode()).digest()
        self._bids: list[Bid] = []
        self._opened_at = self._best = inf
        """When the first right claim arrived, and the smallest key of a right one."""
        self.closes_at: float | None = None
        """When to settle, perhaps already past; None as long as no right claim has come."""

    def offer(
        self, seat: RoomSeat, claim: int, arrived_at: float, reported: float | None, *, right: bool
    ) -> Bid:
        """Add a claim; `right` tells whether it is right in the contested state."""
        link, lot = self._links[seat], self._lot(seat)
        bid = Bid.compute(seat, claim, self._elapsed(link, arrived_at), reported, link, lot)
        self._bids.append(bid)
        if right:
            self._opened_at = min(self._opened_at, arrived_at)
            self._best = min(self._best, bid.key)
        if self._best < inf:
            self.closes_at = self._last_chance()
        return bid

    def _lot(self, seat: RoomSeat) -> int:
        """Return the number that a seat drew: four bytes of the seed's digest."""
        return int.from_bytes(self._lots[4 * seat : 4 * seat + 4])

    def _last_chance(self) -> float:
        """Return the last moment at which a rival who has not claimed yet could be the quickest.

        Never earlier than the first right claim, nor later than `max_seconds` after it.
        """
        claimed = [bid.seat for bid in self._bids]
        latest = self._opened_at
        for seat in self._rivals:
            link = self._links[seat]
            if seat not in claimed and link.shown_at is not None:
                latest = max(latest, link.shown_at + self._best + link.max_credit)
        return min(latest, self._opened_at + self._max_seconds)

    def _elapsed(self, link: Link, arrived_at: float) -> float:
        """Return the seconds since the seat's cards were sent, or since the first seat's were."""
        shown_at = link.shown_at
        if shown_at is None:
            shown = [each.shown_at for each in self._links.values() if each.shown_at is not None]
            shown_at = min(shown, default=inf)
        return max(0.0, arrived_at - shown_at)

    def settle(self) -> list[Bid]:
        """Return all bids in fair order."""
        return fair_order(self._bids) if len(self._bids) > 1 else self._bids


def fair_order(bids: Iterable[Bid]) -> list[Bid]:
    """Sort by key, then lot, whatever order they come in.

    The claims of one seat stay in the order in which they were made.
    """
    reached: dict[RoomSeat, float] = {}
    places: list[tuple[float, int, float, int, Bid]] = []
    for bid in sorted(bids, key=lambda bid: (bid.elapsed, bid.claim)):
        reached[bid.seat] = max(bid.key, reached.get(bid.seat, 0.0))
        places.append((reached[bid.seat], bid.lot, bid.elapsed, bid.claim, bid))
    return [place[-1] for place in sorted(places, key=lambda place: place[:-1])]


def quotas_after(bids: Iterable[Bid]) -> dict[RoomSeat, float]:
    """Return the quota of each seat that claimed: less its largest use, plus one refill."""
    left: dict[RoomSeat, float] = {}
    for bid in bids:
        used = max(0.0, bid.credit - (bid.rtt or 0.0))
        rest = bid.quota - used + QUOTA_REFILL_S
        left[bid.seat] = min(rest, left.get(bid.seat, MAX_QUOTA_S))
    return left


class PendingClaim(Struct, frozen=True, gc=False):
    """A claim that has not got its verdict yet."""

    seat: RoomSeat
    id: int
    claim: Claim
    seen: int
    reported: float | None = None


class Ruling(Struct, frozen=True, gc=False):
    """The verdict on a claim, and what decided its place in the order."""

    pending: PendingClaim
    judgement: Judgement
    bid: Bid | None = None
    behind: float | None = None
    """Seconds by which another claim was quicker, where that decided it."""


class Referee:
    """Puts the claims in one room into a fair order and judges them, without any effect."""

    def __init__(self, room: "RoomState") -> None:
        self.room = room
        self.trips: dict[RoomSeat, RoundTrip] = {}
        """The round trip of each seat that somebody plays over a network."""
        self.quotas: dict[RoomSeat, float] = {}
        self._shown: dict[RoomSeat, float] = {}
        self._shown_state: tuple[int, int] | None = None
        self._contest: Contest | None = None
        self._pending: list[PendingClaim] = []

    def shown(self, seats: Iterable[RoomSeat], at: float) -> None:
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

    def is_waiting(self, seat: RoomSeat, claim: int) -> bool:
        """Tell whether this claim is in the open contest already."""
        return any(pending.seat == seat and pending.id == claim for pending in self._pending)

    def claim(self, play: "CardPlay", pending: PendingClaim, now: float) -> list[Ruling]:
        """Judge a claim at once, or add it to a contest."""
        judgement = play.judge(pending.claim, pending.seen, now)
        if self._contest is None:
            if judgement is not MATCHED:
                return [Ruling(pending, judgement)]
            self._contest = self._open(play)
        right, number = judgement is MATCHED, len(self._pending)
        self._pending.append(pending)
        self._contest.offer(pending.seat, number, now, pending.reported, right=right)
        closes_at = self._contest.closes_at
        if closes_at is not None and closes_at <= now + MIN_CONTEST_S:
            return self.settle(play, now)
        return []

    def settle(self, play: "CardPlay", now: float) -> list[Ruling]:
        """Close the contest and judge its claims in fair order."""
        contest, claims = self._contest, self._pending
        self._contest, self._pending = None, []
        if contest is None:
            return []
        bids = contest.settle()
        self.quotas |= quotas_after(bids)
        if len(claims) == 1:
            # It opened the contest, so it was right, and nothing has changed since.
            return [Ruling(claims[0], MATCHED, bids[0])]
        return self._judge_all(play, [(claims[bid.claim], bid) for bid in bids], now)

    def _judge_all(
        self, play: "CardPlay", claims: list[tuple[PendingClaim, Bid]], now: float
    ) -> list[Ruling]:
        table = play.table.trial()
        best: float | None = None
        rulings: list[Ruling] = []
        for pending, bid in claims:
            judgement = table.submit(pending.claim, pending.seen, now)
            late = judgement.verdict is Verdict.LATE
            behind = round(bid.key - best, 3) if late and best is not None else None
            rulings.append(Ruling(pending, judgement, bid, behind))
            if judgement is MATCHED and best is None:
                best = bid.key
        return rulings

    def _open(self, play: "CardPlay") -> Contest:
        table, trips, quotas = play.table, self.trips, self.quotas
        in_play, locked = table.game.in_play(table.state), table.penalties.locked
        state = (self.room.plays, play.number)
        shown = self._shown if state == self._shown_state else {}
        links: dict[RoomSeat, Link] = {}
        rivals: list[RoomSeat] = []
        for place, seat in enumerate(play.dealt.seats):
            trip = trips.get(seat)
            rtt = trip.estimate if trip else None
            links[seat] = Link(shown.get(seat), rtt, quotas.get(seat, MAX_QUOTA_S))
            if trip and place in in_play and place not in locked:
                rivals.append(seat)
        return Contest(links, rivals, f"{self.room.seed}/{state}")
