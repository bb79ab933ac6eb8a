"""Contest: orders near-simultaneous claims by when the players acted, not by network latency.

A right claim opens a contest. Every claim that arrives while it is open joins it, and the room
judges them all in the order of `settle`: by the time each player took, which is the time from
sending the cards to receiving the claim, less the credit for latency. The contest stays open just
as long as somebody who has not claimed could still have been quicker.

>>> links = {0: Link(rtt=0.020), 1: Link(rtt=0.220)}
>>> contest = Contest(links, rivals={0, 1}, clock_starts_at=10.0, seed="room/7")
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
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from spotisle.protocol.handicap import delays
from spotisle.rooms.credit import MAX_QUOTA_S, QUOTA_REFILL_S, Link, RoundTrip, plausible_report
from spotisle.rooms.sight import GRACE_S, Sight
from spotisle.rules import Claim, Judgement, Table
from spotisle.rules.claim import LATE, MATCH, MATCHED, OK, WRONG
from spotisle.rules.seats import RoomSeat

if TYPE_CHECKING:
    from spotisle.rooms.play import CardPlay
    from spotisle.rooms.state import RoomState

MIN_CONTEST_S = 0.001
"""A contest that would close sooner than this closes at once."""

MAX_CONTEST_S = 0.250
"""How long a contest stays open at most. A claim over a round trip of 220 ms arrives 200 ms later
than an equally quick one over 20 ms: with a shorter limit, that player would lose games."""


NO_HANDICAPS: Mapping[RoomSeat, float] = MappingProxyType({})


NO_LOT = 0
"""The lot of a claim without rivals: there is no tie to decide."""


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
    """Elapsed less credit, plus handicap, to the microsecond: the smallest comes first."""
    handicap: float = 0.0
    """Seconds by which the seat is behind the one with the largest head start."""

    @classmethod
    def compute(
        cls,
        seat: RoomSeat,
        claim: int,
        elapsed: float,
        reported: float | None,
        link: Link,
        lot: int,
        handicap: float = 0.0,
    ) -> "Bid":
        """Compute the bid from what was measured, reported and drawn."""
        reported = plausible_report(reported, elapsed)
        credit = link.credit(elapsed, reported)
        key = round(elapsed - credit + handicap, 6)
        return cls(seat, claim, elapsed, reported, link.rtt, link.quota, lot, credit, key, handicap)

    def recompute(self) -> "Bid":
        """Compute the bid again from its own inputs: a correct journal entry equals it."""
        link = Link(rtt=self.rtt, quota=self.quota)
        inputs = self.elapsed, self.reported, link, self.lot, self.handicap
        return Bid.compute(self.seat, self.claim, *inputs)


class Contest:
    """One contest for the current cards. Time and the seed are passed in."""

    def __init__(
        self,
        links: Mapping[RoomSeat, Link],
        rivals: Collection[RoomSeat],
        clock_starts_at: float,
        seed: int | str,
        max_seconds: float = MAX_CONTEST_S,
        handicaps: Mapping[RoomSeat, float] = NO_HANDICAPS,
    ) -> None:
        """Open a contest among the seats of `links`; it waits only for `rivals`.

        Rivals are the seats that may claim now: connected, in play, not locked. All claims are
        timed from `clock_starts_at`. The seed decides exact ties; it follows from the room's seed
        and the number of the state.
        """
        self._links = links
        self.rivals = rivals
        self._clock_starts_at = clock_starts_at
        self._handicaps = handicaps
        self._max_seconds = max_seconds
        if handicaps:
            self._max_seconds += max(handicaps.values())
        self._lots = blake2b(str(seed).encode()).digest()
        self._bids: list[Bid] = []
        self._opened_at = self._best = inf
        """When the first right claim arrived, and the smallest key of a right one."""
        self.closes_at: float | None = None
        """When to settle, perhaps in the past; None until a right claim has arrived."""

    def offer(
        self, seat: RoomSeat, claim: int, arrived_at: float, reported: float | None, *, right: bool
    ) -> Bid:
        """Add a claim; `right` tells whether it is right in the contested state."""
        bid = self.bid(seat, claim, arrived_at, reported)
        self._bids.append(bid)
        if right:
            self._opened_at = min(self._opened_at, arrived_at)
            self._best = min(self._best, bid.key)
        if self._best < inf:
            self.closes_at = self._last_chance()
        return bid

    def bid(self, seat: RoomSeat, claim: int, arrived_at: float, reported: float | None) -> Bid:
        """Return what decides the place of a claim."""
        elapsed = max(0.0, arrived_at - self._clock_starts_at)
        link, handicap = self._links[seat], self._handicaps.get(seat, 0.0)
        return Bid.compute(seat, claim, elapsed, reported, link, self._lot(seat), handicap)

    def is_ahead(self, bid: Bid) -> bool:
        """Tell whether a claim comes well before every right one so far."""
        return bid.key + MAX_CONTEST_S < self._best

    def _lot(self, seat: RoomSeat) -> int:
        """Return the number that a seat drew: four bytes of the seed's digest."""
        return int.from_bytes(self._lots[4 * seat : 4 * seat + 4])

    def _last_chance(self) -> float:
        """Return the last moment at which a rival who has not claimed yet could be the quickest.

        Never earlier than the first right claim, nor later than `max_seconds` after it, or after
        the clock has started.
        """
        latest = self._opened_at
        claimed = [bid.seat for bid in self._bids]
        for seat in self.rivals:
            if seat not in claimed:
                ahead = self._links[seat].max_credit - self._handicaps.get(seat, 0.0)
                latest = max(latest, self._clock_starts_at + self._best + ahead)
        return min(latest, max(self._opened_at, self._clock_starts_at) + self._max_seconds)

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


def _handicaps(play: "CardPlay") -> Mapping[RoomSeat, float]:
    """Return by how many seconds each seat is behind, where anybody has a head start."""
    if not play.dealt.handicaps:
        return NO_HANDICAPS
    behind = delays(play.dealt.handicaps)
    return dict(zip(play.dealt.seats, behind, strict=False)) or NO_HANDICAPS


class PendingClaim(Struct, frozen=True, gc=False):
    """A claim that has no verdict yet."""

    seat: RoomSeat
    id: int
    claim: Claim
    seen: int
    """The number of the state that it refers to."""
    arrived_at: float
    reported: float | None = None


STRAY = Judgement(LATE, MATCH)
"""The judgement of a claim for cards that have been taken since, whatever it names. It wins
nothing, even if it happens to be right for the current cards, and costs nothing: a lock would have
ended with the old card."""


def judge_at(table: Table[Any], pending: PendingClaim, now: float) -> Judgement:
    """Judge a claim on this table, without any effect."""
    judgement = table.judge(pending.claim, pending.seen, now)
    if pending.seen == table.accepted or judgement.verdict not in (OK, WRONG):
        return judgement
    return STRAY if table.cards_changed(pending.claim, pending.seen) else judgement


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
        self.sight = Sight()
        self._quotas: dict[str, float] = {}
        """By person, so that changing seats does not refill it."""
        self._contest: Contest | None = None
        self._pending: list[PendingClaim] = []

    def note_sent(self, at: float) -> None:
        """Note that the current cards were sent to somebody."""
        if self.room.play is not None:
            self.sight.note_sent(self.room.plays, self.room.play.number, at)

    def believable_state(
        self, play: "CardPlay", seat: RoomSeat, seen: int, reported: float | None, now: float
    ) -> int:
        """Return the state that a claim refers to, given the state `seen` that it names.

        A press within `GRACE_S` of the cards appearing was meant for the previous ones. Reporting
        such a short time for a guess does not pay: the claim cannot win the new card.
        """
        if seen >= play.number:
            falling = reported is not None and 0.0 <= reported < GRACE_S
            return play.number - 1 if falling and play.number else play.number
        trip = self.trips.get(seat)
        rtt = trip.estimate if trip else None
        covered = self.room.curtain is not None  # then nobody has seen the current cards
        return self.sight.believable_state(seen, play.number - covered, rtt or 0.0, now)

    @property
    def closes_at(self) -> float | None:
        """When the open contest must be settled; None without one."""
        return self._contest.closes_at if self._contest else None

    def is_waiting(self, seat: RoomSeat, claim: int) -> bool:
        """Tell whether this claim is in the open contest already."""
        return any(pending.seat == seat and pending.id == claim for pending in self._pending)

    def claim(self, play: "CardPlay", pending: PendingClaim, now: float) -> list[Ruling]:
        """Judge a claim at once, or add it to a contest."""
        arrived_at, number = pending.arrived_at, len(self._pending)
        judgement = judge_at(play.table, pending, now)
        right = judgement is MATCHED
        if self._contest is None:
            if not right:
                return [Ruling(pending, judgement)]
            opened = self._open(play, pending)
            if isinstance(opened, Bid):
                self._keep_quotas((opened,))
                return [Ruling(pending, judgement, opened)]
            self._contest = opened
        elif judgement.verdict is WRONG:
            bid = self._contest.bid(pending.seat, number, arrived_at, pending.reported)
            if self._contest.is_ahead(bid):  # a handicap keeps the contest open for long
                return [Ruling(pending, judgement)]
        self._pending.append(pending)
        self._contest.offer(pending.seat, number, arrived_at, pending.reported, right=right)
        closes_at = self._contest.closes_at
        if closes_at is not None and closes_at <= arrived_at + MIN_CONTEST_S:
            return self.settle(play, now)
        return []

    def settle(self, play: "CardPlay", now: float) -> list[Ruling]:
        """Close the contest and judge its claims in fair order."""
        contest, claims = self._contest, self._pending
        self._contest, self._pending = None, []
        if contest is None:
            return []
        bids = contest.settle()
        self._keep_quotas(bids)
        if len(claims) == 1:
            # It opened the contest, so it was right, and nothing has changed since.
            return [Ruling(claims[0], MATCHED, bids[0])]
        return self._judge_all(play, [(claims[bid.claim], bid) for bid in bids], now)

    def _keep_quotas(self, bids: Iterable[Bid]) -> None:
        for seat, quota in quotas_after(bids).items():
            person = self.room.seats[seat].person
            if person is not None:
                self._quotas[person] = quota

    def _judge_all(
        self, play: "CardPlay", claims: list[tuple[PendingClaim, Bid]], now: float
    ) -> list[Ruling]:
        table = play.table.trial()
        best: float | None = None
        rulings: list[Ruling] = []
        for pending, bid in claims:
            judgement = judge_at(table, pending, now)
            if judgement is not STRAY:
                table.submit(pending.claim, pending.seen, now, judgement)
            late = judgement.verdict is LATE
            behind = round(bid.key - best, 3) if late and best is not None else None
            rulings.append(Ruling(pending, judgement, bid, behind))
            if judgement is MATCHED and best is None:
                best = bid.key
        return rulings

    def _open(self, play: "CardPlay", pending: PendingClaim) -> Contest | Bid:
        """Open a contest for a right claim; return its bid if nobody could still be quicker."""
        seat, arrived_at, handicaps = pending.seat, pending.arrived_at, _handicaps(play)
        starts_at = self.sight.clock_starts_at(self.room.plays, play.number)
        if starts_at is None:
            starts_at = arrived_at
        rivals = self._rivals(play, handicaps, paused=arrived_at < starts_at)
        if rivals:
            links = {seat: self._link(seat) for seat in play.dealt.seats}
            seed = f"{self.room.seed}/{(self.room.plays, play.number)}"
            return Contest(links, rivals, starts_at, seed, handicaps=handicaps)
        elapsed, handicap = max(0.0, arrived_at - starts_at), handicaps.get(seat, 0.0)
        return Bid.compute(seat, 0, elapsed, pending.reported, self._link(seat), NO_LOT, handicap)

    def _rivals(
        self, play: "CardPlay", handicaps: Mapping[RoomSeat, float], *, paused: bool
    ) -> list[RoomSeat]:
        """Return the seats that may claim now: in play and not locked.

        Without handicaps or a pause, a contest does not wait for seats with an unknown round trip.
        """
        all_wait = paused or bool(handicaps)
        rivals = [seat for seat, trip in self.trips.items() if all_wait or trip.estimate]
        if handicaps:
            rivals += [seat for seat in play.dealt.seats if self.room.seats[seat].bot is not None]
        if not rivals:
            return rivals
        able = play.game.in_play(play.table.state) - play.table.penalties.locked
        return [seat for seat in rivals if play.place_of(seat) in able]

    def _link(self, seat: RoomSeat) -> Link:
        trip, person = self.trips.get(seat), self.room.seats[seat].person
        rtt = trip.estimate if trip else None
        return Link(rtt, self._quotas.get(person or "", MAX_QUOTA_S))
